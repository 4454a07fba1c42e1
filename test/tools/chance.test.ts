// The generator of soaks and sounds: the same for the same seed, different for the next, and fair enough.
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../scripts/tools/chance.ts";

function draws(seed: number, options: number, times: number): readonly number[] {
  const chance = chanceOf(seed);
  return Array.from({ length: times }, () => chance.below(options));
}

describe("the chance of a seed", () => {
  test("is the same each time, and another one for the next seed", () => {
    expect(draws(7, 1000, 20)).toEqual(draws(7, 1000, 20));
    const same = draws(7, 1000, 200).filter((drawn, index) => drawn === draws(8, 1000, 200)[index]);
    expect(same.length).toBeLessThan(5);
  });

  test("takes each option about as often, also in what neighbouring seeds begin with", () => {
    const firsts = Array.from({ length: 6000 }, (_, seed) => draws(seed, 6, 1)[0]);
    for (const all of [draws(1, 6, 6000), firsts]) {
      for (let option = 0; option < 6; option++) {
        // Six standard deviations.
        expect(Math.abs(all.filter((drawn) => drawn === option).length - 1000)).toBeLessThan(175);
      }
    }
  });

  test("takes what weighs more more often, and what weighs nothing never", () => {
    const chance = chanceOf(3);
    const list = [{ weight: 0 }, { weight: 1 }, { weight: 9 }] as const;
    const taken = Array.from({ length: 1000 }, () => list.indexOf(chance.weighed(list)));
    expect(taken).not.toContain(0);
    expect(Math.abs(taken.filter((index) => index === 2).length - 900)).toBeLessThan(60);
  });

  test("has nothing to take from an empty list", () => {
    expect(() => chanceOf(1).oneOf([])).toThrow("There is nothing to choose from.");
  });
});
