// The places of a live form, and which rows of a screen fill them.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { fitsLive, liveLayout, liveRows } from "../../scripts/ui/live-layout.ts";
import type { Screen } from "../../scripts/ui/screen.ts";
import { screenOf } from "../../scripts/ui/table-screen.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  DEA,
  FOUR,
  lobby,
  rollOf,
  scoreIn,
  started,
  withAway,
} from "../support/matches.ts";
import { atStake, DIAMONDS, SWORD, stakedGame, stakedRollOff, stakeOf } from "../support/staked.ts";
import { SCREENS, viewOf, watching } from "../support/views.ts";

const TABLE = { name: "table" } as const;
const LAYOUT = liveLayout(lobby(ANA, BEN));

/** The ids in each place, from top to bottom. */
function placed(screen: Screen) {
  const { head, dice, first, categories, text, buttons } = liveRows(screen, LAYOUT);
  const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
  return {
    ...{ head: ids(head), dice: ids(dice), first: first?.id ?? null },
    ...{ categories: [...categories.keys()], text: ids(text), buttons: ids(buttons) },
  };
}

describe("a live form", () => {
  test("for Classic has thirty rows with its texts, the way to simple screens and the cross", () => {
    expect(LAYOUT.dice).toBe(5);
    expect(LAYOUT.categories).toHaveLength(13);
    expect(1 + LAYOUT.dice + 1 + LAYOUT.categories.length + 1 + LAYOUT.buttons + 2).toBe(30);
  });

  test("shows a turn as status, dice, roll, open categories, what is filled, the rest", () => {
    const match = alone({ ones: 3, chance: 22 }, { faces: "2 2 3 3 6" });
    expect(placed(screenOf(viewOf(match), TABLE))).toEqual({
      head: ["status"],
      dice: ["die1", "die2", "die3", "die4", "die5"],
      first: "roll",
      categories: LAYOUT.categories.filter((id) => !/:(ones|chance):/.test(id)),
      text: ["filled", "upper0", "total"],
      buttons: ["sheet", "settings", "resign", "standUp", "takeBoardOff"],
    });
  });

  test("hides dice and roll when no roll is left", () => {
    const rows = placed(screenOf(viewOf(alone({}, { faces: "2 2 3 3 6", rollsUsed: 3 })), TABLE));
    expect(rows.dice).toEqual([]);
    expect(rows.first).toBeNull();
    expect(rows.head).toEqual(["status", "dice", "noRollsLeft"]);
  });

  test("shows who watches the chair to take before the sheet, and no Close beside its cross", () => {
    const match = acted(started(ANA), ANA, rollOf("1 2 3 4 5"));
    const rows = placed(screenOf(watching(match), TABLE));
    expect(rows.head).toEqual([]);
    expect(rows.first).toBe("takeChair");
    expect(rows.text).toEqual(["line0", "line1", "line2"]);
    expect([rows.first, ...rows.buttons]).not.toContain("close");
  });

  /** It is Ben's turn, and the owner looks at the sheets from a chair of another table. */
  const busiest = (match: Match) => viewOf(match, { sitting: true, atTable: false });

  test("has a place for every row of the owner's sheet in a match of four while somebody is away", () => {
    const bensTurn = acted(started(...FOUR), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"));
    const { first, buttons } = placed(screenOf(busiest(withAway(bensTurn, BEN, CEM)), TABLE));
    expect([first, ...buttons]).toEqual([
      ...["takeChair", `decide:${BEN.id}`, "sheet:1", "sheet:2", "sheet:3"],
      ...["resign", "standUp", "takeBoardOff"],
    ]);
    expect(buttons).toHaveLength(LAYOUT.buttons);
  });

  test("has a place for every answer about one of three who are away", () => {
    const away = withAway(started(...FOUR), BEN, CEM, DEA);
    const { first, buttons } = placed(screenOf(busiest(away), { name: "away", player: CEM.id }));
    expect([first, ...buttons]).toEqual([
      ...["verdict:wait", "verdict:playOn", "verdict:close"],
      ...[`decide:${BEN.id}`, `decide:${DEA.id}`, "back", "standUp"],
    ]);
  });

  test("has a place for the stakes and the sheets of four, for the owner and for operators", () => {
    const game = acted(stakedGame(...FOUR), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"));
    for (const needsNobody of [false, true]) {
      const view = { ...busiest(withAway(game, BEN)), needsNobody };
      const { first, buttons } = placed(screenOf(view, TABLE));
      expect([first, ...buttons]).toEqual([
        ...["takeChair", `decide:${BEN.id}`, "sheet:1", "sheet:2", "sheet:3", "resign", "standUp", "stakes"],
      ]);
    }
  });

  test("has a place for the stakes and the board in the roll-off of four before the first throw", () => {
    const { first, buttons } = placed(screenOf(busiest(withAway(stakedRollOff(...FOUR), BEN)), TABLE));
    expect([first, ...buttons]).toEqual([
      ...["takeChair", `decide:${BEN.id}`, "roll", "settings", "resign", "standUp", "stakes", "takeBoardOff"],
    ]);
  });

  test("has a place for all that an owner can do before a game for stakes, with something to collect", () => {
    const laid = Array.from({ length: 8 }, (_, index) => stakeOf(ANA, DIAMONDS, `Ana-${index}`));
    const view = {
      ...busiest(atStake(lobby(...FOUR))),
      stakes: { allowed: true, laid, owed: [DIAMONDS, SWORD, DIAMONDS] },
    };
    const all = (wanted: { readonly name: "table" | "stakes" | "takeStake" }) => {
      const { first, buttons } = placed(screenOf(view, wanted));
      return [first, ...buttons];
    };
    expect(all(TABLE)).toEqual([
      ...["takeChair", "ready", "stakes", "collect", "settings", "makePublic", "standUp", "takeBoardOff"],
    ]);
    expect(all({ name: "stakes" })).toEqual([
      ...["agree:list-1", "lay", "takeStake", "stakesOff", "collect", "back", "standUp"],
    ]);
    expect(all({ name: "takeStake" })).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((index) => `stake:Ana-${index}`),
      ...["back", "standUp"],
    ]);
  });

  test("has no room for an inventory, and for every other screen", () => {
    expect(SCREENS.filter((wanted) => !fitsLive(wanted))).toEqual([{ name: "lay" }]);
  });

  test("takes no screen that has more rows than it has places", () => {
    const screen = screenOf(viewOf(lobby(ANA, BEN)), TABLE);
    const [button] = screen.rows.filter(({ kind }) => kind === "button");
    if (button === undefined) throw new Error("The lobby has a button.");
    const many = Array.from({ length: 20 }, (_, index) => ({ ...button, id: `extra${index}` }));
    expect(() => liveRows({ ...screen, rows: [...screen.rows, ...many] }, LAYOUT)).toThrow(RangeError);
  });

  test("takes no category that its rules do not have", () => {
    const screen = screenOf(viewOf(alone({}, { faces: "2 2 3 3 6" })), TABLE);
    const rows = screen.rows.map((row) => (row.kind === "category" ? { ...row, id: "score:none:0" } : row));
    expect(() => liveRows({ ...screen, rows }, LAYOUT)).toThrow("score:none:0");
  });
});
