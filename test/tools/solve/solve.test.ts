// The command line of the solver: what it prints, its exit status, and that it goes on where it was stopped.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

function solve(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/tools/solve/solve.ts", ...args],
    { cwd: ROOT, encoding: "utf8" },
  );
  return { stdout: stdout.replace(/[\d.]+ s$/m, "some s"), stderr, status };
}

describe("npm run solve", () => {
  it("prints what best play brings, and that it is as published", () => {
    expect(
      solve("--rules", "generala", "--house", "dobleGenerala=false", "--check", "--threads", "2"),
    ).toEqual({
      stdout: [
        "generala;dobleGenerala=false: expected 151.93501715, standard deviation 33.5146, 1024 states, some s",
        "  as published: 151.93501715, 33.5146, 1024 states",
        "",
      ].join("\n"),
      stderr: "",
      status: 0,
    });
  });

  it("ends with 2 and says what would be right when it cannot be told what is wanted", () => {
    const { stdout, stderr, status } = solve("--rules", "bunco");
    expect([stdout, status]).toEqual(["", 2]);
    expect(stderr).toMatch(/^--rules is one of yahtzee\.classic, .*, not bunco\.\n\nnpm run solve -- /);
  });
});
