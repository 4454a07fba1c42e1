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
  /** Points more where the first roll of a turn scores here as it is. */
  readonly servedBonus?: number;
  /** It scores only once this category of the same column holds points. */
  readonly needs?: CategoryId;
}

/** An upper bonus is paid from a subtotal on; the highest step that is reached counts alone. */
export interface BonusStep {
  readonly at: number;
  readonly points: number;
}

/** Where all dice alike may be scored once the category for them is filled, and for what. */
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
  /** Whether an entry of no points earns it too. */
  readonly withZero: boolean;
}

/** What follows from all dice alike, beside the points of the category for them. */
export interface YahtzeeRule {
  readonly category: CategoryId;
  /** Whether joker and bonus ask the column in which it is scored, or every column of the sheet. */
  readonly scope: "column" | "sheet";
  readonly bonus: YahtzeeBonus | null;
  readonly joker: JokerRule | null;
  /** Scored once more, every opponent enters a zero in the topmost open category and loses the turn for it. */
  readonly penalty: boolean;
  /** Made on the first roll of a turn it wins the game, whatever the scores. */
  readonly servedWins: boolean;
}

export interface Column {
  /** How often the column's total counts in the grand total. */
  readonly multiplier: number;
}

export type Colour = "black" | "red" | "green";

export interface Rules {
  readonly diceCount: number;
  /** At least, where unused rolls are saved. */
  readonly rollsPerTurn: number;
  /** Rolls that a turn leaves unused may be made in later turns. */
  readonly savesRolls?: boolean;
  readonly columns: readonly Column[];
  /** `leftToRight`: each category in its first open column. */
  readonly columnOrder?: "leftToRight";
  readonly categories: readonly Category[];
  /** `downwards`: each column from its first category to its last. */
  readonly categoryOrder?: "downwards";
  readonly upperBonus: readonly BonusStep[];
  /** `null` where nothing follows from all dice alike. */
  readonly yahtzee: YahtzeeRule | null;
  /** The colours of the pips, by face from 1 on, where they count. */
  readonly colours?: readonly Colour[];
  /** Totals that a player alone may aim at, ascending. */
  readonly soloTargets: readonly [number, number, number, number];
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

/** Every die shows the same. */
export function allAlike(counts: Counts, diceCount: number): boolean {
  return counts.includes(diceCount);
}
