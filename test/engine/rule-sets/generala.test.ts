// Generala against its rules: dice, category, points. What a first roll pays more stands with placement and moves.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { allThrows } from "../../support/dice.ts";
import { fitting, shown, totalOf } from "../../support/games.ts";

const GENERALA = chooseRules("generala");

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["5 5 1 2 5", "fives", 15],
  ["1 2 3 4 5", "escalera", 20],
  ["2 3 4 5 6", "escalera", 20],
  ["3 4 5 6 1", "escalera", 0],
  ["1 2 3 4 6", "escalera", 0],
  ["2 2 5 5 5", "full", 30],
  ["5 5 5 5 5", "full", 0],
  ["2 2 2 2 5", "poker", 40],
  ["2 2 2 2 2", "poker", 40],
  ["2 2 2 5 5", "poker", 0],
  ["3 3 3 3 3", "generala", 60],
  ["3 3 3 3 1", "generala", 0],
  ["3 3 3 3 3", "dobleGenerala", 0],
];

/** Five alike in each number. */
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
  (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
);

/** Each made on the first roll. */
const LOWER = [
  ["1 2 3 4 5", "escalera"],
  ["6 6 6 5 5", "full"],
  ["6 6 6 6 1", "poker"],
  ["6 6 6 6 6", "generala"],
] as const;
const DOBLE = ["6 6 6 6 6", "dobleGenerala"] as const;

describe("Generala", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(GENERALA, faces, category)).toBe(points);
  });

  it("counts 3-4-5-6-1 as a straight where the house rule says so, and no other round the corner", () => {
    const rules = chooseRules("generala", { straight34561: true });
    const points = ["3 4 5 6 1", "1 2 3 4 5", "2 3 4 5 6", "1 2 4 5 6", "1 2 3 5 6", "1 2 3 4 6"].map(
      (faces) => shown(rules, faces, "escalera"),
    );
    expect(points).toEqual([20, 20, 20, 0, 0, 0]);
  });

  // How many of the 7,776 throws fit is known from counting, without any scorer.
  it("has as many throws for each category as there are", () => {
    const known = { escalera: 240, full: 300, poker: 150 + 6, generala: 6 };
    expect(fitting(GENERALA, allThrows())).toMatchObject(known);
    const longer = chooseRules("generala", { straight34561: true });
    expect(fitting(longer, allThrows())).toMatchObject({ ...known, escalera: 360 });
  });

  it("ends at 390 in the best game alone", () => {
    expect(105 + 25 + 35 + 45 + 60 + 120).toBe(390);
    expect(totalOf(GENERALA, [...UPPER, ...LOWER, DOBLE])).toBe(390);
  });

  it("ends at 360 with a Generala of 50, and 120 lower without the double", () => {
    expect(105 + 25 + 35 + 45 + 50 + 100).toBe(360);
    expect(totalOf(chooseRules("generala", { generalaPoints: 50 }), [...UPPER, ...LOWER, DOBLE])).toBe(360);
    expect(totalOf(chooseRules("generala", { dobleGenerala: false }), [...UPPER, ...LOWER])).toBe(270);
  });
});
