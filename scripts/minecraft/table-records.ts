// What the world's records say of a table and of its match, which count together only.
import { newMatch } from "../match/match.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { FittedTable } from "./fitted-table.ts";
import { type BlockPosition, keyOf, positionOfKey } from "./positions.ts";
import type { Stores } from "./stores.ts";

export class TableRecords {
  readonly #tables: Stores["tables"];
  readonly #matches: Stores["matches"];

  constructor({ tables, matches }: Stores) {
    this.#tables = tables;
    this.#matches = matches;
  }

  /** Every position that has a record, fitted or not. */
  positions(): readonly BlockPosition[] {
    return this.#tables.ids().flatMap((id) => positionOfKey(id) ?? []);
  }

  /** Whether nothing is kept of a table there, not even what cannot be read. */
  isBlank(position: BlockPosition): boolean {
    const { record, problem } = this.#tables.read(keyOf(position));
    return record === null && problem === null;
  }

  tableAt(position: BlockPosition): TableRecord | null {
    return this.#tables.read(keyOf(position)).record;
  }

  /** The fitted table there, or `null` where no board is fitted. A match that cannot be read counts as a blank one. */
  fittedAt(position: BlockPosition): FittedTable | null {
    const key = keyOf(position);
    const table = this.tableAt(position);
    if (table === null) return null;
    const read = this.#matches.read(table.matchId).record;
    if (read === null && table.boardOff) return null;
    const record = read ?? blankRecord(table.matchId, key);
    return record.table === key && record.boardToken === null ? { position, table, record } : null;
  }

  /** The paused match that went away from this table and whose token is not spent. */
  waitingAt(position: BlockPosition): MatchRecord | null {
    const table = this.tableAt(position);
    const record = table && this.#matches.read(table.matchId).record;
    return record !== null && record.table === keyOf(position) && record.boardToken !== null ? record : null;
  }

  saveTable(position: BlockPosition, table: TableRecord | null): boolean {
    return this.#tables.save(keyOf(position), table);
  }

  saveMatch(matchId: string, record: MatchRecord | null): boolean {
    return this.#matches.save(matchId, record);
  }

  /**
   * Writes down that the board is on; `false`, with everything as it was, where the world did not keep it. With a paused
   * match the write of its record decides: until then the board in the hand still counts, whatever else failed.
   * @param brought that match as it was in the board.
   */
  saveFitted({ position, table, record }: FittedTable, brought: MatchRecord | null): boolean {
    const { matchId } = table;
    if (brought === null) {
      if (!this.saveMatch(matchId, record)) return false;
      if (this.saveTable(position, table)) return true;
      this.saveMatch(matchId, null);
      return false;
    }
    const before = this.tableAt(position);
    if (!this.saveTable(position, table)) return false;
    if (!this.saveMatch(matchId, record)) {
      this.saveTable(position, before);
      return false;
    }
    // The match is here now: the record that it left at another table is of no use any more.
    const left = brought.table;
    if (left !== record.table && this.#tables.read(left).record?.matchId === matchId)
      this.#tables.save(left, null);
    return true;
  }

  /**
   * Writes down that the board is off, which one write decides; `false`, with everything as it was, where the world did
   * not keep it. @param kept the match as it waits in the board; without one it is deleted.
   */
  saveUnfitted({ position, table }: FittedTable, kept: MatchRecord | null): boolean {
    const { matchId } = table;
    const isOff = kept === null ? this.saveTable(position, null) : this.saveMatch(matchId, kept);
    if (isOff && kept === null) this.saveMatch(matchId, null);
    else if (isOff) this.saveTable(position, { ...table, boardOff: true });
    return isOff;
  }
}

/** @param table the key of the table. */
export function blankRecord(matchId: string, table: string): MatchRecord {
  return { match: newMatch(matchId), seed: null, boardToken: null, table, playedAt: 0 };
}
