// The places of a live form, and which rows of a screen fill them.
import { describe, expect, test } from "vitest";
import type { Match } from "../../../scripts/match/match.ts";
import { fitsLive, liveLayout, liveRows, MORE } from "../../../scripts/ui/live-layout.ts";
import type { Screen } from "../../../scripts/ui/screen.ts";
import { screenOf } from "../../../scripts/ui/table-screen.ts";
import { say } from "../../../scripts/ui/text.ts";
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
} from "../../support/matches.ts";
import { atStake, DIAMONDS, SWORD, stakedGame, stakedRollOff, stakeOf } from "../../support/staked.ts";
import { english, SCREENS, viewOf, watching } from "../../support/views.ts";
import { idsOf } from "../../support/views-of-rules.ts";

const TABLE = { name: "table" } as const;
const LAYOUT = liveLayout(lobby(ANA, BEN), TABLE);

/** The ids in each place, from top to bottom. */
function placed(screen: Screen, isMore = false) {
  const { head, dice, first, categories, text, buttons } = liveRows(screen, LAYOUT, isMore);
  return {
    ...{ head: idsOf(head), dice: idsOf(dice), first: first?.id ?? null },
    ...{ categories: [...categories.keys()], text: idsOf(text), buttons: idsOf(buttons) },
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
      text: ["filled0", "upper0", "total", "rules"],
      buttons: ["sheet", "hint", "lessons", "settings", "resign", "standUp", "takeBoardOff"],
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
    expect(rows.text).toEqual(["line0", "line1", "line2", "line3"]);
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
    const screen = screenOf(busiest(withAway(stakedRollOff(...FOUR), BEN)), TABLE);
    const { first, buttons } = placed(screen);
    expect([first, ...buttons]).toEqual([
      ...["takeChair", `decide:${BEN.id}`, "roll", "lessons", "settings", "resign", "standUp", MORE.id],
    ]);
    expect(placed(screen, true).buttons).toEqual(["stakes", "takeBoardOff", MORE.id]);
  });

  test("has a place for all that an owner can do before a game for stakes, with something to collect", () => {
    const laid = Array.from({ length: 8 }, (_, index) => stakeOf(ANA, DIAMONDS, `Ana-${index}`));
    const view = {
      ...busiest(atStake(lobby(...FOUR))),
      stakes: { allowed: true, laid, owed: [DIAMONDS, SWORD, DIAMONDS] },
    };
    const all = (wanted: { readonly name: "table" | "stakes" | "takeStake" }, isMore = false) => {
      const { first, buttons } = placed(screenOf(view, wanted), isMore);
      return [first, ...buttons];
    };
    expect(all(TABLE)).toEqual([
      ...["ready", "rules", "stakes", "collect", "lessons", "settings", "standUp", MORE.id],
    ]);
    expect(all(TABLE, true)).toEqual(["ready", "makePublic", "takeBoardOff", MORE.id]);
    expect(all({ name: "stakes" })).toEqual([
      ...["agree:list-1", "lay", "takeStake", "stakesOff", "collect", "back", "standUp"],
    ]);
    expect(all({ name: "takeStake" })).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((index) => `stake:Ana-${index}`),
      ...["back", "standUp"],
    ]);
  });

  test("has no room for an inventory nor for the list of all rule sets, and for every other screen", () => {
    expect(SCREENS.filter((wanted) => !fitsLive(wanted))).toEqual([
      { name: "computers" },
      { name: "ruleSets" },
      { name: "lay" },
    ]);
  });

  /** The lobby's rows with so many buttons more, half of them rarely needed. */
  function crowded(many: number): Screen {
    const lobbied = screenOf(viewOf(lobby(ANA, BEN)), TABLE);
    const extra = Array.from({ length: many }, (_, index) => ({
      ...({ kind: "button", id: `extra${index}`, text: say("back"), press: { do: "roll" } } as const),
      more: index % 2 === 1,
    }));
    return { ...lobbied, rows: [...lobbied.rows, ...extra] };
  }

  /** How many buttons the screen may have below its first. */
  const MOST = 2 * LAYOUT.buttons - 2;
  const buttonsIn = ({ rows }: Screen): readonly string[] =>
    rows.flatMap((row) => (row.kind === "button" ? [row.id] : [])).slice(1);

  test("with more buttons than places has More in the last one, and behind it the others and the way back", () => {
    const screen = crowded(4);
    const [page, behind] = [placed(screen).buttons, placed(screen, true).buttons];
    expect(page).toEqual(["rules", "extra0", "extra2", "stakesOn", "lessons", "standUp", MORE.id]);
    expect(behind).toEqual(["settings", "makePublic", "takeBoardOff", "extra1", "extra3", MORE.id]);
    const [more, less] = [false, true].map((isMore) => liveRows(screen, LAYOUT, isMore).buttons.at(-1));
    expect([more, less].map((button) => button && english(button.text))).toEqual([
      "More",
      "The other choices",
    ]);
  });

  test("shows every button on one of two pages, Stand up and what is often needed on the first, up to its most", () => {
    for (let many = 0; ; many++) {
      const screen = crowded(many);
      const all = buttonsIn(screen);
      if (all.length > MOST) {
        expect(() => liveRows(screen, LAYOUT)).toThrow(RangeError);
        expect(many).toBeGreaterThan(1);
        break;
      }
      const [page, behind] = [placed(screen).buttons, placed(screen, true).buttons];
      expect(page).toContain("standUp");
      expect(page.length).toBeLessThanOrEqual(LAYOUT.buttons);
      expect(behind.length).toBeLessThanOrEqual(LAYOUT.buttons);
      if (all.length <= LAYOUT.buttons) expect([page, behind]).toEqual([all, all]);
      else expect([...page, ...behind].filter((id) => id !== MORE.id).sort()).toEqual([...all].sort());
    }
  });

  test("keeps Stand up in sight where the others that are often needed fill the form", () => {
    const standUp = screenOf(viewOf(lobby(ANA, BEN)), TABLE).rows.filter(({ id }) => id === "standUp");
    const often = crowded(24).rows.filter((row) => row.kind === "button" && row.more !== true);
    const screen = { ...crowded(0), rows: [...often.slice(0, LAYOUT.buttons + 1), ...standUp] };
    expect(placed(screen).buttons.slice(-2)).toEqual(["standUp", MORE.id]);
    expect(placed(screen, true).buttons).toEqual([
      ...idsOf(often).slice(LAYOUT.buttons - 1, LAYOUT.buttons + 1),
      MORE.id,
    ]);
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
