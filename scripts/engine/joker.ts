// Five alike once the Yahtzee category is filled: where they may be scored, for what, and the bonus.
import type { Dice } from "./dice.ts";
import type { SheetColumn } from "./game.ts";
import type { PreparedRules } from "./prepared-rules.ts";

/** Why an open category may not take these dice. */
export type JokerRefusal = "jokerMatchingFirst" | "jokerLowerFirst";

/** What the dice are to a column: worked out once, then asked for each category. */
export interface RollReading {
  /** Their position among all distinct rolls. */
  readonly rollIndex: number;
  /** Whether categories with joker points pay them. */
  readonly paysJokerPoints: boolean;
  /** Under a forced joker: what may be filled; `null` when every open category may. */
  readonly allowed: readonly number[] | null;
  readonly refusal: JokerRefusal;
  readonly yahtzeeBonus: number;
}

/** Source: the official rule sheet; free readings in CONTRIBUTING. @param dice all dice, after a roll. */
export function readRoll(rules: PreparedRules, column: SheetColumn, dice: Dice): RollReading {
  const rollIndex = rules.rolls.indexOf(dice);
  const face = rules.alikeFace[rollIndex] ?? 0;
  const yahtzee = column.scores[rules.yahtzeeIndex] ?? null;
  if (face === 0 || yahtzee === null) return plain(rollIndex, 0);
  const { cap, points } = rules.yahtzeeBonus;
  const yahtzeeBonus = yahtzee > 0 && (cap === null || column.yahtzeeBonuses < cap) ? points : 0;
  if (rules.joker === null) return plain(rollIndex, yahtzeeBonus);

  const matching = rules.upperIndexOf[face] ?? -1;
  const matchingOpen = column.scores[matching] === null;
  const lowerOpen = rules.lowerIndexes.filter((index) => column.scores[index] === null);
  const forced = rules.joker.placement === "forced";
  const allowed = matchingOpen ? [matching] : lowerOpen;
  return {
    rollIndex,
    paysJokerPoints: rules.joker.pays === "always" || !matchingOpen,
    allowed: forced && allowed.length > 0 ? allowed : null,
    refusal: matchingOpen ? "jokerMatchingFirst" : "jokerLowerFirst",
    yahtzeeBonus,
  };
}

function plain(rollIndex: number, yahtzeeBonus: number): RollReading {
  return {
    rollIndex,
    paysJokerPoints: false,
    allowed: null,
    refusal: "jokerLowerFirst",
    yahtzeeBonus,
  };
}

/** The points of a category for this roll, without the Yahtzee bonus. */
export function pointsFor(rules: PreparedRules, reading: RollReading, category: number): number {
  const jokerPoints = reading.paysJokerPoints ? rules.categories[category]?.jokerPoints : undefined;
  return jokerPoints ?? rules.points[category]?.[reading.rollIndex] ?? 0;
}

/** Whether five alike count as a joker in this category: in the lower section, where its points are paid. */
export function countsAsJoker(rules: PreparedRules, reading: RollReading, category: number): boolean {
  return reading.paysJokerPoints && rules.categories[category]?.section === "lower";
}

/** Why these dice may not be entered there, or `null` when they may. @param category its position. */
export function scoreRefusal(
  column: SheetColumn,
  reading: RollReading,
  category: number,
): "categoryFilled" | JokerRefusal | null {
  if (column.scores[category] !== null) return "categoryFilled";
  return reading.allowed === null || reading.allowed.includes(category) ? null : reading.refusal;
}
