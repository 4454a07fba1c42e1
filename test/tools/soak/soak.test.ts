// The command line of a soak: what it prints and its exit status.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHANCE_PROPERTY } from "../../../scripts/tools/soak/ground.ts";

const ROOT = join(import.meta.dirname, "../../..");

function soak(...args: readonly string[]) {
  // Little memory, for the one that uses it up.
  const command = ["--import", "tsx", "--max-old-space-size=250", "scripts/tools/soak/soak.ts", ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" });
  return { stdout, stderr, status, last: stdout.trimEnd().split("\n").at(-1) };
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "soak-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The built bundle with a line beside it that does harm, but not while the ground is made. */
function planted(harm: string): string {
  const file = join(folder, "main.js");
  const built = readFileSync(join(ROOT, "dist/behavior_pack/scripts/main.js"), "utf8");
  const text = `${built}
import { system as plantedSystem, world as plantedWorld } from "@minecraft/server";
plantedSystem.runInterval(() => {
  if (plantedWorld.getDynamicProperty("${CHANCE_PROPERTY}") !== undefined) ${harm}
}, 100);`;
  writeFileSync(file, text);
  return file;
}

describe("npm run soak", () => {
  test("ends with 0 and how many passed when all do, shared among processes", () => {
    const { stdout, status, last } = soak("--matches", "3", "--seed", "5", "--jobs", "2");
    expect({ status, last }).toEqual({ status: 0, last: "3 passed, 0 failed" });
    expect(stdout).toMatch(/^3 matches from seed 5 on, 2 at a time\.\n +\d+ {2}/);
  });

  test("prints seed and reason of each that fails, and ends with 1", () => {
    const bundle = planted(`throw new Error("planted");`);
    const { stdout, status, last } = soak("--matches", "1", "--seed", "9", "--bundle", bundle);
    expect({ status, last }).toEqual({ status: 1, last: "0 passed, 1 failed" });
    expect(stdout).toMatch(/^Seed 9 failed: .*Error: planted/m);
    expect(stdout).toContain("Again: npm run soak -- --matches 1 --seed 9\n");
  });

  test("ends with 1 when a process of it does not survive", () => {
    const bundle = planted("for (const all = []; ; ) all.push(new Array(1e6).fill(0));");
    const { stdout, status, last } = soak("--matches", "1", "--seed", "9", "--bundle", bundle);
    expect({ status, last }).toEqual({ status: 1, last: "0 passed, 1 failed" });
    expect(stdout).toContain("Seed 9 failed: the process of this run ended, or hung and was ended");
  });

  test("ends with 2 and says what would be right when it is called wrongly", () => {
    const { stdout, stderr, status } = soak("--matches", "some");
    expect({ stdout, status }).toEqual({ stdout: "", status: 2 });
    expect(stderr).toMatch(/^--matches is a whole number from 1 to 1000000, not some\.\n\nnpm run soak -- /);
  });
});
