// Faces and sums.
import { describe, expect, it } from "vitest";
import { FACES, isFace, sumOf } from "../../scripts/engine/dice.ts";

describe("dice", () => {
  it("the faces are the whole numbers 1 to 6", () => {
    expect(FACES.every(isFace)).toBe(true);
    expect([0, 7, 1.5, -1, Number.NaN, "3", true, null, undefined].filter(isFace)).toEqual([]);
  });

  it("a sum counts each face as often as it was thrown", () => {
    expect(sumOf([0, 1, 0, 2, 0, 0, 2])).toBe(1 + 3 + 3 + 6 + 6);
  });
});
