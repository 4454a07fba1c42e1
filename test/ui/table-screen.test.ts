// Which screen a player sees: the one asked for while it fits the match, else the table's own.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { NO_SEATS } from "../../scripts/match/seats.ts";
import type { Row, Screen, ScreenName } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, acted, alone, BEN, cardWithout, ended, lobby, rollOf, started } from "../support/matches.ts";
import { SCREENS, viewOf, watching, writtenText } from "../support/views.ts";

const TABLE: ScreenName = { name: "table" };
const CONFIRM_RESIGN: ScreenName = { name: "confirmResign" };
const ROLLED = alone({}, { faces: "2 2 3 3 6" });
const ENDED = ended(cardWithout("chance"), "1 2 3 4 6", "chance");

/** A match in each stage, seen by each kind of viewer from each place, with and without an owner. */
const VIEWS: readonly TableView[] = [
  lobby(),
  lobby(ANA),
  lobby(BEN),
  started(ANA),
  started(ANA, BEN),
  ROLLED,
  { ...ROLLED, seats: NO_SEATS },
  alone({}, { faces: "2 2 3 3 6", rollsUsed: 3, held: "xxxxx" }),
  alone({ yahtzee: 50 }, { faces: "4 4 4 4 4" }),
  alone({ yahtzee: 50 }, { faces: "4 4 4 4 4", rollsUsed: 3 }),
  alone(cardWithout("ones"), { faces: "4 4 4 4 4" }),
  ENDED,
  acted(ENDED, ANA, { type: "stand" }),
  acted(ROLLED, ANA, { type: "resign" }),
].flatMap((match) =>
  [ANA, BEN, { id: "watcher", name: "Wim" }].flatMap((viewer) =>
    [null, ANA].flatMap((owner) =>
      (["free", "taken", "none"] as const).flatMap((chairs) =>
        [
          { sitting: false, atTable: false },
          { sitting: true, atTable: false },
          { sitting: true, atTable: true },
        ].map((place) =>
          viewOf(match, { viewer, owner, chairs, mayTakeBoardOff: owner?.id === viewer.id, ...place }),
        ),
      ),
    ),
  ),
);

/** What stands in the list itself, not behind *More*. */
function pressableAtOnce({ rows }: Screen): readonly string[] {
  return rows.flatMap((row) =>
    row.kind === "category" || (row.kind === "button" && row.more !== true) ? [row.id] : [],
  );
}

function zero(category: string): ScreenName {
  return { name: "confirmZero", category, column: 0 };
}

function isStandUp({ id }: Row): boolean {
  return id === "standUp";
}

/** Which screen it is, told by the first of its rows that only one screen has. */
function kind(view: TableView, wanted: ScreenName): string {
  const { title, rows } = screenOf(view, wanted);
  if (writtenText(title).startsWith("sheet.title")) return writtenText(title);
  const marks = { rules: "lobby", status: "turn", result0: "results", question: "question" };
  return Object.entries(marks).find(([id]) => rows.some((row) => row.id === id))?.[1] ?? "none";
}

describe("every screen, for everybody, in every stage", () => {
  const shown = VIEWS.flatMap((view) => SCREENS.map((wanted) => ({ view, screen: screenOf(view, wanted) })));

  it("has something to press outside More", () => {
    expect(shown.filter(({ screen }) => pressableAtOnce(screen).length === 0)).toEqual([]);
  });

  it("lets who sits stand up", () => {
    const stuck = shown.filter(({ view, screen }) => view.sitting && !screen.rows.some(isStandUp));
    expect(stuck).toEqual([]);
  });

  it("has each row once, or an answer could mean two", () => {
    const twice = shown.filter(
      ({ screen: { rows } }) => new Set(rows.map(({ id }) => id)).size < rows.length,
    );
    expect(twice).toEqual([]);
  });
});

describe("a way out", () => {
  it("of a lobby without a chair to take, and for a second sitter, is Close", () => {
    expect(pressableAtOnce(screenOf(watching(lobby(ANA), { chairs: "taken" }), TABLE))).toEqual(["close"]);
    expect(pressableAtOnce(screenOf(viewOf(lobby(ANA), { viewer: BEN }), TABLE))).toEqual(["close"]);
  });

  it("where something else leads on is no Close", () => {
    expect(pressableAtOnce(screenOf(viewOf(lobby(ANA)), TABLE))).toEqual(["start"]);
    expect(pressableAtOnce(screenOf(watching(lobby()), TABLE))).toEqual(["takeChair"]);
  });

  it("of a sheet is Back where it was asked for, Close where it is the table's own screen", () => {
    const watcher = watching(ROLLED, { chairs: "taken" });
    expect(pressableAtOnce(screenOf(watcher, { name: "sheet", player: 0 }))).toEqual(["back"]);
    expect(pressableAtOnce(screenOf(watcher, TABLE))).toEqual(["close"]);
  });
});

describe("the table's own screen", () => {
  it.each<[string, TableView, string]>([
    ["before a game is the lobby", viewOf(lobby(ANA)), "lobby"],
    ["in the own turn is the turn", viewOf(ROLLED), "turn"],
    ["after the end is the results", viewOf(ENDED), "results"],
    ["for who watches is the sheet of the player in turn", watching(ROLLED), 'sheet.title("Ana")'],
    [
      "out of turn is the own sheet",
      viewOf(acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")), { viewer: BEN }),
      'sheet.title("Ben")',
    ],
  ])("%s", (_, view, expected) => {
    expect(kind(view, TABLE)).toBe(expected);
  });
});

it("who has no seat after a pause sees the own sheet with a chair on top, and cannot roll from beside", () => {
  const vacated = { ...ROLLED, seats: NO_SEATS };
  const { rows } = screenOf(viewOf(vacated, { sitting: false }), TABLE);
  expect(rows[0]?.id).toBe("takeChair");
  expect(rows.map(({ id }) => id)).not.toContain("roll");
});

describe("a screen that was asked for", () => {
  it("is shown while it fits", () => {
    expect(kind(viewOf(ROLLED), { name: "sheet", player: 0 })).toBe('sheet.title("Ana")');
    expect(kind(viewOf(ENDED), { name: "sheet", player: 0 })).toBe('sheet.title("Ana")');
    expect(kind(viewOf(ROLLED), zero("yahtzee"))).toBe("question");
    expect(kind(viewOf(ROLLED), CONFIRM_RESIGN)).toBe("question");
  });

  it.each<[string, TableView, ScreenName, string]>([
    ["the sheet of nobody", viewOf(ROLLED), { name: "sheet", player: 1 }, "turn"],
    ["a sheet before the game", viewOf(lobby(ANA)), { name: "sheet", player: 0 }, "lobby"],
    ["resigning before the game", viewOf(lobby(ANA)), CONFIRM_RESIGN, "lobby"],
    ["resigning after the end", viewOf(ENDED), CONFIRM_RESIGN, "results"],
    ["resigning for who watches", watching(ROLLED), CONFIRM_RESIGN, 'sheet.title("Ana")'],
    ["a zero after the end", viewOf(ENDED), zero("yahtzee"), "results"],
    ["a zero for who watches", watching(ROLLED), zero("yahtzee"), 'sheet.title("Ana")'],
  ])("is the table's own instead of %s", (_, view, wanted, expected) => {
    expect(kind(view, wanted)).toBe(expected);
  });

  const twoPlay: Match = acted(started(ANA, BEN), ANA, rollOf("2 2 3 3 6"));
  it.each<[string, TableView, string, string]>([
    ["that these dice would score in", viewOf(ROLLED), "chance", "turn"],
    ["that is filled", viewOf(alone({ yahtzee: 0 }, { faces: "2 2 3 3 6" })), "yahtzee", "turn"],
    ["before any dice are thrown", viewOf(alone({})), "yahtzee", "turn"],
    ["that the rules do not have", viewOf(ROLLED), "luck", "turn"],
    ["while another has the turn", viewOf(twoPlay, { viewer: BEN }), "yahtzee", 'sheet.title("Ben")'],
  ])("asks no question about a zero in a category %s (U1)", (_, view, category, expected) => {
    expect(kind(view, zero(category))).toBe(expected);
  });
});
