// What one player decided in a game, read from the log of its match, with the dice as they lay after each throw.
import type { Dice } from "../engine/dice.ts";
import { type Game, newGame } from "../engine/game.ts";
import { applyMove, type Move } from "../engine/moves.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { type Decision, movesOf } from "../engine/strategy/decision.ts";
import { type Logged, readLog } from "./log.ts";
import { type Match, sheetOf } from "./match.ts";
import { facesOf, type Seed } from "./throws.ts";

export interface Decided {
  readonly decisions: readonly Decision[];
  /** After each throw, in order. */
  readonly dice: readonly Dice[];
}

/** Whether the player has played a game to its end of which it is known what was decided. */
export function isReviewable(match: Match, playerId: string): boolean {
  const { game, log } = match;
  const sheet = game?.sheets[sheetOf(match, playerId) ?? -1];
  return game?.turn === null && log !== null && sheet?.status === "playing";
}

/** `null` where the player's game is not reviewable. */
export function decidedBy(match: Match, seed: Seed, playerId: string): Decided | null {
  const player = sheetOf(match, playerId);
  const { log } = match;
  if (log === null || !isReviewable(match, playerId)) return null;
  const entries = readLog(log, match);
  const { diceCount } = preparedRules(match.rules);
  let number = match.throws - entries.filter(({ type }) => type === "rolled").length;
  let game = newGame(match.rules, match.players.length);
  const decisions: Decision[] = [];
  const dice: Dice[] = [];
  for (const entry of entries) {
    const isOwn = game.turn?.player === player;
    if (isOwn && entry.type !== "out") decisions.push(entry);
    const faces = entry.type === "rolled" ? facesOf(seed, number++, diceCount) : [];
    for (const move of loggedMoves(game, entry, faces)) {
      const moved = applyMove(game, move);
      if (!moved.ok) return null;
      game = moved.value.game;
    }
    if (isOwn && entry.type === "rolled" && game.turn !== null) dice.push(game.turn.dice);
  }
  return { decisions, dice };
}

function loggedMoves(game: Game, entry: Logged, faces: Dice): readonly Move[] {
  return entry.type === "out"
    ? [{ type: "resign", player: entry.player, closed: true }]
    : movesOf(game, entry, faces);
}
