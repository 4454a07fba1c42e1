// What operators decide for the whole world: what each setting means, what it was at first, and changing it.
import {
  WORLD_SETTING_NAMES,
  WORLD_SETTINGS,
  type WorldSetting,
  type WorldSettings,
} from "../match/saved-world-settings.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { say } from "./text.ts";
import type { TableView } from "./view.ts";

/** Through which values presses lead, ascending; typing reaches the others. */
const STEPS: Readonly<Record<WorldSetting, readonly [number, ...number[]]>> = {
  grace: [30, 60, 120, 180, 300, 600],
  clock: [0, 30, 60, 90, 120, 180],
  tables: [0, 1, 2, 3, 5, 10, 100],
  expiry: [0, 1, 7, 14, 28, 90, 365],
  placing: [0, 1],
  stakes: [0, 1],
  sheet: [0, 1],
};

export const WORLD_SETTINGS_ROW: Row = button("worldSettings", say("worldSettings.title"), {
  do: "show",
  screen: { name: "worldSettings" },
});

export function worldSettingsScreen(view: TableView, values: WorldSettings): Screen {
  const meanings = WORLD_SETTING_NAMES.map((setting) =>
    label(
      `meaning:${setting}`,
      say("worldSettings.about", setting, WORLD_SETTINGS[setting].initial, say(`setting.${setting}`)),
    ),
  );
  const choices = WORLD_SETTING_NAMES.map((setting) => choice(setting, values[setting]));
  const title = say("worldSettings.title");
  return screen(
    view.match,
    [label("about", say("worldSettings.other")), ...meanings, ...choices, BACK, ...standUpRows(view)],
    title,
  );
}

/** Each press goes on to the next step, after the last one to the first. */
function choice(setting: WorldSetting, value: number): Row {
  const steps = STEPS[setting];
  const next = steps.find((step) => step > value) ?? steps[0];
  const text = say("settings.next", say("worldSettings.value", setting, value), next);
  return button(setting, text, { do: "setWorld", setting, value: next });
}
