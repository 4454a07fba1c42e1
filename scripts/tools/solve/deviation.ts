// How far best play scatters: the variance of the points to come, carried along with the choices of the solved values.
import { type DiceSets, diceSets, rollOthers } from "../../engine/strategy/dice-sets.ts";
import type { Entries, Worth } from "../../engine/strategy/entries.ts";
import { cellsOf, type Row, type StateSpace, stateIndex } from "../../engine/strategy/sheet-states.ts";
import { indexAfter, solvedWorth } from "../../engine/strategy/solved-table.ts";
import { turnEntries } from "./turn-value.ts";

/**
 * Writes how much the points to come vary in these rows: by the turn that is played, and by what comes after it.
 * @param variances those of the states that the rows lead to are there.
 */
export function variancesOfRows(
  space: StateSpace,
  some: readonly Row[],
  values: Float64Array,
  variances: Float64Array,
): void {
  const { rules } = space;
  const sets = diceSets(rules.diceCount);
  const [best, squares] = [new Float64Array(sets.size), new Float64Array(sets.size)];
  const [atOnce, squaresAtOnce] = [new Float64Array(sets.size), new Float64Array(sets.size)];
  for (const { filled, mark, uppers } of some) {
    const { later, served } = turnEntries(rules, [cellsOf(space, filled, mark)]);
    for (const upper of uppers) {
      const state = { filled, upper, mark };
      const worth = solvedWorth({ space, values, step: 1 }, state);
      const variance: Worth = (_, ...entry) => variances[indexAfter(space, state, ...entry)] as number;
      scoreBoth(later, worth, variance, best, squares, sets.firstRoll);
      for (let roll = 1; roll < rules.rollsPerTurn; roll++) {
        rollOthers(sets, best);
        rollOthers(sets, squares);
        holdBoth(sets, best, squares);
      }
      if (served !== null) {
        scoreBoth(served, worth, variance, atOnce, squaresAtOnce, sets.firstRoll);
        for (let roll = sets.firstRoll; roll < sets.size; roll++) {
          if ((atOnce[roll] as number) > (best[roll] as number))
            squares[roll] = squaresAtOnce[roll] as number;
        }
      }
      rollOthers(sets, squares);
      const at = stateIndex(space, filled, upper, mark);
      variances[at] = (squares[0] as number) - (values[at] as number) ** 2;
    }
  }
}

/** As `scoreBest`, and the mean square of what is best. */
function scoreBoth(
  { kinds, alike }: Entries,
  worth: Worth,
  variance: Worth,
  best: Float64Array,
  squares: Float64Array,
  first: number,
): void {
  const offer = (value: number, square: number, place: number): void => {
    if (value <= (best[place] as number)) return;
    best[place] = value;
    squares[place] = square;
  };
  let [zero, zeroSquare] = [Number.NEGATIVE_INFINITY, 0];
  for (const { column, category, points } of kinds) {
    const value = points === 0 ? worth(column, category, 0, 0) : zero;
    if (value > zero) [zero, zeroSquare] = [value, value * value + variance(column, category, 0, 0)];
  }
  best.fill(zero, first);
  squares.fill(zeroSquare, first);
  for (const { column, category, points, rolls } of kinds) {
    if (points === 0) continue;
    const value = worth(column, category, points, 0);
    const square = value * value + variance(column, category, points, 0);
    for (const roll of rolls) offer(value, square, first + roll);
  }
  for (const { roll } of alike) best[first + roll] = Number.NEGATIVE_INFINITY;
  for (const { roll, column, category, points, yahtzeeBonus } of alike) {
    const value = worth(column, category, points, yahtzeeBonus);
    offer(value, value * value + variance(column, category, points, yahtzeeBonus), first + roll);
  }
}

/** As `holdBest`, and the mean square of what is best. */
function holdBoth({ firstRoll, grown }: DiceSets, best: Float64Array, squares: Float64Array): void {
  for (let set = 0, at = 0; set < firstRoll; set++) {
    const value = best[set] as number;
    const square = squares[set] as number;
    for (const end = at + 6; at < end; at++) {
      const more = grown[at] as number;
      if (value <= (best[more] as number)) continue;
      best[more] = value;
      squares[more] = square;
    }
  }
}
