// A table's record as it is saved: version 2. It says whose table it is and which match was put on it; whether that
// match is still there is the match's own record to say.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import type { PlayerRef } from "./seats.ts";

export interface TableRecord {
  /** Who fitted the board; `null` at a public table. */
  readonly owner: PlayerRef | null;
  readonly matchId: string;
  /** A name that the board was given in an anvil: it stays its own. */
  readonly boardName: string | null;
  /** Whether the board was taken off with a game in it: asked only where the match cannot be read. */
  readonly boardOff: boolean;
  /** The table showed a board that nobody had fitted, as a copy does: no board comes out of it. */
  readonly found: boolean;
}

const VERSIONS: Versions<TableRecord> = [decodeV1, decodeV2];

export function encodeTable({ owner, matchId, boardName, boardOff, found }: TableRecord): string {
  return JSON.stringify({ version: VERSIONS.length, owner, matchId, boardName, boardOff, found });
}

export function decodeTable(json: string): Result<TableRecord, DecodeError> {
  return decodeRecord(json, "table", VERSIONS);
}

function decodeV1(saved: Saved): TableRecord {
  return decode(saved, false);
}

function decodeV2(saved: Saved): TableRecord {
  return decode(saved, saved.field("found").boolean());
}

function decode(saved: Saved, found: boolean): TableRecord {
  return {
    owner: saved.field("owner").orNull((owner) => ({
      id: owner.field("id").string(),
      name: owner.field("name").string(),
    })),
    matchId: saved.field("matchId").string(),
    boardName: saved.field("boardName").orNull((name) => name.string()),
    boardOff: saved.field("boardOff").boolean(),
    found,
  };
}
