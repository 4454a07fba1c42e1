// How the upper section of a column stands against its bonus, in words.
import type { SheetColumn } from "../engine/game.ts";
import type { PreparedRules } from "../engine/prepared-rules.ts";
import { columnTotals, type UpperProgress, upperProgress } from "../engine/totals.ts";
import { say, type Text } from "./text.ts";

/**
 * One line for the turn: *Upper bonus of 35: 44 of 63, 2 ahead of the pace.*, of several columns with its number; `null`
 * where there is no bonus.
 */
export function upperBonusText(rules: PreparedRules, cells: SheetColumn, column: number): Text | null {
  const progress = upperProgress(rules, cells);
  if (progress === null) return null;
  if (rules.columns.length > 1) {
    return say("sheet.columnUpper", column + 1, progressText(rules, cells, progress));
  }
  const points = rules.upperBonus.find(({ at }) => at === progress.goal)?.points ?? 0;
  return say("turn.upper", points, progressText(rules, cells, progress));
}

/** *44 of 63, 2 ahead of the pace*; `null` where there is no bonus. */
export function progressOf(rules: PreparedRules, cells: SheetColumn): Text | null {
  const progress = upperProgress(rules, cells);
  return progress && progressText(rules, cells, progress);
}

/** The lines of the sheet below the upper categories; the total alone where there is no bonus. */
export function upperSums(rules: PreparedRules, cells: SheetColumn): readonly Text[] {
  const sums = columnTotals(rules, cells, 0);
  const progress = upperProgress(rules, cells);
  const total = say("sheet.upperTotal", sums.upperTotal);
  if (progress === null) return [total];
  return [
    say("sheet.upperSubtotal", progressText(rules, cells, progress)),
    bonusText(rules, cells, sums.upperBonus, progress.missing),
    total,
  ];
}

/** A bonus that can still come is not a zero: it is pending until the whole upper section is filled. */
function bonusText(rules: PreparedRules, cells: SheetColumn, earned: number, missing: number): Text {
  const first = rules.upperBonus[0];
  return earned === 0 && first !== undefined && upperCells(rules, cells).includes(null)
    ? say("sheet.upperBonusPending", first.points, first.at, missing)
    : say("sheet.upperBonus", earned);
}

/** *44 of 63, 2 ahead of the pace*: whole points, though an even share of the goal need not be whole. */
function progressText(
  rules: PreparedRules,
  cells: SheetColumn,
  { subtotal, goal, ahead, missing, isMissed }: UpperProgress,
): Text {
  const upper = upperCells(rules, cells);
  const points = Math.round(ahead);
  if (missing === 0) return say("upper.reached", subtotal, goal);
  if (upper.every((cell) => cell === null)) return say("upper.plain", subtotal, goal);
  if (isMissed) return say(upper.includes(null) ? "upper.outOfReach" : "upper.missed", subtotal, goal);
  if (points > 0) return say("upper.ahead", subtotal, goal, points);
  if (points < 0) return say("upper.behind", subtotal, goal, -points);
  return say("upper.even", subtotal, goal);
}

function upperCells(rules: PreparedRules, cells: SheetColumn): readonly (number | null)[] {
  return cells.scores.filter((_, index) => rules.categories[index]?.section === "upper");
}
