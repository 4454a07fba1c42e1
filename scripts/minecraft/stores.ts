// What the add-on keeps in the world.

import { decodeLeaderboard, encodeLeaderboard, type Leaderboard } from "../match/leaderboard.ts";
import { type BestTotals, decodeBest, encodeBest } from "../match/saved-best.ts";
import { decodeMatch, encodeMatch, type MatchRecord } from "../match/saved-match.ts";
import { decodePot, encodePot, type PotRecord } from "../match/saved-pot.ts";
import { decodeSettings, encodeSettings, type Settings } from "../match/saved-settings.ts";
import { decodeStatistics, encodeStatistics } from "../match/saved-statistics.ts";
import { decodeTable, encodeTable, type TableRecord } from "../match/saved-table.ts";
import {
  decodeWorldSettings,
  encodeWorldSettings,
  type WorldSettings,
} from "../match/saved-world-settings.ts";
import type { Statistics } from "../match/statistics.ts";
import {
  BEST_PROPERTY,
  LEADERS_PROPERTY,
  MATCH_PROPERTY,
  POT_PROPERTY,
  SETTINGS_PROPERTY,
  STATISTICS_PROPERTY,
  TABLE_PROPERTY,
  UNCOUNTED_PROPERTY,
  WORLD_PROPERTY,
} from "./ids.ts";
import { type Codec, RecordStore } from "./record-store.ts";

const MATCHES: Codec<MatchRecord> = { encode: encodeMatch, decode: decodeMatch };
const TABLES: Codec<TableRecord> = { encode: encodeTable, decode: decodeTable };
const BEST: Codec<BestTotals> = { encode: encodeBest, decode: decodeBest };
const LEADERS: Codec<Leaderboard> = { encode: encodeLeaderboard, decode: decodeLeaderboard };
const STATISTICS: Codec<Statistics> = { encode: encodeStatistics, decode: decodeStatistics };
const POTS: Codec<PotRecord> = { encode: encodePot, decode: decodePot };
const SETTINGS: Codec<Settings> = { encode: encodeSettings, decode: decodeSettings };

const WORLD: Codec<WorldSettings> = { encode: encodeWorldSettings, decode: decodeWorldSettings };

export interface Stores {
  /** By match id. */
  readonly matches: RecordStore<MatchRecord>;
  /** By position. */
  readonly tables: RecordStore<TableRecord>;
  /** By player id. */
  readonly best: RecordStore<BestTotals>;
  /** By player id; one more for those of whom nothing has been heard for long, together. */
  readonly statistics: RecordStore<Statistics>;
  /** Games that are over and not in the statistics yet, by match id and revision. */
  readonly uncounted: RecordStore<MatchRecord>;
  /** By rule set. */
  readonly leaders: RecordStore<Leaderboard>;
  /** By player id. */
  readonly settings: RecordStore<Settings>;
  /** By the pot's id. */
  readonly pots: RecordStore<PotRecord>;
  /** One record. */
  readonly worldSettings: RecordStore<WorldSettings>;
}

export function newStores(): Stores {
  return {
    matches: new RecordStore(MATCH_PROPERTY, MATCHES),
    tables: new RecordStore(TABLE_PROPERTY, TABLES),
    best: new RecordStore(BEST_PROPERTY, BEST),
    statistics: new RecordStore(STATISTICS_PROPERTY, STATISTICS),
    uncounted: new RecordStore(UNCOUNTED_PROPERTY, MATCHES),
    leaders: new RecordStore(LEADERS_PROPERTY, LEADERS),
    pots: new RecordStore(POT_PROPERTY, POTS),
    settings: new RecordStore(SETTINGS_PROPERTY, SETTINGS),
    worldSettings: new RecordStore(WORLD_PROPERTY, WORLD),
  };
}
