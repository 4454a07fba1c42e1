// Rules made ready for play: positions instead of ids, and what each category scores for each of the distinct
// rolls, computed once per rule set and house rules.
import type { Face } from "./dice.ts";
import { type Rolls, rollsOf } from "./rolls.ts";
import { RULE_SETS, type RuleSetId } from "./rule-sets/rule-sets.ts";
import {
  allAlike,
  type Category,
  type CategoryId,
  type HouseRules,
  type RuleSet,
  type Rules,
} from "./rules.ts";

/** A rule set by its id and the value of each of its house rules: what a game stores of its rules. */
export interface ChosenRules {
  readonly ruleSet: RuleSetId;
  readonly houseRules: HouseRules;
}

export interface PreparedRules extends Rules {
  /** Where a category stands in `categories`. */
  readonly indexOf: ReadonlyMap<CategoryId, number>;
  /** -1 where nothing follows from all dice alike. */
  readonly yahtzeeIndex: number;
  /** By category: the one that it needs, -1 where it needs none. */
  readonly needsIndex: readonly number[];
  readonly lowerIndexes: readonly number[];
  /** The upper category that collects a face, by face; -1 where there is none. */
  readonly upperIndexOf: readonly number[];
  readonly rolls: Rolls;
  /** `points[category][roll]`: ordinary points, no joker and no bonus. */
  readonly points: readonly (readonly number[])[];
  /** By roll: the face of a roll with all dice alike, else 0. */
  readonly alikeFace: readonly (Face | 0)[];
}

const bySource = new WeakMap<ChosenRules, PreparedRules>();
const byValue = new Map<string, PreparedRules>();

/** The prepared rules of a game; the same object for equal choices. */
export function preparedRules(chosen: ChosenRules): PreparedRules {
  const known = bySource.get(chosen);
  if (known !== undefined) return known;
  const ruleSet = RULE_SETS[chosen.ruleSet];
  const key = JSON.stringify([chosen.ruleSet, ruleSet.houseRules.map(({ id }) => chosen.houseRules[id])]);
  const prepared = byValue.get(key) ?? prepare(ruleSet, chosen.houseRules);
  byValue.set(key, prepared);
  bySource.set(chosen, prepared);
  return prepared;
}

/** The rules as printed: the first value of every house rule, replaced by those that are given. */
export function chooseRules(ruleSet: RuleSetId, houseRules: HouseRules = {}): ChosenRules {
  const printed = Object.fromEntries(RULE_SETS[ruleSet].houseRules.map(({ id, values }) => [id, values[0]]));
  return { ruleSet, houseRules: { ...printed, ...houseRules } };
}

/** Tells rules apart where results are kept: the rule set, and every house rule that is not as printed. */
export function rulesKey({ ruleSet, houseRules }: ChosenRules): string {
  const changed = RULE_SETS[ruleSet].houseRules.filter(({ id, values }) => houseRules[id] !== values[0]);
  return [ruleSet, ...changed.map(({ id }) => `${id}=${houseRules[id]}`)].join(";");
}

/** How many turns every player has: each open category of each column takes one. */
export function turnsPerPlayer(rules: Rules): number {
  return rules.categories.length * rules.columns.length;
}

function prepare(ruleSet: RuleSet, houseRules: HouseRules): PreparedRules {
  const rules = ruleSet.rules(houseRules);
  const rolls = rollsOf(rules.diceCount);
  const indexOf = new Map(rules.categories.map(({ id }, index) => [id, index]));
  const upperIndexOf = [0, 1, 2, 3, 4, 5, 6].map((face) =>
    rules.categories.findIndex((category) => category.section === "upper" && category.face === face),
  );
  return {
    ...rules,
    indexOf,
    yahtzeeIndex: indexOf.get(rules.yahtzee?.category ?? "") ?? -1,
    needsIndex: rules.categories.map(({ needs = "" }) => indexOf.get(needs) ?? -1),
    lowerIndexes: rules.categories.flatMap(({ section }, index) => (section === "lower" ? [index] : [])),
    upperIndexOf,
    rolls,
    points: rules.categories.map((category) => pointsOf(category, rolls)),
    alikeFace: rolls.counts.map((counts) =>
      allAlike(counts, rules.diceCount) ? (counts.indexOf(rules.diceCount) as Face) : 0,
    ),
  };
}

const pointsByCategory = new WeakMap<Category, readonly number[]>();

/** By roll; worked out once for a category that stays the same under several house rules. */
function pointsOf(category: Category, { counts }: Rolls): readonly number[] {
  const known = pointsByCategory.get(category);
  if (known?.length === counts.length) return known;
  const points = counts.map((of) => category.score(of));
  pointsByCategory.set(category, points);
  return points;
}
