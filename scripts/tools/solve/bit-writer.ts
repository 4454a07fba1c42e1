// Writes bits as the text that `bitReader` reads: the same range, shared and learnt from in the same way.
import { type Chances, DIGITS, LEAST, MEMORY } from "../../engine/strategy/range-coder.ts";
import type { Bit } from "../../engine/strategy/walk.ts";

const MOST = LEAST * DIGITS;

export interface BitWriter {
  readonly bit: Bit;
  /** All that was written; nothing can follow. */
  readonly text: () => string;
}

export function bitWriter({ likely, seen }: Chances): BitWriter {
  const digits: number[] = [];
  let low = 0;
  let range = MOST;
  const carry = (): void => {
    let at = digits.length - 1;
    for (; digits[at] === DIGITS - 1; at--) digits[at] = 0;
    digits[at] = (digits[at] ?? 0) + 1;
  };
  const shift = (): void => {
    digits.push(Math.floor(low / LEAST));
    low = (low % LEAST) * DIGITS;
  };
  return {
    bit: (context, wanted) => {
      const chance = likely[context] ?? 0;
      const share = 1 + (((range - 2) * chance) | 0);
      const count = Math.min(MEMORY, (seen[context] ?? 0) + 1);
      seen[context] = count;
      likely[context] = wanted ? chance + (1 - chance) / count : chance - chance / count;
      if (!wanted) low += share;
      range = wanted ? share : range - share;
      if (low >= MOST) {
        low -= MOST;
        carry();
      }
      for (; range < LEAST; range *= DIGITS) shift();
      return wanted;
    },
    text: () => {
      for (let digit = 0; digit < 4; digit++) shift();
      return digits.map((digit) => (digit === 57 ? "!" : String.fromCharCode(35 + digit))).join("");
    },
  };
}
