import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleScripts } from "../../../scripts/tools/build/bundle.ts";

/** The bundle of these files by name, of which `main.ts` is the entry. */
async function bundled(files: Readonly<Record<string, string>>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "yahtzee-modules-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code);
  const { code } = await bundleScripts({
    entry: join(root, "main.ts"),
    root,
    mapFolder: root,
    notice: "",
    keys: new Map(),
  });
  return Buffer.from(code).toString("utf8");
}

test("what several files want of a module of the game is imported once, and types not at all", async () => {
  const code = await bundled({
    "main.ts": `import {
  type Block,
  system,
  world,
} from "@minecraft/server";
import { CustomForm } from "@minecraft/server-ui";
import { other } from "./other.ts";
export const all = (block: Block): unknown[] => [block, system, world, CustomForm, other];`,
    "other.ts": `import { Player, world } from "@minecraft/server";
import type { Entity } from "@minecraft/server";
export const other = (entity: Entity): unknown[] => [entity, Player, world];`,
  });
  const imports = [...code.matchAll(/import\{([^}]+)\}from"([^"]+)"/g)].map(([, names = "", module]) => [
    module,
    names
      .split(",")
      .map((name) => name.replace(/ as .*/, ""))
      .sort(),
  ]);
  expect(imports).toEqual([
    ["@minecraft/server", ["Player", "system", "world"]],
    ["@minecraft/server-ui", ["CustomForm"]],
  ]);
});

test("a way of importing that is not looked for stops the build", async () => {
  const main = `import { world as all } from "@minecraft/server";\nexport const other = all;`;
  await expect(bundled({ "main.ts": main })).rejects.toThrow(
    'No matching export in "game:@minecraft/server"',
  );
});
