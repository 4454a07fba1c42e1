// A table's record as it is saved: version 1. It says whose table it is and which match is on it.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord } from "./decode.ts";
import type { PlayerRef } from "./seats.ts";

export interface TableRecord {
  /** Who fitted the board; `null` at a public table. */
  readonly owner: PlayerRef | null;
  readonly matchId: string;
  /** A name that the board was given in an anvil: it stays its own. */
  readonly boardName: string | null;
}

const VERSION = 1;

export function encodeTable(table: TableRecord): string {
  return JSON.stringify({ version: VERSION, ...table });
}

export function decodeTable(json: string): Result<TableRecord, DecodeError> {
  return decodeRecord(json, "table", VERSION, (saved) => ({
    owner: saved.field("owner").orNull((owner) => ({
      id: owner.field("id").string(),
      name: owner.field("name").string(),
    })),
    matchId: saved.field("matchId").string(),
    boardName: saved.field("boardName").orNull((name) => name.string()),
  }));
}
