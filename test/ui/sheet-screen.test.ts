// Somebody's sheet on the screen, for the player and for who watches.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import type { Match } from "../../scripts/match/match.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import { sheetLines } from "../../scripts/ui/sheet-lines.ts";
import { sheetScreen } from "../../scripts/ui/sheet-screen.ts";
import { BACK, CLOSE } from "../../scripts/ui/table-buttons.ts";
import { lines } from "../../scripts/ui/text.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  finishedTogether,
  RESIGN,
  scoreIn,
  started,
  together,
  withAway,
} from "../support/matches.ts";
import { viewOf, watching, written, writtenText } from "../support/views.ts";
import { aloneUnder, readLabels } from "../support/views-of-rules.ts";

const MATCH = alone({ ones: 3, yahtzee: 50 }, { faces: "2 2 3 3 6", yahtzeeBonuses: 1 });
const THREE = together(
  [
    [ANA, { ones: 3, yahtzee: 50 }],
    [BEN, { chance: 22 }],
    [CEM, {}],
  ],
  { faces: "2 2 3 3 6", held: "xx---" },
);

function screen(view: TableView, player = 0, out = BACK): Screen {
  const { game } = view.match;
  if (game === null) throw new Error("No game runs.");
  return sheetScreen(view, game, player, out);
}

/** The whole sheet is one label. */
function sheetOf({ game }: Match, player = 0): readonly string[] {
  return game === null ? [] : [writtenText(lines(sheetLines(game, player)))];
}

/** As rows one below the other, the first of which says what is played. */
function labels(...lines: readonly string[]): readonly string[] {
  return ["rules.played(ruleSet.classic)", ...lines].map((line, index) => `label line${index}: ${line}`);
}

const LESSONS = "button lessons: lessons.open -> show lessons 0 [more]";
const SETTINGS = "button settings: settings.title -> show settings [more]";
const RESIGN_ROW = "button resign: turn.resign -> show confirmResign [more]";
const STAND_UP = "button standUp: table.standUp -> standUp [more]";
const TAKE_BOARD = "button takeBoardOff: table.takeBoardOff -> takeBoardOff [more]";

describe("a sheet on the screen", () => {
  it("of the own game has whose turn it is, all its lines, the way back and the table's buttons", () => {
    const own = screen(viewOf(MATCH));
    expect(written(own)).toEqual([
      ...labels(
        'watch.turn("Ana", "3", "13", "1", "3")',
        'watch.dice(dice.shown("2 2 3 3 6"))',
        ...sheetOf(MATCH),
      ),
      "button back: back -> show table",
      STAND_UP,
      TAKE_BOARD,
    ]);
    expect({ ...own, title: writtenText(own.title), rows: own.rows.length }).toEqual({
      matchId: MATCH.id,
      revision: MATCH.revision,
      title: 'sheet.title("Ana")',
      rows: 3 + 1 + 3,
    });
  });

  it("that nobody asked for begins for who stands with a chair to take, and can be closed", () => {
    const watched = screen(watching(MATCH), 0, CLOSE);
    expect(written(watched)).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      ...labels(
        'watch.turn("Ana", "3", "13", "1", "3")',
        'watch.dice(dice.shown("2 2 3 3 6"))',
        ...sheetOf(MATCH),
      ),
      "button close: close -> close",
      LESSONS,
      SETTINGS,
    ]);
  });

  it("for who waits for the turn has the dice of who plays, the own lines, all totals, the others' sheets", () => {
    const waiting = screen(viewOf(THREE, { viewer: BEN }), 1, CLOSE);
    expect(written(waiting)).toEqual([
      ...labels(
        'watch.turn("Ana", "3", "13", "1", "3")',
        'watch.diceHeld(dice.shown("2 2 3 3 6"), dice.held("2 2"))',
        ...sheetOf(THREE, 1),
        'watch.totals(watch.total("Ana", "53") + ", " + watch.total("Ben", "22") + ", " + watch.total("Cem", "0"))',
      ),
      'button sheet:0: sheet.title("Ana") -> show sheet 0',
      'button sheet:2: sheet.title("Cem") -> show sheet 2',
      "button close: close -> close",
      LESSONS,
      SETTINGS,
      RESIGN_ROW,
      STAND_UP,
    ]);
  });

  it("for who watches leads to everybody's sheet and offers nothing to resign", () => {
    const ids = screen(watching(THREE), 0, CLOSE).rows.map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith("line"))).toEqual([
      ...["takeChair", "sheet:1", "sheet:2", "close", "lessons", "settings"],
    ]);
  });

  it("before the first roll of a turn shows no dice, neither the ones of the turn before (U16)", () => {
    const next = acted(THREE, ANA, scoreIn("chance"));
    expect(written(screen(viewOf(next), 0, CLOSE)).slice(0, 3)).toEqual(
      labels('watch.turnFirst("Ben", "2", "13")', ...sheetOf(next)),
    );
  });

  it("after the end speaks of no turn", () => {
    const over = finishedTogether([ANA, { ones: 3 }], [BEN, { chance: 22 }]);
    expect(written(screen(viewOf(over), 1))).toEqual([
      ...labels(
        ...sheetOf(over, 1),
        'watch.totals(watch.total("Ana", "3") + ", " + watch.total("Ben", "22"))',
      ),
      'button sheet:0: sheet.title("Ana") -> show sheet 0',
      "button back: back -> show table",
      STAND_UP,
      TAKE_BOARD,
    ]);
  });

  it("of who has resigned can be looked at, and that player resigns only once", () => {
    const resigned = acted(THREE, BEN, RESIGN);
    const own = screen(viewOf(resigned, { viewer: BEN }), 1, CLOSE).rows.map(({ id }) => id);
    expect([own.includes("line0"), own.includes("resign")]).toEqual([true, false]);
  });

  it("has who is away and the way to decide above whose turn it is, below a chair to take", () => {
    const away = withAway(THREE, CEM, ANA);
    const lines = (view: TableView) => written(screen(view, 1, CLOSE)).slice(0, 5);
    const about = [
      `label away:${CEM.id}: away.undecided("Cem")`,
      `label away:${ANA.id}: away.undecided("Ana")`,
    ];
    const turn = labels('watch.turn("Ana", "3", "13", "1", "3")');
    const decide = `button decide:${CEM.id}: away.decide("Cem") -> show away ${CEM.id}`;
    expect(lines(viewOf(away, { viewer: BEN })).slice(0, 4)).toEqual([...about.slice(1), decide, ...turn]);
    expect(lines(viewOf(away))).toEqual([
      ...about,
      ...turn,
      ...labels("", 'watch.diceHeld(dice.shown("2 2 3 3 6"), dice.held("2 2"))').slice(2),
    ]);
    expect(lines(watching(away))).toEqual([
      "button takeChair: table.takeChair -> takeChair",
      ...about,
      ...turn,
    ]);
  });

  it("makes room for the way to decide by leaving out the settings, for who may decide alone", () => {
    const away = withAway(THREE, CEM);
    const ids = (view: TableView) => screen(view, 1, CLOSE).rows.map(({ id }) => id);
    expect(ids(viewOf(away, { viewer: BEN }))).not.toContain("settings");
    expect(ids(watching(away))).toContain("settings");
  });

  it("says on top what is played, with house rules and target, and the roll among those that were saved", () => {
    const rules = chooseRules("maxiYatzy", { savedRolls: true });
    const match = aloneUnder(rules, [{ ones: 3 }], { faces: "1 2 3 4 5 6", rollsUsed: 2, savedRolls: 2 });
    expect(readLabels(screen(viewOf({ ...match, target: 390 })), "line").slice(0, 3)).toEqual([
      "What is played: Maxi Yatzy, unused rolls are saved. Target for whoever plays alone: 390.",
      "Ana's turn: round 2 of 20, roll 2 of 5.",
      "Dice: 1 2 3 4 5 6",
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
