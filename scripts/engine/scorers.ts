// Combinators from which the rule sets build their categories. All of them read counts, so the order of the
// dice cannot matter, and all give 0 where the dice do not fit.
import { type Counts, FACES, type Face, sumOf } from "./dice.ts";

export type Pattern = (counts: Counts) => boolean;
export type Scorer = (counts: Counts) => number;

/** The sum of the dice that show `face`. */
export function sumOfFace(face: Face): Scorer {
  return (counts) => face * (counts[face] ?? 0);
}

/** The sum of all dice and so many points more, if they show the pattern. */
export function sumOfAll(pattern: Pattern, more = 0): Scorer {
  return (counts) => (pattern(counts) ? sumOf(counts) + more : 0);
}

/**
 * The sum of the dice that form groups of so many alike, each group of another number: (2, 2) is two pairs, (3, 2) a full
 * house. Where there is a choice, the best; other dice do not count.
 */
export function sumOfGroups(...sizes: readonly [number, ...number[]]): Scorer {
  return (counts) => Math.max(0, bestGroups(counts, sizes, 0, 0));
}

/**
 * Of the groups from `next` on; less than nothing where they cannot be formed of the faces that are not used yet.
 * @param used the faces that are, as bits.
 */
function bestGroups(counts: Counts, sizes: readonly number[], next: number, used: number): number {
  const size = sizes[next];
  if (size === undefined) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let face = 6; face > 0; face--) {
    const bit = 1 << face;
    if ((counts[face] ?? 0) < size || (used & bit) !== 0) continue;
    best = Math.max(best, size * face + bestGroups(counts, sizes, next + 1, used | bit));
    // Of groups of one size the highest face that fits comes first: the others of that size are found below it.
    if (sizes[next + 1] === undefined || sizes[next + 1] === size) break;
  }
  return best;
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

/** Each of these faces at least once. */
export function shows(...faces: readonly Face[]): Pattern {
  return (counts) => faces.every((face) => (counts[face] ?? 0) > 0);
}

export function either(...patterns: readonly Pattern[]): Pattern {
  return (counts) => patterns.some((pattern) => pattern(counts));
}

export function both(first: Pattern, second: Pattern): Pattern {
  return (counts) => first(counts) && second(counts);
}
