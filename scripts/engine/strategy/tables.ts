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
  /** The table whose values are nearly these, by its rules; empty where there is none. */
  readonly base: string;
  /** Empty where the values are those of the base. */
  readonly text: string;
}

/** One line for each table: `rulesKey`, step, base and text, with spaces between. */
function packedOf(key: string): PackedTable | null {
  const line = PACKED_TABLES.find((packed) => packed.startsWith(`${key} `));
  if (line === undefined) return null;
  const [, step, base = "", text = ""] = line.split(" ");
  return { step: Number(step), base, text };
}

/** Values from one yield to the next, far below the 5 ms that a slice may take in the engine of the game. */
const SLICE = 500;
/** To begin a row takes as long as so many values. */
const ROW = 25;

/** What has been asked for by `rulesKey`: its table, `null` while that is decoded. */
export type Decoded = Map<string, SolvedTable | null>;

/** One for the whole world: whoever plays by the same rules shares the table. */
const decoded: Decoded = new Map();

/** The table for these rules once it is decoded; `null` before, and where there is none. */
export function tableOf(rules: ChosenRules, among = decoded): SolvedTable | null {
  return among.get(rulesKey(rules)) ?? null;
}

/** Whether the table is on its way. */
export function isDecoding(rules: ChosenRules): boolean {
  return decoded.get(rulesKey(rules)) === null;
}

/**
 * The work until `tableOf` gives the table, in short slices, for `system.runJob`; `null` where there is no table or the
 * work has been begun before.
 */
export function decoding(rules: ChosenRules, among = decoded): Generator<undefined, void> | null {
  const key = rulesKey(rules);
  const space = stateSpace(preparedRules(rules));
  const packed = packedOf(key);
  if (space === null || packed === null || among.has(key)) return null;
  among.set(key, null);
  return decode(key, space, packed, among);
}

function* decode(
  key: string,
  space: StateSpace,
  packed: PackedTable,
  among: Decoded,
): Generator<undefined, void> {
  const values = yield* unpack(packed, space, among);
  // What the first advice would have to prepare is prepared with its table.
  diceSets(space.rules.diceCount);
  yield;
  entriesOf(space.rules, [cellsOf(space, 0, 0)], 1);
  yield;
  among.set(key, { space, values, step: packed.step });
}

function* unpack(
  { step, base, text }: PackedTable,
  space: StateSpace,
  among: Decoded,
): Generator<undefined, Values> {
  const below = packedOf(base);
  const from = below && (among.get(base)?.values ?? (yield* unpack(below, space, among)));
  if (text === "" && from !== null) return from;
  // In quarter points 16 bits are enough for any game.
  const values = step < 0.1 ? new Int32Array(space.size) : new Int16Array(space.size);
  let done = 0;
  for (const states of walk(space, values, from, bitReader(text, newChances(CONTEXTS)))) {
    done += states + ROW;
    if (done < SLICE) continue;
    done = 0;
    yield;
  }
  return values;
}
