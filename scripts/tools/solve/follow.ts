// What comes of the choices that a table makes: how far best play scatters, and what play by a rounded table brings.
import { type DiceSets, diceSets, rollOthers } from "../../engine/strategy/dice-sets.ts";
import type { Entries, Worth } from "../../engine/strategy/entries.ts";
import {
  cellsOf,
  type Row,
  type SheetState,
  type StateSpace,
  stateIndex,
} from "../../engine/strategy/sheet-states.ts";
import { indexAfter, type SolvedTable, solvedWorth } from "../../engine/strategy/solved-table.ts";
import { levelsOf } from "./solve-rows.ts";
import { turnEntries } from "./turn-entries.ts";

/** What is carried along with the choices: of an entry that is worth so much. */
type Carried = (value: number, ...entry: Parameters<Worth>) => number;

/**
 * Goes through these rows with the choices that the table makes.
 * @param carried says it of the entries in a state. @param write is given the mean of it over the turn.
 */
function follow(
  table: SolvedTable,
  some: readonly Row[],
  carried: (state: SheetState) => Carried,
  write: (place: number, mean: number) => void,
): void {
  const { space } = table;
  const { rules } = space;
  const sets = diceSets(rules.diceCount);
  const [best, means] = [new Float64Array(sets.size), new Float64Array(sets.size)];
  const [atOnce, meansAtOnce] = [new Float64Array(sets.size), new Float64Array(sets.size)];
  for (const { filled, mark, uppers } of some) {
    const { later, served } = turnEntries(rules, [cellsOf(space, filled, mark)]);
    for (const upper of uppers) {
      const state = { filled, upper, mark };
      const worth = solvedWorth(table, state);
      const carry = carried(state);
      scoreBoth(later, worth, carry, best, means, sets.firstRoll);
      for (let roll = 1; roll < rules.rollsPerTurn; roll++) {
        rollOthers(sets, best);
        rollOthers(sets, means);
        holdBoth(sets, best, means);
      }
      if (served !== null) {
        scoreBoth(served, worth, carry, atOnce, meansAtOnce, sets.firstRoll);
        for (let roll = sets.firstRoll; roll < sets.size; roll++) {
          if ((atOnce[roll] as number) > (best[roll] as number)) means[roll] = meansAtOnce[roll] as number;
        }
      }
      rollOthers(sets, means);
      write(stateIndex(space, filled, upper, mark), means[0] as number);
    }
  }
}

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
  const carried =
    (state: SheetState): Carried =>
    (value, _, ...entry) =>
      value * value + (variances[indexAfter(space, state, ...entry)] as number);
  follow({ space, values, step: 1 }, some, carried, (place, mean) => {
    variances[place] = mean - (values[place] as number) ** 2;
  });
}

/** What play by a table brings: less than what its rules are worth, by what its rounding makes it choose. */
export function reachedBy(table: SolvedTable): number {
  const { space } = table;
  const reached = { space, values: new Float64Array(space.size), step: 1 };
  const carried = (state: SheetState): Carried => {
    const worth = solvedWorth(reached, state);
    return (_, ...entry) => worth(...entry);
  };
  for (const level of levelsOf(space).slice(0, -1).reverse()) {
    follow(table, level, carried, (place, mean) => {
      reached.values[place] = mean;
    });
  }
  return reached.values[0] ?? 0;
}

/** As `scoreBest`, and what is carried by what is best. */
function scoreBoth(
  { kinds, alike }: Entries,
  worth: Worth,
  carried: Carried,
  best: Float64Array,
  means: Float64Array,
  first: number,
): void {
  const offer = (value: number, mean: number, place: number): void => {
    if (value <= (best[place] as number)) return;
    best[place] = value;
    means[place] = mean;
  };
  best.fill(Number.NEGATIVE_INFINITY, first);
  for (const { column, category, points, rolls } of kinds) {
    const value = worth(column, category, points, 0);
    const mean = carried(value, column, category, points, 0);
    for (const roll of rolls) offer(value, mean, first + roll);
  }
  for (const { roll } of alike) best[first + roll] = Number.NEGATIVE_INFINITY;
  for (const { roll, column, category, points, yahtzeeBonus } of alike) {
    const value = worth(column, category, points, yahtzeeBonus);
    offer(value, carried(value, column, category, points, yahtzeeBonus), first + roll);
  }
}

/** As `holdBest`, and what is carried by what is best. */
function holdBoth({ firstRoll, grown }: DiceSets, best: Float64Array, means: Float64Array): void {
  for (let set = 0, at = 0; set < firstRoll; set++) {
    const value = best[set] as number;
    const mean = means[set] as number;
    for (const end = at + 6; at < end; at++) {
      const more = grown[at] as number;
      if (value <= (best[more] as number)) continue;
      best[more] = value;
      means[more] = mean;
    }
  }
}
