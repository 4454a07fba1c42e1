// Choosing other rules than those that are chosen.
import { type ChosenRules, chooseRules } from "./prepared-rules.ts";
import { RULE_SETS, type RuleSetId } from "./rule-sets/rule-sets.ts";

/** Another rule set as printed; the one that is chosen keeps its house rules. */
export function withRuleSet(rules: ChosenRules, id: RuleSetId): ChosenRules {
  return id === rules.ruleSet ? rules : chooseRules(id);
}

/** Another value of one house rule: the next one, after the last one the first. @param index of the house rule. */
export function withNextValue(rules: ChosenRules, index: number): ChosenRules {
  const rule = RULE_SETS[rules.ruleSet].houseRules[index];
  if (rule === undefined) return rules;
  const { id, values } = rule;
  const at = values.indexOf(rules.houseRules[id] ?? "");
  return chooseRules(rules.ruleSet, { ...rules.houseRules, [id]: values[at + 1] ?? values[0] });
}
