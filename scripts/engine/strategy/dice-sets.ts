// The sets of dice that can be held, and what rolling the others makes of their worth. Values live on sets and not on
// dice: one die more leads from a set to six others, so a throw is a mean of six, whatever is thrown.
import { type Counts, FACES } from "../dice.ts";
import { rollsOf } from "../rolls.ts";

export interface DiceSets {
  /** The position of the first whole roll: sets of fewer dice come before it, the rolls last, in their own order. */
  readonly firstRoll: number;
  /** How many sets there are, rolls included. */
  readonly size: number;
  /** `grown[set * 6 + face - 1]`: where one die more of that face leads, for all sets but the rolls. */
  readonly grown: Int16Array;
}

const cache = new Map<number, DiceSets>();

/** @param diceCount how many dice make a roll, at least 1. */
export function diceSets(diceCount: number): DiceSets {
  const known = cache.get(diceCount) ?? makeSets(diceCount);
  cache.set(diceCount, known);
  return known;
}

function makeSets(diceCount: number): DiceSets {
  const grown: number[] = [];
  let sets: readonly Counts[] = [[]];
  let first = 0;
  // How often each face is in a set, as the digits of a number.
  const keyOf = (counts: Counts): number =>
    FACES.reduce<number>((key, face) => key + (counts[face] ?? 0) * (diceCount + 1) ** face, 0);
  for (let size = 1; size <= diceCount; size++) {
    const next = rollsOf(size).counts;
    const places = new Map(next.map((counts, place) => [keyOf(counts), place]));
    first += sets.length;
    for (const counts of sets) {
      const key = keyOf(counts);
      for (const face of FACES) grown.push(first + (places.get(key + (diceCount + 1) ** face) ?? -1));
    }
    sets = next;
  }
  return { firstRoll: first, size: first + sets.length, grown: Int16Array.from(grown) };
}

// In the loops below every position is one of the sets, so what is read is a number; asking costs a third of a hint.

/**
 * What it is worth to hold each set with so many rolls to come: the mean over what the other dice may show, and before
 * the last roll the best that can be held of it.
 * @param values of the rolls; those of the other sets are written. @param price of each roll.
 */
export function lookAhead(sets: DiceSets, values: Float64Array, rolls: number, price = 0): void {
  rollOthers(sets, values, price);
  for (let roll = 1; roll < rolls; roll++) {
    holdBest(sets, values);
    rollOthers(sets, values, price);
  }
}

/** @param values of the rolls; those of the other sets are written. A sum is divided, so that equal holds stay equal. */
export function rollOthers({ firstRoll, grown }: DiceSets, values: Float64Array, price = 0): void {
  for (let set = firstRoll - 1, at = set * 6; set >= 0; set--, at -= 6) {
    values[set] =
      ((values[grown[at] as number] as number) +
        (values[grown[at + 1] as number] as number) +
        (values[grown[at + 2] as number] as number) +
        (values[grown[at + 3] as number] as number) +
        (values[grown[at + 4] as number] as number) +
        (values[grown[at + 5] as number] as number)) /
      6;
  }
  // Only now, so that a die that is added to a set costs nothing.
  if (price > 0) for (let set = 0; set < firstRoll; set++) values[set] = (values[set] as number) - price;
}

/** Makes each roll worth what the best set that can be held of it is, itself included: one die less at a time. */
export function holdBest({ firstRoll, grown }: DiceSets, values: Float64Array): void {
  // Written out six times this takes a quarter less of the solver's time.
  for (let set = 0, at = 0; set < firstRoll; set++, at += 6) {
    const value = values[set] as number;
    const a = grown[at] as number;
    const b = grown[at + 1] as number;
    const c = grown[at + 2] as number;
    const d = grown[at + 3] as number;
    const e = grown[at + 4] as number;
    const f = grown[at + 5] as number;
    if (value > (values[a] as number)) values[a] = value;
    if (value > (values[b] as number)) values[b] = value;
    if (value > (values[c] as number)) values[c] = value;
    if (value > (values[d] as number)) values[d] = value;
    if (value > (values[e] as number)) values[e] = value;
    if (value > (values[f] as number)) values[f] = value;
  }
}
