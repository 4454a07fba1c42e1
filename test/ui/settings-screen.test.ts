// What a player chooses for themselves.
import { describe, expect, it } from "vitest";
import {
  CHAT_LEVELS,
  DEFAULT_SETTINGS,
  DICE_PACES,
  SCREEN_STYLES,
  type Settings,
} from "../../scripts/match/saved-settings.ts";
import { resolveAnswer } from "../../scripts/ui/screen.ts";
import { chosenText, settingsScreen } from "../../scripts/ui/settings-screen.ts";
import { ANA, lobby } from "../support/matches.ts";
import { english, viewOf, watching, written } from "../support/views.ts";

const MATCH = lobby(ANA);

describe("the settings", () => {
  it("say what is chosen, and what a press chooses", () => {
    const screen = settingsScreen(viewOf(MATCH));
    expect(written(screen).map((row) => row.replace(/: .* -> /, ": … -> "))).toEqual([
      "label about: settings.about",
      "button chat: … -> set chat own",
      "button screens: … -> set screens classic",
      "button pace: … -> set pace full",
      "button statistics: … -> show statistics",
      "button leaders: … -> show leaders",
      "button back: … -> show table",
      "button standUp: … -> standUp [more]",
    ]);
    expect(screen.rows.map(({ text }) => english(text)).slice(1, 4)).toEqual([
      "Chat: everything (press for: my own turns and the end)",
      "Screens: live (press for: simple)",
      "Dice: tumble quickly while a board is open, else in full (press for: tumble in full)",
    ]);
    expect({ ...screen, rows: [] }).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: { translate: "yahtzee.settings.title" },
      rows: [],
    });
  });

  it.each([
    ["chat", CHAT_LEVELS],
    ["screens", SCREEN_STYLES],
    ["pace", DICE_PACES],
  ] as const)("go through every value of %s by presses, and change nothing else", (name, values) => {
    let settings: Settings = DEFAULT_SETTINGS;
    const seen = values.map(() => {
      const intent = resolveAnswer(settingsScreen(viewOf(MATCH, { settings })), { row: name })?.intent;
      const change = intent?.do === "set" ? intent.change : {};
      expect(Object.keys(change)).toEqual([name]);
      settings = { ...settings, ...change };
      return settings[name];
    });
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(new Set(seen)).toEqual(new Set(values));
  });

  it("are there for who only watches, too", () => {
    expect(settingsScreen(watching(MATCH)).rows.map(({ id }) => id)).toEqual([
      "about",
      "chat",
      "screens",
      "pace",
      "statistics",
      "leaders",
      "back",
    ]);
  });

  it("that were typed are told in the same words", () => {
    const settings: Settings = { chat: "results", screens: "classic", pace: "none" };
    expect(english(chosenText(settings, "chat"))).toBe("Chat: the end only (chosen)");
    expect(english(chosenText(settings, "pace"))).toBe("Dice: lie at once (chosen)");
  });
});
