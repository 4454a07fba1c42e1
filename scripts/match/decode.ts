// Hand-written decoders for saved JSON. A failure names the path, what was expected and what was found.
import { accept, type Result, refuse } from "../engine/result.ts";

/** `notReadable`: damaged; `newer`: written by a later version of the add-on. */
export interface DecodeError {
  readonly kind: "notReadable" | "newer";
  /** English, for the log: the path, the expectation, the value. */
  readonly message: string;
}

/** Something is not as it has to be: the path, the expectation, the value. */
export class Mismatch extends Error {}

/** A value on its way through the decoder, with the path that led to it. */
export class Saved {
  readonly #value: unknown;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    this.#value = value;
    this.#path = path;
  }

  field(name: string): Saved {
    return new Saved(this.#object()[name], `${this.#path}.${name}`);
  }

  /** Whether there is nothing here, as where an older version did not know of it. */
  get isMissing(): boolean {
    return this.#value === undefined;
  }

  get isNumber(): boolean {
    return typeof this.#value === "number";
  }

  fields(): readonly (readonly [string, Saved])[] {
    return Object.entries(this.#object()).map(([name, value]) => [
      name,
      new Saved(value, `${this.#path}.${name}`),
    ]);
  }

  items(): readonly Saved[] {
    if (!Array.isArray(this.#value)) throw this.mismatch("a list");
    return this.#value.map((value, index) => new Saved(value, `${this.#path}[${index}]`));
  }

  integer(low: number, high: number): number {
    const value = this.#value;
    if (typeof value !== "number" || !Number.isInteger(value) || value < low || value > high) {
      throw this.mismatch(`an integer ${low}..${high}`);
    }
    return value;
  }

  string(longest = 255): string {
    if (typeof this.#value !== "string" || this.#value.length > longest) {
      throw this.mismatch(`a string of at most ${longest} characters`);
    }
    return this.#value;
  }

  boolean(): boolean {
    if (typeof this.#value !== "boolean") throw this.mismatch("true or false");
    return this.#value;
  }

  oneOf<T extends string | number | boolean>(values: readonly T[]): T {
    const found = values.find((value) => value === this.#value);
    if (found === undefined) throw this.mismatch(`one of ${values.join(", ")}`);
    return found;
  }

  orNull<T>(decode: (saved: Saved) => T): T | null {
    return this.#value === null ? null : decode(this);
  }

  mismatch(expected: string): Error {
    return new Mismatch(`${this.#path}: expected ${expected}, found ${inWords(this.#value)}`);
  }

  #object(): Readonly<Record<string, unknown>> {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      throw this.mismatch("an object");
    }
    return this.#value as Readonly<Record<string, unknown>>;
  }
}

/** Objects and lists are only named: they may be nested deeper than anything can write out. */
function inWords(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : JSON.stringify(value).slice(0, 60);
}

/** How each version of a record is read, oldest first: the decoder of version n stands at n − 1. */
export type Versions<T> = readonly ((saved: Saved) => T)[];

/** Reads a record that carries `version`. @param name how the record is called in messages. */
export function decodeRecord<T>(json: string, name: string, versions: Versions<T>): Result<T, DecodeError> {
  try {
    const saved = new Saved(parse(json, name), name);
    const version = saved.field("version").integer(1, Number.MAX_SAFE_INTEGER);
    const decode = versions[version - 1];
    if (decode === undefined) {
      const message = `${name}.version: this add-on reads up to ${versions.length}, found ${version}`;
      return refuse({ kind: "newer", message });
    }
    return accept(decode(saved));
  } catch (error) {
    if (error instanceof Mismatch) return refuse({ kind: "notReadable", message: error.message });
    throw error;
  }
}

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Mismatch(`${name}: expected JSON, found ${JSON.stringify(json.slice(0, 60))}`);
  }
}
