// What is played, in words, on every sheet and for who types.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import type { HintRule } from "../../scripts/match/help.ts";
import { playedText, rulesText, targetText } from "../../scripts/ui/rules-text.ts";
import { everyRules } from "../support/games.ts";
import { english } from "../support/views.ts";

describe("what is played", () => {
  it.each<[string, Parameters<typeof chooseRules>]>([
    ["Classic", ["classic"]],
    [
      "Classic, no Joker, Yahtzee bonus of 50, at most 3 Yahtzee bonuses",
      ["classic", { joker: "none", yahtzeeBonus: 50, yahtzeeBonusCap: 3 }],
    ],
    ["Free Joker, Joker pays in full at once", ["freeJoker", { joker: "freeOpen" }]],
    ["Triple, columns from left to right", ["triple", { columnOrder: "leftToRight" }]],
    [
      "Yacht, five alike are a Full House too, Four of a Kind counts all five dice",
      ["yacht", { yachtReading: "knizia" }],
    ],
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
    expect(english(targetText(rules, null))).toBe("Target for whoever plays alone: none");
    const [one, two, three, four] = preparedRules(rules).soloTargets;
    expect(
      [one, two, three, four].map((target) => english(targetText(rules, target)).split(": ")[1]),
    ).toEqual([...["140 (bronze)", "200 (silver)", "245 (gold)", "290 (diamond)"]]);
  });

  it("tells when there are hints where that is not as usual, after the target", () => {
    const [rules, standIn] = [chooseRules("yatzy"), "strong"] as const;
    const played = (hints: HintRule, target: number | null) =>
      english(playedText({ rules, target, help: { hints, standIn } }));
    expect(played("unstaked", null)).toBe("What is played: Yatzy.");
    expect(played("always", null)).toBe("What is played: Yatzy. Hints: always, also for stakes.");
    expect(played("never", 215)).toBe(
      "What is played: Yatzy. Target for whoever plays alone: 215. Hints: never.",
    );
  });

  it("reads otherwise under any other rules", () => {
    const read = everyRules().map((rules) => english(rulesText(rules)));
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(16 + 16 + 4 + 2 + 2 + 2 + 2 + 8);
  });
});
