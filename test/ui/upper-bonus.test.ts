// The upper section against its bonus, on the sheet and on the turn; the sums are worked out by hand.
import { describe, expect, it } from "vitest";
import type { SheetColumn } from "../../scripts/engine/game.ts";
import { chooseRules, type PreparedRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { upperBonusText, upperSums } from "../../scripts/ui/upper-bonus.ts";
import { english } from "../support/views.ts";

type Card = Parameters<typeof sheetWith>[1];

const CHOSEN = chooseRules("classic");
const CLASSIC = preparedRules(CHOSEN);

function cells(card: Card): SheetColumn {
  const [column] = sheetWith(CHOSEN, card).columns;
  if (column === undefined) throw new Error("A sheet has a column.");
  return column;
}

function lines(card: Card, rules: PreparedRules = CLASSIC): readonly string[] {
  return upperSums(rules, cells(card)).map(english);
}

/** Three of each number but this many Ones. */
function filled(ones: number): Card {
  return { ones, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 };
}

describe("the upper bonus", () => {
  it.each<[string, Card, string, string]>([
    ["ahead of three of each", { threes: 12, fours: 12, sixes: 19 }, "43 of 63, 4 ahead of the pace", "20"],
    ["behind", { ones: 1, sixes: 12 }, "13 of 63, 8 behind the pace", "50"],
    ["on course with zeros made good", { ones: 0, sixes: 21 }, "21 of 63, right on pace", "42"],
    [
      "one short with Ones open",
      { twos: 6, threes: 9, fours: 12, fives: 15, sixes: 20 },
      "62 of 63, 2 ahead of the pace",
      "1",
    ],
    ["before the first entry", {}, "0 of 63", "63"],
  ])("%s is pending until it is earned, never a zero (S8)", (_, card, subtotal, missing) => {
    expect(lines(card).slice(0, 2)).toEqual([
      `Upper subtotal: ${subtotal}`,
      `Upper bonus: 35 points from a subtotal of 63, ${missing} to go`,
    ]);
  });

  it("is there as soon as it is reached, before the section is full (S8)", () => {
    expect(lines({ threes: 15, fours: 16, fives: 20, sixes: 24 })).toEqual([
      "Upper subtotal: 75 of 63, reached",
      "Upper bonus: 35",
      "Upper total: 110",
    ]);
  });

  it("that the open numbers cannot bring any more is said to be out of reach, and is no zero yet (S8)", () => {
    expect(lines({ sixes: 0, fives: 0, fours: 4 }).slice(0, 2)).toEqual([
      "Upper subtotal: 4 of 63, out of reach",
      "Upper bonus: 35 points from a subtotal of 63, 59 to go",
    ]);
  });

  it("is not paid for 58, and not said to be to go any more when all six are filled (S20)", () => {
    expect(lines({ ...filled(3), fives: 10 })).toEqual([
      "Upper subtotal: 58 of 63, missed",
      "Upper bonus: 0",
      "Upper total: 58",
    ]);
  });

  it.each([
    [62, 0, 2],
    [63, 35, 3],
    [64, 35, 4],
  ])("of a full section with %i is %i", (subtotal, bonus, ones) => {
    expect(lines(filled(ones)).slice(1)).toEqual([
      `Upper bonus: ${bonus}`,
      `Upper total: ${subtotal + bonus}`,
    ]);
  });

  it("with a goal that does not divide evenly counts in whole points", () => {
    const rules = { ...CLASSIC, upperBonus: [{ at: 50, points: 25 }] };
    expect(lines({ threes: 9, sixes: 12 }, rules)[0]).toBe("Upper subtotal: 21 of 50, right on pace");
    expect(lines({ threes: 9, fours: 12 }, rules)[0]).toBe("Upper subtotal: 21 of 50, 4 ahead of the pace");
  });

  it("of several steps counts what is earned and tells how far the next one is", () => {
    const steps = [
      { at: 63, points: 35 },
      { at: 71, points: 55 },
    ];
    const rules = { ...CLASSIC, upperBonus: steps };
    expect(lines({ threes: 15, fours: 12, fives: 20, sixes: 18 }, rules).slice(0, 2)).toEqual([
      "Upper subtotal: 65 of 71, 4 ahead of the pace",
      "Upper bonus: 35",
    ]);
    expect(lines(filled(3), rules).slice(0, 2)).toEqual([
      "Upper subtotal: 63 of 63, reached",
      "Upper bonus: 35",
    ]);
  });

  it("in a sentence of the turn says how much it is and how it stands", () => {
    const text = upperBonusText(CLASSIC, cells({ ones: 1, sixes: 12 }), 0);
    expect(text && english(text)).toBe("Upper bonus of 35: 13 of 63, 8 behind the pace.");
  });

  it("in a sentence of several columns says which one it is of", () => {
    const text = upperBonusText(preparedRules(chooseRules("triple")), cells({ ones: 1, sixes: 12 }), 2);
    expect(text && english(text)).toBe("Column 3, upper bonus: 13 of 63, 8 behind the pace");
  });

  it("that the rules do not have is not spoken of", () => {
    const rules = { ...CLASSIC, upperBonus: [] };
    expect(upperBonusText(rules, cells({ ones: 3 }), 0)).toBeNull();
    expect(lines({ ones: 3 }, rules)).toEqual(["Upper total: 3"]);
  });
});
