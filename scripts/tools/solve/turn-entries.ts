// What may be entered in a turn, and how likely its rolls are.
import type { SheetColumn } from "../../engine/game.ts";
import type { PreparedRules } from "../../engine/prepared-rules.ts";
import { type Entries, entriesOf } from "../../engine/strategy/entries.ts";

/** What may be entered in a turn. */
export interface TurnEntries {
  readonly later: Entries;
  /** On its first roll, where that scores differently. */
  readonly served: Entries | null;
}

/** How likely each roll of so many dice is. */
export function rollChances({ diceCount, rolls }: PreparedRules): Float64Array {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
  return Float64Array.from(rolls.counts, (counts) =>
    counts.reduce((chance, count) => chance / factorial(count), factorial(diceCount) / 6 ** diceCount),
  );
}

export function turnEntries(rules: PreparedRules, columns: readonly SheetColumn[]): TurnEntries {
  const isServed = rules.categories.some(({ servedBonus }) => servedBonus !== undefined);
  return {
    later: entriesOf(rules, columns, 2),
    served: isServed ? entriesOf(rules, columns, 1) : null,
  };
}
