// What a player chooses for themselves: what the chat tells, which kind of screens, how dice tumble.
import { CHAT_LEVELS, DICE_PACES, SCREEN_STYLES, type Settings } from "../match/saved-settings.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { LEADERS, STATISTICS } from "./statistics-screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";
import { WORLD_SETTINGS_ROW } from "./world-settings-screen.ts";

const VALUES = { chat: CHAT_LEVELS, screens: SCREEN_STYLES, pace: DICE_PACES } as const satisfies {
  readonly [Name in keyof Settings]: readonly Settings[Name][];
};

export function settingsScreen(view: TableView): Screen {
  const { match, settings } = view;
  return screen(
    match,
    [
      label("about", say("settings.about")),
      choice(settings, "chat"),
      choice(settings, "screens"),
      choice(settings, "pace"),
      STATISTICS,
      LEADERS,
      ...(view.worldSettings === null ? [] : [WORLD_SETTINGS_ROW]),
      BACK,
      ...standUpRows(view),
    ],
    say("settings.title"),
  );
}

/** *Chat: nothing (chosen)* */
export function chosenText(settings: Settings, name: keyof Settings): Text {
  return say("settings.chosen", settingText(settings, name));
}

function settingText(settings: Settings, name: keyof Settings): Text {
  return say(`settings.${name}`, valueText(settings, name));
}

function valueText(settings: Settings, name: keyof Settings): Text {
  return say(`settings.${name}.${settings[name]}`);
}

/** Each press goes on to the next value, after the last one to the first: a live form has no room for all of them. */
function choice(settings: Settings, name: keyof Settings): Row {
  const values: readonly string[] = VALUES[name];
  const next = values[(values.indexOf(settings[name]) + 1) % values.length];
  const change: Partial<Settings> = { [name]: next };
  const text = say("settings.next", settingText(settings, name), valueText({ ...settings, ...change }, name));
  return button(name, text, { do: "set", change });
}
