// What operators decide for the whole world, on a screen.
import { expect, it } from "vitest";
import {
  DEFAULT_WORLD_SETTINGS,
  isAllowed,
  WORLD_SETTING_NAMES,
  WORLD_SETTINGS,
  type WorldSettings,
} from "../../scripts/match/saved-world-settings.ts";
import { resolveAnswer } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import { worldSettingsScreen } from "../../scripts/ui/world-settings-screen.ts";
import { ANA, lobby } from "../support/matches.ts";
import { english, viewOf } from "../support/views.ts";

const VIEW = viewOf(lobby(ANA), { operator: true });

it("tells each with its meaning and what it was at first, and what a press chooses", () => {
  const texts = worldSettingsScreen(VIEW, { ...DEFAULT_WORLD_SETTINGS, clock: 45 }).rows.map(({ text }) =>
    english(text),
  );
  expect(texts.slice(0, 3)).toEqual([
    "For the whole world. Each press goes on to the next value; /yahtzee:setting reaches all others.",
    "grace, at first 180: seconds that a player may be away before the others are asked.",
    "clock, at first 0: seconds for each decision in a match of several, 0 for no clock.",
  ]);
  expect(texts.slice(8)).toEqual([
    ...["grace: 180 (press for: 300)", "clock: 45 (press for: 60)", "tables: 0 (press for: 1)"],
    ...["expiry: 28 (press for: 90)", "placing: 0 (press for: 1)", "stakes: 1 (press for: 0)"],
    ...["sheet: 1 (press for: 0)", "Back", "Stand up"],
  ]);
});

it.each(WORLD_SETTING_NAMES)(
  "leads by presses through allowed values of %s and back to the first",
  (name) => {
    let values: WorldSettings = DEFAULT_WORLD_SETTINGS;
    const seen: number[] = [];
    do {
      const intent = resolveAnswer(worldSettingsScreen(VIEW, values), { row: name })?.intent;
      if (intent?.do !== "setWorld") throw new Error("The row changes nothing.");
      expect(intent.setting).toBe(name);
      values = { ...values, [name]: intent.value };
      seen.push(intent.value);
    } while (values[name] !== WORLD_SETTINGS[name].initial);
    expect(seen.filter((value) => !isAllowed(name, value))).toEqual([]);
    expect(new Set(seen).size).toBe(seen.length);
  },
);

it("is for operators alone", () => {
  const shown = (operator: boolean) =>
    english(screenOf(viewOf(lobby(ANA), { operator }), { name: "worldSettings" }).title);
  expect([true, false].map(shown)).toEqual(["World settings", "Yahtzee"]);
});
