// The small sheet that floats above a table for who passes by: names, numbers and a mark, no words, so that it reads the
// same in every language.

import { sumOfDice } from "../engine/dice.ts";
import { roundOf } from "../engine/game.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { standings } from "../engine/totals.ts";
import { isRunning, type Match, waitsFor } from "../match/match.ts";
import { plainName } from "./text.ts";

/** How it is said of whom the match waits. */
const MARK = "> ";

/**
 * *3/13*, then a line for each player: *> Ana 120*, *Ben 98*. `null` where no game runs. At most five lines; a name is cut
 * to 20 characters, so that a line has at most 32.
 */
export function floatingSheet(match: Match): string | null {
  if (!isRunning(match)) return null;
  const waiting = waitsFor(match);
  const numbers = numbersOf(match);
  const players = match.players.map(({ name }, player) => {
    const mark = waiting.includes(player) ? MARK : "";
    return `${mark}${plainName(name)} ${numbers[player] ?? "–"}`;
  });
  return [...roundLine(match), ...players].join("\n");
}

/** The round that is played; in the roll-off there is none. */
function roundLine({ game }: Match): readonly string[] {
  if (game === null || game.turn === null) return [];
  return [`${roundOf(game, game.turn.player)}/${turnsPerPlayer(preparedRules(game.rules))}`];
}

/** By player: the total, in the roll-off the sum of the last throw. */
function numbersOf({ game, rollOff }: Match): readonly (number | null)[] {
  if (game !== null) return standings(game).map(({ total }) => total);
  return (rollOff ?? []).map((throws) => {
    const last = throws.at(-1);
    return last === undefined ? null : sumOfDice(last);
  });
}
