// Dice in words and digits.
import type { Dice } from "../engine/dice.ts";
import type { Turn } from "../engine/game.ts";
import type { PreparedRules } from "../engine/prepared-rules.ts";
import { type LangKey, say, type Text } from "./text.ts";

/** *4 4 1 6 2*, from left to right. */
export function faces(dice: Dice): string {
  return dice.join(" ");
}

/** *Dice: 4 4 1 6 2*, and while rolls are left *4 and 4 held*; for who watches. */
export function diceLine(rules: PreparedRules, { dice, held, rollsUsed }: Turn): Text {
  const kept = dice.filter((_, die) => held[die]);
  return rollsUsed === rules.rollsPerTurn || kept.length === 0
    ? say("yahtzee.watch.dice", faces(dice))
    : say("yahtzee.watch.diceHeld", faces(dice), faces(kept));
}

const LEFT: readonly LangKey[] = ["yahtzee.rollsLeft.none", "yahtzee.rollsLeft.one"];

/** *no rolls left*, *one roll left*, *2 rolls left*. */
export function rollsLeft(rules: PreparedRules, rollsUsed: number): Text {
  const left = rules.rollsPerTurn - rollsUsed;
  const key = LEFT[left];
  return key === undefined ? say("yahtzee.rollsLeft.many", left) : say(key);
}
