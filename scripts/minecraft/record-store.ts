// Records in the world's dynamic properties, by id. One that cannot be read keeps its place and is logged once; what
// is saved meanwhile stands beside it under the next free key, and the older one counts again once it can be read.
import type { Result } from "../engine/result.ts";
import type { DecodeError } from "../match/decode.ts";
import { logWarning } from "./log.ts";
import { propertyKeys, readProperty, writeProperty } from "./properties.ts";

export interface Codec<T> {
  readonly encode: (record: T) => string;
  readonly decode: (json: string) => Result<T, DecodeError>;
}

export interface Stored<T> {
  readonly record: T | null;
  /** What is wrong with a record of this id that could not be read. */
  readonly problem: DecodeError | null;
}

interface Place<T> extends Stored<T> {
  readonly key: string;
}

export class RecordStore<T> {
  readonly #prefix: string;
  readonly #codec: Codec<T>;
  /** What has been read or saved. */
  readonly #known = new Map<string, Place<T>>();

  constructor(prefix: string, codec: Codec<T>) {
    this.#prefix = prefix;
    this.#codec = codec;
  }

  read(id: string): Stored<T> {
    return this.#place(id);
  }

  /** The ids of everything that is kept, readable or not. */
  ids(): readonly string[] {
    return this.#idsOf(() => true);
  }

  /** The ids of what is kept in whose saved text this stands, in any case: nothing is decoded for it. */
  idsWith(text: string): readonly string[] {
    const wanted = text.toLowerCase();
    return this.#idsOf((key) => readProperty(key)?.toLowerCase().includes(wanted) === true);
  }

  /** Whether the world now holds the record; where it does not, the one before stays. `null` deletes. */
  save(id: string, record: T | null): boolean {
    const { key, problem } = this.#place(id);
    if (!writeProperty(key, record === null ? undefined : this.#codec.encode(record))) return false;
    this.#known.set(id, { key, record, problem });
    return true;
  }

  #idsOf(isWanted: (key: string) => boolean): readonly string[] {
    const keys = propertyKeys(this.#prefix).filter(isWanted);
    // No id has a ~, and a pattern that looks for it at the end of a thousand keys takes the engine 40 ms.
    const ids = keys.map((key) => {
      const unreadable = key.lastIndexOf("~");
      return key.slice(this.#prefix.length, unreadable === -1 ? undefined : unreadable);
    });
    return [...new Set(ids)];
  }

  #place(id: string): Place<T> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const place = this.#find(this.#prefix + id);
    this.#known.set(id, place);
    return place;
  }

  #find(base: string): Place<T> {
    let problem: DecodeError | null = null;
    for (let unreadable = 0; ; unreadable++) {
      const key = unreadable === 0 ? base : `${base}~${unreadable}`;
      const json = readProperty(key);
      if (json === undefined) return { key, record: null, problem };
      const decoded = this.#codec.decode(json);
      if (decoded.ok) return { key, record: decoded.value, problem };
      logWarning(`${key} is left as it is: ${decoded.reason.message}`);
      problem ??= decoded.reason;
    }
  }
}
