// Every distinct roll of n dice once (252 of five, 462 of six), so that what depends on dice alone is computed
// once per rule set and then looked up.
import { type Counts, type Dice, FACES } from "./dice.ts";

export interface Rolls {
  readonly counts: readonly Counts[];
  /** The position in `counts` of these dice, in any order. */
  readonly indexOf: (dice: Dice) => number;
}

const cache = new Map<number, Rolls>();

/** @param diceCount how many dice, at least 1. */
export function rollsOf(diceCount: number): Rolls {
  const known = cache.get(diceCount);
  if (known !== undefined) return known;
  const made = makeRolls(diceCount);
  cache.set(diceCount, made);
  return made;
}

function makeRolls(diceCount: number): Rolls {
  const counts = distributions(diceCount, FACES.length).map((distribution): Counts => [0, ...distribution]);
  // A roll's key is a number with one digit a face, base n + 1; face 1 follows from the others and needs none.
  const weights = [0, 0, ...FACES.slice(0, 5).map((_, digit) => (diceCount + 1) ** digit)];
  const indexes: number[] = new Array((diceCount + 1) ** 5).fill(-1);
  counts.forEach((roll, index) => {
    const key = roll.reduce((sum, count, face) => sum + count * (weights[face] ?? 0), 0);
    indexes[key] = index;
  });
  const indexOf = (dice: Dice): number => {
    let key = 0;
    for (const face of dice) key += weights[face] ?? 0;
    return indexes[key] ?? -1;
  };
  return { counts, indexOf };
}

function distributions(total: number, places: number): readonly (readonly number[])[] {
  if (places === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, here) => here).flatMap((here) =>
    distributions(total - here, places - 1).map((rest) => [here, ...rest]),
  );
}
