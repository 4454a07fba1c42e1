// Every lesson that anybody can read: of every rule set under every combination of its house rules.
import { type ChosenRules, chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRules } from "../../../scripts/engine/rules.ts";
import { exampleText, lessonText } from "../../../scripts/ui/lessons/lesson.ts";
import { lessonsOf } from "../../../scripts/ui/lessons/lessons.ts";
import { say, type Text } from "../../../scripts/ui/text.ts";
import { english } from "../../support/views.ts";

export const ALL_RULES: readonly ChosenRules[] = RULE_SET_IDS.flatMap(allRulesOf);

function allRulesOf(id: RuleSetId): readonly ChosenRules[] {
  let combinations: readonly HouseRules[] = [{}];
  for (const rule of RULE_SETS[id].houseRules) {
    combinations = combinations.flatMap((chosen) =>
      rule.values.map((value) => ({ ...chosen, [rule.id]: value })),
    );
  }
  return combinations.map((chosen) => chooseRules(id, chosen));
}

/** Everything that any lesson says. */
export const ALL_LESSON_TEXTS: readonly Text[] = ALL_RULES.flatMap((rules) =>
  lessonsOf(rules).flatMap(({ id, lessons }) => [
    titleText(id),
    ...lessons.flatMap((lesson) => [lessonText(lesson), ...lesson.examples.map(exampleText)]),
  ]),
);

export function titlesOf(rules: ChosenRules): readonly string[] {
  return lessonsOf(rules).map(({ id }) => english(titleText(id)));
}

/** The lessons and examples of a page as an English player reads them. @param title of the page. */
export function readPage(rules: ChosenRules, title: string): readonly string[] {
  const found = lessonsOf(rules).find(({ id }) => english(titleText(id)) === title);
  if (found === undefined) throw new Error(`${rules.ruleSet} has no page ${title}.`);
  return found.lessons
    .flatMap((lesson) => [lessonText(lesson), ...lesson.examples.map(exampleText)])
    .map(english);
}

function titleText(page: string): Text {
  return say(`lessonPage.${page}`);
}
