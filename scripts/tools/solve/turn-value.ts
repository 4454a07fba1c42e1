// What a turn is worth before its first roll, and so what the rest of the game is.
import type { SheetColumn } from "../../engine/game.ts";
import type { PreparedRules } from "../../engine/prepared-rules.ts";
import { type DiceSets, holdBest, lookAhead, rollOthers } from "../../engine/strategy/dice-sets.ts";
import { type Entries, entriesOf, scoreBest, type Worth } from "../../engine/strategy/entries.ts";

/** What may be entered in a turn. */
export interface TurnEntries {
  readonly later: Entries;
  /** On its first roll, where that scores differently. */
  readonly served: Entries | null;
}

export function turnEntries(rules: PreparedRules, columns: readonly SheetColumn[]): TurnEntries {
  const isServed = rules.categories.some(({ servedBonus }) => servedBonus !== undefined);
  return { later: entriesOf(rules, columns, 2), served: isServed ? entriesOf(rules, columns, 1) : null };
}

/** @param values is written over. @param rolls of the turn, at least two. */
export function turnValue(
  sets: DiceSets,
  { later, served }: TurnEntries,
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
  rollOthers(sets, values);
  return values[0] as number;
}
