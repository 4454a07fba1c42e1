// A match: who has which seat, what is agreed, and the game that is played. Plain data, never changed in place.
import { type Game, newGame } from "../engine/game.ts";
import { type ChosenRules, chooseRules } from "../engine/prepared-rules.ts";
import { NO_SEATS, type PlayerRef, type Seats, seatedPlayers } from "./seats.ts";

export interface Match {
  readonly id: string;
  /** Grows by one with every accepted command: a command made for an older one is stale. */
  readonly revision: number;
  readonly rules: ChosenRules;
  /** Who sits where; while a game runs its players keep their seats. */
  readonly seats: Seats;
  /** In turn order, one for each sheet of the game; empty in the lobby. */
  readonly players: readonly PlayerRef[];
  /** How many throws have been made: the number of the next one. */
  readonly throws: number;
  /** `null` in the lobby. */
  readonly game: Game | null;
}

export type Stage = "lobby" | "playing" | "finished";

export function newMatch(id: string): Match {
  return {
    id,
    revision: 0,
    rules: chooseRules("classic"),
    seats: NO_SEATS,
    players: [],
    throws: 0,
    game: null,
  };
}

export function stageOf(match: Match): Stage {
  if (match.game === null) return "lobby";
  return match.game.turn === null ? "finished" : "playing";
}

/**
 * The match with everybody who sits as its players and an untouched game. Id, rules and seats stay, and the revision
 * goes on: what was shown of a game before is stale, not valid again.
 */
export function withNewGame(match: Match): Match {
  const players = seatedPlayers(match.seats);
  return { ...match, players, throws: 0, game: newGame(match.rules, players.length) };
}

/** The position of a player's sheet, or `null` for who does not play. */
export function sheetOf(match: Match, playerId: string): number | null {
  const index = match.players.findIndex(({ id }) => id === playerId);
  return index === -1 ? null : index;
}
