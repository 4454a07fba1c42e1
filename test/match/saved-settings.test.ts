// What a player chose for themselves, as it is saved.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CHAT_LEVELS,
  DEFAULT_SETTINGS,
  DICE_PACES,
  decodeSettings,
  encodeSettings,
  SCREEN_STYLES,
  type Settings,
} from "../../scripts/match/saved-settings.ts";
import { changed, type Json, pathsOf } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-settings/v1.json", "utf8");
const V2 = readFileSync("test/fixtures/saved-settings/v2.json", "utf8");
const SETTINGS: Settings = { chat: "own", screens: "classic", pace: "quick" };

const DAMAGE: Readonly<Record<string, readonly Json[]>> = {
  version: [null, 0, -1, 0.5, "1", true, []],
  chat: [null, "", "All", "ownTurns", "typed", "toString", 0, true, [], {}],
  screens: [null, "", "Live", "simple", "toString", 0, true, [], {}],
  pace: [null, "", "Full", "slow", "toString", 0, true, [], {}],
};

function complaint(json: string): string {
  const result = decodeSettings(json);
  if (result.ok) throw new Error(`This was read, though it is damaged: ${json}`);
  expect(result.reason.kind).toBe("notReadable");
  return result.reason.message;
}

describe("settings that are saved", () => {
  it("come back the same, in every combination", () => {
    for (const chat of CHAT_LEVELS) {
      for (const screens of SCREEN_STYLES) {
        for (const pace of DICE_PACES) {
          const settings = { chat, screens, pace };
          expect(decodeSettings(encodeSettings(settings))).toEqual({ ok: true, value: settings });
        }
      }
    }
  });

  it("of version 1, when no dice tumbled, are read as they were meant", () => {
    expect(decodeSettings(V1)).toEqual({ ok: true, value: { ...SETTINGS, pace: "auto" } });
  });

  it("of version 2 are what is written today", () => {
    expect(decodeSettings(V2)).toEqual({ ok: true, value: SETTINGS });
    expect(encodeSettings(SETTINGS)).toBe(V2.trimEnd());
  });

  it("of a newer version are told apart from damage", () => {
    expect(decodeSettings(changed(V2, "version", 3))).toEqual({
      ok: false,
      reason: { kind: "newer", message: "settings.version: this add-on reads up to 2, found 3" },
    });
  });

  it("of who has chosen nothing tell everything, show live screens and let dice tumble", () => {
    expect(DEFAULT_SETTINGS).toEqual({ chat: "all", screens: "live", pace: "auto" });
  });
});

describe("damaged settings", () => {
  it("are tried in every field that a record has", () => {
    expect([...pathsOf(V2)].sort()).toEqual(Object.keys(DAMAGE).sort());
  });

  it("are told by the path of the field that is wrong or missing", () => {
    for (const path of pathsOf(V2)) {
      for (const bad of DAMAGE[path] ?? []) {
        expect(complaint(changed(V2, path, bad))).toMatch(`settings.${path}: expected `);
      }
      expect(complaint(changed(V2, path, undefined))).toMatch(`settings.${path}: expected `);
    }
  });

  it("cut off anywhere are not readable, and nothing is thrown", () => {
    const json = V2.trimEnd();
    for (let length = 0; length < json.length; length++) complaint(json.slice(0, length));
  });
});
