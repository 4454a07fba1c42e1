// The roll-off: who starts. Each player throws all dice once; the highest sum starts, and equal highest throw again
// among themselves. Where it stands follows from the throws alone.
import type { Dice } from "../engine/dice.ts";
import { highestRollers } from "../engine/start-roll.ts";

/** By position in the match's players: the dice of each of that player's throws, the first one first. */
export type RollOff = readonly (readonly Dice[])[];

export interface RollOffStanding {
  /** How many throws everybody who can still start has made: 0 for the first time round. */
  readonly round: number;
  /** Who can still start. */
  readonly contenders: readonly number[];
  /** Of these, who has not thrown in this round. */
  readonly waitsFor: readonly number[];
  /** Who starts, once that is decided. */
  readonly starter: number | null;
}

export function newRollOff(players: number): RollOff {
  return Array.from({ length: players }, () => []);
}

export function rollOffStanding(rollOff: RollOff): RollOffStanding {
  let contenders: readonly number[] = rollOff.map((_, player) => player);
  for (let round = 0; ; round++) {
    const waitsFor = contenders.filter((player) => rollOff[player]?.[round] === undefined);
    if (waitsFor.length > 0) return { round, contenders, waitsFor, starter: null };
    const thrown = contenders.map((player) => rollOff[player]?.[round] ?? []);
    const highest = highestRollers(thrown);
    contenders = contenders.filter((_, index) => highest.includes(index));
    const [first = null, ...tied] = contenders;
    if (tied.length === 0) return { round, contenders, waitsFor, starter: first };
  }
}
