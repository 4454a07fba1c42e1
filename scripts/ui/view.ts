// What one player may see of a table: all that the screens are made from.
import type { Match } from "../match/match.ts";
import type { Settings } from "../match/saved-settings.ts";
import type { PlayerRef } from "../match/seats.ts";

export interface TableView {
  readonly match: Match;
  readonly owner: PlayerRef | null;
  readonly viewer: PlayerRef;
  /** May take the board off, end what is played and make the table public. */
  readonly mayManage: boolean;
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
}
