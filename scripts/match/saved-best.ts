// A player's best totals by rule set, as they are saved: version 1.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord } from "./decode.ts";

/** Best finished total alone, by rule set id. */
export type BestTotals = Readonly<Record<string, number>>;

const VERSION = 1;

export function encodeBest(totals: BestTotals): string {
  return JSON.stringify({ version: VERSION, totals });
}

export function decodeBest(json: string): Result<BestTotals, DecodeError> {
  return decodeRecord(json, "best", VERSION, (saved) =>
    Object.fromEntries(
      saved
        .field("totals")
        .fields()
        .map(([ruleSet, total]) => [ruleSet, total.integer(0, 1_000_000)]),
    ),
  );
}
