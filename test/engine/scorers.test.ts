// The combinators, also for the rule sets to come: nothing here depends on five dice.
import { describe, expect, it } from "vitest";
import type { Counts } from "../../scripts/engine/dice.ts";
import {
  alike,
  anyDice,
  either,
  fixed,
  fullHouse,
  straight,
  sumOfAll,
  sumOfFace,
} from "../../scripts/engine/scorers.ts";
import { dice } from "../support/dice.ts";

function counts(text: string): Counts {
  const faces = dice(text);
  return [0, 1, 2, 3, 4, 5, 6].map((face) => faces.filter((other) => other === face).length);
}

describe("scorers", () => {
  it("a straight is found in the set of faces, so pairs inside do not break it (S1)", () => {
    expect(straight(4)(counts("3 1 2 3 4"))).toBe(true);
    expect(straight(5)(counts("1 2 3 4 5 5"))).toBe(true);
  });

  it("a gap ends a straight and 6 does not go on to 1", () => {
    expect(straight(4)(counts("1 2 3 5 6"))).toBe(false);
    expect(straight(4)(counts("5 6 1 2 2"))).toBe(false);
  });

  it("a full house needs two numbers", () => {
    expect(fullHouse(counts("2 5 2 5 5"))).toBe(true);
    expect(fullHouse(counts("4 4 4 4 4"))).toBe(false);
    expect(fullHouse(counts("4 4 4 4 2"))).toBe(false);
  });

  it("more alike than needed are enough", () => {
    expect(alike(3)(counts("2 2 2 2 2"))).toBe(true);
    expect(alike(3)(counts("2 2 1 1 3"))).toBe(false);
  });

  it("dice that do not fit give 0", () => {
    expect(fixed(25, fullHouse)(counts("1 2 3 4 5"))).toBe(0);
    expect(sumOfAll(alike(3))(counts("1 2 3 4 5"))).toBe(0);
    expect(sumOfFace(6)(counts("1 2 3 4 5"))).toBe(0);
  });

  it("dice that fit give the fixed points, all dice or one face", () => {
    expect(fixed(25, either(fullHouse, alike(5)))(counts("4 4 4 4 4"))).toBe(25);
    expect(sumOfAll(anyDice)(counts("1 2 2 4 6"))).toBe(15);
    expect(sumOfFace(2)(counts("1 2 2 4 6"))).toBe(4);
  });
});
