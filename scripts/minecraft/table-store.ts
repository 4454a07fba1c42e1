// Table records in the world, by position. A record that cannot be read keeps its place; the table goes on under
// the next free key, and the older one counts again once it can be read.
import { decodeTable, encodeTable, type TableRecord } from "../match/saved-table.ts";
import { TABLE_PROPERTY } from "./ids.ts";
import { logWarning } from "./log.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import { readProperty, writeProperty } from "./properties.ts";

interface Place {
  readonly key: string;
  readonly record: TableRecord | null;
  /** How many records of this position could not be read. */
  readonly unreadable: number;
}

export class TableStore {
  readonly #places = new Map<string, Place>();

  /** The record of the table at this position, or `null` where none is known. */
  read(position: BlockPosition): TableRecord | null {
    return this.#place(position).record;
  }

  hasUnreadable(position: BlockPosition): boolean {
    return this.#place(position).unreadable > 0;
  }

  /** Whether the record is now saved; where it is not, the one before stays. `null` deletes. */
  save(position: BlockPosition, record: TableRecord | null): boolean {
    const place = this.#place(position);
    if (!writeProperty(place.key, record === null ? undefined : encodeTable(record))) return false;
    this.#places.set(keyOf(position), { ...place, record });
    return true;
  }

  #place(position: BlockPosition): Place {
    const at = keyOf(position);
    const known = this.#places.get(at);
    if (known !== undefined) return known;
    const place = findPlace(at);
    this.#places.set(at, place);
    return place;
  }
}

function findPlace(at: string): Place {
  for (let unreadable = 0; ; unreadable++) {
    const key = TABLE_PROPERTY + at + (unreadable === 0 ? "" : `~${unreadable}`);
    const json = readProperty(key);
    if (json === undefined) return { key, record: null, unreadable };
    const decoded = decodeTable(json);
    if (decoded.ok) return { key, record: decoded.value, unreadable };
    logWarning(`table at ${at} is left as it is: ${decoded.reason.message}`);
  }
}
