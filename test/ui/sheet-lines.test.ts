// A sheet as a player reads it, line by line; the sums are worked out by hand.
import { describe, expect, it } from "vitest";
import { sheetLines } from "../../scripts/ui/sheet-lines.ts";
import { ANA, type At, acted, alone, BEN, cardWithout, rollOf, started } from "../support/matches.ts";
import { english } from "../support/views.ts";

type Card = Parameters<typeof alone>[0];

function sheet(card: Card, at: At = {}): readonly string[] {
  const { game } = alone(card, at);
  return game === null ? [] : sheetLines(game, 0).map(english);
}

/** The lines that begin like this. */
function lines(begin: string, card: Card, at: At = {}): readonly string[] {
  return sheet(card, at).filter((line) => line.startsWith(begin));
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
      "Upper subtotal: 0 of 63, on course, 63 to go",
      "Upper bonus: 35 from 63 on",
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
      "Column total: 0",
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
      "Upper subtotal: 41 of 63, 5 ahead, 22 to go",
      "Upper bonus: 35 from 63 on",
      "Upper total: 41",
      "Three of a Kind: open, would score 13",
      "Four of a Kind: open, would score 0",
      "Full House: 0",
      "Small Straight: open, would score 0",
      "Large Straight: open, would score 0",
      "Yahtzee: 50",
      "Chance: open, would score 13",
      "Yahtzee bonus: 2 × 100",
      "Lower subtotal: 50",
      "Column total: 291",
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
      "Lower subtotal: 205",
      "Column total: 403",
      "Total: 403",
    ]);
  });

  it("shows what a joker scores with its bonus, and what it may not fill", () => {
    const joker = sheet({ yahtzee: 50, fours: 12 }, { faces: "4 4 4 4 4" });
    expect(joker[0]).toBe("Ones: open, not allowed for this roll");
    expect(joker).toContain("Large Straight: open, would score 40 + 100");
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

describe("the upper bonus", () => {
  it.each<[string, Card, string, string]>([
    [
      "ahead of three of each",
      { threes: 12, fours: 12, sixes: 19 },
      "43 of 63, 4 ahead, 20 to go",
      "35 from 63 on",
    ],
    ["behind", { ones: 1, sixes: 12 }, "13 of 63, 8 behind, 50 to go", "35 from 63 on"],
    [
      "on course with zeros made good",
      { ones: 0, sixes: 21 },
      "21 of 63, on course, 42 to go",
      "35 from 63 on",
    ],
    [
      "reached before the section is full",
      { threes: 15, fours: 16, fives: 20, sixes: 24 },
      "75 of 63, reached",
      "35",
    ],
    [
      "one short with Ones open",
      { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 20 },
      "62 of 63, 2 ahead, 1 to go",
      "35 from 63 on",
    ],
  ])("%s is pending until it is earned, never a zero (S8)", (_, card, subtotal, bonus) => {
    expect(lines("Upper", card).slice(0, 2)).toEqual([
      `Upper subtotal: ${subtotal}`,
      `Upper bonus: ${bonus}`,
    ]);
  });

  it("is not paid for 58, and not said to be to go any more when all six are filled (S20)", () => {
    const card = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 10, sixes: 18 };
    expect(lines("Upper", card)).toEqual([
      "Upper subtotal: 58 of 63, bonus missed",
      "Upper bonus: 0",
      "Upper total: 58",
    ]);
  });

  it.each([
    [62, 0, { ones: 2 }],
    [63, 35, { ones: 3 }],
    [64, 35, { ones: 4 }],
  ])("of a full section with %i is %i", (subtotal, bonus, ones) => {
    const card = { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, ...ones };
    expect(lines("Upper bonus", card)).toEqual([`Upper bonus: ${bonus}`]);
    expect(lines("Upper total", card)).toEqual([`Upper total: ${subtotal + bonus}`]);
  });
});
