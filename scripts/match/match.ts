// A match: who has which seat, what is agreed, and the game that is played. Plain data, never changed in place.
import { type Game, isPlaying, newGame } from "../engine/game.ts";
import { type ChosenRules, chooseRules } from "../engine/prepared-rules.ts";
import type { Absence } from "./absence.ts";
import { type Help, NO_HELP_CHOSEN } from "./help.ts";
import { newRollOff, type RollOff, rollOffStanding } from "./roll-off.ts";
import { NO_SEATS, type PlayerRef, type Seats, seatedPeople, seatedPlayers } from "./seats.ts";
import type { Stakes } from "./stakes.ts";

export interface Match {
  readonly id: string;
  /** Grows by one with every accepted command: a command made for an older one is stale. */
  readonly revision: number;
  readonly rules: ChosenRules;
  /** The total that somebody alone aims at; `null` where none is chosen. */
  readonly target: number | null;
  /** Who sits where; while a game runs its players keep their seats. */
  readonly seats: Seats;
  /** Who of the seated is ready for the next game, by player id. */
  readonly ready: readonly string[];
  /** In turn order, one for each sheet of the game; clockwise from the north in the roll-off, empty in the lobby. */
  readonly players: readonly PlayerRef[];
  /** The throws for the start, while it is not decided and for a moment after; else `null`. */
  readonly rollOff: RollOff | null;
  /** Who of the players has stayed away for long, in the order in which that was noticed. */
  readonly absences: readonly Absence[];
  /** What is agreed about item stakes; `null` while there are none. */
  readonly stakes: Stakes | null;
  /** What help there is in this match, as whoever may choose the rules wants it. */
  readonly help: Help;
  /** Who has asked for a hint in this game, by player id. */
  readonly hinted: readonly string[];
  /** For whom a computer player has decided something in this game, by player id. */
  readonly playedFor: readonly string[];
  /** What was decided in the game, as `log.ts` writes it; `null` for a game that began before that was kept. */
  readonly log: string | null;
  /** How many throws have been made: the number of the next one. */
  readonly throws: number;
  /** `null` in the lobby and in the roll-off. */
  readonly game: Game | null;
}

export type Stage = "lobby" | "rollOff" | "playing" | "finished";

const NOTHING_PLAYED = {
  ready: [],
  players: [],
  rollOff: null,
  absences: [],
  stakes: null,
  hinted: [],
  playedFor: [],
  log: null,
  throws: 0,
  game: null,
} satisfies Partial<Match>;

export function newMatch(id: string): Match {
  const rules = chooseRules("classic");
  return { id, revision: 0, rules, target: null, help: NO_HELP_CHOSEN, seats: NO_SEATS, ...NOTHING_PLAYED };
}

export function stageOf({ rollOff, game }: Match): Stage {
  if (rollOff !== null) return "rollOff";
  if (game === null) return "lobby";
  return game.turn === null ? "finished" : "playing";
}

/** From the first throw for the start to the end of the game: players keep their seats, a board keeps the match. */
export function isRunning(match: Match): boolean {
  return stageOf(match) === "rollOff" || stageOf(match) === "playing";
}

/** Whether a seat is this player's even when they are not on its chair. */
export function keepsSeat(match: Match, playerId: string): boolean {
  return isRunning(match) && sheetOf(match, playerId) !== null;
}

/**
 * The match with everybody who sits as its players and nothing left of a game before: one plays at once, several roll
 * off first. Id, rules and seats stay, and the revision goes on, so that what was shown before is stale, not valid
 * again.
 */
export function withNewPlayers(match: Match): Match {
  const players = seatedPlayers(match.seats);
  const fresh = { ...match, players, ready: [], absences: [], hinted: [], playedFor: [], log: "", throws: 0 };
  // Who plays alone plays for nothing, and a rematch begins without stakes.
  const stakes = match.stakes?.won === null && match.stakes.list !== null ? match.stakes : null;
  return players.length === 1
    ? { ...fresh, stakes: null, rollOff: null, game: newGame(match.rules, 1) }
    : { ...fresh, stakes, rollOff: newRollOff(players.length), game: null };
}

/** The game begins: its players from the starter on, clockwise. @param starter a position in the roll-off. */
export function withGameFrom(match: Match, starter: number): Match {
  const players = [...match.players.slice(starter), ...match.players.slice(0, starter)];
  return { ...match, players, rollOff: null, game: newGame(match.rules, players.length) };
}

/** Nobody plays: what was agreed is forgotten, seats stay. */
export function inLobby(match: Match): Match {
  return { ...match, ...NOTHING_PLAYED };
}

/** Of those who sit, who has not said ready; computer players always are. */
export function whoIsNotReady({ seats, ready }: Match): readonly PlayerRef[] {
  return seatedPeople(seats).filter(({ id }) => !ready.includes(id));
}

/** The position of a player's sheet, or `null` for who does not play. */
export function sheetOf(match: Match, playerId: string): number | null {
  const index = match.players.findIndex(({ id }) => id === playerId);
  return index === -1 ? null : index;
}

/** Whether the player has turns to come. */
export function playsOn(match: Match, playerId: string): boolean {
  const player = sheetOf(match, playerId);
  if (player === null || !isRunning(match)) return false;
  const sheet = match.game?.sheets[player];
  return sheet === undefined || isPlaying(sheet);
}

/** Whether the player is in it to the end, with turns to come or with the last one played: neither resigned nor closed. */
export function isStillIn(match: Match, playerId: string): boolean {
  const player = sheetOf(match, playerId);
  if (player === null || !isRunning(match)) return false;
  return (match.game?.sheets[player]?.status ?? "playing") === "playing";
}

/** Whether it does not go on now without this player. */
export function isWaitedFor(match: Match, playerId: string): boolean {
  const player = sheetOf(match, playerId);
  return player !== null && waitsFor(match).includes(player);
}

/** The positions of the players without whom it does not go on now. */
export function waitsFor({ rollOff, game }: Match): readonly number[] {
  if (rollOff !== null) return rollOffStanding(rollOff).waitsFor;
  return game === null || game.turn === null ? [] : [game.turn.player];
}
