// Dice in words and digits; where own glyphs can be seen, `withGlyphs` puts one beside each digit.
import type { Dice, Face } from "../engine/dice.ts";
import { type Game, rollsLeft, type Turn } from "../engine/game.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Rules } from "../engine/rules.ts";
import { commaed } from "./names.ts";
import { type LangKey, say, type Text } from "./text.ts";

/** *4 4 1 6 2*, from left to right. */
export function faces(
  dice: readonly (Face | string)[],
  key: "dice.shown" | "dice.held" = "dice.shown",
): Text {
  return say(key, dice.join(" "));
}

/** *4 4 1 6 2*; where colours count *4 green, 4 green, 1 black …* */
export function diceText(dice: Dice, { colours }: Pick<Rules, "colours">): Text {
  if (colours === undefined) return faces(dice);
  return commaed(
    dice.map((face) => say("dice.coloured", faces([face]), say(`colour.${colours[face - 1] ?? ""}`))),
  );
}

/** *Dice: 4 4 1 6 2*, and while rolls are left *4 and 4 held*; for who watches. */
export function diceLine(game: Game, { dice, held }: Turn): Text {
  const kept = dice.filter((_, die) => held[die]);
  const shown = diceText(dice, preparedRules(game.rules));
  return rollsLeft(game) === 0 || kept.length === 0
    ? say("watch.dice", shown)
    : say("watch.diceHeld", shown, faces(kept, "dice.held"));
}

const LEFT: readonly LangKey[] = ["rollsLeft.none", "rollsLeft.one"];

/** *no rolls left*, *one roll left*, *2 rolls left*; after a roll that has won outright *and the game is over*. */
export function rollsLeftText(game: Game): Text {
  if (game.turn === null) return say("rollsLeft.over");
  const left = rollsLeft(game);
  const key = LEFT[left];
  return key === undefined ? say("rollsLeft.many", left) : say(key);
}
