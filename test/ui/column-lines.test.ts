// A sheet of three columns as a player reads it, line by line; the sums are worked out by hand.
import { describe, expect, it } from "vitest";
import { previews } from "../../scripts/engine/legal-moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { columnsLines } from "../../scripts/ui/column-lines.ts";
import { cardWithout } from "../support/matches.ts";
import { english } from "../support/views.ts";
import { aloneUnder, type Standing } from "../support/views-of-rules.ts";

type Cards = Parameters<typeof aloneUnder>[1];

const TRIPLE = chooseRules("triple");
const LEFT_TO_RIGHT = chooseRules("triple", { columnOrder: "leftToRight" });

/** @param shows whether it is the sheet of the player whose turn it is. */
function sheet(
  cards: Cards,
  at: Standing = {},
  rules: ChosenRules = TRIPLE,
  shows = true,
): readonly string[] {
  const { game } = aloneUnder(rules, cards, at);
  const own = game?.sheets[0];
  if (game === null || own === undefined) throw new Error("A game has a sheet.");
  return columnsLines(preparedRules(rules), own, shows ? previews(game) : []).map(english);
}

function line(read: readonly string[], begin: string): string | undefined {
  return read.find((text) => text.startsWith(`${begin}: `))?.slice(begin.length + 2);
}

describe("a sheet of three columns", () => {
  it("has every category once with all columns side by side, and the sums below each section", () => {
    const cards = [{ ones: 3, fives: 20, sixes: 18, yahtzee: 50 }, { threes: 9, chance: 22 }, {}];
    expect(sheet(cards, { faces: "2 2 2 3 4", yahtzeeBonuses: [2] })).toEqual([
      "Columns 1 | 2 | 3. A number in brackets is what an open category would score now, a line is open.",
      "Ones: 3 | [0] | [0]",
      "Twos: [6] | [6] | [6]",
      "Threes: [3] | 9 | [3]",
      "Fours: [4] | [4] | [4]",
      "Fives: 20 | [0] | [0]",
      "Sixes: 18 | [0] | [0]",
      "Column 1, upper bonus: 41 of 63, 5 ahead of the pace",
      "Column 2, upper bonus: 9 of 63, right on pace",
      "Column 3, upper bonus: 0 of 63",
      "Upper total: 41 | 9 | 0",
      "Three of a Kind: [13] | [13] | [13]",
      "Four of a Kind: [0] | [0] | [0]",
      "Full House: [0] | [0] | [0]",
      "Small Straight: [0] | [0] | [0]",
      "Large Straight: [0] | [0] | [0]",
      "Yahtzee: 50 | [0] | [0]",
      "Chance: [13] | 22 | [13]",
      "Yahtzee bonuses: 2 × 100 | 0 × 100 | 0 × 100",
      "Lower subtotal: 250 | 22 | 0",
      "Column totals: 291 × 1 | 31 × 2 | 0 × 3",
    ]);
  });

  it("has a line for what is open while nothing can be scored: before the first roll and out of turn", () => {
    for (const read of [sheet([{ ones: 3 }]), sheet([{ ones: 3 }], { faces: "1 1 1 3 4" }, TRIPLE, false)]) {
      expect(line(read, "Ones")).toBe("3 | – | –");
      expect(line(read, "Chance")).toBe("– | – | –");
      expect(read.some((text) => text.includes("["))).toBe(false);
    }
  });

  it("has a line for what may not be chosen now too: what is in brackets can be pressed", () => {
    const read = sheet([{ ones: 3 }, {}, {}], { faces: "1 1 1 3 4" }, LEFT_TO_RIGHT);
    expect(line(read, "Ones")).toBe("3 | [3] | –");
    expect(line(read, "Chance")).toBe("[10] | – | –");
  });

  it("shows a zero as it is, and the bonus that a Yahtzee earns only in the column that has one", () => {
    const read = sheet([{ yahtzee: 50 }, { yahtzee: 0 }, {}], { faces: "4 4 4 4 4" });
    expect(line(read, "Yahtzee")).toBe("50 | 0 | [50]");
    expect(line(read, "Fours")).toBe("[20 + 100] | [20] | [20]");
    // An entry of no points earns no bonus.
    expect(line(read, "Large Straight")).toBe("[0] | [0] | [0]");
  });

  it("that is full counts the bonuses of each column, and each column as often as it says", () => {
    const read = sheet([cardWithout(), cardWithout(), cardWithout()], { yahtzeeBonuses: [0, 1, 3] });
    expect(line(read, "Upper total")).toBe("98 | 98 | 98");
    expect(line(read, "Yahtzee bonuses")).toBe("0 × 100 | 1 × 100 | 3 × 100");
    expect(line(read, "Lower subtotal")).toBe("205 | 305 | 505");
    expect(line(read, "Column totals")).toBe("303 × 1 | 403 × 2 | 603 × 3");
    expect(line(read, "Column 2, upper bonus")).toBe("63 of 63, reached");
  });

  it("speaks of no bonus that the rules do not have", () => {
    const { game } = aloneUnder(TRIPLE, [{ ones: 3 }]);
    const plain = { ...preparedRules(TRIPLE), upperBonus: [], yahtzee: null };
    const [own] = game?.sheets ?? [];
    const read = own === undefined ? [] : columnsLines(plain, own, []).map(english);
    expect(read.filter((text) => /total|onus/i.test(text))).toEqual([
      "Upper total: 3 | 0 | 0",
      "Lower subtotal: 0 | 0 | 0",
      "Column totals: 3 × 1 | 0 × 2 | 0 × 3",
    ]);
  });
});
