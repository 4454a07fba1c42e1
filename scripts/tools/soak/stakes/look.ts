// A look at the world: what there is now, what was written down since the look before, and what explains a change.
import type { Ledger } from "../../../match/ledger.ts";
import type { MatchRecord } from "../../../match/saved-match.ts";
import type { Lying } from "./lying.ts";

/** `null`: deleted. */
export type Written =
  | { readonly match: string; readonly record: MatchRecord | null }
  | { readonly pot: string; readonly ledger: Ledger | null };

export interface Look {
  readonly lying: readonly Lying[];
  /** In the order in which it was written. */
  readonly written: readonly Written[];
  /** What was given, or copied. */
  readonly made: readonly { readonly mark: string; readonly amount: number }[];
  /** The entities that something from outside may have taken away, with what they are. */
  readonly mayGo: ReadonlySet<string>;
  readonly because: Because;
}

/** What may end a match for a pot before its result, and what was done lately. */
export interface Because {
  /** Who has pressed or typed something that is carried out by now. */
  readonly acted: ReadonlySet<string>;
  operators(): readonly string[];
  /** What an operator has given from one player to another. */
  readonly transfers: readonly { readonly from: string; readonly to: string }[];
  /** Whether the player can play at the table now. */
  isHere(player: string, record: MatchRecord): boolean;
  /** Something that asks nobody has taken the table away. */
  isDestroyed(table: string): boolean;
  /** Whether the pot is somewhere where the world is loaded. */
  isReached(pot: string): boolean;
  /** Whether a match that was played last at this time is too old. */
  isExpired(playedAt: number): boolean;
}
