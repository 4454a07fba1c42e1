// What is played, in words: the rule set, and every house rule that is not as printed.
import { type ChosenRules, preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SETS } from "../engine/rule-sets/rule-sets.ts";
import type { HouseRuleValue } from "../engine/rules.ts";
import { type HintRule, NO_HELP_CHOSEN } from "../match/help.ts";
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

export type Played = Pick<Match, "rules" | "target"> & Partial<Pick<Match, "players" | "help">>;

/**
 * *What is played: Yatzy. Target for whoever plays alone: 215.* To several who play it is nothing. When there are hints
 * stands there where it is not as usual: who agrees to stakes agrees to that too.
 */
export function playedText({ rules, target, players = [], help = NO_HELP_CHOSEN }: Played): Text {
  const also = [
    ...(target === null || players.length > 1 ? [] : [targetText(rules, target)]),
    ...(help.hints === NO_HELP_CHOSEN.hints ? [] : [hintsText(help.hints)]),
  ];
  return also.reduce((text, more) => say("rules.also", text, more), say("rules.played", rulesText(rules)));
}

/** *Hints: where nothing is at stake* */
export function hintsText(hints: HintRule): Text {
  return say("computers.hints", hintRuleText(hints));
}

export function hintRuleText(hints: HintRule): Text {
  return say(`hints.${hints}`);
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
