// Chosen rules made ready: equal choices are the same rules, and the lookups follow the scorers.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules, rulesKey, turnsPerPlayer } from "../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRules } from "../../scripts/engine/rules.ts";
import { allRolls, dice } from "../support/dice.ts";
import { everyRules } from "../support/games.ts";

describe("chosen rules", () => {
  it("nothing chosen is the rules as printed", () => {
    expect(chooseRules("classic").houseRules).toEqual({
      joker: "forced",
      yahtzeeBonus: 100,
      yahtzeeBonusCap: "none",
    });
  });

  it("a saved and loaded choice gives the same prepared rules", () => {
    for (const rules of everyRules()) {
      expect(preparedRules(JSON.parse(JSON.stringify(rules)))).toBe(preparedRules(rules));
    }
  });

  it("different choices give different prepared rules", () => {
    // Classic, Free Joker, Triple, Yacht, Yatzy, Maxi Yatzy, Kismet and Generala, in this order.
    expect(everyRules().length).toBe(2 * 2 * 4 + 2 * 2 * 4 + 2 * 2 + 2 + 2 + 2 + 2 + 2 * 2 * 2);
    expect(new Set(everyRules().map(preparedRules)).size).toBe(everyRules().length);
  });

  it.each<[RuleSetId, HouseRules, number]>([
    ["classic", {}, 13],
    ["freeJoker", {}, 13],
    ["triple", {}, 39],
    ["yacht", {}, 12],
    ["yatzy", {}, 15],
    ["maxiYatzy", {}, 20],
    ["kismet", {}, 15],
    ["generala", {}, 11],
    ["generala", { dobleGenerala: false }, 10],
  ])("%s with %j has %i turns a player", (ruleSet, houseRules, turns) => {
    expect(turnsPerPlayer(preparedRules(chooseRules(ruleSet, houseRules)))).toBe(turns);
  });

  it("only the six rolls of five alike have an alike face", () => {
    const { alikeFace, rolls } = preparedRules(chooseRules("classic"));
    const found = allRolls().flatMap((faces) => alikeFace[rolls.indexOf(faces)] || []);
    expect(found).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("points of a roll know no joker", () => {
    const { indexOf, points, rolls } = preparedRules(chooseRules("classic"));
    const pointsIn = (category: string) =>
      points[indexOf.get(category) ?? -1]?.[rolls.indexOf(dice("4 4 4 4 4"))];
    expect(pointsIn("fullHouse")).toBe(0);
    expect(pointsIn("largeStraight")).toBe(0);
    expect(pointsIn("threeKind")).toBe(20);
  });

  it("results are kept apart by every house rule that is not as printed", () => {
    expect(rulesKey(chooseRules("classic"))).toBe("classic");
    expect(rulesKey(chooseRules("classic", { joker: "none", yahtzeeBonus: 50 }))).toBe(
      "classic;joker=none;yahtzeeBonus=50",
    );
    expect(new Set(everyRules().map(rulesKey)).size).toBe(everyRules().length);
  });
});
