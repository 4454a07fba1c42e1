// Where a roll may be scored, for what, and what all dice alike earn once the category for them is filled.
import type { SheetColumn, Turn } from "./game.ts";
import type { PreparedRules } from "./prepared-rules.ts";

/** Why an open category may not take these dice. */
export type ScoreOrder = "jokerMatchingFirst" | "jokerLowerFirst" | "topmostFirst" | "leftmostFirst";

/** What the dice are to a column: worked out once, then asked for each category. */
export interface RollReading {
  /** Their position among all distinct rolls. */
  readonly rollIndex: number;
  /** Whether it is the first roll of the turn. */
  readonly isServed: boolean;
  /** Whether categories with joker points pay them. */
  readonly paysJokerPoints: boolean;
  /** Under a forced joker: what may be filled; `null` when every open category may. */
  readonly allowed: readonly number[] | null;
  readonly refusal: ScoreOrder;
  readonly yahtzeeBonus: number;
}

/**
 * Source: the official rule sheet; other readings in CONTRIBUTING.
 * @param columns of the sheet. @param column the position of the one that is asked about. @param turn after a roll.
 */
export function readRoll(
  rules: PreparedRules,
  columns: readonly SheetColumn[],
  column: number,
  { dice, rollsUsed }: Pick<Turn, "dice" | "rollsUsed">,
): RollReading {
  const rollIndex = rules.rolls.indexOf(dice);
  const isServed = rollsUsed === 1;
  const { yahtzee, yahtzeeIndex } = rules;
  const face = rules.alikeFace[rollIndex] ?? 0;
  const cells = columns[column];
  if (face === 0 || yahtzee === null || cells === undefined) return plain(rollIndex, isServed, 0);
  const asked = yahtzee.scope === "sheet" ? columns : [cells];
  if (asked.some(({ scores }) => scores[yahtzeeIndex] === null)) return plain(rollIndex, isServed, 0);
  const yahtzeeBonus = bonusOf(rules, asked, cells);
  const { joker } = yahtzee;
  if (joker === null) return plain(rollIndex, isServed, yahtzeeBonus);

  const matching = rules.upperIndexOf[face] ?? -1;
  const matchingOpen = asked.some(({ scores }) => scores[matching] === null);
  const lowerOpen = rules.lowerIndexes.filter((index) => cells.scores[index] === null);
  const allowed = matchingOpen ? [matching] : lowerOpen;
  return {
    rollIndex,
    isServed,
    paysJokerPoints: joker.pays === "always" || !matchingOpen,
    allowed: joker.placement === "forced" && allowed.length > 0 ? allowed : null,
    refusal: matchingOpen ? "jokerMatchingFirst" : "jokerLowerFirst",
    yahtzeeBonus,
  };
}

function plain(rollIndex: number, isServed: boolean, yahtzeeBonus: number): RollReading {
  return {
    rollIndex,
    isServed,
    paysJokerPoints: false,
    allowed: null,
    refusal: "jokerLowerFirst",
    yahtzeeBonus,
  };
}

/** @param asked the columns whose Yahtzee category has to hold points. */
function bonusOf(
  { yahtzee, yahtzeeIndex }: PreparedRules,
  asked: readonly SheetColumn[],
  { yahtzeeBonuses }: SheetColumn,
): number {
  const bonus = yahtzee?.bonus ?? null;
  if (bonus === null || asked.some(({ scores }) => scores[yahtzeeIndex] === 0)) return 0;
  return bonus.cap === null || yahtzeeBonuses < bonus.cap ? bonus.points : 0;
}

/** The points of a category for this roll, without the Yahtzee bonus. @param category its position. */
export function pointsFor(
  rules: PreparedRules,
  { scores }: SheetColumn,
  reading: RollReading,
  category: number,
): number {
  const { jokerPoints, servedBonus = 0 } = rules.categories[category] ?? {};
  if (reading.paysJokerPoints && jokerPoints !== undefined) return jokerPoints;
  const needed = rules.needsIndex[category] ?? -1;
  if (needed >= 0 && (scores[needed] ?? 0) === 0) return 0;
  const points = rules.points[category]?.[reading.rollIndex] ?? 0;
  return points > 0 && reading.isServed ? points + servedBonus : points;
}

/** The Yahtzee bonus of an entry with so many points. */
export function yahtzeeBonusFor(rules: PreparedRules, reading: RollReading, points: number): number {
  return points > 0 || rules.yahtzee?.bonus?.withZero === true ? reading.yahtzeeBonus : 0;
}

/** Whether five alike count as a joker in this category: in the lower section, where its points are paid. */
export function countsAsJoker(rules: PreparedRules, reading: RollReading, category: number): boolean {
  return reading.paysJokerPoints && rules.categories[category]?.section === "lower";
}

/** Whether five alike are no joker yet, only because the matching upper category is open. */
export function jokerWaits({ refusal, allowed, paysJokerPoints }: RollReading): boolean {
  return refusal === "jokerMatchingFirst" && allowed === null && !paysJokerPoints;
}

/** Why these dice may not be entered there, or `null` when they may. @param category its position. */
export function scoreRefusal(
  rules: PreparedRules,
  columns: readonly SheetColumn[],
  column: number,
  reading: RollReading,
  category: number,
): "categoryFilled" | ScoreOrder | null {
  const scores = columns[column]?.scores ?? [];
  if (scores[category] !== null) return "categoryFilled";
  if (rules.categoryOrder === "downwards" && scores.indexOf(null) < category) return "topmostFirst";
  if (rules.columnOrder === "leftToRight") {
    const first = columns.findIndex((cells) => cells.scores[category] === null);
    if (first < column) return "leftmostFirst";
  }
  return reading.allowed === null || reading.allowed.includes(category) ? null : reading.refusal;
}
