// Lays out the memory of the loop in which solving spends its time, and says there what may be entered in a turn.
import { diceSets } from "../../engine/strategy/dice-sets.ts";
import type { Entries } from "../../engine/strategy/entries.ts";

/** As many as the kernel has side by side. */
export const STATES = 4;

/** What can be entered for some rolls, and what it brings at once. */
export interface Entry {
  readonly category: number;
  readonly points: number;
  readonly yahtzeeBonus: number;
}

/** What a turn is worth in several states at once that may enter the same. */
export interface TurnKernel {
  /** Says what may be entered from now on. The answer is in the order of `worths`. */
  readonly allow: (later: Entries, served: Entries | null) => readonly Entry[];
  /** What each entry is worth with the rest of the game after it: in all states, then the next entry. */
  readonly worths: Float64Array;
  /** Means over the first throw, by state. */
  readonly turn: () => Float64Array;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly score: (rolls: number, count: number, worths: number, lists: number, ...counts: Counts) => void;
  readonly raise: (rolls: number, others: number, count: number) => void;
  readonly lookAhead: (values: number, grown: number, firstRoll: number, throws: number) => void;
  readonly meanOf: (means: number, rolls: number, chances: number, count: number) => void;
}

/** How many zeros, how many entries of other rolls, how many of rolls all alike. */
type Counts = readonly [zeros: number, kinds: number, alike: number];

const NUMBER = Float64Array.BYTES_PER_ELEMENT;
const WORD = Uint32Array.BYTES_PER_ELEMENT;
const PLACE = STATES * NUMBER;
/** More than any rules have, of entries and of lists of rolls that score the same. */
const MOST_ENTRIES = 1024;
const MEMORY = 2 ** 20;

/** @param compiled `kernel/turn.ts`. @param chances of the rolls. @param throws of a turn, at least two. */
export function turnKernel(
  compiled: WebAssembly.Module,
  diceCount: number,
  chances: Float64Array,
  throws: number,
): TurnKernel {
  const { firstRoll, size, grown } = diceSets(diceCount);
  const count = size - firstRoll;
  const { memory, ...kernel } = new WebAssembly.Instance(compiled).exports as unknown as Exports;
  memory.grow(MEMORY / 2 ** 16);
  let end = PLACE;
  const room = (bytes: number): number => {
    const start = end;
    end += Math.ceil(bytes / PLACE) * PLACE;
    return start;
  };
  const write = (words: ArrayLike<number>): number => {
    const start = room(words.length * WORD);
    new Uint32Array(memory.buffer, start).set(words);
    return start;
  };
  const numbers = (length: number): Float64Array =>
    new Float64Array(memory.buffer, room(length * NUMBER), length);

  const values = room(size * PLACE);
  const rolls = values + firstRoll * PLACE;
  const servedRolls = room(count * PLACE);
  const growing = write(Uint32Array.from(grown, (set) => set * PLACE));
  const worths = numbers(MOST_ENTRIES * STATES);
  const lists = new Uint32Array(memory.buffer, room(MOST_ENTRIES * WORD), MOST_ENTRIES);
  const means = numbers(STATES);
  const chancesHere = numbers(count);
  chancesHere.set(chances);

  const listed = new Map<readonly number[], number>();
  const listOf = (some: readonly number[]): number => {
    const start = listed.get(some) ?? write([some.length, ...some.map((roll) => roll * PLACE)]);
    listed.set(some, start);
    return start;
  };
  const alone = Array.from({ length: count }, (_, roll) => [roll]);

  let scorings: (() => void)[] = [];
  const entries: Entry[] = [];
  /** Adds what may be entered, and how it is scored. @param rolls where the worth of each roll is wanted. */
  const add = ({ kinds, alike }: Entries, rolls: number, listsUsed: number): number => {
    const zeros = kinds.filter(({ points }) => points === 0);
    const others = kinds.filter(({ points }) => points !== 0);
    const used = [...others.map((kind) => kind.rolls), ...alike.map(({ roll }) => alone[roll] ?? [])];
    lists.set(used.map(listOf), listsUsed);
    const firstWorth = worths.byteOffset + entries.length * PLACE;
    const firstList = lists.byteOffset + listsUsed * WORD;
    const counts: Counts = [zeros.length, others.length, alike.length];
    scorings.push(() => kernel.score(rolls, count, firstWorth, firstList, ...counts));
    const ordinary = [...zeros, ...others].map(({ category, points }) => ({
      category,
      points,
      yahtzeeBonus: 0,
    }));
    entries.push(...ordinary, ...alike);
    return listsUsed + used.length;
  };

  return {
    worths,
    allow: (later, served) => {
      scorings = [];
      entries.length = 0;
      const used = add(later, rolls, 0);
      if (served !== null) add(served, servedRolls, used);
      return entries;
    },
    turn: () => {
      const [scoreLater, scoreServed] = scorings;
      scoreLater?.();
      kernel.lookAhead(values, growing, firstRoll, throws - 1);
      scoreServed?.();
      if (scoreServed !== undefined) kernel.raise(rolls, servedRolls, count);
      kernel.meanOf(means.byteOffset, rolls, chancesHere.byteOffset, count);
      return means;
    },
  };
}
