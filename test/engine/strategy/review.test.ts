// The review of a game adds up, finds what cost most, and refuses what the rules do not allow.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { bestChoice } from "../../../scripts/engine/strategy/advice.ts";
import type { Decision } from "../../../scripts/engine/strategy/decision.ts";
import { LEVELS } from "../../../scripts/engine/strategy/levels.ts";
import { type Review, reviewing } from "../../../scripts/engine/strategy/review.ts";
import { gamesOf, reviewOf } from "../../../scripts/tools/bench/level-means.ts";
import { gamesBy, type PlayedGame, tableNow } from "../../../scripts/tools/solve/play.ts";
import { everyRules } from "../../support/games.ts";

const CLASSIC = chooseRules("classic");

/** What is left of the sum that a review is: nothing but what adding rounds. */
const error = ({ start, luck, lost, final }: Review): number => Math.abs(start + luck - lost - final);

function reviewed({ decisions, dice }: PlayedGame, rules = CLASSIC, table = tableNow(rules)): Review {
  const work = reviewing(rules, decisions, dice, table);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe("a review", () => {
  /** A thousand games of each level were reviewed with the same result. */
  it.each(LEVELS)("of games by a %s player adds up to the final total", (level) => {
    for (const game of gamesOf(level, 12, 3)) {
      const review = reviewOf(game);
      expect(review.final).toBe(game.total);
      expect(error(review)).toBeLessThan(1e-6);
      expect(review.lost).toBeGreaterThanOrEqual(0);
      expect(review.isExact).toBe(true);
    }
  });

  it("of perfect play finds nothing lost, and of less the costliest first", () => {
    const [perfect, beginner] = (["perfect", "beginner"] as const).map((level) => {
      const [game] = gamesOf(level, 1, 4);
      if (game === undefined) throw new Error("One game is played.");
      return reviewOf(game);
    });
    expect([perfect?.lost.toFixed(6), perfect?.efficiency, perfect?.worst]).toEqual(["0.000000", 1, []]);
    const costs = (beginner?.worst ?? []).map(({ lost }) => lost);
    expect(costs).toHaveLength(3);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    for (const { done, choices, lost } of beginner?.worst ?? []) {
      expect(choices[0].value - done.value).toBeCloseTo(lost, 9);
    }
    expect(beginner?.efficiency).toBeLessThan(1);
  });

  it("adds up under any rules, where nothing is solved too, and says that it is about right there", () => {
    for (const rules of everyRules()) {
      const [game] = gamesBy(rules, 1, 5, (now) => bestChoice(now, null));
      if (game === undefined) throw new Error("One game is played.");
      const review = reviewed(game, rules, null);
      expect([rules, review.final, error(review) < 1e-6, review.isExact]).toEqual([
        rules,
        game.total,
        true,
        false,
      ]);
    }
  });

  it("refuses a decision that the rules do not allow", () => {
    const first: Decision = { type: "scored", category: "chance", column: 0 };
    expect(() => reviewed({ decisions: [first], dice: [], total: 0 })).toThrow(RangeError);
  });
});
