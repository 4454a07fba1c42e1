// What people may do to a match. Every command names its player, its match and the revision it was made for, so
// that double presses, stale forms and two hands in one tick are harmless.

import type { Face } from "../engine/dice.ts";
import { applyMove, type GameEvent, type IllegalMove, type Move } from "../engine/moves.ts";
import { accept, type Result, refuse } from "../engine/result.ts";
import type { CategoryId } from "../engine/rules.ts";
import { type Match, type Stage, sheetOf, stageOf, withNewGame } from "./match.ts";
import { type Side, seatedPlayers, seatOf } from "./seats.ts";

export type Action =
  | { readonly type: "sit"; readonly side: Side; readonly name: string }
  | { readonly type: "stand" }
  | { readonly type: "start" }
  /**
   * Holds `held`, if given, and throws the other dice. `faces` has one face for every die from left to right;
   * those of held dice are not used.
   */
  | { readonly type: "roll"; readonly held?: readonly boolean[]; readonly faces: readonly Face[] }
  | { readonly type: "hold"; readonly held: readonly boolean[] }
  | { readonly type: "score"; readonly category: CategoryId; readonly column: number }
  | { readonly type: "resign" }
  /** Another game of those still seated. */
  | { readonly type: "rematch" };

/** The moment a command was made for. */
export interface Moment {
  readonly matchId: string;
  readonly revision: number;
}

export interface Command extends Moment {
  readonly playerId: string;
  readonly action: Action;
}

export type Refusal =
  | IllegalMove
  | "otherMatch"
  | "stale"
  | "notSeated"
  | "seatTaken"
  | "oneSeatOnly"
  | "matchRuns"
  | "noMatchRuns"
  | "notFinished"
  | "notYourTurn";

export type MatchEvent =
  | GameEvent
  | { readonly type: "sat"; readonly side: Side }
  | { readonly type: "stood"; readonly side: Side }
  | { readonly type: "started" };

export interface Handled {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** Why something made for that moment no longer counts, or `null` while it does. */
export function pastMoment(match: Match, moment: Moment): "otherMatch" | "stale" | null {
  if (moment.matchId !== match.id) return "otherMatch";
  return moment.revision === match.revision ? null : "stale";
}

/** The match after the command and what happened, in order; or why it is refused, with nothing changed. */
export function handle(match: Match, command: Command): Result<Handled, Refusal> {
  const past = pastMoment(match, command);
  if (past !== null) return refuse(past);
  const { playerId, action } = command;
  switch (action.type) {
    case "sit":
      return sit(match, playerId, action.side, action.name);
    case "stand":
      return stand(match, playerId);
    case "start":
      return begin(match, playerId, "lobby", "matchRuns");
    case "rematch":
      return begin(match, playerId, "finished", "notFinished");
    case "resign":
      return resign(match, playerId);
    case "roll":
      return roll(match, playerId, action.held, action.faces);
    case "hold":
      return play(match, playerId, [{ type: "hold", held: action.held }]);
    case "score":
      return play(match, playerId, [{ type: "score", category: action.category, column: action.column }]);
  }
}

function sit(match: Match, id: string, side: Side, name: string): Result<Handled, Refusal> {
  if (match.seats[side] !== null) return refuse("seatTaken");
  if (stageOf(match) === "playing" && sheetOf(match, id) === null) return refuse("matchRuns");
  if (seatedPlayers(match.seats).some((seated) => seated.id !== id)) return refuse("oneSeatOnly");
  const left = seatOf(match.seats, id);
  const seats = { ...match.seats, ...(left === null ? {} : { [left]: null }), [side]: { id, name } };
  return changed({ ...match, seats }, [{ type: "sat", side }]);
}

/** Outside a game getting up frees the seat; while it runs the seat stays the player's. */
function stand(match: Match, playerId: string): Result<Handled, Refusal> {
  const side = seatOf(match.seats, playerId);
  if (side === null) return refuse("notSeated");
  if (stageOf(match) === "playing") return refuse("matchRuns");
  return changed({ ...match, seats: { ...match.seats, [side]: null } }, [{ type: "stood", side }]);
}

/** @param from the stage in which this may be done. @param refusal why not in any other. */
function begin(match: Match, playerId: string, from: Stage, refusal: Refusal): Result<Handled, Refusal> {
  if (seatOf(match.seats, playerId) === null) return refuse("notSeated");
  if (stageOf(match) !== from) return refuse(refusal);
  return changed(withNewGame(match), [{ type: "started" }, { type: "turnStarted", player: 0 }]);
}

function roll(
  match: Match,
  playerId: string,
  held: readonly boolean[] | undefined,
  faces: readonly Face[],
): Result<Handled, Refusal> {
  const turn = match.game?.turn;
  const holds = held ?? turn?.held ?? [];
  const move: Move = { type: "roll", faces: faces.filter((_, die) => !holds[die]) };
  const moves: readonly Move[] = held === undefined ? [move] : [{ type: "hold", held }, move];
  const played = play(match, playerId, moves);
  return played.ok
    ? accept({ ...played.value, match: { ...played.value.match, throws: match.throws + 1 } })
    : played;
}

function resign(match: Match, playerId: string): Result<Handled, Refusal> {
  if (match.game === null) return refuse("noMatchRuns");
  const player = sheetOf(match, playerId);
  if (player === null) return refuse("notSeated");
  return apply(match, match.game, [{ type: "resign", player }]);
}

function play(match: Match, playerId: string, moves: readonly Move[]): Result<Handled, Refusal> {
  if (match.game === null) return refuse("noMatchRuns");
  const player = sheetOf(match, playerId);
  if (player === null || seatOf(match.seats, playerId) === null) return refuse("notSeated");
  if (match.game.turn !== null && match.game.turn.player !== player) return refuse("notYourTurn");
  return apply(match, match.game, moves);
}

function apply(
  match: Match,
  from: NonNullable<Match["game"]>,
  moves: readonly Move[],
): Result<Handled, Refusal> {
  let game = from;
  const events: GameEvent[] = [];
  for (const move of moves) {
    const moved = applyMove(game, move);
    if (!moved.ok) return moved;
    game = moved.value.game;
    events.push(...moved.value.events);
  }
  return changed({ ...match, game }, events);
}

function changed(match: Match, events: readonly MatchEvent[]): Result<Handled, Refusal> {
  return accept({ match: { ...match, revision: match.revision + 1 }, events });
}
