// Classic against the printed sheet: dice, category, points. A player can check every row by eye. And Free Joker, the
// same sheet: what differs stands with placement.
import { describe, expect, it } from "vitest";
import { newGame } from "../../../scripts/engine/game.ts";
import { previews } from "../../../scripts/engine/legal-moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { totals } from "../../../scripts/engine/totals.ts";
import { allThrows } from "../../support/dice.ts";
import { play, thrown, totalOf, turn } from "../../support/games.ts";

const CLASSIC = chooseRules("classic");
const READINGS = ["free", "freeOpen"].map((joker) => chooseRules("freeJoker", { joker }));
const SIXES = "6 6 6 6 6";

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["1 1 1 2 3", "ones", 3],
  ["1 1 1 1 1", "ones", 5],
  ["2 3 4 5 6", "ones", 0],
  ["2 2 3 4 5", "twos", 4],
  ["1 3 3 3 6", "threes", 9],
  ["4 4 4 4 2", "fours", 16],
  ["1 2 3 4 6", "fours", 4],
  ["5 5 1 2 3", "fives", 10],
  ["6 6 6 6 6", "sixes", 30],
  ["6 1 6 2 6", "sixes", 18],
  ["3 3 3 2 5", "threeKind", 16],
  ["4 4 4 4 1", "threeKind", 17],
  ["2 2 2 5 5", "threeKind", 16],
  ["6 6 6 6 6", "threeKind", 30],
  ["3 3 2 2 5", "threeKind", 0],
  ["2 2 2 2 5", "fourKind", 13],
  ["5 1 5 5 5", "fourKind", 21],
  ["1 1 1 1 1", "fourKind", 5],
  ["3 3 3 2 5", "fourKind", 0],
  ["2 2 5 5 5", "fullHouse", 25],
  ["6 1 6 1 6", "fullHouse", 25],
  ["2 2 5 5 6", "fullHouse", 0],
  ["2 2 2 2 5", "fullHouse", 0],
  ["1 2 3 4 6", "smallStraight", 30],
  ["3 4 5 6 1", "smallStraight", 30],
  ["2 3 4 5 5", "smallStraight", 30],
  ["1 2 3 4 5", "smallStraight", 30],
  ["1 2 3 5 6", "smallStraight", 0],
  ["1 2 3 4 5", "largeStraight", 40],
  ["6 5 4 3 2", "largeStraight", 40],
  ["1 2 3 4 6", "largeStraight", 0],
  ["1 3 4 5 6", "largeStraight", 0],
  ["4 4 4 4 4", "yahtzee", 50],
  ["4 4 4 4 3", "yahtzee", 0],
  ["1 1 1 1 1", "chance", 5],
  ["6 6 6 6 6", "chance", 30],
  ["1 3 4 4 6", "chance", 18],
];

/** What an empty sheet shows for these dice. */
function shown(faces: string, category: string, rules = CLASSIC): number | undefined {
  return previews(thrown(rules, {}, faces)).find((preview) => preview.category === category)?.points;
}

describe("Classic", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(faces, category)).toBe(points);
  });

  it("a small straight with a pair inside scores 30 (S1)", () => {
    expect(shown("1 2 3 3 4", "smallStraight")).toBe(30);
  });

  it("two numbers only score 0 in both straights and break nothing (S2)", () => {
    expect(shown("2 2 5 5 5", "smallStraight")).toBe(0);
    expect(shown("2 2 5 5 5", "largeStraight")).toBe(0);
  });

  it("five alike are no full house while the Yahtzee category is open (S4)", () => {
    expect(shown("5 5 5 5 5", "fullHouse")).toBe(0);
  });

  it("three of a kind counts all five dice, not only the three (S5)", () => {
    expect(shown("3 3 3 2 5", "threeKind")).toBe(16);
  });

  it("five threes in Threes score 15, not the 50 of a Yahtzee (S19)", () => {
    expect(shown("3 3 3 3 3", "threes")).toBe(15);
  });

  // How many of the 7,776 throws fit is known from counting, without any scorer.
  it.each([
    ["threeKind", 1200 + 300 + 150 + 6],
    ["fourKind", 150 + 6],
    ["fullHouse", 300],
    ["smallStraight", 960 + 240],
    ["largeStraight", 240],
    ["yahtzee", 6],
    ["ones", 6 ** 5 - 5 ** 5],
    ["chance", 6 ** 5],
  ])("%s fits %i of all 7,776 throws", (category, fitting) => {
    const rules = preparedRules(CLASSIC);
    const points = rules.points[rules.indexOf.get(category) ?? -1] ?? [];
    const scored = allThrows().filter((dice) => (points[rules.rolls.indexOf(dice)] ?? 0) > 0);
    expect(scored.length).toBe(fitting);
  });

  it("the best game there is ends at 1575, with twelve Yahtzee bonuses", () => {
    const game = play(
      newGame(CLASSIC, 1),
      ...turn("6 6 6 6 6", "yahtzee"),
      ...turn("1 1 1 1 1", "ones"),
      ...turn("2 2 2 2 2", "twos"),
      ...turn("3 3 3 3 3", "threes"),
      ...turn("4 4 4 4 4", "fours"),
      ...turn("5 5 5 5 5", "fives"),
      ...turn("6 6 6 6 6", "sixes"),
      ...turn("6 6 6 6 6", "threeKind"),
      ...turn("6 6 6 6 6", "fourKind"),
      ...turn("1 1 1 1 1", "fullHouse"),
      ...turn("2 2 2 2 2", "smallStraight"),
      ...turn("3 3 3 3 3", "largeStraight"),
      ...turn("6 6 6 6 6", "chance"),
    );
    expect(game.turn).toBeNull();
    expect(game.sheets.map((sheet) => totals(preparedRules(CLASSIC), sheet))).toEqual([
      {
        columns: [
          {
            upperSubtotal: 105,
            upperBonus: 35,
            upperTotal: 140,
            yahtzeeBonuses: 12,
            yahtzeeBonus: 1200,
            lowerSubtotal: 1435,
            total: 1575,
            multiplier: 1,
          },
        ],
        total: 1575,
      },
    ]);
  });
});

describe("Free Joker", () => {
  it("has the sheet of Classic", () => {
    const classic = preparedRules(chooseRules("classic"));
    for (const rules of READINGS.map(preparedRules)) {
      expect(rules.categories.map(({ id }) => id)).toEqual(classic.categories.map(({ id }) => id));
      expect(rules.points).toEqual(classic.points);
      expect(rules.upperBonus).toEqual(classic.upperBonus);
    }
  });

  it.each(READINGS)("ends at 1575 in the best game there is (%j)", (rules) => {
    const upper = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
      (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
    );
    const lower = ["threeKind", "fourKind", "fullHouse", "smallStraight", "largeStraight", "chance"].map(
      (category) => [SIXES, category] as const,
    );
    expect(105 + 35 + 30 + 30 + 25 + 30 + 40 + 50 + 30 + 12 * 100).toBe(1575);
    expect(totalOf(rules, [[SIXES, "yahtzee"], ...upper, ...lower])).toBe(1575);
  });
});
