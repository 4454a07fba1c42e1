// What a turn is worth before its first roll, and so what the rest of the game is.
import type { SheetColumn } from "../../engine/game.ts";
import type { PreparedRules } from "../../engine/prepared-rules.ts";
import { type DiceSets, holdBest, lookAhead } from "../../engine/strategy/dice-sets.ts";
import { type Entries, entriesOf, scoreBest, type Worth } from "../../engine/strategy/entries.ts";

/** What may be entered in a turn. */
export interface TurnEntries {
  readonly later: Entries;
  /** On its first roll, where that scores differently. */
  readonly served: Entries | null;
  /** By roll. */
  readonly chances: Float64Array;
}

const chancesOf = new Map<number, Float64Array>();

/** How likely each roll of so many dice is. */
function rollChances({ diceCount, rolls }: PreparedRules): Float64Array {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
  const chances =
    chancesOf.get(diceCount) ??
    Float64Array.from(rolls.counts, (counts) =>
      counts.reduce((chance, count) => chance / factorial(count), factorial(diceCount) / 6 ** diceCount),
    );
  chancesOf.set(diceCount, chances);
  return chances;
}

export function turnEntries(rules: PreparedRules, columns: readonly SheetColumn[]): TurnEntries {
  const isServed = rules.categories.some(({ servedBonus }) => servedBonus !== undefined);
  return {
    later: entriesOf(rules, columns, 2),
    served: isServed ? entriesOf(rules, columns, 1) : null,
    chances: rollChances(rules),
  };
}

/** @param values is written over. @param rolls of the turn, at least two. */
export function turnValue(
  sets: DiceSets,
  { later, served, chances }: TurnEntries,
  worth: Worth,
  values: Float64Array,
  rolls: number,
): number {
  scoreBest(later, worth, values, sets.firstRoll);
  lookAhead(sets, values, rolls - 1);
  holdBest(sets, values);
  if (served !== null) {
    const atOnce = new Float64Array(sets.size);
    scoreBest(served, worth, atOnce, sets.firstRoll);
    for (let roll = sets.firstRoll; roll < sets.size; roll++) {
      values[roll] = Math.max(values[roll] as number, atOnce[roll] as number);
    }
  }
  let mean = 0;
  for (let roll = 0; roll < chances.length; roll++) {
    mean += (chances[roll] as number) * (values[sets.firstRoll + roll] as number);
  }
  return mean;
}
