// A saved world in which the match has come to something that would take long to play.
import type { Match } from "../../match/match.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../../match/saved-match.ts";
import type { Seed } from "../../match/throws.ts";
import { MATCH_PROPERTY } from "../../minecraft/ids.ts";
import type { WorldSave } from "../host/core/world-save.ts";

/** The save with the world's properties replaced by what `change` makes of each. */
export function withProperties(save: WorldSave, change: (key: string, value: string) => string): WorldSave {
  return {
    ...save,
    properties: save.properties.map(([key, value]) => [
      key,
      typeof value === "string" ? change(key, value) : value,
    ]),
  };
}

/** The save with the match changed, as if it had come to that. @param seed in place of its secret. */
export function withMatch(save: WorldSave, change: (match: Match) => Match, seed?: Seed): WorldSave {
  return withProperties(save, (key, value) => {
    if (!key.startsWith(MATCH_PROPERTY)) return value;
    const { match, ...rest } = readableMatch(value);
    const json = encodeMatch({ ...rest, ...(seed && { seed }), match: change(match) });
    readableMatch(json);
    return json;
  });
}

/** @throws where the add-on could not read it. */
export function readableMatch(json: string): MatchRecord {
  const decoded = decodeMatch(json);
  if (!decoded.ok) throw new Error(decoded.reason.message);
  return decoded.value;
}
