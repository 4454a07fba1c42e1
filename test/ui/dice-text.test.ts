// Dice in words and digits.
import { describe, expect, it } from "vitest";
import { type Game, newGame } from "../../scripts/engine/game.ts";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { diceLine, faces, rollsLeftText } from "../../scripts/ui/dice-text.ts";
import { dice } from "../support/dice.ts";
import { holding } from "../support/matches.ts";
import { english } from "../support/views.ts";

const CLASSIC = chooseRules("classic");
const SAVING = chooseRules("maxiYatzy", { savedRolls: true });

function line(rollsUsed: number, held: string): string {
  const game = position(CLASSIC, sheetWith(CLASSIC, {}), dice("4 4 1 6 2"), rollsUsed);
  return game.turn === null ? "" : english(diceLine(game, { ...game.turn, held: holding(held) }));
}

function gameAfter(rollsUsed: number): Game {
  return rollsUsed === 0
    ? newGame(CLASSIC, 1)
    : position(CLASSIC, sheetWith(CLASSIC, {}), dice("4 4 1 6 2"), rollsUsed);
}

describe("dice", () => {
  it("are digits in the order of the table", () => {
    expect(english(faces(dice("4 1 4 6 2")))).toBe("4 1 4 6 2");
    expect(english(faces([]))).toBe("");
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
    expect(english(rollsLeftText(gameAfter(rollsUsed)))).toBe(read);
  });

  it("are not counted once the game is over", () => {
    expect(english(rollsLeftText({ ...gameAfter(1), turn: null }))).toBe("and the game is over");
  });

  it("have saved rolls too", () => {
    const sheet = { ...sheetWith(SAVING, {}), savedRolls: 4 };
    expect(english(rollsLeftText(position(SAVING, sheet, dice("1 2 3 4 5 6"), 2)))).toBe("5 rolls left");
  });
});
