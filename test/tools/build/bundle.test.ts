import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bundleScripts } from "../../../scripts/tools/build/bundle.ts";

const root = mkdtempSync(join(tmpdir(), "yahtzee-bundle-"));
const entry = join(root, "main.ts");
afterAll(() => rmSync(root, { recursive: true }));

/** A bundle of this one file. */
async function bundled(source: string): Promise<string> {
  writeFileSync(entry, source);
  const { code } = await bundleScripts({ entry, root, mapFolder: root, notice: "", keys: new Map() });
  return Buffer.from(code).toString();
}

/** It calls this of one thing after another. */
function calling(called: string): string {
  const calls = ["a", "b.c", "[a, b]", "[b]"].map((argument) => `${called}(${argument})`);
  return `export const made = (a: any, b: any): unknown => [${calls.join(", ")}];`;
}

test("a function of the language that is called in several places is looked up once", async () => {
  expect((await bundled(calling("Object.entries"))).split("Object.entries")).toHaveLength(2);
});

test("one that needs what it stands on is not torn off: the build says so", async () => {
  await expect(bundled(calling("Promise.all"))).rejects.toThrow(
    "The minifier calls Promise.all without its Promise: use it less often, or let it do no such thing.",
  );
});

test("no minifier puts back the words for what is nothing", async () => {
  const source = "export const isNothing = (a: unknown): boolean => a === null || a === undefined;";
  expect(await bundled(source)).not.toMatch(/null|void 0|undefined/);
});
