// Tables as text: what is written is read again, whatever the values are.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { bitReader, newChances } from "../../../scripts/engine/strategy/range-coder.ts";
import { stateSpace } from "../../../scripts/engine/strategy/sheet-states.ts";
import { CONTEXTS, walk } from "../../../scripts/engine/strategy/walk.ts";
import { packed } from "../../../scripts/tools/solve/packing.ts";
import { levelsOf } from "../../../scripts/tools/solve/solve-rows.ts";

const space = stateSpace(preparedRules(chooseRules("generala", { dobleGenerala: false })));
if (space === null) throw new Error("Generala has no states.");

/** Values of all states, of numbers in turn. */
function valuesOf(numbers: readonly number[]): Int32Array {
  return Int32Array.from({ length: space?.size ?? 0 }, (_, at) => numbers[at % numbers.length] ?? 0);
}

function read(text: string, base: Int32Array | null): Int32Array {
  if (space === null) return new Int32Array(0);
  const values = new Int32Array(space.size);
  for (const _ of walk(space, values, base, bitReader(text, newChances(CONTEXTS))));
  return values;
}

const anyNumbers = fc.array(
  fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -9000, max: 9000 })),
  {
    minLength: 1,
    maxLength: 40,
  },
);

describe("a packed table", () => {
  it("is read as it was written, with a base and without", () => {
    fc.assert(
      fc.property(anyNumbers, fc.option(anyNumbers), (numbers, based) => {
        const [values, base] = [valuesOf(numbers), based === null ? null : valuesOf(based)];
        expect(read(packed(space, values, base), base)).toEqual(values);
      }),
      { numRuns: 15 },
    );
  });

  it("is text of one line that needs no escape in quotes", () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        expect(packed(space, valuesOf(numbers), null)).toMatch(/^[!#-[\]-~]+$/);
      }),
      { numRuns: 10 },
    );
  });

  it("takes hardly anything where it is as its base", () => {
    const values = valuesOf([1, 7, 300]);
    expect(packed(space, values, values).length).toBeLessThan(packed(space, values, null).length / 10);
  });

  it("holds every state that can be reached", () => {
    const reached = levelsOf(space).flat().length;
    expect([...walk(space, valuesOf([0]), null, () => false)]).toHaveLength(reached);
  });
});
