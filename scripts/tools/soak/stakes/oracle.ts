// What the oracle of stakes knows: what was given and where it lies, who has laid what into which pot, and to whom the
// rules give it. It looks at the world and at what the add-on writes down, and never asks the add-on whose something is.
import type { MatchRecord } from "../../../match/saved-match.ts";
import type { Lying } from "./lying.ts";
import type { Shares } from "./winners.ts";

export interface Stake {
  /** As the ledger names it. */
  readonly id: string;
  readonly pot: string;
  readonly slot: number;
  readonly mark: string;
  readonly amount: number;
  /** Out of whose pockets it came. */
  from: string;
  /** Who is to get how much; `null` while it is at stake. */
  due: Shares | null;
  /** What has gone out of the pot into whose pockets. */
  readonly got: Map<string, number>;
  /** What was taken away from outside. */
  gone: number;
  /** Once stores of different ages have met: who may have it, by one of them or another. */
  either: ReadonlySet<string> | null;
}

export interface Oracle {
  /** How much there is of each mark. */
  readonly made: Map<string, number>;
  lying: readonly Lying[];
  /** In the order in which they were laid in. */
  readonly stakes: Stake[];
  /** Of the latest writes. */
  readonly matches: Map<string, MatchRecord>;
  /** Every pot that was ever written down. */
  readonly pots: Set<string>;
  /** To what each player of a match has agreed, by match and player. */
  readonly agreed: Map<string, string>;
  /** The entities that are copies of pots. */
  readonly copies: Set<string>;
  /** Pots of which something was removed from outside, or that were there when stores of different ages met. */
  readonly harmed: Set<string>;
  /** Stakes of which it was told that they are gone. */
  readonly told: Set<string>;
  /** Stakes that were counted as gone because their pot was out of reach. */
  readonly writtenOff: Set<string>;
  /** After how many days a match is put away; 0 never. */
  expiry: number;
  /** How pots that were played for have ended since the rig took note of it, in words for counting. */
  readonly endings: string[];
}

export function newOracle(): Oracle {
  return {
    ...{ made: new Map(), lying: [], stakes: [] },
    ...{ matches: new Map(), pots: new Set(), agreed: new Map(), copies: new Set() },
    ...{ harmed: new Set(), told: new Set(), writtenOff: new Set(), expiry: 28, endings: [] },
  };
}

/** What is still in the pot of it. */
export function openOf({ amount, got, gone }: Stake): number {
  return amount - gone - [...got.values()].reduce((sum, part) => sum + part, 0);
}

export function openStakes({ stakes }: Oracle, pot: string): readonly Stake[] {
  return stakes.filter((stake) => stake.pot === pot && openOf(stake) > 0);
}

/** What was taken away from outside, and nobody was told; out of one pot, or of all. */
export function untold({ stakes, told }: Oracle, pot?: string): readonly Stake[] {
  return stakes.filter(
    (stake) => stake.gone > 0 && !told.has(stake.id) && (pot === undefined || stake.pot === pot),
  );
}

export function stakeAt({ stakes }: Oracle, pot: string, slot: number): Stake | undefined {
  return stakes.find((stake) => stake.pot === pot && stake.slot === slot && openOf(stake) > 0);
}

/** The pot that this match is played for, so that nobody takes anything back any more; `null` for none. */
export function lockedPot(record: MatchRecord | null | undefined): string | null {
  if (!record || record.boardToken !== null) return null;
  const { rollOff, game, throws, stakes } = record.match;
  const runs = rollOff !== null || (game !== null && game.turn !== null);
  return runs && throws > 0 && stakes?.list != null && stakes.won === null ? stakes.pot : null;
}

export function isLockedPot({ matches }: Oracle, pot: string): boolean {
  return [...matches.values()].some((record) => lockedPot(record) === pot);
}
