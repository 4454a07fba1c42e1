// A table with a board on it: its record and its match together.
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { BlockPosition } from "./positions.ts";

export interface FittedTable {
  readonly position: BlockPosition;
  readonly table: TableRecord;
  readonly record: MatchRecord;
}
