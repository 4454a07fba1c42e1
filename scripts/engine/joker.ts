// Five alike once the Yahtzee category is filled: where they may be scored, for what, and the bonus.
import type { Dice } from "./dice.ts";
import type { SheetColumn } from "./game.ts";
import type { PreparedRules } from "./prepared-rules.ts";

/** Why an open category may not take these dice. */
export type JokerRefusal = "jokerMatchingFirst" | "jokerLowerFirst";

/** What these dice are in this column: worked out once, then asked for each category. */
export interface Throw {
  readonly roll: number;
  /** Whether categories with joker points pay them. */
  readonly paysJokerPoints: boolean;
  /** Under a forced joker: what may be filled; `null` when every open category may. */
  readonly allowed: readonly number[] | null;
  readonly refusal: JokerRefusal;
  readonly yahtzeeBonus: number;
}

/** Source: the official rule sheet; free readings in CONTRIBUTING. @param dice all dice, thrown. */
export function readThrow(rules: PreparedRules, column: SheetColumn, dice: Dice): Throw {
  const roll = rules.rolls.indexOf(dice);
  const face = rules.alikeFace[roll] ?? 0;
  const yahtzee = column.scores[rules.yahtzeeIndex] ?? null;
  if (face === 0 || yahtzee === null) return plain(roll, 0);
  const { cap, points } = rules.yahtzeeBonus;
  const yahtzeeBonus = yahtzee > 0 && (cap === null || column.yahtzeeBonuses < cap) ? points : 0;
  if (rules.joker === null) return plain(roll, yahtzeeBonus);

  const matching = rules.upperIndexOf[face] ?? -1;
  const matchingOpen = column.scores[matching] === null;
  const lowerOpen = rules.lowerIndexes.filter((index) => column.scores[index] === null);
  const forced = rules.joker.placement === "forced";
  const allowed = matchingOpen ? [matching] : lowerOpen;
  return {
    roll,
    paysJokerPoints: rules.joker.pays === "always" || !matchingOpen,
    allowed: forced && allowed.length > 0 ? allowed : null,
    refusal: matchingOpen ? "jokerMatchingFirst" : "jokerLowerFirst",
    yahtzeeBonus,
  };
}

function plain(roll: number, yahtzeeBonus: number): Throw {
  return {
    roll,
    paysJokerPoints: false,
    allowed: null,
    refusal: "jokerLowerFirst",
    yahtzeeBonus,
  };
}

/** The points of a category for this throw, without the Yahtzee bonus. */
export function pointsFor(rules: PreparedRules, thrown: Throw, category: number): number {
  const jokerPoints = thrown.paysJokerPoints ? rules.categories[category]?.jokerPoints : undefined;
  return jokerPoints ?? rules.points[category]?.[thrown.roll] ?? 0;
}

/** Whether five alike count as a joker in this category: in the lower section, where its points are paid. */
export function countsAsJoker(rules: PreparedRules, thrown: Throw, category: number): boolean {
  return thrown.paysJokerPoints && rules.categories[category]?.section === "lower";
}

export function jokerRefusal(thrown: Throw, category: number): JokerRefusal | null {
  return thrown.allowed === null || thrown.allowed.includes(category) ? null : thrown.refusal;
}
