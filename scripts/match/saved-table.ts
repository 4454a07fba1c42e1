// A table's record as it is saved: version 1. It says whose table it is and which match is on it.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import type { PlayerRef } from "./seats.ts";

export interface TableRecord {
  /** Who fitted the board; `null` at a public table. */
  readonly owner: PlayerRef | null;
  readonly matchId: string;
  /** A name that the board was given in an anvil: it stays its own. */
  readonly boardName: string | null;
  /**
   * The token of the board with which the game went away, or `null` while the board is here. Left behind so that a
   * world whose parts were saved at different times can give the game back to a table that still shows its board.
   */
  readonly away: string | null;
}

const VERSIONS: Versions<TableRecord> = [decodeV1];

export function encodeTable({ owner, matchId, boardName, away }: TableRecord): string {
  return JSON.stringify({ version: VERSIONS.length, owner, matchId, boardName, away });
}

export function decodeTable(json: string): Result<TableRecord, DecodeError> {
  return decodeRecord(json, "table", VERSIONS);
}

function decodeV1(saved: Saved): TableRecord {
  return {
    owner: saved.field("owner").orNull((owner) => ({
      id: owner.field("id").string(),
      name: owner.field("name").string(),
    })),
    matchId: saved.field("matchId").string(),
    boardName: saved.field("boardName").orNull((name) => name.string()),
    away: saved.field("away").orNull((token) => token.string()),
  };
}
