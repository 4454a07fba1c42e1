// The command line of the solved positions: what it prints and its exit status.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const FILES = readdirSync("test/fixtures/positions").map((name) => `test/fixtures/positions/${name}`);

function positions(...files: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/tools/positions/positions.ts", ...files],
    { cwd: ROOT, encoding: "utf8" },
  );
  return { stdout, stderr, status };
}

describe("npm run positions", () => {
  it("finds the values and the choices of an independent solver", () => {
    const { stdout, stderr, status } = positions(...FILES);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    expect(stdout).toMatch(
      /^170 passed, 0 failed\nlargest value error 0\.\d+, largest decision loss 0\.\d+\n$/,
    );
  });

  it("ends with 2 and names the file when it is of another kind", () => {
    expect(positions("test/fixtures/vectors/classic.json")).toEqual({
      stdout: "",
      stderr: expect.stringMatching(
        /^test.fixtures.vectors.classic\.json: format is .*"yahtzee-positions-1"\.\n$/,
      ),
      status: 2,
    });
  });

  it("ends with 2 and says how to call it when no file is named", () => {
    expect(positions()).toEqual({
      stdout: "",
      stderr: "No file was named, expected at least one: npm run positions -- FILE...\n",
      status: 2,
    });
  });
});
