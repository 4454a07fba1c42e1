// The lines under a sheet, and who leads.
import type { Game, Sheet, SheetColumn } from "./game.ts";
import { type PreparedRules, preparedRules } from "./prepared-rules.ts";
import type { BonusStep, Rules, YahtzeeBonus } from "./rules.ts";

export interface ColumnTotals {
  readonly upperSubtotal: number;
  readonly upperBonus: number;
  readonly upperTotal: number;
  readonly yahtzeeBonuses: number;
  /** The points of all Yahtzee bonuses together. */
  readonly yahtzeeBonus: number;
  /** The lower section with its Yahtzee bonuses. */
  readonly lowerSubtotal: number;
  /** Upper total and lower subtotal. */
  readonly total: number;
  readonly multiplier: number;
}

export interface SheetTotals {
  readonly columns: readonly ColumnTotals[];
  /** Each column's total, as often as its multiplier says. */
  readonly total: number;
}

export interface UpperProgress {
  readonly subtotal: number;
  /** The subtotal from which the step of the bonus is paid that it is about. */
  readonly goal: number;
  /** Points above or below what an even share of the goal asks of the filled upper categories. */
  readonly ahead: number;
  /** Points still missing to the goal, 0 when it is reached. */
  readonly missing: number;
  /** Whether the open upper categories cannot bring them any more. */
  readonly isMissed: boolean;
}

export interface Standing {
  /** A position in the game's sheets. */
  readonly player: number;
  readonly total: number;
  /** Among the best totals of those who did not resign; decided only when the game is over. */
  readonly winner: boolean;
}

export function upperBonus(rules: Rules, upperSubtotal: number): number {
  return stepReached(rules.upperBonus, upperSubtotal)?.points ?? 0;
}

function stepReached(steps: readonly BonusStep[], subtotal: number): BonusStep | undefined {
  return steps.filter(({ at }) => subtotal >= at).at(-1);
}

const NO_BONUS: Pick<YahtzeeBonus, "points" | "cap"> = { points: 0, cap: null };

/** @param column which column of the rule set these cells are; it decides the multiplier. */
export function columnTotals(rules: PreparedRules, cells: SheetColumn, column: number): ColumnTotals {
  let upperSubtotal = 0;
  let lowerPoints = 0;
  for (let index = 0; index < cells.scores.length; index++) {
    const points = cells.scores[index] ?? 0;
    if (rules.categories[index]?.section === "upper") upperSubtotal += points;
    else lowerPoints += points;
  }
  const bonus = upperBonus(rules, upperSubtotal);
  const each = rules.yahtzee?.bonus ?? NO_BONUS;
  const yahtzeeBonus = Math.min(cells.yahtzeeBonuses, each.cap ?? cells.yahtzeeBonuses) * each.points;
  return {
    upperSubtotal,
    upperBonus: bonus,
    upperTotal: upperSubtotal + bonus,
    yahtzeeBonuses: cells.yahtzeeBonuses,
    yahtzeeBonus,
    lowerSubtotal: lowerPoints + yahtzeeBonus,
    total: upperSubtotal + bonus + lowerPoints + yahtzeeBonus,
    multiplier: rules.columns[column]?.multiplier ?? 1,
  };
}

export function totals(rules: PreparedRules, sheet: Sheet): SheetTotals {
  const columns = sheet.columns.map((cells, column) => columnTotals(rules, cells, column));
  return { columns, total: columns.reduce((sum, { total, multiplier }) => sum + total * multiplier, 0) };
}

/**
 * How the upper section stands against its bonus: against the next step that can still be reached, else the last one
 * that has been, else the first; `null` where the rule set has none.
 */
export function upperProgress(rules: PreparedRules, cells: SheetColumn): UpperProgress | null {
  const { upperBonus: steps, categories, diceCount } = rules;
  const upper = categories.flatMap(({ section, face = 0 }, index) =>
    section === "upper" ? [{ face, points: cells.scores[index] ?? null }] : [],
  );
  const subtotal = upper.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const most = upper.reduce((sum, { face, points }) => sum + (points ?? diceCount * face), 0);
  const step =
    steps.find(({ at }) => at > subtotal && at <= most) ??
    [...steps].reverse().find(({ at }) => at <= subtotal) ??
    steps[0];
  if (step === undefined) return null;
  // Three of each make 63 (four of each 84): the share of a category is its face times that many.
  const share = step.at / upper.reduce((sum, { face }) => sum + face, 0);
  const ahead = upper.reduce(
    (sum, { face, points }) => sum + (points === null ? 0 : points - share * face),
    0,
  );
  const missing = Math.max(0, step.at - subtotal);
  return { subtotal, goal: step.at, ahead, missing, isMissed: step.at > most };
}

/** In the order of the sheets. */
export function standings(game: Game): readonly Standing[] {
  const rules = preparedRules(game.rules);
  const all = game.sheets.map((sheet) => totals(rules, sheet).total);
  const outright = game.sheets.findIndex(({ status }) => status === "won");
  if (outright !== -1) return all.map((total, player) => ({ player, total, winner: player === outright }));
  // Who went on without somebody has to finish to win.
  const isFinished = game.sheets.some(({ status }) => status === "playing");
  const mayWin = game.sheets.map(
    ({ status }) => status !== "resigned" && (status !== "closed" || !isFinished),
  );
  const best = winners(all.map((total, player) => (mayWin[player] ? total : Number.NEGATIVE_INFINITY)));
  return all.map((total, player) => ({ player, total, winner: game.turn === null && best.includes(player) }));
}

/** The positions of the best totals; equal best totals share the win. @param all at least one total. */
export function winners(all: readonly number[]): readonly number[] {
  const best = Math.max(...all);
  return all.flatMap((total, player) => (total === best ? [player] : []));
}
