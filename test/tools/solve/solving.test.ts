// Solving with threads, in a folder where unfinished work is kept.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChosenRules, chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { type StateSpace, stateSpace } from "../../../scripts/engine/strategy/sheet-states.ts";
import { solve } from "../../../scripts/tools/solve/solving.ts";
import { solveAll } from "../../support/plain-solver.ts";

const RULES = chooseRules("generala", { dobleGenerala: false });
const space = spaceOf(RULES);

function spaceOf(rules: ChosenRules): StateSpace {
  const found = stateSpace(preparedRules(rules));
  if (found === null) throw new Error("These rules have no states.");
  return found;
}

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "solve-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const how = (threads: number, progress: (states: number) => void = () => undefined) => ({
  ...{ threads, deviation: false, keepAfter: 0, progress },
  folder,
});

describe("solving with threads", () => {
  // Served categories, an upper bonus in rows of odd lengths, and categories that ask about each other.
  it.each([
    chooseRules("yacht"),
    chooseRules("generala"),
    chooseRules("yatzy", { categoryOrder: "downwards" }),
  ])("finds of $ruleSet to the last bit what it is worth in every state", async (rules) => {
    const { values } = await solve(rules, spaceOf(rules), how(1));
    expect(values).toEqual(solveAll(spaceOf(rules)));
  });

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
