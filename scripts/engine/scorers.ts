// Combinators from which the rule sets build their categories. All of them read counts, so the order of the
// dice cannot matter, and all give 0 where the dice do not fit.
import { type Counts, FACES, type Face, sumOf } from "./dice.ts";

export type Pattern = (counts: Counts) => boolean;
export type Scorer = (counts: Counts) => number;

/** The sum of the dice that show `face`. */
export function sumOfFace(face: Face): Scorer {
  return (counts) => face * (counts[face] ?? 0);
}

/** The sum of all dice, if they show the pattern. */
export function sumOfAll(pattern: Pattern): Scorer {
  return (counts) => (pattern(counts) ? sumOf(counts) : 0);
}

/** Always the same points, if the dice show the pattern. */
export function fixed(points: number, pattern: Pattern): Scorer {
  return (counts) => (pattern(counts) ? points : 0);
}

export const anyDice: Pattern = () => true;

/** At least `howMany` dice alike. */
export function alike(howMany: number): Pattern {
  return (counts) => counts.some((count) => count >= howMany);
}

/** Three of one number and two of another; five alike are not two numbers. */
export const fullHouse: Pattern = (counts) => counts.includes(3) && counts.includes(2);

/** At least `length` consecutive faces; the other dice may show anything. */
export function straight(length: number): Pattern {
  return (counts) => {
    let run = 0;
    for (const face of FACES) {
      run = (counts[face] ?? 0) > 0 ? run + 1 : 0;
      if (run >= length) return true;
    }
    return false;
  };
}

export function either(first: Pattern, second: Pattern): Pattern {
  return (counts) => first(counts) || second(counts);
}
