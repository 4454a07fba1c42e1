// The solver as plainly as it can be said, state by state: what the quick one is held against.
import { type DiceSets, diceSets, holdBest, lookAhead } from "../../scripts/engine/strategy/dice-sets.ts";
import { scoreBest, type Worth } from "../../scripts/engine/strategy/entries.ts";
import { cellsOf, type StateSpace, stateIndex } from "../../scripts/engine/strategy/sheet-states.ts";
import { solvedWorth } from "../../scripts/engine/strategy/solved-table.ts";
import { levelsOf } from "../../scripts/tools/solve/solve-rows.ts";
import { rollChances, type TurnEntries, turnEntries } from "../../scripts/tools/solve/turn-entries.ts";

/** What a turn is worth before its first roll. @param rolls of the turn, at least two. */
export function turnValue(
  sets: DiceSets,
  chances: Float64Array,
  { later, served }: TurnEntries,
  worth: Worth,
  rolls: number,
): number {
  const values = new Float64Array(sets.size);
  scoreBest(later, worth, values, sets.firstRoll);
  lookAhead(sets, values, rolls - 1);
  holdBest(sets, values);
  const atOnce = new Float64Array(sets.size).fill(Number.NEGATIVE_INFINITY);
  if (served !== null) scoreBest(served, worth, atOnce, sets.firstRoll);
  return chances.reduce(
    (mean, chance, roll) =>
      mean + chance * Math.max(values[sets.firstRoll + roll] ?? 0, atOnce[sets.firstRoll + roll] ?? 0),
    0,
  );
}

/** All values of a space. */
export function solveAll(space: StateSpace): Float64Array {
  const { rules } = space;
  const [sets, chances] = [diceSets(rules.diceCount), rollChances(rules)];
  const values = new Float64Array(space.size);
  // Nothing comes after a full sheet.
  for (const { filled, mark, uppers } of levelsOf(space).slice(0, -1).reverse().flat()) {
    const entries = turnEntries(rules, [cellsOf(space, filled, mark)]);
    for (const upper of uppers) {
      const worth = solvedWorth({ space, values, step: 1 }, { filled, upper, mark });
      const value = turnValue(sets, chances, entries, worth, rules.rollsPerTurn);
      values[stateIndex(space, filled, upper, mark)] = value;
    }
  }
  return values;
}
