// What a computer player does, in a seat of its own or for a player who does not do it: an absent one, or one whose time
// is up.
import type { Face } from "../engine/dice.ts";
import { turnsScored } from "../engine/game.ts";
import { choiceOf, type Level } from "../engine/strategy/levels.ts";
import type { SolvedTable } from "../engine/strategy/solved-table.ts";
import { absenceOf } from "./absence.ts";
import type { Action } from "./actions.ts";
import { STAKED_STAND_IN } from "./help.ts";
import { type Match, sheetOf, waitsFor } from "./match.ts";
import { isComputer, type PlayerRef } from "./seats.ts";
import { hasPot } from "./stakes.ts";

/** Whether a computer player has the turns of this one, for good or meanwhile. */
export function isPlayedFor(match: Match, who: PlayerRef): boolean {
  return isComputer(who) || absenceOf(match, who.id)?.verdict === "playOn";
}

/** How well it is played for this player: a computer player plays at its own level. */
export function levelFor(match: Match, playerId: string): Level {
  const own = match.players[sheetOf(match, playerId) ?? -1]?.computer;
  return own ?? (hasPot(match) ? STAKED_STAND_IN : match.help.standIn);
}

/**
 * What is done for this player next, or `null` while the match does not wait for them. @param faces of the next throw.
 * @param table of the rules, for perfect play.
 */
export function actionFor(
  match: Match,
  playerId: string,
  faces: readonly Face[],
  table: SolvedTable | null,
): Action | null {
  if (!waitsFor(match).includes(sheetOf(match, playerId) ?? -1)) return null;
  if (match.game === null) return { type: "roll", faces };
  const choice = choiceOf(match.game, levelFor(match, playerId), table);
  if (choice === null) return null;
  const isPerson = !match.players.some((who) => who.id === playerId && isComputer(who));
  const by = isPerson ? ({ playedFor: true } as const) : {};
  if (choice.type === "score")
    return { type: "score", category: choice.category, column: choice.column, ...by };
  return match.game.turn?.rollsUsed === 0
    ? { type: "roll", faces, ...by }
    : { type: "roll", held: choice.held, faces, ...by };
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
