// How long solving a rule set takes in Node, in one thread.
import { chooseRules, preparedRules } from "../../engine/prepared-rules.ts";
import type { RuleSetId } from "../../engine/rule-sets/rule-sets.ts";
import { stateSpace } from "../../engine/strategy/sheet-states.ts";
import { solveAll } from "../solve/solve-rows.ts";

export function solveSeconds(ruleSet: RuleSetId): number {
  const space = stateSpace(preparedRules(chooseRules(ruleSet)));
  if (space === null) throw new Error(`${ruleSet} has no states that can be solved.`);
  const start = performance.now();
  solveAll(space);
  return (performance.now() - start) / 1000;
}
