// What is played, in words, on every sheet and for who types.
import { describe, expect, it } from "vitest";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { playedText, rulesText, rulesTyped, targetText } from "../../scripts/ui/rules-text.ts";
import { everyRules } from "../support/games.ts";
import { english } from "../support/views.ts";

describe("what is played", () => {
  it.each<[string, Parameters<typeof chooseRules>]>([
    ["Classic", ["classic"]],
    [
      "Classic, no Joker, Yahtzee bonus of 50, at most 3 Yahtzee bonuses",
      ["classic", { joker: "none", yahtzeeBonus: 50, yahtzeeBonusCap: 3 }],
    ],
    ["Free Joker, Joker for full points at once", ["freeJoker", { joker: "freeOpen" }]],
    ["Triple, columns from left to right", ["triple", { columnOrder: "leftToRight" }]],
    ["Yacht, as Knizia has it", ["yacht", { yachtReading: "knizia" }]],
    ["Yatzy, categories from top to bottom", ["yatzy", { categoryOrder: "downwards" }]],
    ["Maxi Yatzy, unused rolls are saved", ["maxiYatzy", { savedRolls: true }]],
    ["Kismet, a second Kismet costs nobody a turn", ["kismet", { kismetPenalty: false }]],
    [
      "Generala, Generala for 50, without Doble Generala",
      ["generala", { generalaPoints: 50, dobleGenerala: false }],
    ],
  ])("reads %s: the rule set, and each house rule that is not as printed", (read, [id, houseRules]) => {
    const rules = chooseRules(id, houseRules);
    expect(english(rulesText(rules))).toBe(read);
    expect(english(playedText({ rules, target: null }))).toBe(`What is played: ${read}.`);
  });

  it("names no house rule that an older save does not know", () => {
    expect(english(rulesText({ ruleSet: "classic", houseRules: {} }))).toBe("Classic");
  });

  it("names the target where one is chosen", () => {
    const rules = chooseRules("yatzy");
    expect(english(playedText({ rules, target: 215 }))).toBe(
      "What is played: Yatzy. Target for whoever plays alone: 215.",
    );
    expect(english(targetText(null))).toBe("Target for whoever plays alone: none");
  });

  it("reads otherwise under any other rules", () => {
    const read = everyRules().map((rules) => english(rulesText(rules)));
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(16 + 16 + 4 + 2 + 2 + 2 + 2 + 8);
  });
});

describe("for who types, what is played", () => {
  it("has the names of the categories, and the number of each house rule with its value", () => {
    const rules = chooseRules("generala", { dobleGenerala: false });
    expect(english(rulesTyped({ rules, target: 120 })).split("\n")).toEqual([
      "What is played: Generala, without Doble Generala. Target for whoever plays alone: 120.",
      "Categories to type after /yahtzee:score: ones (s1, 1s), twos (s2, 2s), threes (s3, 3s), " +
        "fours (s4, 4s), fives (s5, 5s), sixes (s6, 6s), escalera (e), full (f), poker (p), generala (g).",
      "House rules, which /yahtzee:houserule changes by their number: 1: Generala for 60, " +
        "2: without Doble Generala, 3: Escalera without 3 4 5 6 1.",
    ]);
  });

  it("numbers the house rules from 1 on under any rules", () => {
    for (const rules of everyRules()) {
      const read =
        english(rulesTyped({ rules, target: null }))
          .split("\n")
          .at(-1) ?? "";
      const numbers = [...read.matchAll(/(\d): /g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(Object.keys(rules.houseRules).map((_, index) => index + 1));
    }
  });
});
