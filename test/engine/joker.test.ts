// Five alike once the Yahtzee category is filled, under each joker rule: what may be chosen, for what, and the
// bonus. Source of the forced rule: the official rule sheet; of the others: CONTRIBUTING, house rules.
import { describe, expect, it } from "vitest";
import { newGame } from "../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove } from "../../scripts/engine/moves.ts";
import { type ChosenRules, chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { hold, play, roll, score, step, thrown, turn } from "../support/games.ts";

const FORCED = chooseRules("classic");
const FREE = chooseRules("classic", { joker: "free" });
const FREE_OPEN = chooseRules("classic", { joker: "freeOpen" });
const NONE = chooseRules("classic", { joker: "none" });

const LOWER_FULL: Card = {
  threeKind: 0,
  fourKind: 0,
  fullHouse: 0,
  smallStraight: 0,
  largeStraight: 0,
  chance: 10,
};

/** What may be chosen, with its points. */
function choices(rules: ChosenRules, card: Card, faces: string): Record<string, number> {
  const legal = previews(thrown(rules, card, faces)).filter(({ refusal }) => refusal === null);
  return Object.fromEntries(legal.map(({ category, points }) => [category, points]));
}

function bonuses(rules: ChosenRules, card: Card, faces: string, before = 0): readonly number[] {
  return [...new Set(previews(thrown(rules, card, faces, before)).map(({ yahtzeeBonus }) => yahtzeeBonus))];
}

describe("a forced joker", () => {
  it.each([50, 0])("goes into its own number while that is open, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { yahtzee }, "4 4 4 4 4")).toEqual({ fours: 20 });
  });

  it.each([50, 0])("else pays the lower section in full, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { yahtzee, fours: 12 }, "4 4 4 4 4")).toEqual({
      threeKind: 20,
      fourKind: 20,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
      chance: 20,
    });
  });

  it.each([50, 0])("else is a zero in any open number, with %i in Yahtzee", (yahtzee) => {
    expect(choices(FORCED, { ...LOWER_FULL, yahtzee, fours: 12 }, "4 4 4 4 4")).toEqual({
      ones: 0,
      twos: 0,
      threes: 0,
      fives: 0,
      sixes: 0,
    });
  });

  it("counts a number that was given up as filled", () => {
    expect(
      choices(FORCED, { ...LOWER_FULL, chance: 10, yahtzee: 50, fours: 0, ones: 3 }, "4 4 4 4 4"),
    ).toEqual({
      twos: 0,
      threes: 0,
      fives: 0,
      sixes: 0,
    });
  });

  it("names the reason for what it does not allow", () => {
    const matchingFirst = applyMove(thrown(FORCED, { yahtzee: 50 }, "4 4 4 4 4"), score("largeStraight"));
    expect(matchingFirst).toEqual({ ok: false, reason: "jokerMatchingFirst" });
    const lowerFirst = applyMove(thrown(FORCED, { yahtzee: 50, fours: 8 }, "4 4 4 4 4"), score("ones"));
    expect(lowerFirst).toEqual({ ok: false, reason: "jokerLowerFirst" });
  });

  it("is none while the Yahtzee category is open: everything is open for its ordinary points", () => {
    const game = thrown(FORCED, { fours: 12 }, "4 4 4 4 4");
    expect(choices(FORCED, { fours: 12 }, "4 4 4 4 4")).toMatchObject({ ones: 0, fullHouse: 0, yahtzee: 50 });
    expect(previews(game).filter(({ joker }) => joker)).toEqual([]);
  });

  it("is none for four alike", () => {
    expect(choices(FORCED, { yahtzee: 50 }, "4 4 4 4 3")).toMatchObject({
      ones: 0,
      fullHouse: 0,
      chance: 19,
    });
  });
});

describe("a free joker", () => {
  it("goes anywhere, for ordinary points while its own number is open", () => {
    expect(choices(FREE, { yahtzee: 50 }, "4 4 4 4 4")).toEqual({
      ones: 0,
      twos: 0,
      threes: 0,
      fours: 20,
      fives: 0,
      sixes: 0,
      threeKind: 20,
      fourKind: 20,
      fullHouse: 0,
      smallStraight: 0,
      largeStraight: 0,
      chance: 20,
    });
  });

  it("pays the lower section in full once its own number is filled", () => {
    expect(choices(FREE, { yahtzee: 0, fours: 0 }, "4 4 4 4 4")).toMatchObject({
      ones: 0,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
    });
  });

  it("pays the lower section in full at once in the open reading", () => {
    expect(choices(FREE_OPEN, { yahtzee: 0 }, "4 4 4 4 4")).toMatchObject({
      ones: 0,
      fours: 20,
      fullHouse: 25,
      smallStraight: 30,
      largeStraight: 40,
    });
  });
});

describe("no joker", () => {
  it("leaves everything open for ordinary points, and the bonus is paid all the same", () => {
    const card = { yahtzee: 50, fours: 12 };
    expect(choices(NONE, card, "4 4 4 4 4")).toMatchObject({ ones: 0, fullHouse: 0, largeStraight: 0 });
    expect(bonuses(NONE, card, "4 4 4 4 4")).toEqual([100]);
  });
});

describe("the Yahtzee bonus", () => {
  it("a Yahtzee after a zero in the Yahtzee category earns no bonus (S7)", () => {
    const rolled = thrown(FORCED, { yahtzee: 0 }, "3 3 3 3 3");
    const { after, events } = step(rolled, score("threes"));
    expect(events[0]).toMatchObject({ type: "scored", points: 15, yahtzeeBonus: 0, joker: false });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(0);
  });

  it("is paid with the entry, also where the joker is a zero", () => {
    const card = { ...LOWER_FULL, yahtzee: 50, fours: 12 };
    const { after, events } = step(thrown(FORCED, card, "4 4 4 4 4"), score("ones"));
    expect(events[0]).toMatchObject({ type: "scored", points: 0, yahtzeeBonus: 100 });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(1);
  });

  it("the first Yahtzee itself earns none", () => {
    expect(bonuses(FORCED, {}, "4 4 4 4 4")).toEqual([0]);
  });

  it("a rerolled five of a kind banks nothing", () => {
    const rolled = play(
      newGame(FORCED, 1),
      ...turn("6 6 6 6 6", "yahtzee"),
      roll("5 5 5 5 5"),
      hold(true, true, true, true, false),
      roll("1"),
    );
    const { after, events } = step(rolled, score("chance"));
    expect(events[0]).toMatchObject({ points: 21, yahtzeeBonus: 0, joker: false });
    expect(after.sheets[0]?.columns[0]?.yahtzeeBonuses).toBe(0);
  });

  it("a five of a kind that is rerolled before Yahtzee is filled leaves Yahtzee open", () => {
    const game = play(newGame(FORCED, 1), roll("5 5 5 5 5"), roll("1 2 3 4 6"), score("smallStraight"));
    const next = play(game, roll("1 2 3 4 5"));
    expect(legalMoves(next).score).toContainEqual({ category: "yahtzee", column: 0 });
  });

  it("has no limit as printed", () => {
    expect(bonuses(FORCED, { yahtzee: 50 }, "4 4 4 4 4", 11)).toEqual([100]);
  });

  it.each([1, 2, 3])("stops at a cap of %i", (yahtzeeBonusCap) => {
    const rules = chooseRules("classic", { yahtzeeBonusCap });
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4", yahtzeeBonusCap - 1)).toEqual([100]);
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4", yahtzeeBonusCap)).toEqual([0]);
  });

  it("is worth what the house rule says", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50 });
    expect(bonuses(rules, { yahtzee: 50 }, "4 4 4 4 4")).toEqual([50]);
  });
});
