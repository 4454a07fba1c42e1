// The solver against published values of small rule sets, to all their decimals.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import type { RuleSetId } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRules } from "../../../scripts/engine/rules.ts";
import { stateSpace } from "../../../scripts/engine/strategy/sheet-states.ts";
import { levelsOf } from "../../../scripts/tools/solve/solve-rows.ts";
import { solveAll } from "../../support/plain-solver.ts";

function spaceOf(ruleSet: RuleSetId, houseRules: HouseRules = {}) {
  const space = stateSpace(preparedRules(chooseRules(ruleSet, houseRules)));
  if (space === null) throw new Error("These rules have no such space.");
  return space;
}

const statesOf = (ruleSet: RuleSetId, houseRules?: HouseRules): number =>
  levelsOf(spaceOf(ruleSet, houseRules))
    .flat()
    .reduce((sum, { uppers }) => sum + uppers.length, 0);

describe("the solver", () => {
  it.each<[RuleSetId, HouseRules, number]>([
    ["yacht", {}, 166.9550677],
    ["generala", { dobleGenerala: false }, 151.93501715],
  ])("finds what %s with %j is worth", (ruleSet, houseRules, published) => {
    expect(solveAll(spaceOf(ruleSet, houseRules))[0]).toBeCloseTo(published, 8);
  });

  it.each<[RuleSetId, HouseRules, number]>([
    ["classic", {}, 536_448],
    ["freeJoker", {}, 536_448],
    ["yatzy", {}, 1_430_528],
    ["yacht", {}, 4096],
    ["kismet", {}, 1_543_680],
    ["generala", {}, 3072],
    ["generala", { dobleGenerala: false }, 1024],
  ])("counts the states of %s with %j that can be reached", (ruleSet, houseRules, published) => {
    expect(statesOf(ruleSet, houseRules)).toBe(published);
  });

  it.each<[RuleSetId, HouseRules]>([
    ["triple", {}],
    ["maxiYatzy", { savedRolls: true }],
  ])("has no space for %s with %j", (ruleSet, houseRules) => {
    expect(stateSpace(preparedRules(chooseRules(ruleSet, houseRules)))).toBeNull();
  });
});
