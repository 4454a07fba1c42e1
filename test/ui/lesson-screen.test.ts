// How to play, page by page.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { lessonScreen } from "../../scripts/ui/lesson-screen.ts";
import { lessonsOf } from "../../scripts/ui/lessons/lessons.ts";
import { liveLayout, liveRows } from "../../scripts/ui/live-layout.ts";
import { type Screen, TABLE } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import { ANA, lobby, started } from "../support/matches.ts";
import { english, viewOf, watching, written } from "../support/views.ts";
import { ALL_RULES } from "./lessons/all-lessons.ts";

const MATCH = lobby(ANA);
const LAST = lessonsOf(MATCH.rules).length - 1;

function buttonsOf(screen: Screen): readonly string[] {
  return written(screen).filter((line) => line.startsWith("button "));
}

describe("a page of lessons", () => {
  it("has its title, its lessons with their examples, and where it stands", () => {
    const screen = lessonScreen(viewOf(MATCH), 2);
    expect(english(screen.title)).toBe("How to play Classic");
    expect(
      screen.rows.filter(({ kind }) => kind === "label").map(({ id, text }) => [id, english(text)]),
    ).toEqual([
      ["title", "Three or four alike"],
      ["lesson0", "Three of a Kind: at least 3 dice alike. All five dice count."],
      ["example0.0", "3 3 3 2 5 in Three of a Kind: 16"],
      ["lesson1", "Four of a Kind: at least 4 dice alike. All five dice count."],
      ["example1.0", "4 4 4 4 2 in Four of a Kind: 18"],
      ["page", "Page 3 of 9"],
    ]);
    expect({ matchId: screen.matchId, revision: screen.revision }).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
    });
  });

  it("leads on, back, and to the table", () => {
    expect(buttonsOf(lessonScreen(viewOf(MATCH), 2))).toEqual([
      "button next: lessons.next -> show lessons 3",
      "button previous: lessons.previous -> show lessons 1",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });

  it("leads nowhere before the first and after the last", () => {
    const standing = watching(MATCH);
    expect(buttonsOf(lessonScreen(standing, 0))).toEqual([
      "button next: lessons.next -> show lessons 1",
      "button back: back -> show table",
    ]);
    expect(buttonsOf(lessonScreen(standing, LAST))).toEqual([
      `button previous: lessons.previous -> show lessons ${LAST - 1}`,
      "button back: back -> show table",
    ]);
  });

  it("is the nearest there is, where the rules have fewer", () => {
    expect(lessonScreen(viewOf(MATCH), 99)).toEqual(lessonScreen(viewOf(MATCH), LAST));
    expect(lessonScreen(viewOf(MATCH), -1)).toEqual(lessonScreen(viewOf(MATCH), 0));
  });

  it("is about the rules of the match, before a game and in it", () => {
    const rules = chooseRules("yacht");
    for (const match of [
      { ...MATCH, rules },
      { ...started(ANA), rules },
    ]) {
      expect(english(screenOf(viewOf(match), { name: "lessons", page: 0 }).title)).toBe("How to play Yacht");
    }
  });

  it("has row ids of its own on every page of all rules, and fits a live form, each example under its dice", () => {
    for (const rules of ALL_RULES) {
      const view = viewOf({ ...MATCH, rules });
      const layout = liveLayout(view.match, { name: "lessons", page: 0 });
      for (const page of lessonsOf(rules).keys()) {
        const screen = lessonScreen(view, page);
        const ids = screen.rows.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const { head, pictured, text } = liveRows(screen, layout);
        const labels = screen.rows.filter((row) => row.kind === "label");
        expect([...head, ...pictured.flat()]).toEqual(labels);
        expect(text).toEqual([]);
        expect(pictured.map(([first]) => first)).toEqual(
          labels.filter(({ picture }) => picture !== undefined),
        );
        expect(pictured.length).toBeLessThanOrEqual(layout.pictures);
      }
    }
  });

  it("has a live form of its own with thirty rows, and no pictures in that of the table", () => {
    const { pictures, buttons } = liveLayout(MATCH, { name: "lessons", page: 0 });
    expect(2 * pictures + buttons + 5).toBe(30);
    expect(liveLayout(MATCH, TABLE).pictures).toBe(0);
    expect(liveRows(lessonScreen(viewOf(MATCH), 2), liveLayout(MATCH, TABLE)).pictured).toEqual([]);
  });

  it("names the picture of the dice of each example, with those that are held", () => {
    const pictures = (page: number) =>
      lessonScreen(viewOf(MATCH), page).rows.flatMap((row) => (row.kind === "label" && row.picture) || []);
    expect(pictures(0)).toEqual(["44261_1_2", "11246"]);
    expect(pictures(2)).toEqual(["33325", "44442"]);
    expect(pictures(LAST)).toEqual([]);
  });
});
