// Dice in words and digits.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { diceLine, faces, rollsLeft } from "../../scripts/ui/dice-text.ts";
import { dice } from "../support/dice.ts";
import { holding } from "../support/matches.ts";
import { english } from "../support/views.ts";

const CLASSIC = preparedRules(chooseRules("classic"));

function line(rollsUsed: number, held: string): string {
  return english(diceLine(CLASSIC, { player: 0, rollsUsed, dice: dice("4 4 1 6 2"), held: holding(held) }));
}

describe("dice", () => {
  it("are digits in the order of the table", () => {
    expect(faces(dice("4 1 4 6 2"))).toBe("4 1 4 6 2");
    expect(faces([])).toBe("");
  });

  it.each([
    [1, "-----", "Dice: 4 4 1 6 2"],
    [1, "xx---", "Dice: 4 4 1 6 2 (held: 4 4)"],
    [2, "-x-x-", "Dice: 4 4 1 6 2 (held: 4 6)"],
    [2, "xxxxx", "Dice: 4 4 1 6 2 (held: 4 4 1 6 2)"],
    [3, "xx---", "Dice: 4 4 1 6 2"],
  ])("after roll %i with %s held read for who watches: %s", (rollsUsed, held, read) => {
    expect(line(rollsUsed, held)).toBe(read);
  });

  it.each([
    [0, "3 rolls left"],
    [1, "2 rolls left"],
    [2, "one roll left"],
    [3, "no rolls left"],
  ])("after %i rolls have %s", (rollsUsed, read) => {
    expect(english(rollsLeft(CLASSIC, rollsUsed))).toBe(read);
  });
});
