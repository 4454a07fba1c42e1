// Bits as text: an adaptive range coder whose digits are the printable characters but for quote and backslash, so that
// text needs no other coding. Each context learns how often its bit is set.
import type { Bit } from "./walk.ts";

export const DIGITS = 92;
/** The range falls below this: time for the next digit. */
export const LEAST = DIGITS ** 3;

/** What a context has learnt. */
export interface Chances {
  /** By context: how likely the bit is set. */
  readonly likely: Float64Array;
  readonly seen: Uint16Array;
}

/** So many bits of a context are remembered; what is older is forgotten. */
export const MEMORY = 50;

export function newChances(contexts: number): Chances {
  return { likely: new Float64Array(contexts).fill(0.5), seen: new Uint16Array(contexts).fill(1) };
}

/** `#` to `~` in their order; `!` stands for the backslash. */
function digitOf(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 35;
  return digit < 0 ? 57 : digit;
}

/** Reads the bits that were written as this text. All in one place: a call for each step would take half as long again. */
export function bitReader(text: string, { likely, seen }: Chances): Bit {
  let at = 0;
  let code = 0;
  while (at < 4) code = code * DIGITS + digitOf(text, at++);
  let range = LEAST * DIGITS;
  return (context) => {
    const chance = likely[context] as number;
    const share = 1 + (((range - 2) * chance) | 0);
    const isSet = code < share;
    let count = seen[context] as number;
    if (count < MEMORY) {
      count += 1;
      seen[context] = count;
    }
    if (isSet) {
      range = share;
      likely[context] = chance + (1 - chance) / count;
    } else {
      code -= share;
      range -= share;
      likely[context] = chance - chance / count;
    }
    while (range < LEAST) {
      range *= DIGITS;
      code = code * DIGITS + digitOf(text, at++);
    }
    return isSet;
  };
}
