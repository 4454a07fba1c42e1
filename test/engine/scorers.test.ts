// The combinators: nothing here depends on five dice.
import { describe, expect, it } from "vitest";
import type { Counts } from "../../scripts/engine/dice.ts";
import {
  alike,
  anyDice,
  both,
  either,
  fixed,
  fullHouse,
  shows,
  straight,
  sumOfAll,
  sumOfFace,
  sumOfGroups,
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

  it("groups count the dice that form them, each of another number, and where there is a choice the best", () => {
    const groups = (dice: string, size: number, ...sizes: readonly number[]) =>
      sumOfGroups(size, ...sizes)(counts(dice));
    expect(groups("3 3 5 5 6", 2)).toBe(10);
    expect(groups("3 3 5 5 6", 2, 2)).toBe(16);
    expect(groups("5 5 5 5 6", 2, 2)).toBe(0);
    expect(groups("5 5 5 5 6", 4)).toBe(20);
    expect(groups("2 2 2 6 6", 3, 2)).toBe(18);
    expect(groups("2 2 6 6 6 6", 3, 2)).toBe(22);
    expect(groups("3 3 3 5 5 5", 3, 2)).toBe(21);
    expect(groups("3 3 3 5 5 5", 2, 3)).toBe(21);
    expect(groups("4 4 4 4 4 4", 3, 3)).toBe(0);
    expect(groups("1 1 2 2 3 3", 2, 2, 2)).toBe(12);
  });

  it("certain faces may be shown with any others", () => {
    expect(shows(1, 2, 3, 4, 5)(counts("5 4 3 2 1 1"))).toBe(true);
    expect(shows(1, 2, 3, 4, 5)(counts("2 3 4 5 6 6"))).toBe(false);
  });

  it("a pattern of two is both of them", () => {
    expect(both(fullHouse, alike(3))(counts("2 2 2 3 3"))).toBe(true);
    expect(both(fullHouse, alike(4))(counts("2 2 2 3 3"))).toBe(false);
  });

  it("the sum of all dice may be so many points more, if they fit", () => {
    expect(sumOfAll(alike(4), 25)(counts("3 3 3 3 1"))).toBe(38);
    expect(sumOfAll(alike(4), 25)(counts("3 3 3 1 1"))).toBe(0);
  });
});
