// The lines under a sheet and who leads.
import { describe, expect, it } from "vitest";
import { emptySheet, newGame, SHEET_STATUSES } from "../../scripts/engine/game.ts";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import {
  columnTotals,
  standings,
  totals,
  upperBonus,
  upperProgress,
  winners,
} from "../../scripts/engine/totals.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "../support/dice.ts";
import { addedUp, forRandomGames, play, score, step, thrown } from "../support/games.ts";

const CLASSIC = chooseRules("classic");
const RULES = preparedRules(CLASSIC);

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
    expect(progress({})).toEqual({ subtotal: 0, goal: 63, ahead: 0, missing: 63 });
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

  it("a total is the sum of its lines at every step of any game, and from 0 to 1575", () => {
    forRandomGames({ players: 2, resigns: true, runs: 5 }, (steps, rules) => {
      const wrong: unknown[] = [];
      for (const { after } of steps) {
        for (const [player, sheet] of after.sheets.entries()) {
          const { total } = totals(preparedRules(rules), sheet);
          if (total !== addedUp(after, player) || total < 0 || total > 1575) wrong.push({ total, sheet });
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

  it("who gave up or stayed away wins with no total, who played or stopped does", () => {
    const sheets = SHEET_STATUSES.map((status) => ({ ...sheetWith(CLASSIC, { chance: 20 }), status }));
    const over = { ...newGame(CLASSIC, sheets.length), sheets, turn: null };
    const winning = standings(over).flatMap(({ player, winner }) => (winner ? [SHEET_STATUSES[player]] : []));
    expect(winning).toEqual(["playing", "stopped"]);
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
