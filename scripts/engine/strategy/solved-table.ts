// What the rest of a game is worth by state of the sheet, once it is solved, and what entries are worth by that.
import type { Worth } from "./entries.ts";
import { type SheetState, type StateSpace, stateIndex } from "./sheet-states.ts";

export interface SolvedTable {
  readonly space: StateSpace;
  /** By `stateIndex`: the points to come, in steps. */
  readonly values: Float64Array | Uint16Array;
  /** In points. */
  readonly step: number;
}

/** What entries in a sheet of one column are worth in this state. */
export function solvedWorth(
  { space, values, step }: SolvedTable,
  { filled, upper, mark }: SheetState,
): Worth {
  const { rules, upperMost, bonusAt, marked, marks } = space;
  const isCapped = rules.yahtzee?.bonus?.cap != null;
  return (_, category, points, yahtzeeBonus) => {
    const isUpper = rules.categories[category]?.section === "upper";
    const after = isUpper ? Math.min(upperMost, upper + points) : upper;
    const left =
      category === marked ? (points > 0 ? marks : 0) : isCapped && yahtzeeBonus > 0 ? mark - 1 : mark;
    const later = values[stateIndex(space, filled | (1 << category), after, left)] as number;
    return points + yahtzeeBonus + (bonusAt[after] as number) - (bonusAt[upper] as number) + step * later;
  };
}
