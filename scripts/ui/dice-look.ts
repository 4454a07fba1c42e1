// What the dice on a table show of a match, as plain data; sides are those of the world.

import type { Dice } from "../engine/dice.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { isRunning, type Match, waitsFor } from "../match/match.ts";
import { type Side, seatOf } from "../match/seats.ts";

export interface DiceLook {
  /** From left to right; fewer than there are places for. */
  readonly dice: Dice;
  readonly held: readonly boolean[];
  /** How many throws have been made. */
  readonly throws: number;
  /** Where the dice come from; `null` where whoever threw them has no seat. */
  readonly from: Side | null;
  /** Whether the pips have colours that count. */
  readonly coloured: boolean;
  /** The seat of whom the match waits for, where that is one. */
  readonly mark: Side | null;
}

/** A throw that no turn has: the last one for the start, or the one that has won outright. */
export interface Thrown {
  readonly player: number;
  readonly dice: Dice;
}

/** `null` where no game runs, nor has just been won by a throw. @param thrown in the roll-off, or in the end. */
export function diceLook(match: Match, thrown: Thrown | null): DiceLook | null {
  if (!isRunning(match) && thrown === null) return null;
  const turn = match.game?.turn ?? null;
  const player = turn?.player ?? thrown?.player ?? -1;
  const waiting = waitsFor(match);
  return {
    dice: turn?.dice ?? thrown?.dice ?? [],
    held: turn?.held ?? [],
    throws: match.throws,
    from: sideOf(match, player),
    coloured: preparedRules(match.rules).colours !== undefined,
    mark: waiting.length === 1 ? sideOf(match, waiting[0] ?? -1) : null,
  };
}

function sideOf({ players, seats }: Match, player: number): Side | null {
  const id = players[player]?.id;
  return id === undefined ? null : seatOf(seats, id);
}
