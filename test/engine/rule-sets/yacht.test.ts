// Yacht against its table: dice, category, points, in the version of 1938 and as Knizia has it.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { allThrows } from "../../support/dice.ts";
import { fitting, shown, totalOf } from "../../support/games.ts";

const YACHT = chooseRules("yacht");
const KNIZIA = chooseRules("yacht", { yachtReading: "knizia" });

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["1 1 1 2 3", "ones", 3],
  ["6 6 6 1 2", "sixes", 18],
  ["2 2 5 5 5", "fullHouse", 19],
  ["6 6 6 5 5", "fullHouse", 28],
  ["3 3 3 3 3", "fullHouse", 0],
  ["2 2 2 2 5", "fullHouse", 0],
  ["4 4 4 4 1", "fourKind", 16],
  ["6 6 6 6 6", "fourKind", 24],
  ["3 3 3 2 5", "fourKind", 0],
  ["1 2 3 4 5", "littleStraight", 30],
  ["2 3 4 5 6", "littleStraight", 0],
  ["1 2 3 4 6", "littleStraight", 0],
  ["6 5 4 3 2", "bigStraight", 30],
  ["1 2 3 4 5", "bigStraight", 0],
  ["1 3 4 4 6", "choice", 18],
  ["4 4 4 4 4", "yacht", 50],
  ["4 4 4 4 3", "yacht", 0],
];

/** Five alike in each number. */
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
  (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
);

describe("Yacht", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(YACHT, faces, category)).toBe(points);
  });

  it.each([
    ["4 4 4 4 1", "fourKind", 17],
    ["6 6 6 6 6", "fourKind", 30],
    ["3 3 3 3 3", "fullHouse", 15],
    ["2 2 5 5 5", "fullHouse", 19],
    ["2 2 2 2 5", "fullHouse", 0],
  ])("as Knizia has it %s in %s scores %i", (faces, category, points) => {
    expect(shown(KNIZIA, faces, category)).toBe(points);
  });

  // How many of the 7,776 throws fit is known from counting, without any scorer.
  it("has as many throws for each category as there are", () => {
    const house = { fullHouse: 300, fourKind: 150 + 6 };
    const rest = { littleStraight: 120, bigStraight: 120, choice: 6 ** 5, yacht: 6 };
    expect(fitting(YACHT, allThrows())).toMatchObject({ ...house, ...rest, ones: 6 ** 5 - 5 ** 5 });
    expect(fitting(KNIZIA, allThrows())).toMatchObject({ ...house, ...rest, fullHouse: 300 + 6 });
  });

  it("ends at 297 in the best game there is", () => {
    const lower = [
      ["6 6 6 5 5", "fullHouse"],
      ["6 6 6 6 6", "fourKind"],
      ["1 2 3 4 5", "littleStraight"],
      ["2 3 4 5 6", "bigStraight"],
      ["6 6 6 6 6", "choice"],
      ["6 6 6 6 6", "yacht"],
    ] as const;
    expect(105 + 28 + 24 + 30 + 30 + 30 + 50).toBe(297);
    expect(totalOf(YACHT, [...UPPER, ...lower])).toBe(297);
  });

  it("ends at 305 in the best game as Knizia has it", () => {
    const lower = [
      ["6 6 6 6 6", "fullHouse"],
      ["6 6 6 6 6", "fourKind"],
      ["1 2 3 4 5", "littleStraight"],
      ["2 3 4 5 6", "bigStraight"],
      ["6 6 6 6 6", "choice"],
      ["6 6 6 6 6", "yacht"],
    ] as const;
    expect(105 + 30 + 30 + 30 + 30 + 30 + 50).toBe(305);
    expect(totalOf(KNIZIA, [...UPPER, ...lower])).toBe(305);
  });
});
