// What people may do to a match. Every command names its player, its match and the revision it was made for, so
// that double presses, stale forms and two hands in one tick are harmless.

import { type Dice, type Face, isFace } from "../engine/dice.ts";
import { applyMove, type GameEvent, type IllegalMove, type Move } from "../engine/moves.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../engine/result.ts";
import type { CategoryId } from "../engine/rules.ts";
import {
  inLobby,
  isRunning,
  keepsSeat,
  type Match,
  sheetOf,
  stageOf,
  withGameFrom,
  withNewPlayers,
} from "./match.ts";
import { type RollOff, rollOffStanding } from "./roll-off.ts";
import { type PlayerRef, type Side, seatedPlayers, seatOf } from "./seats.ts";

export type Action =
  | { readonly type: "sit"; readonly side: Side; readonly name: string }
  | { readonly type: "stand" }
  /** For a first game or for a rematch: when everybody who sits is ready it starts. */
  | { readonly type: "ready"; readonly ready: boolean }
  /**
   * Holds `held`, if given, and throws the other dice; in the roll-off all are thrown and none may be held. `faces` has
   * one face for every die from left to right; those of held dice are not used.
   */
  | { readonly type: "roll"; readonly held?: readonly boolean[]; readonly faces: readonly Face[] }
  /** The roll-off is decided and has been seen: the first turn starts. */
  | { readonly type: "begin" }
  | { readonly type: "hold"; readonly held: readonly boolean[] }
  | { readonly type: "score"; readonly category: CategoryId; readonly column: number }
  | { readonly type: "resign" };

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
  | "matchRuns"
  | "alreadyPlaying"
  | "noMatchRuns"
  | "notYourTurn"
  | "alreadyReady"
  | "notReady"
  | "rollOffFirst"
  | "rollOffThrown"
  | "rollOffDecided"
  | "rollOffOpen";

export type MatchEvent =
  | GameEvent
  | { readonly type: "sat"; readonly who: PlayerRef; readonly side: Side }
  | { readonly type: "stood"; readonly who: PlayerRef; readonly side: Side }
  | { readonly type: "ready"; readonly who: PlayerRef; readonly ready: boolean }
  /** Everybody is ready: with several players the roll-off follows, alone the first turn. */
  | { readonly type: "started" }
  | { readonly type: "thrownForStart"; readonly player: number; readonly dice: Dice }
  /** These have the same highest sum and throw again. */
  | { readonly type: "rollOffTied"; readonly players: readonly number[] }
  | { readonly type: "rollOffWon"; readonly player: number }
  | { readonly type: "leftRollOff"; readonly who: PlayerRef };

export interface Handled {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

type Outcome = Result<Handled, Refusal>;

/** Why something made for that moment no longer counts, or `null` while it does. */
function pastMoment(match: Match, moment: Moment): "otherMatch" | "stale" | null {
  if (moment.matchId !== match.id) return "otherMatch";
  return moment.revision === match.revision ? null : "stale";
}

/** The match after the command and what happened, in order; or why it is refused, with nothing changed. */
export function handle(match: Match, command: Command): Outcome {
  const past = pastMoment(match, command);
  if (past !== null) return refuse(past);
  const { playerId, action } = command;
  switch (action.type) {
    case "sit":
      return sit(match, { id: playerId, name: action.name }, action.side);
    case "stand":
      return stand(match, playerId);
    case "ready":
      return sayReady(match, playerId, action.ready);
    case "begin":
      return begin(match, playerId);
    case "resign":
      return resign(match, playerId);
    case "roll":
      if (match.rollOff === null) return roll(match, playerId, action.held, action.faces);
      if (action.held?.includes(true)) return refuse("rollOffFirst");
      return throwForStart(match, match.rollOff, playerId, action.faces);
    case "hold":
      return play(match, playerId, [{ type: "hold", held: action.held }]);
    case "score":
      return play(match, playerId, [{ type: "score", category: action.category, column: action.column }]);
  }
}

function sit(match: Match, who: PlayerRef, side: Side): Outcome {
  if (match.seats[side] !== null) return refuse("seatTaken");
  if (isRunning(match) && sheetOf(match, who.id) === null) return refuse("matchRuns");
  const left = seatOf(match.seats, who.id);
  const seats = { ...match.seats, ...(left === null ? {} : { [left]: null }), [side]: who };
  return changed({ ...match, seats }, [{ type: "sat", who, side }]);
}

/**
 * Outside a running match getting up frees the seat; while it runs it stays with who plays. Who leaves after a match
 * takes back every offer of a rematch.
 */
function stand(match: Match, playerId: string): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (side === null || who === null) return refuse("notSeated");
  if (keepsSeat(match, playerId)) return refuse("alreadyPlaying");
  const ready = stageOf(match) === "finished" ? [] : match.ready.filter((id) => id !== playerId);
  const seats = { ...match.seats, [side]: null };
  return changed({ ...match, seats, ready }, [{ type: "stood", who, side }]);
}

function sayReady(match: Match, playerId: string, ready: boolean): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (keepsSeat(match, playerId)) return refuse("alreadyPlaying");
  if (isRunning(match)) return refuse("matchRuns");
  if (who === null) return refuse("notSeated");
  const wasReady = match.ready.includes(playerId);
  const others = match.ready.filter((id) => id !== playerId);
  const said: MatchEvent = { type: "ready", who, ready };
  const now = { ...match, ready: ready ? [...others, playerId] : others };
  const everybody = seatedPlayers(match.seats).every(({ id }) => now.ready.includes(id));
  if (wasReady === ready && !everybody) return refuse(ready ? "alreadyReady" : "notReady");
  if (!everybody) return changed(now, [said]);
  const started = withNewPlayers(now);
  const alone: readonly MatchEvent[] = started.rollOff === null ? [{ type: "turnStarted", player: 0 }] : [];
  return changed(started, [said, { type: "started" }, ...alone]);
}

function throwForStart(match: Match, rollOff: RollOff, playerId: string, dice: Dice): Outcome {
  const player = seatedPosition(match, playerId);
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  const { waitsFor, starter } = rollOffStanding(rollOff);
  if (starter !== null) return refuse("rollOffDecided");
  if (!waitsFor.includes(player)) return refuse("rollOffThrown");
  const { diceCount } = preparedRules(match.rules);
  if (dice.length !== diceCount || !dice.every(isFace)) return refuse("wrongFaces");
  const thrown = rollOff.map((throws, index) => (index === player ? [...throws, [...dice]] : throws));
  return changed({ ...match, rollOff: thrown, throws: match.throws + 1 }, [
    { type: "thrownForStart", player, dice: [...dice] },
    ...outcomeOf(thrown, rollOffStanding(rollOff).round),
  ]);
}

/** What a change of the roll-off decided: who starts, or who throws again. @param before the round until then. */
function outcomeOf(rollOff: RollOff, before: number): readonly MatchEvent[] {
  const { round, contenders, starter } = rollOffStanding(rollOff);
  if (starter !== null) return [{ type: "rollOffWon", player: starter }];
  return round > before ? [{ type: "rollOffTied", players: contenders }] : [];
}

function begin(match: Match, playerId: string): Outcome {
  if (!isRunning(match)) return refuse("noMatchRuns");
  if (sheetOf(match, playerId) === null) return refuse("matchRuns");
  if (match.rollOff === null) return refuse("alreadyPlaying");
  const { starter } = rollOffStanding(match.rollOff);
  if (starter === null) return refuse("rollOffOpen");
  return changed(withGameFrom(match, starter), [{ type: "turnStarted", player: 0 }]);
}

function roll(
  match: Match,
  playerId: string,
  held: readonly boolean[] | undefined,
  faces: readonly Face[],
): Outcome {
  const turn = match.game?.turn;
  const holds = held ?? turn?.held ?? [];
  const move: Move = { type: "roll", faces: faces.filter((_, die) => !holds[die]) };
  const moves: readonly Move[] = held === undefined ? [move] : [{ type: "hold", held }, move];
  const played = play(match, playerId, moves);
  return played.ok
    ? accept({ ...played.value, match: { ...played.value.match, throws: match.throws + 1 } })
    : played;
}

function resign(match: Match, playerId: string): Outcome {
  const player = sheetOf(match, playerId);
  if (stageOf(match) === "lobby") return refuse("noMatchRuns");
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  if (match.rollOff !== null) return leaveRollOff(match, match.rollOff, player);
  return match.game === null ? refuse("noMatchRuns") : apply(match, match.game, [{ type: "resign", player }]);
}

/** Nobody has a sheet yet, so who gives up is out; whoever is left alone is back in the lobby. */
function leaveRollOff(match: Match, rollOff: RollOff, player: number): Outcome {
  const who = match.players[player];
  if (who === undefined) return refuse("matchRuns");
  // Or the one who lost could have it thrown anew.
  if (rollOffStanding(rollOff).starter !== null) return refuse("rollOffDecided");
  const left: MatchEvent = { type: "leftRollOff", who };
  const players = match.players.filter((_, index) => index !== player);
  if (players.length === 1) return changed(inLobby(match), [left]);
  const rest = rollOff.filter((_, index) => index !== player);
  const after = { ...match, players, rollOff: rest };
  const isNews = contenderIds(match, rollOff, who.id) !== contenderIds(after, rest, who.id);
  return changed(after, [left, ...(isNews ? outcomeOf(rest, 0) : [])]);
}

/** Which of the others can still start, and in which round. */
function contenderIds({ players }: Match, rollOff: RollOff, playerId: string): string {
  const { round, contenders } = rollOffStanding(rollOff);
  const ids = contenders.map((player) => players[player]?.id).filter((id) => id !== playerId);
  return [round, ...ids].join(" ");
}

function play(match: Match, playerId: string, moves: readonly Move[]): Outcome {
  if (match.rollOff !== null) return refuse("rollOffFirst");
  if (match.game === null) return refuse("noMatchRuns");
  const player = seatedPosition(match, playerId);
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  if (match.game.turn !== null && match.game.turn.player !== player) return refuse("notYourTurn");
  return apply(match, match.game, moves);
}

/** Why somebody cannot play: whoever has no sheet watches while a match runs, and says ready when it is over. */
function whyNoPlayer(match: Match, playerId: string): Refusal {
  if (sheetOf(match, playerId) === null && isRunning(match)) return "matchRuns";
  return seatOf(match.seats, playerId) === null ? "notSeated" : "gameOver";
}

/** The position of who plays and has a seat. */
function seatedPosition(match: Match, playerId: string): number | null {
  return seatOf(match.seats, playerId) === null ? null : sheetOf(match, playerId);
}

function apply(match: Match, from: NonNullable<Match["game"]>, moves: readonly Move[]): Outcome {
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

function changed(match: Match, events: readonly MatchEvent[]): Outcome {
  return accept({ match: { ...match, revision: match.revision + 1 }, events });
}
