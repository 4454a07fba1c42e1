// The distinct rolls.
import { describe, expect, it } from "vitest";
import { rollsOf } from "../../scripts/engine/rolls.ts";
import { allRolls, allThrows, dice } from "../support/dice.ts";

describe("rolls", () => {
  it("five dice have 252 distinct rolls and six have 462", () => {
    expect(rollsOf(5).counts.length).toBe(252);
    expect(rollsOf(6).counts.length).toBe(462);
  });

  it("every distinct roll has a place of its own", () => {
    expect(new Set(allRolls().map(rollsOf(5).indexOf))).toEqual(
      new Set(Array.from({ length: 252 }, (_, i) => i)),
    );
  });

  it("every throw finds the roll that holds just its faces, whatever their order", () => {
    const { counts, indexOf } = rollsOf(5);
    const wrong = allThrows().filter((faces) => {
      const found = counts[indexOf(faces)];
      return [1, 2, 3, 4, 5, 6].some(
        (face) => found?.[face] !== faces.filter((other) => other === face).length,
      );
    });
    expect(wrong).toEqual([]);
  });

  it("six dice in another order are the same roll", () => {
    const { indexOf } = rollsOf(6);
    expect(indexOf(dice("6 1 5 2 4 3"))).toBe(indexOf(dice("1 2 3 4 5 6")));
    expect(indexOf(dice("6 6 6 6 6 6"))).not.toBe(indexOf(dice("6 6 6 6 6 5")));
  });
});
