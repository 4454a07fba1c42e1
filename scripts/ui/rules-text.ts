// What is played, in words: the rule set, and every house rule that is not as printed.
import { type ChosenRules, preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import type { HouseRuleValue } from "../engine/rules.ts";
import type { Match } from "../match/match.ts";
import { commaed } from "./names.ts";
import { lines, say, type Text } from "./text.ts";
import { typedCategories } from "./typed.ts";

/** *Yatzy*, or *Yatzy, from top to bottom*. */
export function rulesText({ ruleSet, houseRules }: ChosenRules): Text {
  const changed = RULE_SETS[ruleSet].houseRules.flatMap(({ id, values }) => {
    const value = houseRules[id];
    return value === undefined || value === values[0] ? [] : [houseRuleText(id, value)];
  });
  return commaed([say(`ruleSet.${ruleSet}`), ...changed]);
}

/** *What is played: Yatzy. Target for whoever plays alone: 215.* */
export function playedText({ rules, target }: Pick<Match, "rules" | "target">): Text {
  const played = rulesText(rules);
  return target === null ? say("rules.played", played) : say("rules.playedFor", played, targetText(target));
}

/** *Target for whoever plays alone: 200* */
export function targetText(target: number | null): Text {
  return target === null ? say("rules.noTarget") : say("rules.target", target);
}

/** What is played, the names of its categories, and the numbers by which house rules are changed. */
export function rulesTyped(played: Pick<Match, "rules" | "target">): Text {
  const { ruleSet, houseRules } = played.rules;
  const numbered = RULE_SETS[ruleSet].houseRules.map(({ id }, index) =>
    say("typed.houseRule", index + 1, houseRuleText(id, houseRules[id] ?? "")),
  );
  return lines([
    playedText(played),
    say("typed.categories", typedCategories(preparedRules(played.rules).categories)),
    say("typed.houseRules", commaed(numbered)),
  ]);
}

/** *forced Joker*. @param value one of those that the house rule lists. */
export function houseRuleText(id: string, value: HouseRuleValue): Text {
  return say(`houseRule.${id}.${value}`);
}
