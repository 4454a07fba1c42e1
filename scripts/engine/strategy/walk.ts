// How tables are packed: each value as its difference from what its neighbours let expect, which is mostly nothing. One
// walk serves both ways, and so does one way of writing differences as bits; only who answers for a bit is another.
import { type Row, rows, type StateSpace, stateIndex } from "./sheet-states.ts";
import type { Values } from "./solved-table.ts";

/** Says a bit. @param context tells bits of different chances apart. @param wanted what to write; reading ignores it. */
export type Bit = (context: number, wanted: boolean) => boolean;

/** Bits of a difference that are told apart: whether there is one, its sign, its length. */
const BITS = 16;
/** By the two differences before it, and by the neighbours; one more for what begins a row. */
const FIRST = 5 * 3 * 4 * 4;
const REST = (FIRST + 1) * BITS;

/** How many contexts there are. */
export const CONTEXTS = REST + 1;

/** The four rows that a row is compared with, the same ones again where there are fewer. */
type Four = readonly [number, number, number, number];

/**
 * Goes through all values, each after those it is compared with, and yields after each row how many that were.
 * @param values are written: at first all of them 0. @param base a table of the same space with nearly these values, or
 * `null`. @param wanted the values to write as bits; reading ignores them.
 */
export function* walk(
  space: StateSpace,
  values: Values,
  base: Values | null,
  bit: Bit,
  wanted = values,
): Generator<number, void> {
  const from = base ?? values;
  // Taken apart by destructuring, or gone through by an iterator, this took twice as long in the engine of the game.
  for (const row of rows(space)) {
    const { uppers } = row;
    const first = uppers[0] as number;
    const { start, last, four, begin } = comparedWith(space, row, base !== null);
    const [a, b, c, d] = four;
    const beforeA = from[begin[0] + first] as number;
    const beforeB = from[begin[1] + first] as number;
    const beforeC = from[begin[2] + first] as number;
    const beforeD = from[begin[3] + first] as number;
    let apart = beforeA - beforeB;
    let other = beforeC - beforeD;
    let sum = beforeA + beforeB + beforeC + beforeD;
    let previous = values[last + first] as number;
    let one = 0;
    let two = 0;
    for (let place = 0; place < uppers.length; place++) {
      const upper = uppers[place] as number;
      const valueA = from[a + upper] as number;
      const valueB = from[b + upper] as number;
      const valueC = from[c + upper] as number;
      const valueD = from[d + upper] as number;
      const more = valueA + valueB + valueC + valueD - sum;
      sum += more;
      apart -= valueA - valueB;
      other -= valueC - valueD;
      const spread = (apart < 0 ? -apart : apart) + (other < 0 ? -other : other);
      apart = valueA - valueB;
      other = valueC - valueD;
      let context = FIRST;
      if (place > 0) {
        context = (one < -2 ? 0 : one > 2 ? 4 : one + 2) * 3 + (two < 0 ? 0 : two > 0 ? 2 : 1);
        context = context * 16 + (spread > 3 ? 12 : spread * 4) + (more & 3);
      }
      const expected = previous + (more >> 2);
      two = one;
      one = difference(bit, context * BITS, (wanted[start + upper] as number) - expected);
      previous = expected + one;
      values[start + upper] = previous;
    }
    yield uppers.length;
  }
}

interface Compared {
  /** Where the row lies. */
  readonly start: number;
  /** Where it lies without its last lower category: its own beginning is compared by that. */
  readonly last: number;
  /** Rows that run like it. */
  readonly four: Four;
  /** The same four without that category. */
  readonly begin: Four;
}

/** Rows with one category less, or that of the base. Without either the row itself stands for them: nothing is there yet. */
function comparedWith(space: StateSpace, { filled, mark }: Row, isBased: boolean): Compared {
  const { rules, marked } = space;
  const lower = rules.lowerIndexes.flatMap((index) => (((filled >> index) & 1) === 1 ? [1 << index] : []));
  const last = lower.at(-1) ?? 0;
  // The first one may differ in its mark alone.
  const without = isBased ? [] : mark > 0 ? [0, ...lower] : lower;
  const start = (of: number, marks = mark): number =>
    stateIndex(space, of, 0, ((of >> marked) & 1) === 1 ? marks : 0);
  const like = (place: number, drop: number): number => {
    const less = without[place % without.length];
    return start(filled & ~(less ?? 0) & ~drop, less === 0 ? mark - 1 : mark);
  };
  const four = (drop: number): Four => [like(0, drop), like(1, drop), like(2, drop), like(3, drop)];
  return { start: start(filled), last: start(filled & ~last), four: four(0), begin: four(last) };
}

function difference(bit: Bit, context: number, wanted: number): number {
  if (!bit(context, wanted !== 0)) return 0;
  const isLess = bit(context + 1, wanted < 0);
  const size = Math.abs(wanted);
  let length = 0;
  while (bit(context + 2 + length, size >> (length + 1) > 0)) length += 1;
  let read = 1;
  for (let digit = length - 1; digit >= 0; digit--) {
    read = read * 2 + (bit(REST, ((size >> digit) & 1) === 1) ? 1 : 0);
  }
  return isLess ? -read : read;
}
