// What a soak prints: each failed run with the way back to it, and the sums at the end.
import { describe, expect, test } from "vitest";
import { failureText, Tally } from "../../../scripts/tools/soak/report.ts";
import type { Outcome } from "../../../scripts/tools/soak/run.ts";

const FAILED: Outcome = {
  seed: 4711,
  reason: "the seat of Ben is taken by nobody",
  steps: ["Ana, Ben bring the match on by 6 commands", "Ben leaves the world"],
  counts: [
    ["quitting", 1],
    ["a sensible step", 5],
  ],
};
const PASSED: Outcome = { seed: 4712, reason: null, steps: [], counts: [["quitting", 3]] };

describe("a failed run", () => {
  test("is told with its seed, why, the steps that led there, and how to see it again", () => {
    expect(failureText(FAILED)).toBe(`Seed 4711 failed: the seat of Ben is taken by nobody
   1  Ana, Ben bring the match on by 6 commands
   2  Ben leaves the world
Again: npm run soak -- --matches 1 --seed 4711
`);
  });
});

describe("a failed run with stakes", () => {
  test("is told with the way back to it", () => {
    expect(failureText(FAILED, "whole")).toContain("--seed 4711 --stakes\n");
    expect(failureText(FAILED, "beyond")).toContain("--seed 4711 --stakes beyond\n");
  });
});

describe("the sums of a soak", () => {
  const tally = new Tally();
  for (const outcome of [FAILED, PASSED, PASSED]) tally.add(outcome);

  test("say what was done how often, the most frequent first", () => {
    expect(tally.counts()).toBe("       7  quitting\n       5  a sensible step");
  });

  test("say on the way how many of how many are done, and how fast", () => {
    expect(tally.progress(10, 2)).toBe("3 of 10, 1 failed, 1.5 a second");
  });

  test("end with how many passed and how many failed", () => {
    expect(tally.last()).toBe("2 passed, 1 failed");
  });
});
