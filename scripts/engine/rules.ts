// What a rule set is: data and small scorers. The engine asks it and never knows which one it has.
import type { Counts, Face } from "./dice.ts";
import type { Scorer } from "./scorers.ts";

export type CategoryId = string;
export type Section = "upper" | "lower";

export interface Category {
  readonly id: CategoryId;
  readonly section: Section;
  /** As score pads abbreviate it, and as it may be typed beside its full name. */
  readonly short: readonly string[];
  /** The number that an upper category collects. */
  readonly face?: Face;
  readonly score: Scorer;
  /** What a joker scores here, where that differs from the ordinary points. */
  readonly jokerPoints?: number;
}

/** An upper bonus is paid from a subtotal on; the highest step that is reached counts alone. */
export interface BonusStep {
  readonly at: number;
  readonly points: number;
}

/** What five alike may do once the Yahtzee category is filled. */
export interface JokerRule {
  /** `forced`: the matching upper category, else the lower section, else a zero in the upper; `any`: wherever open. */
  readonly placement: "forced" | "any";
  /** When the joker points of a category count: always, or only once the matching upper category is filled. */
  readonly pays: "always" | "matchingFilled";
}

export interface YahtzeeBonus {
  readonly points: number;
  /** How many bonuses a column can hold; `null` is no limit. */
  readonly cap: number | null;
}

export interface Column {
  /** How often the column's total counts in the grand total. */
  readonly multiplier: number;
}

export interface Rules {
  readonly diceCount: number;
  readonly rollsPerTurn: number;
  readonly columns: readonly Column[];
  readonly categories: readonly Category[];
  readonly upperBonus: readonly BonusStep[];
  /** The category that five alike fill; joker and bonus hang on it. */
  readonly yahtzee: CategoryId;
  readonly yahtzeeBonus: YahtzeeBonus;
  readonly joker: JokerRule | null;
  /** Totals that a player alone may aim at, ascending. */
  readonly soloTargets: readonly number[];
}

export type HouseRuleValue = string | number | boolean;

/** The values chosen for the house rules of a rule set, by house rule id. */
export type HouseRules = Readonly<Record<string, HouseRuleValue>>;

export interface HouseRule {
  readonly id: string;
  /** What may be chosen; the first value is the rule as printed. */
  readonly values: readonly [HouseRuleValue, ...HouseRuleValue[]];
}

export interface RuleSet {
  readonly id: string;
  readonly houseRules: readonly HouseRule[];
  /** The rules under these house rules. `chosen` holds a listed value for every house rule. */
  readonly rules: (chosen: HouseRules) => Rules;
}

/** Five dice alike, whatever the number of dice of the rule set. */
export function allAlike(counts: Counts, diceCount: number): boolean {
  return counts.includes(diceCount);
}
