// A sheet as a player reads it, line by line; the sums are worked out by hand.
import { describe, expect, it } from "vitest";
import type { SheetColumn } from "../../scripts/engine/game.ts";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { linesOf, sheetLines } from "../../scripts/ui/sheet-lines.ts";
import { ANA, type At, acted, alone, BEN, cardWithout, rollOf, started } from "../support/matches.ts";
import { english } from "../support/views.ts";
import { aloneUnder } from "../support/views-of-rules.ts";

const CHOSEN = chooseRules("classic");
const CLASSIC = preparedRules(CHOSEN);

type Card = Parameters<typeof alone>[0];

function sheet(card: Card, at: At = {}): readonly string[] {
  const { game } = alone(card, at);
  return game === null ? [] : sheetLines(game, 0).map(english);
}

function cells(card: Card): SheetColumn {
  const [column] = sheetWith(CHOSEN, card).columns;
  if (column === undefined) throw new Error("A sheet has a column.");
  return column;
}

describe("a sheet", () => {
  it("before anything is filled has every line, and a bonus that is still to come (S8)", () => {
    expect(sheet({})).toEqual([
      "Ones: open",
      "Twos: open",
      "Threes: open",
      "Fours: open",
      "Fives: open",
      "Sixes: open",
      "Upper subtotal: 0 of 63",
      "Upper bonus: 35 points from a subtotal of 63, 63 to go",
      "Upper total: 0",
      "Three of a Kind: open",
      "Four of a Kind: open",
      "Full House: open",
      "Small Straight: open",
      "Large Straight: open",
      "Yahtzee: open",
      "Chance: open",
      "Yahtzee bonus: 0 × 100",
      "Lower subtotal: 0",
      "Total: 0",
    ]);
  });

  it("in the middle of a turn shows what each open category would score", () => {
    const card = { ones: 3, fives: 20, sixes: 18, yahtzee: 50, fullHouse: 0 };
    expect(sheet(card, { faces: "2 2 2 3 4", yahtzeeBonuses: 2 })).toEqual([
      "Ones: 3",
      "Twos: open, would score 6",
      "Threes: open, would score 3",
      "Fours: open, would score 4",
      "Fives: 20",
      "Sixes: 18",
      "Upper subtotal: 41 of 63, 5 ahead of the pace",
      "Upper bonus: 35 points from a subtotal of 63, 22 to go",
      "Upper total: 41",
      "Three of a Kind: open, would score 13",
      "Four of a Kind: open, would score 0",
      "Full House: 0",
      "Small Straight: open, would score 0",
      "Large Straight: open, would score 0",
      "Yahtzee: 50",
      "Chance: open, would score 13",
      "Yahtzee bonus: 2 × 100",
      "Lower subtotal: 250",
      "Total: 291",
    ]);
  });

  it("that is full adds both bonuses", () => {
    expect(sheet(cardWithout(), { yahtzeeBonuses: 1 }).slice(6)).toEqual([
      "Upper subtotal: 63 of 63, reached",
      "Upper bonus: 35",
      "Upper total: 98",
      "Three of a Kind: 20",
      "Four of a Kind: 18",
      "Full House: 25",
      "Small Straight: 30",
      "Large Straight: 40",
      "Yahtzee: 50",
      "Chance: 22",
      "Yahtzee bonus: 1 × 100",
      "Lower subtotal: 305",
      "Total: 403",
    ]);
  });

  it("shows what a joker scores with its bonus, and what it may not fill", () => {
    const joker = sheet({ yahtzee: 50, fours: 12 }, { faces: "4 4 4 4 4" });
    expect(joker[0]).toBe("Ones: open, not allowed for this roll");
    expect(joker).toContain("Large Straight: open, would score 40 + 100");
  });

  it("of Maxi Yatzy has the rolls that are saved below the total, where the rules save any", () => {
    const last = (savedRolls: boolean): string | undefined => {
      const rules = chooseRules("maxiYatzy", { savedRolls });
      const { game } = aloneUnder(rules, [{ ones: 3 }], savedRolls ? { savedRolls: 2 } : {});
      return game === null ? undefined : sheetLines(game, 0).map(english).at(-1);
    };
    expect([last(true), last(false)]).toEqual(["Saved rolls: 2", "Total: 3"]);
  });

  it("of Triple has the three columns side by side, then the total with each as often as it counts", () => {
    const { game } = aloneUnder(chooseRules("triple"), [{ ones: 3 }, { ones: 4 }, { chance: 20 }]);
    const read = game === null ? [] : sheetLines(game, 0).map(english);
    expect(read[1]).toBe("Ones: 3 | 4 | –");
    expect(read.slice(-2)).toEqual(["Column totals: 3 × 1 | 4 × 2 | 20 × 3", "Total: 71"]);
  });

  it("of who has not the turn shows no previews", () => {
    const { game } = acted(started(ANA, BEN), ANA, rollOf("2 2 2 3 4"));
    if (game === null) throw new Error("No game runs.");
    expect(sheetLines(game, 0).map(english)).toContain("Twos: open, would score 6");
    expect(sheetLines(game, 1).map(english)).toContain("Twos: open");
  });

  it("that nobody has is no lines", () => {
    const { game } = alone({});
    expect(game && sheetLines(game, 1)).toEqual([]);
  });
});

describe("the sums", () => {
  it("add up as they are read: upper and lower part make the total", () => {
    const read = sheet({ ones: 3, fives: 20, yahtzee: 50, chance: 22 }, { yahtzeeBonuses: 2 });
    const value = (begin: string): number =>
      Number(read.find((line) => line.startsWith(begin))?.slice(begin.length) ?? Number.NaN);
    expect(value("Lower subtotal: ")).toBe(50 + 22 + 200);
    expect(value("Upper total: ") + value("Lower subtotal: ")).toBe(value("Total: "));
  });

  it("of several columns stand side by side and end with the total of each and how often it counts", () => {
    const read = linesOf(
      { ...CLASSIC, upperBonus: [], columns: [{ multiplier: 1 }, { multiplier: 2 }] },
      { columns: [cells({ ones: 3 }), cells({ chance: 22 })], status: "playing", savedRolls: 0 },
      [],
    ).map(english);
    expect(read.filter((line) => /totals?: /i.test(line))).toEqual([
      "Upper total: 3 | 0",
      "Lower subtotal: 0 | 22",
      "Column totals: 3 × 1 | 22 × 2",
      "Total: 47",
    ]);
  });

  it("have no line for a bonus that the rules do not have", () => {
    const plain = { ...CLASSIC, upperBonus: [], yahtzee: null };
    const read = linesOf(
      plain,
      { columns: [cells({ ones: 3, yahtzee: 50 })], status: "playing", savedRolls: 0 },
      [],
    );
    expect(read.map(english).filter((line) => /total|onus/i.test(line))).toEqual([
      "Upper total: 3",
      "Lower subtotal: 50",
      "Total: 53",
    ]);
  });
});
