// Maxi Yatzy against the printed sheet: six dice, category, points. Only the dice that form something count.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { shown, totalOf } from "../../support/games.ts";

const MAXI = chooseRules("maxiYatzy");

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["6 6 6 6 6 6", "sixes", 36],
  ["1 1 2 3 4 5", "ones", 2],
  ["3 3 5 5 6 1", "onePair", 10],
  ["1 2 3 4 5 6", "onePair", 0],
  ["3 3 5 5 6 1", "twoPairs", 16],
  ["5 5 5 5 6 1", "twoPairs", 0],
  ["3 3 5 5 6 6", "twoPairs", 22],
  ["3 3 5 5 6 6", "threePairs", 28],
  ["3 3 3 3 6 6", "threePairs", 0],
  ["2 2 2 6 5 4", "threeKind", 6],
  ["2 2 2 5 5 5", "threeKind", 15],
  ["2 2 2 2 6 6", "fourKind", 8],
  ["2 2 2 6 6 1", "fourKind", 0],
  ["4 4 4 4 4 1", "fiveKind", 20],
  ["4 4 4 4 1 1", "fiveKind", 0],
  ["1 2 3 4 5 5", "smallStraight", 15],
  ["1 2 3 4 5 6", "smallStraight", 15],
  ["2 3 4 5 6 6", "smallStraight", 0],
  ["2 3 4 5 6 6", "largeStraight", 20],
  ["1 2 3 4 5 6", "largeStraight", 20],
  ["1 2 3 4 5 6", "fullStraight", 21],
  ["1 2 3 4 5 5", "fullStraight", 0],
  ["3 3 3 5 5 5", "fullHouse", 21],
  ["2 2 2 6 6 1", "fullHouse", 18],
  ["2 2 6 6 6 6", "fullHouse", 22],
  ["4 4 4 4 4 4", "fullHouse", 0],
  ["3 3 3 5 5 5", "villa", 24],
  ["3 3 3 3 5 5", "villa", 0],
  ["3 3 3 3 5 5", "tower", 22],
  ["3 3 3 5 5 5", "tower", 0],
  ["1 1 1 1 1 1", "tower", 0],
  ["1 2 3 4 6 6", "chance", 22],
  ["5 5 5 5 5 5", "maxiYatzy", 100],
  ["5 5 5 5 5 4", "maxiYatzy", 0],
];

describe("Maxi Yatzy", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(MAXI, faces, category)).toBe(points);
  });

  it("ends at 649 in the best game there is", () => {
    const upper = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
      (category, at) => [new Array(6).fill(at + 1).join(" "), category] as const,
    );
    const lower = [
      ["6 6 1 2 3 4", "onePair"],
      ["6 6 5 5 1 2", "twoPairs"],
      ["6 6 5 5 4 4", "threePairs"],
      ["6 6 6 1 2 3", "threeKind"],
      ["6 6 6 6 1 2", "fourKind"],
      ["6 6 6 6 6 1", "fiveKind"],
      ["1 2 3 4 5 5", "smallStraight"],
      ["2 3 4 5 6 6", "largeStraight"],
      ["1 2 3 4 5 6", "fullStraight"],
      ["6 6 6 5 5 1", "fullHouse"],
      ["6 6 6 5 5 5", "villa"],
      ["6 6 6 6 5 5", "tower"],
      ["6 6 6 6 6 6", "chance"],
      ["6 6 6 6 6 6", "maxiYatzy"],
    ] as const;
    const pairsAndAlike = 12 + (12 + 10) + (12 + 10 + 8) + 18 + 24 + 30;
    const straights = 15 + 20 + 21;
    const houses = 18 + 10 + (18 + 15) + (24 + 10);
    expect(6 * 21 + 100 + pairsAndAlike + straights + houses + 36 + 100).toBe(649);
    expect(totalOf(MAXI, [...upper, ...lower])).toBe(649);
    expect(totalOf(chooseRules("maxiYatzy", { savedRolls: true }), [...lower, ...upper])).toBe(649);
  });
});
