// The solved tables that the add-on carries: packed until somebody asks, then decoded a slice at a time.
import { type ChosenRules, preparedRules, rulesKey } from "../prepared-rules.ts";
import { diceSets } from "./dice-sets.ts";
import { entriesOf } from "./entries.ts";
import { PACKED_TABLES } from "./packed-tables.ts";
import { bitReader, newChances } from "./range-coder.ts";
import { cellsOf, type StateSpace, stateSpace } from "./sheet-states.ts";
import type { SolvedTable, Values } from "./solved-table.ts";
import { CONTEXTS, walk } from "./walk.ts";

export interface PackedTable {
  /** What values are rounded to, in points. */
  readonly step: number;
  /** The table whose values are nearly these, by its rules. */
  readonly base?: string;
  /** Left out where the values are those of the base. */
  readonly text?: string;
}

/** By `rulesKey`: all rules for which there is a table. */
const PACKED: Readonly<Record<string, PackedTable>> = PACKED_TABLES;

/** Values from one yield to the next, far below the 5 ms that a slice may take in the engine of the game. */
const SLICE = 500;
/** To begin a row takes as long as so many values. */
const ROW = 25;

const tables = new Map<string, SolvedTable>();
const begun = new Set<string>();

/** The table for these rules once it is decoded; `null` before, and where there is none. */
export function tableOf(rules: ChosenRules): SolvedTable | null {
  return tables.get(rulesKey(rules)) ?? null;
}

/**
 * The work until `tableOf` gives the table, in short slices, for `system.runJob`; `null` where there is no table or the
 * work has been begun before.
 */
export function decoding(rules: ChosenRules): Generator<undefined, void> | null {
  const key = rulesKey(rules);
  const space = stateSpace(preparedRules(rules));
  if (space === null || PACKED[key] === undefined || begun.has(key)) return null;
  begun.add(key);
  return decode(key, space);
}

function* decode(key: string, space: StateSpace): Generator<undefined, void> {
  const values = yield* unpack(key, space);
  // What the first advice would have to prepare is prepared with its table.
  diceSets(space.rules.diceCount);
  yield;
  entriesOf(space.rules, [cellsOf(space, 0, 0)], 1);
  yield;
  tables.set(key, { space, values, step: PACKED[key]?.step ?? 1 });
}

function* unpack(key: string, space: StateSpace): Generator<undefined, Values> {
  const { step, base, text } = PACKED[key] ?? { step: 1 };
  const from = base === undefined ? null : (tables.get(base)?.values ?? (yield* unpack(base, space)));
  if (text === undefined && from !== null) return from;
  // In quarter points 16 bits are enough for any game.
  const values = step < 0.1 ? new Int32Array(space.size) : new Int16Array(space.size);
  let done = 0;
  for (const states of walk(space, values, from, bitReader(text ?? "", newChances(CONTEXTS)))) {
    done += states + ROW;
    if (done < SLICE) continue;
    done = 0;
    yield;
  }
  return values;
}
