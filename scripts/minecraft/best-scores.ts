// The best total that each player has finished alone, by rule set.
import { decodeBest, encodeBest } from "../match/saved-best.ts";
import { BEST_PROPERTY } from "./ids.ts";
import { logWarning } from "./log.ts";
import { readProperty, writeProperty } from "./properties.ts";

export function bestScore(playerId: string, ruleSet: string): number | null {
  return read(playerId)?.[ruleSet] ?? null;
}

/** Keeps the total if it is the best so far. Scores that cannot be read are left as they are. */
export function keepBest(playerId: string, ruleSet: string, total: number): void {
  const best = read(playerId);
  if (best === null || total <= (best[ruleSet] ?? -1)) return;
  writeProperty(BEST_PROPERTY + playerId, encodeBest({ ...best, [ruleSet]: total }));
}

function read(playerId: string): Readonly<Record<string, number>> | null {
  const json = readProperty(BEST_PROPERTY + playerId);
  if (json === undefined) return {};
  const decoded = decodeBest(json);
  if (decoded.ok) return decoded.value;
  logWarning(`best scores of ${playerId} are left as they are: ${decoded.reason.message}`);
  return null;
}
