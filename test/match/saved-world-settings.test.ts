// What operators decide for the whole world, as it is saved.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_WORLD_SETTINGS,
  decodeWorldSettings,
  encodeWorldSettings,
  isAllowed,
  WORLD_SETTING_NAMES,
  type WorldSetting,
  type WorldSettings,
} from "../../scripts/match/saved-world-settings.ts";
import { changed, type Json, pathsOf } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-world-settings/v1.json", "utf8");
const SETTINGS: WorldSettings = {
  grace: 60,
  clock: 90,
  tables: 3,
  expiry: 0,
  placing: 1,
  stakes: 0,
  sheet: 0,
};

const SAVED = encodeWorldSettings(SETTINGS);

/** Values at the edges of what is allowed, and just beyond them. */
const EDGES: Readonly<Record<WorldSetting, readonly [readonly number[], readonly number[]]>> = {
  grace: [
    [30, 180, 600],
    [0, 29, 601],
  ],
  clock: [
    [0, 30, 180],
    [1, 29, 181],
  ],
  tables: [
    [0, 1, 1000],
    [-1, 1001],
  ],
  expiry: [
    [0, 1, 3650],
    [-1, 3651],
  ],
  placing: [
    [0, 1],
    [-1, 2],
  ],
  stakes: [
    [0, 1],
    [-1, 2],
  ],
  sheet: [
    [0, 1],
    [-1, 2],
  ],
};

const NO_NUMBERS: readonly Json[] = [null, "", "60", true, [], {}, 0.5, 60.5, -30, 1e9];

function complaint(json: string): string {
  const result = decodeWorldSettings(json);
  if (result.ok) throw new Error(`This was read, though it is damaged: ${json}`);
  expect(result.reason.kind).toBe("notReadable");
  return result.reason.message;
}

describe("settings of a world that are saved", () => {
  it("of version 1, written when nobody could stake anything, are read as they were meant", () => {
    expect(decodeWorldSettings(V1)).toEqual({ ok: true, value: { ...SETTINGS, stakes: 1, sheet: 1 } });
  });

  it("are written as then, with what was added since", () => {
    expect(JSON.parse(SAVED)).toEqual({ ...JSON.parse(V1), stakes: 0, sheet: 0 });
    expect(decodeWorldSettings(SAVED)).toEqual({ ok: true, value: SETTINGS });
  });

  it("of a newer version are told apart from damage", () => {
    expect(decodeWorldSettings(changed(SAVED, "version", 2))).toEqual({
      ok: false,
      reason: { kind: "newer", message: "worldSettings.version: this add-on reads up to 1, found 2" },
    });
  });

  it("of a world in which nobody decided wait three minutes, have no clock, put away after four weeks and allow stakes", () => {
    expect(DEFAULT_WORLD_SETTINGS).toEqual({
      grace: 180,
      clock: 0,
      tables: 0,
      expiry: 28,
      placing: 0,
      stakes: 1,
      sheet: 1,
    });
  });

  it("that the record is older than have their first value", () => {
    for (const setting of WORLD_SETTING_NAMES) {
      expect(decodeWorldSettings(changed(SAVED, setting, undefined))).toEqual({
        ok: true,
        value: { ...SETTINGS, [setting]: DEFAULT_WORLD_SETTINGS[setting] },
      });
    }
  });
});

describe.each(WORLD_SETTING_NAMES)("the setting %s", (setting) => {
  const [allowed, beyond] = EDGES[setting];

  it.each(allowed)("can be %i, and comes back the same", (value) => {
    const settings = { ...SETTINGS, [setting]: value };
    expect(isAllowed(setting, value)).toBe(true);
    expect(decodeWorldSettings(encodeWorldSettings(settings))).toEqual({ ok: true, value: settings });
  });

  it.each([...beyond, 0.5, 30.5, Number.NaN, Number.POSITIVE_INFINITY])("can not be %d", (value) => {
    expect(isAllowed(setting, value)).toBe(false);
    expect(complaint(changed(SAVED, setting, value))).toMatch(`worldSettings.${setting}: expected `);
  });

  it("that is not a number is told by its path", () => {
    for (const bad of NO_NUMBERS) {
      expect(complaint(changed(SAVED, setting, bad))).toMatch(`worldSettings.${setting}: expected `);
    }
  });

  it("begins with a value that is allowed", () => {
    expect(isAllowed(setting, DEFAULT_WORLD_SETTINGS[setting])).toBe(true);
  });
});

describe("damaged settings of a world", () => {
  it("are tried in every field that a record has", () => {
    expect([...pathsOf(SAVED)].sort()).toEqual([...WORLD_SETTING_NAMES, "version"].sort());
  });

  it("without a version that can be are not readable", () => {
    for (const bad of [undefined, null, 0, -1, 0.5, "1", true, []]) {
      expect(complaint(changed(SAVED, "version", bad))).toMatch("worldSettings.version: expected ");
    }
  });

  it("say what would be right, zero only where it is", () => {
    expect(complaint(changed(SAVED, "grace", 0))).toBe("worldSettings.grace: expected 30..600, found 0");
    expect(complaint(changed(SAVED, "clock", 29))).toBe(
      "worldSettings.clock: expected 0 or 30..180, found 29",
    );
  });

  it("cut off anywhere are not readable, and nothing is thrown", () => {
    for (let length = 0; length < SAVED.length; length++) complaint(SAVED.slice(0, length));
  });
});
