// Choosing other rules: another rule set, and the next value of a house rule.
import { describe, expect, it } from "vitest";
import { withNextValue, withRuleSet } from "../../scripts/engine/house-rules.ts";
import { type ChosenRules, chooseRules } from "../../scripts/engine/prepared-rules.ts";

describe("another rule set", () => {
  const FREE = chooseRules("yatzy", { categoryOrder: "downwards" });

  it("comes as printed", () => {
    expect(withRuleSet(FREE, "yacht")).toEqual(chooseRules("yacht"));
  });

  it("that is the one in play keeps its house rules", () => {
    expect(withRuleSet(FREE, "yatzy")).toBe(FREE);
  });
});

describe("a house rule", () => {
  it("goes on to its next value and leaves the others, after the last one to the printed one", () => {
    const rules = chooseRules("classic", { yahtzeeBonus: 50, yahtzeeBonusCap: 2 });
    const next = withNextValue(rules, 2);
    expect(next).toEqual(chooseRules("classic", { yahtzeeBonus: 50, yahtzeeBonusCap: 3 }));
    expect(withNextValue(next, 2)).toEqual(chooseRules("classic", { yahtzeeBonus: 50 }));
  });

  it("that there is not changes nothing", () => {
    expect(withNextValue(chooseRules("yatzy"), 1)).toEqual(chooseRules("yatzy"));
    expect(withNextValue(chooseRules("yatzy"), -1)).toEqual(chooseRules("yatzy"));
  });

  it("that is not known of an older match goes on from the printed value", () => {
    const unknown: ChosenRules = { ruleSet: "yatzy", houseRules: {} };
    expect(withNextValue(unknown, 0)).toEqual(chooseRules("yatzy"));
  });
});
