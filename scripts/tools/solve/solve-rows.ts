// The solver itself: what the rest of the game is worth in every state of a row, from the rows that can come after it.
import { cellsOf, type Row, rows, type StateSpace, stateIndex } from "../../engine/strategy/sheet-states.ts";
import { rowAfter, upperAfter } from "../../engine/strategy/solved-table.ts";
import { rollChances, turnEntries } from "./turn-entries.ts";
import { STATES, turnKernel } from "./turn-kernel.ts";

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

/** Writes the values of rows that are given. @param values of the space; those that the rows lead to are there. */
export function rowSolver(
  compiled: WebAssembly.Module,
  space: StateSpace,
  values: Float64Array,
): (some: readonly Row[]) => void {
  const { rules, bonusAt } = space;
  const { allow, worths, turn } = turnKernel(
    compiled,
    rules.diceCount,
    rollChances(rules),
    rules.rollsPerTurn,
  );
  return (some) => {
    for (const { filled, mark, uppers } of some) {
      const { later, served } = turnEntries(rules, [cellsOf(space, filled, mark)]);
      const entries = allow(later, served).map(({ category, points, yahtzeeBonus }) => {
        const row = rowAfter(space, filled, mark, category, points, yahtzeeBonus);
        return { category, points, row, brings: points + yahtzeeBonus };
      });
      for (let first = 0; first < uppers.length; first += STATES) {
        const count = Math.min(STATES, uppers.length - first);
        let place = 0;
        for (const { category, points, row, brings } of entries) {
          for (let state = 0; state < count; state++) {
            const upper = uppers[first + state] as number;
            const after = upperAfter(space, upper, category, points);
            const bonus = (bonusAt[after] as number) - (bonusAt[upper] as number);
            worths[place + state] = brings + bonus + (values[row + after] as number);
          }
          place += STATES;
        }
        const means = turn();
        for (let state = 0; state < count; state++) {
          values[stateIndex(space, filled, uppers[first + state] as number, mark)] = means[state] as number;
        }
      }
    }
  };
}
