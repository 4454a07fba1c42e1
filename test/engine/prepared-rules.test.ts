// Chosen rules made ready: equal choices are the same rules, and the lookups follow the scorers.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules, rulesKey, turnsPerPlayer } from "../../scripts/engine/prepared-rules.ts";
import { allRolls, dice } from "../support/dice.ts";
import { allClassicRules } from "../support/games.ts";

describe("chosen rules", () => {
  it("nothing chosen is the rules as printed", () => {
    expect(chooseRules("classic").houseRules).toEqual({
      joker: "forced",
      yahtzeeBonus: 100,
      yahtzeeBonusCap: "none",
      fiveAlikeIsFullHouse: false,
    });
  });

  it("a saved and loaded choice gives the same prepared rules", () => {
    for (const rules of allClassicRules()) {
      expect(preparedRules(JSON.parse(JSON.stringify(rules)))).toBe(preparedRules(rules));
    }
  });

  it("different choices give different prepared rules", () => {
    expect(allClassicRules().length).toBe(4 * 2 * 4 * 2);
    expect(new Set(allClassicRules().map(preparedRules)).size).toBe(allClassicRules().length);
  });

  it("Classic has thirteen turns a player", () => {
    expect(turnsPerPlayer(preparedRules(chooseRules("classic")))).toBe(13);
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
    expect(rulesKey(chooseRules("classic", { joker: "free", yahtzeeBonus: 50 }))).toBe(
      "classic;joker=free;yahtzeeBonus=50",
    );
    expect(new Set(allClassicRules().map(rulesKey)).size).toBe(allClassicRules().length);
  });
});
