// Dice in words and digits.
import type { Dice } from "../engine/dice.ts";
import { type Game, rollsLeft, type Turn } from "../engine/game.ts";
import { type LangKey, say, type Text } from "./text.ts";

/** *4 4 1 6 2*, from left to right. */
export function faces(dice: Dice): string {
  return dice.join(" ");
}

/** *Dice: 4 4 1 6 2*, and while rolls are left *4 and 4 held*; for who watches. */
export function diceLine(game: Game, { dice, held }: Turn): Text {
  const kept = dice.filter((_, die) => held[die]);
  return rollsLeft(game) === 0 || kept.length === 0
    ? say("watch.dice", faces(dice))
    : say("watch.diceHeld", faces(dice), faces(kept));
}

const LEFT: readonly LangKey[] = ["rollsLeft.none", "rollsLeft.one"];

/** *no rolls left*, *one roll left*, *2 rolls left*. */
export function rollsLeftText(game: Game): Text {
  const left = rollsLeft(game);
  const key = LEFT[left];
  return key === undefined ? say("rollsLeft.many", left) : say(key);
}
