// What operators decide for the whole world, and how it is saved: version 1.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";

interface Range {
  readonly initial: number;
  readonly low: number;
  readonly high: number;
  /** What 0 means where it is allowed beside the range. */
  readonly zero?: true;
}

/**
 * `grace`: seconds that somebody may be away before the others are asked. `clock`: seconds for a decision, 0 for no
 * clock. `tables`: how many a player may own, 0 for any number. `expiry`: days after which a match that nobody plays
 * is put away, 0 for never. `placing`: 1 where only operators place tables. `stakes`: 1 where players may stake items.
 * `sheet`: 1 where a small sheet floats above each table at which a game runs.
 */
export const WORLD_SETTINGS = {
  grace: { initial: 180, low: 30, high: 600 },
  clock: { initial: 0, low: 30, high: 180, zero: true },
  tables: { initial: 0, low: 1, high: 1000, zero: true },
  expiry: { initial: 28, low: 1, high: 3650, zero: true },
  placing: { initial: 0, low: 0, high: 1 },
  stakes: { initial: 1, low: 0, high: 1 },
  sheet: { initial: 1, low: 0, high: 1 },
} as const satisfies Readonly<Record<string, Range>>;

export type WorldSetting = keyof typeof WORLD_SETTINGS;

export type WorldSettings = Readonly<Record<WorldSetting, number>>;

export const WORLD_SETTING_NAMES = Object.keys(WORLD_SETTINGS) as readonly WorldSetting[];

export const DEFAULT_WORLD_SETTINGS = ofEach(({ initial }) => initial);

const VERSIONS: Versions<WorldSettings> = [decodeV1];

export function isAllowed(setting: WorldSetting, value: number): boolean {
  const { low, high, zero }: Range = WORLD_SETTINGS[setting];
  return Number.isInteger(value) && ((zero === true && value === 0) || (value >= low && value <= high));
}

export function encodeWorldSettings(settings: WorldSettings): string {
  return JSON.stringify({ version: VERSIONS.length, ...settings });
}

export function decodeWorldSettings(json: string): Result<WorldSettings, DecodeError> {
  return decodeRecord(json, "worldSettings", VERSIONS);
}

/** A setting that is younger than the record has its initial value. */
function decodeV1(saved: Saved): WorldSettings {
  return ofEach((range, setting) => {
    const field = saved.field(setting);
    if (field.isMissing) return range.initial;
    const value = field.integer(0, range.high);
    const zero = range.zero === true ? "0 or " : "";
    if (!isAllowed(setting, value)) throw field.mismatch(`${zero}${range.low}..${range.high}`);
    return value;
  });
}

function ofEach(value: (range: Range, setting: WorldSetting) => number): WorldSettings {
  const entries = WORLD_SETTING_NAMES.map((setting) => [setting, value(WORLD_SETTINGS[setting], setting)]);
  return Object.fromEntries(entries) as WorldSettings;
}
