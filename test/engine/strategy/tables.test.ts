// The tables that the add-on carries: they follow from the rules, and are what was solved.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type ChosenRules,
  chooseRules,
  preparedRules,
  rulesKey,
} from "../../../scripts/engine/prepared-rules.ts";
import { diceSets } from "../../../scripts/engine/strategy/dice-sets.ts";
import { cellsOf, rows, stateIndex } from "../../../scripts/engine/strategy/sheet-states.ts";
import { type SolvedTable, solvedWorth } from "../../../scripts/engine/strategy/solved-table.ts";
import { type Decoded, decoding, tableOf } from "../../../scripts/engine/strategy/tables.ts";
import { CARRIED, checksum, rounded } from "../../../scripts/tools/solve/packing.ts";
import { tableNow } from "../../../scripts/tools/solve/play.ts";
import { PUBLISHED } from "../../../scripts/tools/solve/published.ts";
import { rollChances, turnEntries } from "../../../scripts/tools/solve/turn-entries.ts";
import { solveAll, turnValue } from "../../support/plain-solver.ts";

const FILE = readFileSync("scripts/engine/strategy/packed-tables.ts", "utf8");
/** Of all tables together. */
const LARGEST = 700_000;
const all = CARRIED.map(({ rules }) => [rulesKey(rules), rules] as const);

function tableFor(rules: ChosenRules): SolvedTable {
  const table = tableNow(rules);
  if (table === null) throw new Error(`There is no table for ${rulesKey(rules)}.`);
  return table;
}

describe("the tables", () => {
  it("keep their budget of 700 kB", () => {
    expect(Buffer.byteLength(FILE)).toBeLessThanOrEqual(LARGEST);
  });

  it("are there once they are decoded, which is begun once", () => {
    const rules = chooseRules("generala", { generalaPoints: 50 });
    const mine: Decoded = new Map();
    const work = decoding(rules, mine);
    expect([tableOf(rules, mine), work === null, decoding(rules, mine)]).toEqual([null, false, null]);
    for (const _ of work ?? []) expect(tableOf(rules, mine)).toBeNull();
    expect(tableOf(rules, mine)?.values[0]).toBe(163_449);
    expect(decoding(rules, mine)).toBeNull();
  });

  it("are none for what is not solved", () => {
    for (const rules of [chooseRules("triple"), chooseRules("classic", { yahtzeeBonus: 50 })]) {
      expect([decoding(rules), tableOf(rules)]).toEqual([null, null]);
    }
  });

  it.each(all)("%s holds the values that were solved", (key, rules) => {
    const sum = new RegExp(`values: (\\w+)\\n  "${key} `).exec(FILE)?.[1];
    expect(checksum(tableFor(rules).values)).toBe(sum);
  });

  it.each(all.filter(([key]) => PUBLISHED[key] !== undefined))(
    "%s begins with what is published",
    (key, rules) => {
      const { values, step } = tableFor(rules);
      expect(Math.abs((values[0] ?? 0) * step - (PUBLISHED[key]?.mean ?? 0))).toBeLessThanOrEqual(step / 2);
    },
  );

  it.each(all.filter(([key]) => ["yacht", "generala", "yatzy;categoryOrder=downwards"].includes(key)))(
    "%s is what solving gives",
    (_, rules) => {
      const { space, values, step } = tableFor(rules);
      expect(checksum(rounded(solveAll(space), step))).toBe(checksum(values));
    },
  );

  // Each value is rounded, and so are those that it follows from.
  it.each(all)("%s: a value here and there follows from those after it", (_, rules) => {
    const table = tableFor(rules);
    const { space, values, step } = table;
    const prepared = preparedRules(rules);
    const sets = diceSets(prepared.diceCount);
    const chances = rollChances(prepared);
    const full = 2 ** prepared.categories.length - 1;
    const some = [...rows(space)].filter(({ filled }, at) => filled !== full && at % 997 === 0);
    for (const { filled, mark, uppers } of some) {
      const [upper = 0] = uppers.slice(uppers.length >> 1);
      const worth = solvedWorth(table, { filled, upper, mark });
      const entries = turnEntries(prepared, [cellsOf(space, filled, mark)]);
      const value = turnValue(sets, chances, entries, worth, prepared.rollsPerTurn);
      expect(Math.abs(value / step - (values[stateIndex(space, filled, upper, mark)] ?? 0))).toBeLessThan(1);
    }
  });
});
