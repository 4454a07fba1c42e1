// Solving with threads, in a folder where unfinished work is kept.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { stateSpace } from "../../../scripts/engine/strategy/sheet-states.ts";
import { solveAll } from "../../../scripts/tools/solve/solve-rows.ts";
import { solve } from "../../../scripts/tools/solve/solving.ts";

const RULES = chooseRules("generala", { dobleGenerala: false });
const space = stateSpace(preparedRules(RULES));
if (space === null) throw new Error("Generala has no states.");

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "solve-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const how = (threads: number, progress: (states: number) => void = () => undefined) => ({
  ...{ threads, deviation: false, progress },
  folder,
});

describe("solving with threads", () => {
  it("finds with two what one finds, and keeps nothing once it is done", async () => {
    const { values } = await solve(RULES, space, how(2));
    expect(values).toEqual(solveAll(space));
    expect(readdirSync(folder)).toEqual([]);
  });

  it("goes on after the level at which an earlier run was stopped", async () => {
    const stopAt = 600;
    const stopped = solve(
      RULES,
      space,
      how(1, (states) => {
        if (states > stopAt) throw new Error("stopped");
      }),
    );
    await expect(stopped).rejects.toThrow("stopped");
    expect(readdirSync(folder)).toHaveLength(1);
    const seen: number[] = [];
    const { values } = await solve(
      RULES,
      space,
      how(1, (states) => seen.push(states)),
    );
    expect(seen[0]).toBeGreaterThan(stopAt);
    expect(values).toEqual(solveAll(space));
  });
});
