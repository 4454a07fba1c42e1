// Whole games by what is advised: their mean is what the table promises.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { totalsByAdvice } from "../../../scripts/tools/solve/play.ts";

describe("games by exact advice", () => {
  it.each([
    ["classic", 254.5877, 59.6079],
    ["yacht", 166.9551, 34.9816],
  ] as const)("of %s come to its value, within three standard errors", (ruleSet, mean, deviation) => {
    const games = 150;
    const totals = totalsByAdvice(chooseRules(ruleSet), games, 5);
    const reached = totals.reduce((sum, total) => sum + total, 0) / games;
    expect(Math.abs(reached - mean)).toBeLessThan((3 * deviation) / Math.sqrt(games));
  });

  it("by the table bring more than the same dice by the estimate", () => {
    const rules = chooseRules("yatzy");
    const mean = (all: readonly number[]) => all.reduce((sum, total) => sum + total, 0) / all.length;
    expect(mean(totalsByAdvice(rules, 120, 7))).toBeGreaterThan(mean(totalsByAdvice(rules, 120, 7, null)));
  });
});
