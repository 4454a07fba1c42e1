// What is done for a player who does not do it: an absent one for whom a computer player plays on, or one whose time is
// up.
import type { Face } from "../engine/dice.ts";
import { turnsScored } from "../engine/game.ts";
import { bestChoice } from "../engine/strategy/advice.ts";
import type { Action } from "./commands.ts";
import { type Match, sheetOf, waitsFor } from "./match.ts";

/** The next sensible action of this player, or `null` while the match does not wait for them. @param faces of the next throw. */
export function sensibleAction(match: Match, playerId: string, faces: readonly Face[]): Action | null {
  if (!waitsFor(match).includes(sheetOf(match, playerId) ?? -1)) return null;
  if (match.game === null) return { type: "roll", faces };
  const choice = bestChoice(match.game, null);
  if (choice === null) return null;
  if (choice.type === "score") return { type: "score", category: choice.category, column: choice.column };
  return match.game.turn?.rollsUsed === 0
    ? { type: "roll", faces }
    : { type: "roll", held: choice.held, faces };
}

/** Tells one decision of a player from the next: holding dice is none. */
export function decisionOf(match: Match, playerId: string): string {
  const turn = turnOf(match, playerId);
  return match.game === null ? turn : `${turn} ${match.throws}`;
}

/** Tells one turn, or one throw for the start, from the next. */
export function turnOf(match: Match, playerId: string): string {
  const { id, game, rollOff } = match;
  const player = sheetOf(match, playerId) ?? -1;
  const sheet = game?.sheets[player];
  const turn = sheet === undefined ? `start ${rollOff?.[player]?.length}` : turnsScored(sheet);
  return `${id} ${playerId} ${turn}`;
}
