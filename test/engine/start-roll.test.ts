// The roll-off.
import { describe, expect, it } from "vitest";
import { highestRollers, starterOf } from "../../scripts/engine/start-roll.ts";
import { dice } from "../support/dice.ts";

describe("the roll-off", () => {
  it("the highest sum starts", () => {
    const rolls = [dice("6 1 1 1 1"), dice("3 3 3 3 3"), dice("5 5 1 1 1")];
    expect(highestRollers(rolls)).toEqual([1]);
    expect(starterOf(rolls)).toBe(1);
  });

  it("equal highest sums start nobody: just those roll again", () => {
    const rolls = [dice("1 2 3 4 5"), dice("2 2 2 2 2"), dice("6 6 1 1 1")];
    expect(highestRollers(rolls)).toEqual([0, 2]);
    expect(starterOf(rolls)).toBeNull();
  });

  it("equal lower sums do not matter", () => {
    expect(starterOf([dice("1 1 1 1 1"), dice("1 1 1 1 1"), dice("1 1 1 1 2")])).toBe(2);
  });

  it("the first seat can be the one who starts", () => {
    expect(starterOf([dice("6 6 6 6 6"), dice("1 1 1 1 1")])).toBe(0);
  });
});
