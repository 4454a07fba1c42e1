// The roll-off on the screen: who has thrown what, who throws, who starts.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { NO_SEATS } from "../../scripts/match/seats.ts";
import { rollOffScreen } from "../../scripts/ui/roll-off-screen.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  decidedFor,
  RESIGN,
  rollingOff,
  rollOf,
  throwsForStart,
  withAway,
} from "../support/matches.ts";
import { stakedRollOff } from "../support/staked.ts";
import { english, rowOf, viewOf, watching, written } from "../support/views.ts";

const OPEN = rollingOff(ANA, BEN, CEM);
const TIED = throwsForStart(OPEN, [ANA, "6 6 6 6 1"], [BEN, "1 2 3 4 6"], [CEM, "5 5 5 5 5"]);

function screen(view: TableView): Screen {
  const { rollOff } = view.match;
  if (rollOff === null) throw new Error("This match has no roll-off.");
  return rollOffScreen(view, rollOff);
}

/** What is said, in words, without the buttons at the end. */
function said(match: Match, view: TableView = viewOf(match)): readonly string[] {
  return screen(view).rows.flatMap(({ kind, text }) => (kind === "label" ? [english(text)] : []));
}

const LESSONS = "button lessons: lessons.open -> show lessons 0 [more]";
const SETTINGS = "button settings: settings.title -> show settings [more]";
const RESIGN_ROW = "button resign: turn.resign -> show confirmResign [more]";
const BELOW = [
  "button standUp: table.standUp -> standUp [more]",
  "button takeBoardOff: table.takeBoardOff -> show confirmBoardOff [more]",
];
const ENDING = [LESSONS, SETTINGS, RESIGN_ROW, ...BELOW];

describe("the roll-off", () => {
  it("asks who has not thrown to roll, and says how it works", () => {
    const own = screen(viewOf(OPEN));
    expect(written(own)).toEqual([
      "label rollOff: rollOff.rule",
      'label throws:-4294967295: rollOff.notThrown("Ana")',
      'label throws:-4294967294: rollOff.notThrown("Ben")',
      'label throws:-4294967292: rollOff.notThrown("Cem")',
      'label standing: rollOff.waiting(list.and("Ana" + ", " + "Ben", "Cem"))',
      "button roll: rollOff.roll -> roll",
      ...ENDING,
    ]);
    expect({ ...own, rows: [] }).toEqual({
      matchId: OPEN.id,
      revision: OPEN.revision,
      title: { translate: "yahtzee.title" },
      rows: [],
    });
  });

  it("shows who has thrown the dice and their sum, and offers no second throw", () => {
    const thrown = acted(OPEN, ANA, rollOf("1 2 3 4 6"));
    expect(written(screen(viewOf(thrown)))).toEqual([
      "label rollOff: rollOff.rule",
      'label throws:-4294967295: rollOff.thrown("Ana", rollOff.sum(dice.shown("1 2 3 4 6"), "16"))',
      'label throws:-4294967294: rollOff.notThrown("Ben")',
      'label throws:-4294967292: rollOff.notThrown("Cem")',
      'label standing: rollOff.waiting(list.and("Ben", "Cem"))',
      ...ENDING,
    ]);
  });

  it("for stakes says before the first throw what that throw does to them", () => {
    const open = stakedRollOff(ANA, BEN, CEM);
    expect(said(open).slice(-2)).toEqual([
      "Waiting for Ana, Ben and Cem to roll.",
      "Until the first throw for the start everybody can take back what they have laid in. That throw locks the stakes for all.",
    ]);
    for (const match of [acted(open, ANA, rollOf("1 2 3 4 6")), OPEN]) {
      expect(rowOf(screen(viewOf(match)), "notLocked")).toBeUndefined();
    }
  });

  it("lets the equal highest roll again, and nobody else", () => {
    expect(said(TIED)).toEqual([
      "Who starts? Each player rolls five dice once. The highest sum starts; players with equal highest sums roll again.",
      "Ana: 6 6 6 6 1 = 25",
      "Ben: 1 2 3 4 6 = 16",
      "Cem: 5 5 5 5 5 = 25",
      "Waiting for Ana and Cem to roll.",
    ]);
    const roll = [ANA, BEN, CEM].map((viewer) => rowOf(screen(viewOf(TIED, { viewer })), "roll"));
    const button = "button roll: rollOff.roll -> roll";
    expect(roll).toEqual([button, undefined, button]);
  });

  it("keeps every throw of a player in sight, the first one first", () => {
    const again = throwsForStart(TIED, [CEM, "1 1 1 1 1"], [ANA, "1 1 1 1 1"], [CEM, "2 2 2 2 2"]);
    expect(said(again).slice(1, 4)).toEqual([
      "Ana: 6 6 6 6 1 = 25, 1 1 1 1 1 = 5",
      "Ben: 1 2 3 4 6 = 16",
      "Cem: 5 5 5 5 5 = 25, 1 1 1 1 1 = 5, 2 2 2 2 2 = 10",
    ]);
  });

  it("once decided says who starts and lets each player begin, not leave, and shows the throws until then (U10)", () => {
    const decided = decidedFor(OPEN, BEN);
    for (const viewer of [ANA, BEN, CEM]) {
      expect(written(screen(viewOf(decided, { viewer, owner: viewer })))).toEqual([
        "label rollOff: rollOff.rule",
        'label throws:-4294967295: rollOff.thrown("Ana", rollOff.sum(dice.shown("1 1 1 1 1"), "5"))',
        'label throws:-4294967294: rollOff.thrown("Ben", rollOff.sum(dice.shown("6 6 6 6 6"), "30"))',
        'label throws:-4294967292: rollOff.thrown("Cem", rollOff.sum(dice.shown("1 1 1 1 1"), "5"))',
        'label standing: rollOff.starts("Ben")',
        "button begin: rollOff.begin -> begin",
        ...[LESSONS, SETTINGS, ...BELOW],
      ]);
    }
  });

  it("shows who watches the same throws, a chair on top and nothing to roll or begin", () => {
    for (const match of [TIED, decidedFor(OPEN, BEN)]) {
      const ids = screen(watching(match)).rows.map(({ id }) => id);
      expect(ids).toEqual([
        ...[
          "takeChair",
          "rollOff",
          "throws:-4294967295",
          "throws:-4294967294",
          "throws:-4294967292",
          "standing",
        ],
        ...["lessons", "settings"],
      ]);
    }
  });

  it("lets who has no seat after a pause take a chair, not roll", () => {
    const vacated = { ...OPEN, seats: NO_SEATS };
    const ids = screen(viewOf(vacated, { sitting: false })).rows.map(({ id }) => id);
    expect([ids[0], ids.includes("roll"), ids.includes("resign")]).toEqual(["takeChair", false, true]);
  });

  it("says below the throws who is away, and lets the others decide, also once it is decided", () => {
    const decided = withAway(decidedFor(OPEN, BEN), CEM);
    for (const [match, press] of [
      [withAway(OPEN, CEM), "roll"],
      [decided, "begin"],
    ] as const) {
      expect(written(screen(viewOf(match))).slice(5, 7)).toEqual([
        `button decide:${CEM.id}: away.decide("Cem") -> show away ${CEM.id}`,
        `button ${press}: rollOff.${press} -> ${press}`,
      ]);
      const ids = screen(watching(match)).rows.map(({ id }) => id);
      expect([ids.includes(`away:${CEM.id}`), ids.includes(`decide:${CEM.id}`)]).toEqual([true, false]);
    }
  });

  it("names who has left no more, and offers that player nothing to do", () => {
    const left = acted(TIED, ANA, RESIGN);
    expect(said(left, viewOf(left, { viewer: BEN }))).toEqual([
      "Who starts? Each player rolls five dice once. The highest sum starts; players with equal highest sums roll again.",
      "Ben: 1 2 3 4 6 = 16",
      "Cem: 5 5 5 5 5 = 25",
      "Cem starts.",
    ]);
    const ids = screen(viewOf(left)).rows.map(({ id }) => id);
    for (const id of ["roll", "begin", "resign"]) expect(ids).not.toContain(id);
  });
});
