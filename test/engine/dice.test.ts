// Faces and sums.
import { describe, expect, it } from "vitest";
import { FACES, isFace, sumOf, sumOfDice } from "../../scripts/engine/dice.ts";
import { allRolls, dice } from "../support/dice.ts";

describe("dice", () => {
  it("the faces are the whole numbers 1 to 6", () => {
    expect(FACES.every(isFace)).toBe(true);
    expect([0, 7, 1.5, -1, Number.NaN, "3", true, null, undefined].filter(isFace)).toEqual([]);
  });

  it("a sum counts each face as often as it was thrown", () => {
    expect(sumOf([0, 1, 0, 2, 0, 0, 2])).toBe(1 + 3 + 3 + 6 + 6);
  });

  it("dice as they lie are added up, in any order and number", () => {
    expect(sumOfDice(dice("6 1 3 3 6"))).toBe(19);
    expect(sumOfDice(dice("1 3 3 6 6"))).toBe(19);
    expect([sumOfDice([]), sumOfDice(dice("4")), sumOfDice(dice("6 6 6 6 6 6"))]).toEqual([0, 4, 36]);
  });

  it("both sums agree for every roll", () => {
    for (const roll of allRolls()) {
      const counts = [0, 0, 0, 0, 0, 0, 0].map((_, face) => roll.filter((die) => die === face).length);
      expect(sumOfDice(roll)).toBe(sumOf(counts));
    }
  });
});
