// Solved values as the texts that the add-on carries, and the file that holds them all.
import { createHash } from "node:crypto";
import { type ChosenRules, chooseRules, rulesKey } from "../../engine/prepared-rules.ts";
import { newChances } from "../../engine/strategy/range-coder.ts";
import type { StateSpace } from "../../engine/strategy/sheet-states.ts";
import type { Values } from "../../engine/strategy/solved-table.ts";
import type { PackedTable } from "../../engine/strategy/tables.ts";
import { CONTEXTS, walk } from "../../engine/strategy/walk.ts";
import { bitWriter } from "./bit-writer.ts";

/** A table that the add-on carries, in the order in which they are packed: a base before what is based on it. */
export interface CarriedTable {
  readonly rules: ChosenRules;
  readonly step: number;
  readonly base?: ChosenRules;
}

/** Play with these loses less than 0.01 points in a game of Classic. */
const QUARTER = 1 / 4;
/** For small tables: half of it is below what anybody is shown. */
const FINE = 1 / 1024;

const classic = chooseRules("classic");
const yacht = chooseRules("yacht");
const kismet = chooseRules("kismet");

export const CARRIED: readonly CarriedTable[] = [
  { rules: classic, step: QUARTER },
  { rules: chooseRules("freeJoker"), step: QUARTER, base: classic },
  { rules: chooseRules("freeJoker", { joker: "freeOpen" }), step: QUARTER, base: classic },
  { rules: yacht, step: FINE },
  { rules: chooseRules("yacht", { yachtReading: "knizia" }), step: FINE, base: yacht },
  { rules: chooseRules("yatzy"), step: QUARTER },
  { rules: chooseRules("yatzy", { categoryOrder: "downwards" }), step: FINE },
  { rules: kismet, step: QUARTER },
  // What opponents lose by a second Kismet changes nothing for who plays for points.
  { rules: chooseRules("kismet", { kismetPenalty: false }), step: QUARTER, base: kismet },
  ...[true, false].flatMap((dobleGenerala) => {
    const [first, ...others] = [60, 50].flatMap((generalaPoints) =>
      [false, true].map((straight34561) =>
        chooseRules("generala", { generalaPoints, dobleGenerala, straight34561 }),
      ),
    );
    if (first === undefined) return [];
    return [{ rules: first, step: FINE }, ...others.map((rules) => ({ rules, step: FINE, base: first }))];
  }),
];

export function rounded(values: Float64Array, step: number): Int32Array {
  return Int32Array.from(values, (value) => Math.round(value / step));
}

/** @param base what the values are written as differences to, or `null`. */
export function packed(space: StateSpace, wanted: Values, base: Values | null): string {
  const { bit, text } = bitWriter(newChances(CONTEXTS));
  for (const _ of walk(space, new Int32Array(space.size), base, bit, wanted));
  return text();
}

/** Tells decoded values from others. */
export function checksum(values: Values): string {
  return createHash("sha256").update(Int32Array.from(values)).digest("hex");
}

interface Entry {
  readonly table: PackedTable;
  readonly sum: string;
}

/** All tables with the sums of their values. @param solved gives the values of carried rules in turn. */
export async function packAll(
  solved: (table: CarriedTable) => Promise<{ readonly space: StateSpace; readonly values: Float64Array }>,
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  const known = new Map<string, Values>();
  for (const carried of CARRIED) {
    const { rules, step, base } = carried;
    const { space, values } = await solved(carried);
    const wanted = rounded(values, step);
    const from = base === undefined ? null : (known.get(rulesKey(base)) ?? null);
    known.set(rulesKey(rules), wanted);
    const text = from?.every((value, at) => value === wanted[at]) ? "" : packed(space, wanted, from);
    const table = { step, base: base === undefined ? "" : rulesKey(base), text };
    entries.set(rulesKey(rules), { table, sum: checksum(wanted) });
  }
  return entries;
}

/** The text of `packed-tables.ts`. */
export function tablesFile(entries: ReadonlyMap<string, Entry>): string {
  const lines = [...entries].map(
    ([
      key,
      {
        table: { step, base, text },
        sum,
      },
    ]) => {
      const line = JSON.stringify([key, step, base, text].join(" "));
      return `  // sha256 of the values: ${sum}\n  ${line},\n`;
    },
  );
  return `// Made by \`npm run solve -- --write\`: the solved tables. tables.ts says how to read a line.\n\nexport const PACKED_TABLES: readonly string[] = [\n${lines.join("")}];\n`;
}
