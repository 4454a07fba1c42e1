// Matches in the world, by id. What cannot be read stays as it is and is logged once.
import type { Result } from "../engine/result.ts";
import { refuse } from "../engine/result.ts";
import type { DecodeError } from "../match/decode.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../match/saved-match.ts";
import { MATCH_PROPERTY } from "./ids.ts";
import { logWarning } from "./log.ts";
import { readProperty, writeProperty } from "./properties.ts";

export class MatchStore {
  readonly #known = new Map<string, MatchRecord>();
  readonly #reported = new Set<string>();

  /** `unknown`: this world has no match of that id. */
  read(id: string): Result<MatchRecord, DecodeError | { readonly kind: "unknown" }> {
    const known = this.#known.get(id);
    if (known !== undefined) return { ok: true, value: known };
    const json = readProperty(MATCH_PROPERTY + id);
    if (json === undefined) return refuse({ kind: "unknown" });
    const decoded = decodeMatch(json);
    if (decoded.ok) this.#known.set(id, decoded.value);
    else this.#report(id, decoded.reason.message);
    return decoded;
  }

  /** Whether the match is now saved; where it is not, the one before stays. */
  save(record: MatchRecord): boolean {
    if (!writeProperty(MATCH_PROPERTY + record.match.id, encodeMatch(record))) return false;
    this.#known.set(record.match.id, record);
    return true;
  }

  delete(id: string): void {
    this.#known.delete(id);
    writeProperty(MATCH_PROPERTY + id, undefined);
  }

  #report(id: string, message: string): void {
    if (this.#reported.has(id)) return;
    this.#reported.add(id);
    logWarning(`match ${id} is left as it is: ${message}`);
  }
}
