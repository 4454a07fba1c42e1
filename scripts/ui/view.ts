// What one player may see of a table: all that the screens are made from.
import type { Advice } from "../engine/strategy/advice.ts";
import type { Review } from "../engine/strategy/review.ts";
import type { Leaderboard } from "../match/leaderboard.ts";
import type { Stack, Stake } from "../match/ledger.ts";
import type { Match } from "../match/match.ts";
import type { Rights } from "../match/rights.ts";
import type { Settings } from "../match/saved-settings.ts";
import type { WorldSettings } from "../match/saved-world-settings.ts";
import type { PlayerRef } from "../match/seats.ts";
import type { Statistics } from "../match/statistics.ts";

/** A slot of the viewer's inventory in which something lies. */
export interface Pocket {
  readonly slot: number;
  readonly stack: Stack;
  /** Why it cannot be staked: another add-on has locked it, or it is a board. */
  readonly refused: "locked" | "board" | null;
}

export interface StakesView {
  /** Whether operators allow them in this world. */
  readonly allowed: boolean;
  /** What is at stake here, in the order in which it was laid in; once it is won, what was, and whose it is. */
  readonly laid: readonly Stake[];
  /** What waits for the viewer, here and elsewhere. */
  readonly owed: readonly Stack[];
  /** What this match is played for cannot be read: that nothing is in `laid` says nothing. */
  readonly unreadable?: true;
}

/** What is needed to tell how the stakes stand. */
export type SeenStakes = Pick<TableView, "match" | "viewer" | "stakes" | "operators">;

export interface TableView extends Rights {
  readonly match: Match;
  readonly owner: PlayerRef | null;
  readonly viewer: PlayerRef;
  /** Seconds for each decision in a match of several; 0 where there is no clock. */
  readonly clock: number;
  /** The table came with its board: taken off, that keeps no match. */
  readonly found: boolean;
  /** The viewer's time for this decision is nearly up. */
  readonly hurry: boolean;
  /** Sits on a chair at this moment, here or elsewhere. */
  readonly sitting: boolean;
  /** Sits on a chair that faces this table. */
  readonly atTable: boolean;
  /** The chairs that face the table: one is free, all are taken, or have no room above, or there are none. */
  readonly chairs: "free" | "taken" | "blocked" | "none";
  /** The viewer's best total of a finished game alone under this rule set, if any. */
  readonly best: number | null;
  readonly settings: Settings;
  /** `null` for who is no operator. */
  readonly worldSettings: WorldSettings | null;
  /** Of the viewer's games. */
  readonly statistics: () => Statistics;
  /** The best of the world under the rule set of this match. */
  readonly leaders: () => Leaderboard;
  /** What each choice of this turn is worth; worked out when it is asked for. `null` when nothing is played. */
  readonly advice: () => Advice | null;
  /** Of the viewer's game in this match; worked out when it is asked for. `null` where there is nothing to review. */
  readonly review: () => Review | "working" | null;
  readonly stakes: StakesView;
  /** Of those who sit where something is at stake, who is an operator of this world. */
  readonly operators: readonly PlayerRef[];
  /** What the viewer carries; read when it is asked for, since few screens need it. */
  readonly pockets: () => readonly Pocket[];
}
