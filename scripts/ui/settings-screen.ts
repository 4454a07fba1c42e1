// What a player chooses for themselves: how much the chat tells, and which kind of screens; what is typed about the dice reads like it.
import {
  CHAT_LEVELS,
  type ChatLevel,
  type DicePace,
  SCREEN_STYLES,
  type Settings,
} from "../match/saved-settings.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

export function settingsScreen(view: TableView): Screen {
  const { match, settings } = view;
  return screen(
    match,
    [
      label("about", say("settings.about")),
      ...CHAT_LEVELS.map((chat) => choice(settings, { chat }, say(`settings.chat.${chat}`))),
      ...SCREEN_STYLES.map((screens) => choice(settings, { screens }, say(`settings.screens.${screens}`))),
      BACK,
      ...standUpRows(view),
    ],
    say("settings.title"),
  );
}

/** *Chat: nothing (chosen)* */
export function chatChosenText(level: ChatLevel): Text {
  return say("settings.chosen", say(`settings.chat.${level}`));
}

/** *Dice: tumble in full (chosen)* */
export function paceChosenText(pace: DicePace): Text {
  return say("settings.chosen", say(`settings.pace.${pace}`));
}

/** One value to press; what is chosen says so in words. */
function choice(settings: Settings, change: Partial<Settings>, text: Text): Row {
  const chosen = Object.entries(change).every(([name, value]) => settings[name as keyof Settings] === value);
  return button(Object.entries(change).flat().join(":"), chosen ? say("settings.chosen", text) : text, {
    do: "set",
    change,
  });
}
