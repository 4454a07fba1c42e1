// What a vector asks: under which rules, with which fields, and what it expects.
import { type ChosenRules, chooseRules, type PreparedRules } from "../../engine/prepared-rules.ts";
import { RULE_SETS } from "../../engine/rule-sets/rule-sets.ts";
import { BadVectors, type Fields } from "./fields.ts";

/** What the engine says, under the names that `expect` uses. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Question {
  readonly chosen: ChosenRules;
  readonly rules: PreparedRules;
  readonly fields: Fields;
  readonly expect: Fields;
}

export type Ask = (question: Question) => Answer;

/** The house rules that `options` and `double` name. */
export function withOptions({ ruleSet, houseRules }: ChosenRules, options: Fields): ChosenRules {
  const named = Object.entries({
    generalaPoints: options["generalaPoints"],
    straight34561: options["straight34561"],
    dobleGenerala: options["double"] ?? undefined,
    savedRolls: options["saved"] === undefined ? undefined : true,
  });
  const known = RULE_SETS[ruleSet].houseRules;
  const values = named.flatMap(([id, value]) => {
    const rule = known.find((houseRule) => houseRule.id === id);
    if (rule === undefined || value === undefined) return [];
    const right = rule.values.find((allowed) => allowed === value);
    if (right === undefined)
      throw new BadVectors(`${id} is ${JSON.stringify(value)}, expected one of ${rule.values.join(", ")}.`);
    return [[id, right] as const];
  });
  return chooseRules(ruleSet, { ...houseRules, ...Object.fromEntries(values) });
}
