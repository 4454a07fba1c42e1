// What the add-on has saved, read as the add-on itself reads it.

import type { Result } from "../../engine/result.ts";
import type { DecodeError } from "../../match/decode.ts";
import { decodeBest } from "../../match/saved-best.ts";
import { decodeMatch, type MatchRecord } from "../../match/saved-match.ts";
import { decodePot } from "../../match/saved-pot.ts";
import { decodeSettings } from "../../match/saved-settings.ts";
import { decodeTable, type TableRecord } from "../../match/saved-table.ts";
import { decodeWorldSettings } from "../../match/saved-world-settings.ts";
import {
  BEST_PROPERTY,
  MATCH_PROPERTY,
  POT_PROPERTY,
  SETTINGS_PROPERTY,
  TABLE_PROPERTY,
  WORLD_PROPERTY,
} from "../../minecraft/ids.ts";
import type { World } from "../host/world.ts";

export interface Place {
  readonly dimension: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type Properties = Readonly<Record<string, unknown>>;

export interface Records {
  /** By match id. */
  readonly matches: ReadonlyMap<string, MatchRecord>;
  /** By the table's place as the add-on writes it. */
  readonly tables: ReadonlyMap<string, TableRecord>;
  /** What cannot be read, in words. */
  readonly problems: readonly string[];
}

/** What was read last of each world: it is asked for more often than it changes. */
const lastRead = new WeakMap<World, { readonly text: string; readonly records: Records }>();

export function recordsIn(world: World): Records {
  const properties = world.send("lookAtProperties")[0]?.["properties"] as Properties;
  const text = JSON.stringify(properties);
  const last = lastRead.get(world);
  if (last?.text === text) return last.records;
  const records = read(properties);
  lastRead.set(world, { text, records });
  return records;
}

function read(properties: Properties): Records {
  const problems: string[] = [];
  const all = <T>(
    prefix: string,
    decode: (json: string) => Result<T, DecodeError>,
  ): ReadonlyMap<string, T> => {
    const found = new Map<string, T>();
    for (const [key, json] of Object.entries(properties)) {
      if (!key.startsWith(prefix)) continue;
      const decoded = decode(String(json));
      if (decoded.ok) found.set(key.slice(prefix.length), decoded.value);
      else problems.push(`${key} cannot be read: ${decoded.reason.message}`);
    }
    return found;
  };
  all(BEST_PROPERTY, decodeBest);
  all(POT_PROPERTY, decodePot);
  all(SETTINGS_PROPERTY, decodeSettings);
  all(WORLD_PROPERTY, decodeWorldSettings);
  return { matches: all(MATCH_PROPERTY, decodeMatch), tables: all(TABLE_PROPERTY, decodeTable), problems };
}

/** A match with the table on which its board is now. */
export interface Fitted {
  readonly record: MatchRecord;
  readonly place: Place;
}

/** The matches that are on a table, whether that still stands or not. */
export function fittedIn({ matches, tables }: Records): readonly Fitted[] {
  return [...tables].flatMap(([key, { matchId }]) => {
    const record = matches.get(matchId);
    return record?.table === key && record.boardToken === null ? [{ record, place: placeOf(key) }] : [];
  });
}

/** @param table as the add-on writes it: the dimension, which has a colon of its own, and three numbers. */
export function placeOf(table: string): Place {
  const parts = table.split(":");
  const [x = 0, y = 0, z = 0] = parts.slice(-3).map(Number);
  return { dimension: parts.slice(0, -3).join(":"), x, y, z };
}
