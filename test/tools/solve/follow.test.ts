// What comes of choices by a rounded table.
import { describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { stateSpace } from "../../../scripts/engine/strategy/sheet-states.ts";
import { reachedBy } from "../../../scripts/tools/solve/follow.ts";
import { solveAll } from "../../support/plain-solver.ts";

const space = stateSpace(preparedRules(chooseRules("generala")));
if (space === null) throw new Error("Generala has no states.");
const values = solveAll(space);

/** What play loses when values are rounded to so many points. */
function lossAt(step: number): number {
  if (space === null) return Number.NaN;
  const steps = Int32Array.from(values, (value) => Math.round(value / step));
  return (values[0] ?? 0) - reachedBy({ space, values: steps, step });
}

describe("play by a table", () => {
  it("loses nothing where it is not rounded", () => {
    expect((values[0] ?? 0) - reachedBy({ space, values, step: 1 })).toBeCloseTo(0, 9);
  });

  it("loses the more the coarser it is rounded, by a quarter of a point hardly anything", () => {
    const losses = [1 / 1024, 1 / 4, 1, 8].map(lossAt);
    expect([...losses].sort((a, b) => a - b)).toEqual(losses);
    expect(losses[0]).toBeGreaterThanOrEqual(-1e-9);
    expect(losses[1]).toBeLessThan(0.02);
    expect(losses[3]).toBeGreaterThan(0.1);
  });
});
