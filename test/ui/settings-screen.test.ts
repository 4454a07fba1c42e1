// What a player chooses for themselves.
import { describe, expect, it } from "vitest";
import { CHAT_LEVELS, SCREEN_STYLES } from "../../scripts/match/saved-settings.ts";
import { resolveAnswer } from "../../scripts/ui/screen.ts";
import { settingsScreen } from "../../scripts/ui/settings-screen.ts";
import { ANA, lobby } from "../support/matches.ts";
import { english, viewOf, watching, written } from "../support/views.ts";

const MATCH = lobby(ANA);

describe("the settings", () => {
  it("offer every level of the chat and both kinds of screens, and mark what is chosen", () => {
    const screen = settingsScreen(viewOf(MATCH));
    expect(written(screen)).toEqual([
      "label about: settings.about",
      "button chat:all: settings.chosen(settings.chat.all) -> set chat all",
      "button chat:own: settings.chat.own -> set chat own",
      "button chat:results: settings.chat.results -> set chat results",
      "button chat:none: settings.chat.none -> set chat none",
      "button screens:live: settings.chosen(settings.screens.live) -> set screens live",
      "button screens:classic: settings.screens.classic -> set screens classic",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
    expect({ ...screen, rows: [] }).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: { translate: "yahtzee.settings.title" },
      rows: [],
    });
  });

  it("say in words what is chosen", () => {
    const screen = settingsScreen(
      viewOf(MATCH, { settings: { chat: "results", screens: "classic", pace: "none" } }),
    );
    expect(screen.rows.map(({ text }) => english(text)).slice(1, 7)).toEqual([
      "Chat: everything",
      "Chat: my own turns and the end",
      "Chat: the end only (chosen)",
      "Chat: nothing",
      "Live screens",
      "Simple screens (chosen)",
    ]);
  });

  it("change one thing and leave the other, from every combination to every other", () => {
    for (const chat of CHAT_LEVELS) {
      for (const screens of SCREEN_STYLES) {
        const screen = settingsScreen(viewOf(MATCH, { settings: { chat, screens, pace: "auto" } }));
        for (const to of CHAT_LEVELS) {
          expect(resolveAnswer(screen, { row: `chat:${to}` })?.intent).toEqual({
            do: "set",
            change: { chat: to },
          });
        }
        for (const to of SCREEN_STYLES) {
          expect(resolveAnswer(screen, { row: `screens:${to}` })?.intent).toEqual({
            do: "set",
            change: { screens: to },
          });
        }
        expect(written(screen).filter((row) => row.includes("settings.chosen"))).toHaveLength(2);
      }
    }
  });

  it("are there for who only watches, too", () => {
    expect(settingsScreen(watching(MATCH)).rows.map(({ id }) => id)).toEqual([
      "about",
      ...CHAT_LEVELS.map((level) => `chat:${level}`),
      ...SCREEN_STYLES.map((style) => `screens:${style}`),
      "back",
    ]);
  });
});
