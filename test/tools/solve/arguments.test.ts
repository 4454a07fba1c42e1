// What may be said to the solver, and what it answers to anything else.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { readArguments } from "../../../scripts/tools/solve/arguments.ts";

function reasonFor(...args: readonly string[]): string {
  const read = readArguments(args);
  return read.ok ? "" : (read.reason.split("\n")[0] ?? "");
}

describe("the arguments of the solver", () => {
  it("mean all rules that have a table where none is named", () => {
    expect(readArguments(["--threads", "1", "--check"])).toEqual({
      ok: true,
      value: { rules: [], threads: 1, games: 0, check: true, loss: false, write: false },
    });
  });

  it("name rules as vectors do, and house rules by their ids", () => {
    const read = readArguments([
      "--rules",
      "generala",
      "--house",
      "generalaPoints=50",
      "--house",
      "straight34561=true",
    ]);
    expect(read.ok && read.value.rules).toEqual([
      chooseRules("generala", { generalaPoints: 50, straight34561: true }),
    ]);
  });

  it.each([
    ["--rules is one of yahtzee.classic, yahtzee.free, ", "--rules", "bunco"],
    [
      "--house for yacht is one of yachtReading=1938|knizia, not joker=none.",
      "--rules",
      "yacht",
      "--house",
      "joker=none",
    ],
    [
      "--house for yacht is one of yachtReading=1938|knizia, not yachtReading.",
      "--rules",
      "yacht",
      "--house",
      "yachtReading",
    ],
    ["--house needs --rules before it.", "--house", "joker=none"],
    ["yahtzee.triple cannot be solved so: ", "--rules", "yahtzee.triple"],
    ["--threads is a whole number from 1 to 64, not 0.", "--threads", "0"],
    ["--games is a whole number from 0 to 10000000, not many.", "--games", "many"],
    ["--write stands alone: it writes all tables.", "--write", "--check"],
    ["Unknown option '--rule'", "--rule", "yacht"],
  ])("are refused with what would be right: %s", (reason, ...args) => {
    expect(reasonFor(...args)).toContain(reason);
  });
});
