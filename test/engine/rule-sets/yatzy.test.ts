// Yatzy against the printed sheet: dice, category, points. Only the dice that form something count.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { allThrows } from "../../support/dice.ts";
import { fitting, shown, totalOf } from "../../support/games.ts";

const YATZY = chooseRules("yatzy");

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["4 4 1 4 2", "fours", 12],
  ["3 3 3 4 4", "onePair", 8],
  ["1 1 2 2 6", "onePair", 4],
  ["5 5 5 5 1", "onePair", 10],
  ["1 2 3 4 6", "onePair", 0],
  ["1 1 2 3 3", "twoPairs", 8],
  ["1 1 2 3 4", "twoPairs", 0],
  ["3 3 3 3 1", "twoPairs", 0],
  ["2 2 5 5 5", "twoPairs", 14],
  ["3 3 3 4 5", "threeKind", 9],
  ["6 6 6 6 6", "threeKind", 18],
  ["3 3 4 4 5", "threeKind", 0],
  ["2 2 2 2 5", "fourKind", 8],
  ["2 2 2 2 2", "fourKind", 8],
  ["2 2 2 5 5", "fourKind", 0],
  ["5 1 3 4 2", "smallStraight", 15],
  ["2 3 4 5 6", "smallStraight", 0],
  ["6 2 3 4 5", "largeStraight", 20],
  ["1 2 3 4 5", "largeStraight", 0],
  ["1 1 2 2 2", "fullHouse", 8],
  ["2 2 3 3 4", "fullHouse", 0],
  ["4 4 4 4 4", "fullHouse", 0],
  ["1 1 3 3 6", "chance", 14],
  ["1 1 1 1 1", "yatzy", 50],
  ["1 1 1 2 1", "yatzy", 0],
];

/** Five alike in each number. */
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
  (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
);

describe("Yatzy", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(YATZY, faces, category)).toBe(points);
  });

  // How many of the 7,776 throws fit is known from counting, without any scorer.
  it("has as many throws for each category as there are", () => {
    expect(fitting(YATZY, allThrows())).toMatchObject({
      ...{ onePair: 6 ** 5 - 720, twoPairs: 1800 + 300, fullHouse: 300 },
      ...{ threeKind: 1200 + 300 + 150 + 6, fourKind: 150 + 6 },
      ...{ smallStraight: 120, largeStraight: 120, chance: 6 ** 5, yatzy: 6 },
    });
  });

  const lower = [
    ["6 6 1 2 3", "onePair"],
    ["6 6 5 5 1", "twoPairs"],
    ["6 6 6 1 2", "threeKind"],
    ["6 6 6 6 1", "fourKind"],
    ["1 2 3 4 5", "smallStraight"],
    ["2 3 4 5 6", "largeStraight"],
    ["6 6 6 5 5", "fullHouse"],
    ["6 6 6 6 6", "chance"],
    ["6 6 6 6 6", "yatzy"],
  ] as const;

  it("ends at 374 in the best game there is, also from top to bottom", () => {
    expect(105 + 50 + 12 + 22 + 18 + 24 + 15 + 20 + 28 + 30 + 50).toBe(374);
    expect(totalOf(YATZY, [...lower, ...UPPER])).toBe(374);
    const downwards = chooseRules("yatzy", { categoryOrder: "downwards" });
    expect(totalOf(downwards, [...UPPER, ...lower])).toBe(374);
    expect(() => totalOf(downwards, [...lower, ...UPPER])).toThrow("topmostFirst");
  });
});
