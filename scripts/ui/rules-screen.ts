// What is played: the categories of the rule set, its house rules and the target of whoever plays alone; to be changed by
// whoever may choose, while nobody plays.
import { type ChosenRules, chooseRules, preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import { isRunning } from "../match/match.ts";
import { commaed } from "./names.ts";
import { houseRuleText, playedText, targetText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

const TITLE = say("rules.title");

export function rulesScreen(view: TableView): Screen {
  const { match } = view;
  const texts = [aboutText(match.rules.ruleSet), playedText(match), categoriesText(match.rules)];
  return screen(
    match,
    [
      ...texts.map((text, line) => label(`rules${line}`, text)),
      ...choiceRows(view),
      BACK,
      ...standUpRows(view),
    ],
    TITLE,
  );
}

/** *Yatzy: fifteen categories with pairs …* */
function aboutText(id: RuleSetId): Text {
  return say("rules.named", say(`ruleSet.${id}`), say(`rules.about.${id}`));
}

/** *13 categories: Ones, Twos …* */
function categoriesText(rules: ChosenRules): Text {
  const { categories } = preparedRules(rules);
  return say("rules.categories", categories.length, commaed(categories.map(({ id }) => categoryName(id))));
}

export function mayChooseNow({ match, mayChoose }: Pick<TableView, "match" | "mayChoose">): boolean {
  return mayChoose && !isRunning(match);
}

/** Each press goes on to the next value, after the last one to the first. */
function choiceRows(view: TableView): readonly Row[] {
  const { match } = view;
  if (!mayChooseNow(view)) return [];
  const houseRules = RULE_SETS[match.rules.ruleSet].houseRules.map(({ id }, index) => {
    const rules = withNextValue(match.rules, index);
    const now = houseRuleText(id, match.rules.houseRules[id] ?? "");
    return button(`house:${id}`, say("rules.houseRule", now), { do: "setRules", rules });
  });
  return [
    button("ruleSets", say("rules.other"), { do: "show", screen: { name: "ruleSets" } }),
    ...houseRules,
    button("target", say("rules.change", targetText(match.target)), {
      do: "setTarget",
      target: nextTarget(view.match),
    }),
  ];
}

/** The next of the totals that the rule set names; after the last none. */
function nextTarget({ rules, target }: TableView["match"]): number | null {
  return preparedRules(rules).soloTargets.find((total) => total > (target ?? 0)) ?? null;
}

/** The rules with another value of one house rule. @param index of the house rule. */
export function withNextValue(rules: ChosenRules, index: number): ChosenRules {
  const rule = RULE_SETS[rules.ruleSet].houseRules[index];
  if (rule === undefined) return rules;
  const { id, values } = rule;
  const at = values.indexOf(rules.houseRules[id] ?? "");
  return chooseRules(rules.ruleSet, {
    ...rules.houseRules,
    [id]: values[at + 1] ?? values[0],
  });
}

/** Every rule set with a word about it: too many rows for a live form. `null` where nothing can be chosen. */
export function ruleSetsScreen(view: TableView): Screen | null {
  const { match } = view;
  if (!mayChooseNow(view)) return null;
  const rows = RULE_SET_IDS.map((id) => {
    const name = aboutText(id);
    const isChosen = id === match.rules.ruleSet;
    const text = isChosen ? say("settings.chosen", name) : name;
    return button(`ruleSet:${id}`, text, { do: "setRules", rules: isChosen ? match.rules : chooseRules(id) });
  });
  const back = button("back", say("back"), { do: "show", screen: { name: "rules" } });
  return screen(match, [label("rules1", playedText(match)), ...rows, back, ...standUpRows(view)], TITLE);
}
