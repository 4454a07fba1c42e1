// What a player chose for themselves, and how it is saved: version 2.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";

/** How much of a match is told in the chat: everything, the player's own turns and the end, the end alone, nothing. */
export const CHAT_LEVELS = ["all", "own", "results", "none"] as const;

export type ChatLevel = (typeof CHAT_LEVELS)[number];

/** `live`: forms that change while they are open; `classic`: lists that are shown anew after each press. */
export const SCREEN_STYLES = ["live", "classic"] as const;

export type ScreenStyle = (typeof SCREEN_STYLES)[number];

/** How long one sees dice tumble: as the screen asks for it, in full, quickly, not at all. */
export const DICE_PACES = ["auto", "full", "quick", "none"] as const;

export type DicePace = (typeof DICE_PACES)[number];

export interface Settings {
  readonly chat: ChatLevel;
  readonly screens: ScreenStyle;
  readonly pace: DicePace;
}

export const DEFAULT_SETTINGS: Settings = { chat: "all", screens: "live", pace: "auto" };

const VERSIONS: Versions<Settings> = [decodeV1, decodeV2];

export function encodeSettings({ chat, screens, pace }: Settings): string {
  return JSON.stringify({ version: VERSIONS.length, chat, screens, pace });
}

export function decodeSettings(json: string): Result<Settings, DecodeError> {
  return decodeRecord(json, "settings", VERSIONS);
}

/** Dice did not tumble yet. */
function decodeV1(saved: Saved): Settings {
  return {
    chat: saved.field("chat").oneOf(CHAT_LEVELS),
    screens: saved.field("screens").oneOf(SCREEN_STYLES),
    pace: DEFAULT_SETTINGS.pace,
  };
}

function decodeV2(saved: Saved): Settings {
  return { ...decodeV1(saved), pace: saved.field("pace").oneOf(DICE_PACES) };
}
