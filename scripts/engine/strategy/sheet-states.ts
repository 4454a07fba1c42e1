// What of a sheet the rest of the game depends on: the filled categories, the upper subtotal as far as a bonus can be
// missed, and a mark for the one category whose points matter later. It follows from the rules alone.
import type { SheetColumn } from "../game.ts";
import type { PreparedRules } from "../prepared-rules.ts";
import { columnTotals, upperBonus } from "../totals.ts";

export interface SheetState {
  /** The filled categories, as bits. */
  readonly filled: number;
  /** The upper subtotal; more than the last step of the bonus asks for counts as that. */
  readonly upper: number;
  /** 0 while the marked category holds no points; else 1, or how many Yahtzee bonuses can still come. */
  readonly mark: number;
}

export interface StateSpace {
  readonly rules: PreparedRules;
  readonly upperMost: number;
  /** By upper subtotal: the bonus for it. */
  readonly bonusAt: readonly number[];
  /** The category that the Yahtzee bonus or another category asks about, -1 where there is none. */
  readonly marked: number;
  /** The mark once it holds points. */
  readonly marks: number;
  /** Whether a sheet is filled from top to bottom, so that how many categories are filled says which. */
  readonly isInOrder: boolean;
  /** How many sets of filled categories there are. */
  readonly fillings: number;
  /** How many positions `stateIndex` gives. */
  readonly size: number;
}

/** `null` where the sheet does not collapse that far: several columns, saved rolls, several categories to mark. */
export function stateSpace(rules: PreparedRules): StateSpace | null {
  const { columns, savesRolls, needsIndex, yahtzee, yahtzeeIndex, categories } = rules;
  const marked = yahtzee?.bonus ? yahtzeeIndex : Math.max(...needsIndex);
  if (columns.length > 1 || savesRolls || needsIndex.some((index) => index >= 0 && index !== marked))
    return null;
  const marks = marked < 0 ? 0 : (yahtzee?.bonus?.cap ?? 1);
  const upperMost = rules.upperBonus.at(-1)?.at ?? 0;
  const bonusAt = Array.from({ length: upperMost + 1 }, (_, upper) => upperBonus(rules, upper));
  const isInOrder = rules.categoryOrder === "downwards";
  const fillings = isInOrder ? categories.length + 1 : 2 ** categories.length;
  const size = (marks + 1) * fillings * (upperMost + 1);
  return { rules, upperMost, bonusAt, marked, marks, isInOrder, fillings, size };
}

export function stateIndex(
  { upperMost, isInOrder, fillings }: StateSpace,
  filled: number,
  upper: number,
  mark: number,
): number {
  const filling = isInOrder ? 32 - Math.clz32(filled) : filled;
  return (mark * fillings + filling) * (upperMost + 1) + upper;
}

export function stateOf({ rules, upperMost, marked, marks }: StateSpace, cells: SheetColumn): SheetState {
  const filled = cells.scores.reduce<number>(
    (bits, points, index) => (points === null ? bits : bits | (1 << index)),
    0,
  );
  const { upperSubtotal } = columnTotals(rules, cells, 0);
  const used = rules.yahtzee?.bonus?.cap == null ? 0 : cells.yahtzeeBonuses;
  const mark = (cells.scores[marked] ?? 0) > 0 ? Math.max(0, marks - used) : 0;
  return { filled, upper: Math.min(upperSubtotal, upperMost), mark };
}

/** A column that is in this state, but for its upper subtotal: enough to ask the engine what may be entered. */
export function cellsOf({ rules, marked, marks }: StateSpace, filled: number, mark: number): SheetColumn {
  return {
    scores: rules.categories.map((_, index) =>
      ((filled >> index) & 1) === 0 ? null : index === marked && mark > 0 ? 1 : 0,
    ),
    yahtzeeBonuses: marks - mark,
  };
}

/** States that differ in their upper subtotal alone. */
export interface Row {
  readonly filled: number;
  readonly mark: number;
  /** Those that can be reached, ascending. */
  readonly uppers: readonly number[];
}

/** All that can be reached, each after those that can come before it. */
export function* rows(space: StateSpace): Generator<Row> {
  const { rules, upperMost, marked, marks, isInOrder } = space;
  const byUpper: (readonly number[] | undefined)[] = [[0]];
  // Of these upper categories, as bits: what one less can reach, and each of its points more.
  const reached = (bits: number): readonly number[] => {
    const known = byUpper[bits];
    if (known !== undefined) return known;
    const rest = bits & (bits - 1);
    const points = [...new Set(rules.points[31 - Math.clz32(bits ^ rest)])];
    const uppers = reached(rest).flatMap((upper) => points.map((more) => Math.min(upperMost, upper + more)));
    const sorted = [...new Set(uppers)].sort((a, b) => a - b);
    byUpper[bits] = sorted;
    return sorted;
  };
  const all = 2 ** rules.categories.length;
  const lower = rules.lowerIndexes.reduce((bits, index) => bits | (1 << index), 0);
  for (let filled = 0; filled < all; filled++) {
    if (isInOrder && (filled & (filled + 1)) !== 0) continue;
    const uppers = reached(filled & ~lower);
    const most = ((filled >> marked) & 1) === 1 && marked >= 0 ? marks : 0;
    for (let mark = 0; mark <= most; mark++) yield { filled, mark, uppers };
  }
}
