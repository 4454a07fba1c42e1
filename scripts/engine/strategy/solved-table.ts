// What the rest of a game is worth by state of the sheet, once it is solved, and what entries are worth by that.
import type { Worth } from "./entries.ts";
import { type SheetState, type StateSpace, stateIndex } from "./sheet-states.ts";

export type Values = Float64Array | Int32Array | Int16Array;

export interface SolvedTable {
  readonly space: StateSpace;
  /** By `stateIndex`: the points to come, in steps. */
  readonly values: Values;
  /** In points. */
  readonly step: number;
}

/** What the rest of the game is worth in this state. */
export function solvedValue(
  { space, values, step }: SolvedTable,
  { filled, upper, mark }: SheetState,
): number {
  return step * (values[stateIndex(space, filled, upper, mark)] as number);
}

/** Where the row of states begins that an entry leads to from a row: the same for every upper subtotal. */
export function rowAfter(
  space: StateSpace,
  filled: number,
  mark: number,
  category: number,
  points: number,
  yahtzeeBonus: number,
): number {
  const { rules, marked, marks } = space;
  const isCapped = rules.yahtzee?.bonus?.cap != null;
  const left =
    category === marked ? (points > 0 ? marks : 0) : isCapped && yahtzeeBonus > 0 ? mark - 1 : mark;
  return stateIndex(space, filled | (1 << category), 0, left);
}

/** The upper subtotal after an entry. */
export function upperAfter(
  { rules, upperMost }: StateSpace,
  upper: number,
  category: number,
  points: number,
): number {
  return rules.categories[category]?.section === "upper" ? Math.min(upperMost, upper + points) : upper;
}

/** Where an entry leads from this state. */
export function indexAfter(
  space: StateSpace,
  { filled, upper, mark }: SheetState,
  category: number,
  points: number,
  yahtzeeBonus: number,
): number {
  return (
    rowAfter(space, filled, mark, category, points, yahtzeeBonus) + upperAfter(space, upper, category, points)
  );
}

/** What entries in a sheet of one column are worth in this state. */
export function solvedWorth({ space, values, step }: SolvedTable, state: SheetState): Worth {
  const { bonusAt } = space;
  const bonusNow = bonusAt[state.upper] as number;
  return (_, category, points, yahtzeeBonus) => {
    const after = indexAfter(space, state, category, points, yahtzeeBonus);
    return (
      points +
      yahtzeeBonus +
      (bonusAt[after % bonusAt.length] as number) -
      bonusNow +
      step * (values[after] as number)
    );
  };
}
