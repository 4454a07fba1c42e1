// A player's best totals alone, as they are saved: version 1.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";

/** Best finished total by the key of the rules it was played under. */
export type BestTotals = Readonly<Record<string, number>>;

const VERSIONS: Versions<BestTotals> = [decodeV1];

export function encodeBest(totals: BestTotals): string {
  return JSON.stringify({ version: VERSIONS.length, totals });
}

export function decodeBest(json: string): Result<BestTotals, DecodeError> {
  return decodeRecord(json, "best", VERSIONS);
}

function decodeV1(saved: Saved): BestTotals {
  const totals = saved.field("totals").fields();
  return Object.fromEntries(totals.map(([rules, total]) => [rules, total.integer(0, 1_000_000)]));
}
