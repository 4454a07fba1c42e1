// The solver itself: what the rest of the game is worth in every state of a row, from the rows that can come after it.
import { diceSets } from "../../engine/strategy/dice-sets.ts";
import { cellsOf, type Row, rows, type StateSpace, stateIndex } from "../../engine/strategy/sheet-states.ts";
import { solvedWorth } from "../../engine/strategy/solved-table.ts";
import { turnEntries, turnValue } from "./turn-value.ts";

/** A row of states with so many filled categories, for each count of them. */
export type Levels = readonly (readonly Row[])[];

/** All rows of the space, apart by how many categories are filled: a level follows from the next one alone. */
export function levelsOf(space: StateSpace): Levels {
  const levels: Row[][] = Array.from({ length: space.rules.categories.length + 1 }, () => []);
  for (const row of rows(space)) levels[bitsIn(row.filled)]?.push(row);
  return levels;
}

function bitsIn(filled: number): number {
  let count = 0;
  for (let bits = filled; bits > 0; bits &= bits - 1) count += 1;
  return count;
}

/** Writes the values of these rows. @param values of the space; those that the rows lead to are there. */
export function solveRows(space: StateSpace, some: readonly Row[], values: Float64Array): void {
  const { rules } = space;
  const sets = diceSets(rules.diceCount);
  const scratch = new Float64Array(sets.size);
  const table = { space, values, step: 1 };
  for (const { filled, mark, uppers } of some) {
    const entries = turnEntries(rules, [cellsOf(space, filled, mark)]);
    for (const upper of uppers) {
      const worth = solvedWorth(table, { filled, upper, mark });
      const value = turnValue(sets, entries, worth, scratch, rules.rollsPerTurn);
      values[stateIndex(space, filled, upper, mark)] = value;
    }
  }
}

/** All values of a space, without help. */
export function solveAll(space: StateSpace): Float64Array {
  const values = new Float64Array(space.size);
  // Nothing comes after a full sheet.
  for (const level of levelsOf(space).slice(0, -1).reverse()) solveRows(space, level, values);
  return values;
}
