// What is played: the categories of the rule set, its house rules and the target of whoever plays alone; to be changed by
// whoever may choose, while nobody plays.
import { withNextValue, withRuleSet } from "../engine/house-rules.ts";
import { type ChosenRules, preparedRules } from "../engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../engine/rule-sets/rule-sets.ts";
import { isRunning } from "../match/match.ts";
import { commaed } from "./names.ts";
import { houseRuleText, playedText, targetText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, COMPUTERS, standUpRows } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import type { TableView } from "./view.ts";

/** The row that says what is played. */
export const PLAYED = "played";

const TITLE = say("rules.title");

export function rulesScreen(view: TableView): Screen {
  const { match } = view;
  return screen(
    match,
    [
      label("ruleSet", aboutText(match.rules.ruleSet)),
      label(PLAYED, playedText(match)),
      label("categories", categoriesText(match.rules)),
      ...choiceRows(view),
      ...(isRunning(match) ? [] : [COMPUTERS]),
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
  const { categories, columns } = preparedRules(rules);
  const names = commaed(categories.map(({ id }) => categoryName(id)));
  return columns.length === 1
    ? say("rules.categories", categories.length, names)
    : say("rules.categoriesInColumns", categories.length, columns.length, names);
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
    const [now, next] = [match.rules, rules].map(({ houseRules }) => houseRuleText(id, houseRules[id] ?? ""));
    return button(`house:${id}`, say("rules.houseRule", now ?? "", next ?? ""), { do: "setRules", rules });
  });
  return [
    button("ruleSets", say("rules.other"), { do: "show", screen: { name: "ruleSets" } }),
    ...houseRules,
    button("target", say("rules.change", targetText(match.rules, match.target)), {
      do: "setTarget",
      target: nextTarget(view.match),
    }),
  ];
}

/** The next of the totals that the rule set names; after the last none. */
function nextTarget({ rules, target }: TableView["match"]): number | null {
  return preparedRules(rules).soloTargets.find((total) => total > (target ?? 0)) ?? null;
}

/** Every rule set with a word about it: too many rows for a live form. `null` where nothing can be chosen. */
export function ruleSetsScreen(view: TableView): Screen | null {
  const { match } = view;
  if (!mayChooseNow(view)) return null;
  const rows = RULE_SET_IDS.map((id) => {
    const name = aboutText(id);
    const text = id === match.rules.ruleSet ? say("settings.chosen", name) : name;
    return button(`ruleSet:${id}`, text, { do: "setRules", rules: withRuleSet(match.rules, id) });
  });
  const back = button("back", say("back"), { do: "show", screen: { name: "rules" } });
  return screen(match, [label(PLAYED, playedText(match)), ...rows, back, ...standUpRows(view)], TITLE);
}
