// The lines under a sheet and who leads.
import { describe, expect, it } from "vitest";
import { emptySheet, newGame, SHEET_STATUSES, type SheetStatus } from "../../scripts/engine/game.ts";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";
import {
  columnTotals,
  standings,
  totals,
  type UpperProgress,
  upperBonus,
  upperProgress,
  winners,
} from "../../scripts/engine/totals.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "../support/dice.ts";
import { addedUp, forAnyGames, play, score, step, thrown } from "../support/games.ts";

const CLASSIC = chooseRules("classic");
const RULES = preparedRules(CLASSIC);

/** As the scripted games of the rule sets reach them: `test/engine/rule-sets`. */
const HIGHEST_TOTALS: Readonly<Record<RuleSetId, number>> = {
  ...{ classic: 1575, freeJoker: 1575, triple: 9450, yacht: 305 },
  ...{ yatzy: 374, maxiYatzy: 649, kismet: 565, generala: 390 },
};

function progress(card: Card) {
  const cells = sheetWith(CLASSIC, card).columns[0];
  return cells === undefined ? null : upperProgress(RULES, cells);
}

/** Everything filled but what is named open; the open ones are for the last turn. */
function lastTurn(card: Card, faces: string) {
  const filled = Object.fromEntries(RULES.categories.map(({ id }) => [id, 0]));
  const scores = { ...filled, ...card };
  const { chance: _, ...open } = scores;
  return position(CLASSIC, sheetWith(CLASSIC, open), dice(faces));
}

describe("the upper bonus", () => {
  it.each([
    [58, 0],
    [62, 0],
    [63, 35],
    [64, 35],
    [105, 35],
  ])("an upper total of %i gives %i (S20)", (subtotal, bonus) => {
    expect(upperBonus(RULES, subtotal)).toBe(bonus);
  });

  it("is pending, not lost, while upper categories are open (S8)", () => {
    expect(progress({ sixes: 24, fives: 15, ones: 4 })).toEqual({
      subtotal: 43,
      goal: 63,
      ahead: 7,
      missing: 20,
      isMissed: false,
    });
  });

  it("asks for nothing more once it is reached (S8)", () => {
    expect(progress({ sixes: 30, fives: 20, fours: 16 })).toMatchObject({
      subtotal: 66,
      goal: 63,
      missing: 0,
    });
  });

  it("starts level with what it asks", () => {
    expect(progress({})).toEqual({ subtotal: 0, goal: 63, ahead: 0, missing: 63, isMissed: false });
    expect(progress({ ones: 3, sixes: 18 })).toMatchObject({ ahead: 0 });
    expect(progress({ sixes: 12 })).toMatchObject({ ahead: -6 });
  });

  it("a zero in an upper category counts as filled and behind", () => {
    expect(progress({ sixes: 0 })).toMatchObject({ subtotal: 0, ahead: -18, missing: 63 });
  });

  it("comes with the entry that reaches 63, with categories still open (S8)", () => {
    const game = thrown(CLASSIC, { sixes: 24, fives: 20 }, "4 4 4 4 4");
    expect(step(game, score("fours")).events[0]).toMatchObject({ points: 20, upperBonus: 35 });
  });

  it("comes only once", () => {
    const game = thrown(CLASSIC, { sixes: 24, fives: 20, fours: 20 }, "3 3 3 1 1");
    expect(step(game, score("threes")).events[0]).toMatchObject({ points: 9, upperBonus: 0 });
  });
});

describe("an upper bonus of several steps", () => {
  const KISMET = chooseRules("kismet");
  /** 65 with Ones open: at most 70 can come. */
  const FAR: Card = { twos: 8, threes: 12, fours: 12, fives: 15, sixes: 18 };

  it.each([
    [62, 0],
    [63, 35],
    [70, 35],
    [71, 55],
    [77, 55],
    [78, 75],
    [105, 75],
  ])("an upper total of %i gives %i", (subtotal, bonus) => {
    expect(upperBonus(preparedRules(KISMET), subtotal)).toBe(bonus);
  });

  it("grows by the difference with the entry that reaches the next step", () => {
    const game = thrown(KISMET, { sixes: 30, fives: 25, fours: 8 }, "3 3 3 1 2");
    expect(step(game, score("threes")).events[0]).toMatchObject({ points: 9, upperBonus: 55 - 35 });
  });

  // By 71 a category is to bring 71/21 times its number, by 78 78/21 times.
  it.each<[string, Card, Partial<UpperProgress>]>([
    ["its next step", { sixes: 30, fives: 25, fours: 8 }, { subtotal: 63, goal: 71, missing: 8 }],
    ["the first one at the start", { sixes: 21 }, { goal: 63, ahead: 21 - 18, missing: 42 }],
    ["the last one that is earned, once the next is out of reach", FAR, { goal: 63, missing: 0 }],
    ["the highest one, once it is earned", { ...FAR, fives: 25, fours: 20 }, { goal: 78, missing: 0 }],
    [
      "one that all that is open would just reach",
      { twos: 8, threes: 12, fours: 16, fives: 25, sixes: 12 },
      { subtotal: 73, goal: 78, missing: 5 },
    ],
    [
      "one that is just reached, the last that can be",
      { ones: 0, twos: 8, threes: 12, fours: 16, fives: 5, sixes: 30 },
      { subtotal: 71, goal: 71, missing: 0 },
    ],
    ["nothing of the lower section", { sixes: 21, yarborough: 20 }, { subtotal: 21, goal: 63, missing: 42 }],
    ["the first one, even out of reach", { sixes: 0, fives: 0 }, { goal: 63, isMissed: true }],
  ])("asks for %s", (_, card, expected) => {
    const cells = sheetWith(KISMET, card).columns[0];
    expect(cells && upperProgress(preparedRules(KISMET), cells)).toMatchObject({
      isMissed: false,
      ...expected,
    });
  });

  it("measures the pace by the step that it asks for", () => {
    const cells = sheetWith(KISMET, { sixes: 30, fives: 25, fours: 8 }).columns[0];
    expect(cells && upperProgress(preparedRules(KISMET), cells)?.ahead).toBeCloseTo(63 - (71 * 15) / 21);
  });
});

describe("the upper bonus of Maxi Yatzy", () => {
  it("asks for four of each", () => {
    const rules = chooseRules("maxiYatzy");
    const cells = sheetWith(rules, { sixes: 24, ones: 3 }).columns[0];
    expect(cells && upperProgress(preparedRules(rules), cells)).toEqual({
      subtotal: 27,
      goal: 84,
      ahead: -1,
      missing: 57,
      isMissed: false,
    });
  });
});

describe("totals", () => {
  it("an empty sheet totals 0", () => {
    expect(totals(RULES, emptySheet(CLASSIC)).total).toBe(0);
  });

  it("the lower subtotal holds its Yahtzee bonuses, so that the lines add up", () => {
    const cells = sheetWith(CLASSIC, { sixes: 24, fives: 20, fours: 20, fullHouse: 25, yahtzee: 50 }, 2)
      .columns[0];
    expect(cells && columnTotals(RULES, cells, 0)).toEqual({
      upperSubtotal: 64,
      upperBonus: 35,
      upperTotal: 99,
      yahtzeeBonuses: 2,
      yahtzeeBonus: 200,
      lowerSubtotal: 275,
      total: 374,
      multiplier: 1,
    });
  });

  it("a total is the sum of its lines at every step of any game, and no higher than it can get", () => {
    forAnyGames((steps, rules) => {
      const wrong: unknown[] = [];
      for (const { after } of steps) {
        for (const [player, sheet] of after.sheets.entries()) {
          const { total } = totals(preparedRules(rules), sheet);
          const most = HIGHEST_TOTALS[rules.ruleSet];
          if (total !== addedUp(after, player) || total < 0 || total > most) wrong.push({ total, sheet });
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});

describe("standings", () => {
  it("equal best totals share the win (S10)", () => {
    expect(winners([241, 180, 241])).toEqual([0, 2]);
    expect(winners([0, 0])).toEqual([0, 1]);
  });

  it("two players with 241 each both win, whoever sits first (S10)", () => {
    const sheet = sheetWith(CLASSIC, {
      yahtzee: 50,
      largeStraight: 40,
      chance: 24,
      sixes: 24,
      fives: 20,
      fours: 20,
    });
    const game = { ...newGame(CLASSIC, 2), sheets: [sheet, sheet], turn: null };
    expect(standings(game).map(({ winner }) => winner)).toEqual([true, true]);
  });

  /** Who of sheets with these totals and statuses has won, by status. */
  function winning(sheets: readonly (readonly [SheetStatus, number])[]): readonly SheetStatus[] {
    const all = sheets.map(([status, chance]) => ({ ...sheetWith(CLASSIC, { chance }), status }));
    const over = { ...newGame(CLASSIC, all.length), sheets: all, turn: null };
    return standings(over).flatMap(({ player, winner }) => (winner ? (sheets[player]?.[0] ?? []) : []));
  }

  it("who gave up or stayed away wins with no total, who played or stopped does", () => {
    const others = SHEET_STATUSES.filter((status) => status !== "won");
    expect(winning(others.map((status) => [status, 20]))).toEqual(["playing", "stopped"]);
  });

  it("who won outright has won alone, whatever the totals", () => {
    expect(winning(SHEET_STATUSES.map((status) => [status, status === "won" ? 5 : 20]))).toEqual(["won"]);
  });

  it("nobody has won while the game is on", () => {
    expect(standings(thrown(CLASSIC, { chance: 20 }, "1 1 1 1 1"))).toEqual([
      { player: 0, total: 20, winner: false },
    ]);
  });

  it("a bonus Yahtzee in the very last category counts before the winner is found (S11)", () => {
    const behind = lastTurn({ yahtzee: 50 }, "6 6 6 6 6");
    const leader = sheetWith(CLASSIC, {
      ...Object.fromEntries(RULES.categories.map(({ id }) => [id, 0])),
      chance: 30,
      yahtzee: 50,
      largeStraight: 40,
    });
    const game = {
      ...behind,
      sheets: [leader, ...behind.sheets],
      turn: behind.turn && { ...behind.turn, player: 1 },
    };
    const ended = play(game, score("chance"));
    expect(ended.turn).toBeNull();
    expect(standings(ended)).toEqual([
      { player: 0, total: 120, winner: false },
      { player: 1, total: 180, winner: true },
    ]);
  });
});
