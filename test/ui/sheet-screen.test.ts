// Somebody's sheet on the screen, for the player and for who watches.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import { sheetLines } from "../../scripts/ui/sheet-lines.ts";
import { sheetScreen } from "../../scripts/ui/sheet-screen.ts";
import { BACK, CLOSE } from "../../scripts/ui/table-buttons.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, alone, BEN, started } from "../support/matches.ts";
import { viewOf, watching, written, writtenText } from "../support/views.ts";

const MATCH = alone({ ones: 3, yahtzee: 50 }, { faces: "2 2 3 3 6", yahtzeeBonuses: 1 });

function screen(view: TableView, player = 0, out = BACK): Screen {
  const { game } = view.match;
  if (game === null) throw new Error("No game runs.");
  return sheetScreen(view, game, player, out);
}

function linesOf({ game }: Match): readonly string[] {
  const texts = game === null ? [] : sheetLines(game, 0);
  return texts.map((text, line) => `label line${line}: ${writtenText(text)}`);
}

describe("a sheet on the screen", () => {
  it("of the own game has all its lines, the way back and the table's buttons", () => {
    const own = screen(viewOf(MATCH));
    expect(written(own)).toEqual([
      ...linesOf(MATCH),
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
      "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]",
    ]);
    expect({ ...own, title: writtenText(own.title), rows: own.rows.length }).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: 'sheet.title("Ana")',
      rows: 22,
    });
  });

  it("that nobody asked for begins for who stands with a chair to take, and can be closed", () => {
    const watched = screen(watching(MATCH), 0, CLOSE);
    expect(written(watched)).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      ...linesOf(MATCH),
      "button close: close -> close",
    ]);
  });

  it("is the one that was asked for", () => {
    expect(writtenText(screen(viewOf(started(ANA, BEN)), 1).title)).toBe('sheet.title("Ben")');
  });

  it("has a title that a name of 255 characters or with § codes does not break", () => {
    const long = { ...MATCH, players: [{ id: ANA.id, name: `§k${"W".repeat(253)}` }] };
    expect(writtenText(screen(viewOf(long)).title)).toBe(`sheet.title("${"W".repeat(20)}")`);
  });
});
