// Kismet against the printed sheet: dice, category, points. Ones and sixes are black, twos and fives red, threes and
// fours green.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { allThrows } from "../../support/dice.ts";
import { fitting, shown, totalOf } from "../../support/games.ts";

const KISMET = chooseRules("kismet");

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["3 3 3 1 2", "threes", 9],
  ["1 1 6 6 2", "twoPairSameColour", 16],
  ["2 2 5 5 6", "twoPairSameColour", 20],
  ["1 1 2 2 5", "twoPairSameColour", 0],
  ["1 6 6 6 2", "twoPairSameColour", 0],
  ["4 4 4 4 1", "twoPairSameColour", 17],
  ["4 4 4 4 4", "twoPairSameColour", 20],
  ["3 3 3 1 2", "threeKind", 12],
  ["3 3 1 2 2", "threeKind", 0],
  ["1 2 3 4 5", "straight", 30],
  ["2 3 4 5 6", "straight", 30],
  ["1 2 3 4 6", "straight", 0],
  ["5 5 5 5 5", "straight", 0],
  ["1 1 6 6 6", "flush", 35],
  ["2 5 2 5 5", "flush", 35],
  ["3 3 4 4 4", "flush", 35],
  ["3 3 3 3 3", "flush", 35],
  ["1 1 6 6 5", "flush", 0],
  ["2 2 3 3 3", "fullHouse", 28],
  ["1 1 6 6 6", "fullHouse", 35],
  ["4 4 4 4 4", "fullHouse", 35],
  ["2 2 2 2 3", "fullHouse", 0],
  ["1 1 6 6 6", "fullHouseSameColour", 40],
  ["2 2 3 3 3", "fullHouseSameColour", 0],
  ["1 6 6 6 6", "fullHouseSameColour", 0],
  ["4 4 4 4 4", "fullHouseSameColour", 40],
  ["3 3 3 3 1", "fourKind", 38],
  ["3 3 3 1 1", "fourKind", 0],
  ["1 3 4 4 6", "yarborough", 18],
  ["2 2 2 2 2", "kismet", 60],
  ["2 2 2 2 5", "kismet", 0],
];

/** Five alike in each number. */
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
  (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
);

describe("Kismet", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(KISMET, faces, category)).toBe(points);
  });

  // Counted without any scorer. A colour is two faces; two pairs of one are 2 and 2 of them and another colour, 3 and 2,
  // or four and more of one face.
  it("has as many throws for each category as there are", () => {
    const twoAndTwo = 3 * ((5 * 4 * 3 * 2 * 1) / (2 * 2)) * 4;
    const threeAndTwo = 3 * 2 * 10;
    const fourAlike = 6 * 5 * 5;
    expect(fitting(KISMET, allThrows())).toMatchObject({
      twoPairSameColour: twoAndTwo + threeAndTwo + fourAlike + 6,
      ...{ threeKind: 1200 + 300 + 150 + 6, straight: 240, flush: 3 * 2 ** 5 },
      ...{ fullHouse: 300 + 6, fullHouseSameColour: threeAndTwo + 6 },
      ...{ fourKind: 150 + 6, yarborough: 6 ** 5, kismet: 6 },
    });
  });

  it("ends at 565 in the best game there is", () => {
    const SIXES = "6 6 6 6 6";
    const lower = [
      [SIXES, "twoPairSameColour"],
      [SIXES, "threeKind"],
      ["2 3 4 5 6", "straight"],
      [SIXES, "flush"],
      [SIXES, "fullHouse"],
      [SIXES, "fullHouseSameColour"],
      [SIXES, "fourKind"],
      [SIXES, "yarborough"],
      [SIXES, "kismet"],
    ] as const;
    // Five sixes are 30; they are two pairs, a house and a flush of one colour too.
    const sums = 30 + 30 + (30 + 15) + (30 + 20) + (30 + 25) + 30 + (30 + 50);
    expect(105 + 75 + sums + 30 + 35).toBe(565);
    expect(totalOf(KISMET, [...UPPER, ...lower])).toBe(565);
  });
});
