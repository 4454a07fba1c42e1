// What is played, in words: the rule set, and every house rule that is not as printed.
import { type ChosenRules, preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import type { HouseRuleValue } from "../engine/rules.ts";
import type { Match } from "../match/match.ts";
import { commaed } from "./names.ts";
import { type LangKey, say, type Text } from "./text.ts";

/** *Yatzy*, or *Yatzy, from top to bottom*. */
export function rulesText({ ruleSet, houseRules }: ChosenRules): Text {
  const changed = RULE_SETS[ruleSet].houseRules.flatMap(({ id, values }) => {
    const value = houseRules[id];
    return value === undefined || value === values[0] ? [] : [houseRuleText(id, value)];
  });
  return commaed([say(`ruleSet.${ruleSet}`), ...changed]);
}

type Played = Pick<Match, "rules" | "target"> & Partial<Pick<Match, "players">>;

/** *What is played: Yatzy. Target for whoever plays alone: 215.* To several who play it is nothing. */
export function playedText({ rules, target, players = [] }: Played): Text {
  const played = rulesText(rules);
  return target === null || players.length > 1
    ? say("rules.played", played)
    : say("rules.playedFor", played, targetText(rules, target));
}

/** *Target for whoever plays alone: 200 (silver)* */
export function targetText(rules: ChosenRules, target: number | null): Text {
  if (target === null) return say("rules.noTarget");
  const medal = medalOf(rules, target);
  return medal === null ? say("rules.target", target) : say("rules.targetMedal", target, medal);
}

/** One for each of the totals that a rule set names. */
const MEDALS: readonly LangKey[] = ["medal.bronze", "medal.silver", "medal.gold", "medal.diamond"];

/** The medal that this total brings; `null` where the rules name another one. */
export function medalOf(rules: ChosenRules, total: number): Text | null {
  const key = MEDALS[preparedRules(rules).soloTargets.indexOf(total)];
  return key === undefined ? null : say(key);
}

/** *forced Joker*. @param value one of those that the house rule lists. */
export function houseRuleText(id: string, value: HouseRuleValue): Text {
  return say(`houseRule.${id}.${value}`);
}
