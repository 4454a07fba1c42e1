// Triple: three columns of the boxed sheet, which count once, twice and three times. What joker and bonus are in each
// reading stands with placement.
import { describe, expect, it } from "vitest";
import { newGame } from "../../../scripts/engine/game.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { totals } from "../../../scripts/engine/totals.ts";
import { play, roll, shown } from "../../support/games.ts";

const TRIPLE = chooseRules("triple");
const LEFT_TO_RIGHT = { columnOrder: "leftToRight" };

const TABLE: readonly (readonly [dice: string, category: string, points: number])[] = [
  ["1 1 1 2 3", "ones", 3],
  ["3 3 3 2 5", "threeKind", 16],
  ["2 2 2 2 5", "fourKind", 13],
  ["2 2 5 5 5", "fullHouse", 25],
  ["5 5 5 5 5", "fullHouse", 25],
  ["5 5 5 5 4", "fullHouse", 0],
  ["1 2 3 3 4", "smallStraight", 30],
  ["1 2 3 4 5", "largeStraight", 40],
  ["4 4 4 4 4", "largeStraight", 0],
  ["4 4 4 4 4", "yahtzee", 50],
  ["1 3 4 4 6", "chance", 18],
];

/** Five alike in each number. */
const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"].map(
  (category, at) => [new Array(5).fill(at + 1).join(" "), category] as const,
);

/** The totals of the columns and of the sheet after a game alone in which each of these is entered three times. */
function playedAcross(rules: ChosenRules, turns: readonly (readonly [string, string])[]): readonly number[] {
  const game = turns.reduce(
    (now, [faces, category]) =>
      [0, 1, 2].reduce((at, column) => play(at, roll(faces), { type: "score", category, column }), now),
    newGame(rules, 1),
  );
  expect(game.turn).toBeNull();
  const [sheet] = game.sheets;
  if (sheet === undefined) return [];
  const { columns, total } = totals(preparedRules(rules), sheet);
  return [...columns.map((column) => column.total * column.multiplier), total];
}

describe("Triple", () => {
  it.each(TABLE)("%s in %s scores %i", (faces, category, points) => {
    expect(shown(TRIPLE, faces, category)).toBe(points);
  });

  it("five alike are a full house in the boxed reading only as a joker", () => {
    expect(shown(chooseRules("triple", { tripleReading: "boxed" }), "5 5 5 5 5", "fullHouse")).toBe(0);
  });

  // Three of a kind, four of a kind, full house, straights, Yahtzee, Chance.
  const LOWER = 30 + 30 + 25 + 30 + 40 + 50 + 30;
  const COLUMN = 105 + 35 + LOWER;

  it.each([{}, LEFT_TO_RIGHT])("ends at 4050 in the best game, with three bonuses a column (%j)", (order) => {
    const turns = [
      ["6 6 6 6 6", "yahtzee"],
      ...UPPER,
      ["6 6 6 6 6", "threeKind"],
      ["6 6 6 6 6", "fourKind"],
      ["6 6 6 5 5", "fullHouse"],
      ["1 2 3 4 5", "smallStraight"],
      ["1 2 3 4 5", "largeStraight"],
      ["6 6 6 6 6", "chance"],
    ] as const;
    const best = COLUMN + 3 * 100;
    expect([COLUMN, best, 6 * best]).toEqual([375, 675, 4050]);
    expect(playedAcross(chooseRules("triple", order), turns)).toEqual([best, 2 * best, 3 * best, 6 * best]);
  });

  it.each([{}, LEFT_TO_RIGHT])("ends at 9450 in the best game of the boxed reading (%j)", (order) => {
    const turns = [
      ["6 6 6 6 6", "yahtzee"],
      ...UPPER,
      ["6 6 6 6 6", "threeKind"],
      ["6 6 6 6 6", "fourKind"],
      ["1 1 1 1 1", "fullHouse"],
      ["2 2 2 2 2", "smallStraight"],
      ["3 3 3 3 3", "largeStraight"],
      ["6 6 6 6 6", "chance"],
    ] as const;
    // After three Yahtzees each of the twelve entries that a column still takes earns a bonus.
    const best = COLUMN + 12 * 100;
    expect([best, 6 * best]).toEqual([1575, 9450]);
    const rules = chooseRules("triple", { ...order, tripleReading: "boxed" });
    expect(playedAcross(rules, turns)).toEqual([best, 2 * best, 3 * best, 6 * best]);
  });
});
