// A game as the log of its match tells it, and what one player decided in it.
import type { Dice } from "../engine/dice.ts";
import { type Game, newGame, type Turn } from "../engine/game.ts";
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
  if (!isReviewable(match, playerId)) return null;
  const decisions: Decision[] = [];
  const dice: Dice[] = [];
  for (const step of replayed(match, seed)) {
    if (step === null) return null;
    const { entry, before, after } = step;
    if (before === null || match.players[before.player]?.id !== playerId || entry.type === "out") continue;
    decisions.push(entry);
    if (entry.type === "rolled" && after !== null) dice.push(after.dice);
  }
  return { decisions, dice };
}

/** One entry of the log, with the turn as it stood before and after. */
export interface Step {
  readonly entry: Logged;
  readonly before: Turn | null;
  readonly after: Turn | null;
  /** Of the dice that were thrown, from left to right. */
  readonly thrown: Dice;
}

/** The game as its log tells it, step by step; `null`, and no more, where it tells what cannot have been. */
export function* replayed(match: Match, seed: Seed): Generator<Step | null> {
  const entries = readLog(match.log ?? "", match);
  const { diceCount } = preparedRules(match.rules);
  let number = match.throws - entries.filter(({ type }) => type === "rolled").length;
  let game = newGame(match.rules, match.players.length);
  for (const entry of entries) {
    const before = game.turn;
    const faces = entry.type === "rolled" ? facesOf(seed, number++, diceCount) : [];
    for (const move of loggedMoves(game, entry, faces)) {
      const moved = applyMove(game, move);
      if (!moved.ok) {
        yield null;
        return;
      }
      game = moved.value.game;
    }
    const thrown = entry.type === "rolled" ? faces.filter((_, die) => !entry.held[die]) : [];
    yield { entry, before, after: game.turn, thrown };
  }
}

function loggedMoves(game: Game, entry: Logged, faces: Dice): readonly Move[] {
  return entry.type === "out"
    ? [{ type: "resign", player: entry.player, closed: true }]
    : movesOf(game, entry, faces);
}
