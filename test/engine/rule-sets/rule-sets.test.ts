// The one list of rule sets, and what each of them has to be whatever its house rules.
import { describe, expect, it } from "vitest";
import { preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import { everyRules } from "../../support/games.ts";

describe("the list of rule sets", () => {
  it("begins with Classic, which a new table plays", () => {
    expect(RULE_SET_IDS[0]).toBe("classic");
  });

  it.each(RULE_SET_IDS)("%s stands under its own id", (id) => {
    expect(RULE_SETS[id].id).toBe(id);
  });
});

describe("under every combination of house rules", () => {
  const all = everyRules().map((chosen) => ({ chosen, rules: preparedRules(chosen) }));

  it("categories have ids and abbreviations of their own, in any spelling of capitals", () => {
    for (const { chosen, rules } of all) {
      const ids = rules.categories.map(({ id }) => id);
      const words = rules.categories.flatMap(({ id, short }) => [...new Set([id, ...short])]);
      expect([chosen, new Set(ids).size]).toEqual([chosen, ids.length]);
      expect([chosen, new Set(words.map((word) => word.toLowerCase())).size]).toEqual([chosen, words.length]);
    }
  });

  it("what names a category names one that there is", () => {
    for (const { rules } of all) {
      const named = [rules.yahtzee?.category, ...rules.categories.map(({ needs }) => needs)];
      for (const id of named) if (id !== undefined) expect(rules.indexOf.has(id)).toBe(true);
    }
  });

  it("the upper section comes first, at most one category a number, in ascending order", () => {
    for (const { rules } of all) {
      const upper = rules.categories.filter(({ section }) => section === "upper");
      expect(rules.categories.slice(0, upper.length)).toEqual(upper);
      const faces = upper.map(({ face = 0 }) => face);
      expect([...new Set(faces)].sort((a, b) => a - b)).toEqual(faces);
    }
  });

  it("steps of the bonus and targets ascend", () => {
    for (const { rules } of all) {
      for (const list of [rules.upperBonus.map(({ at }) => at), rules.soloTargets]) {
        expect([...new Set(list)].sort((a, b) => a - b)).toEqual(list);
      }
    }
  });
});
