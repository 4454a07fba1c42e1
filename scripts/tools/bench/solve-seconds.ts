// How long solving a rule set takes in Node, in one thread.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseRules, preparedRules } from "../../engine/prepared-rules.ts";
import type { RuleSetId } from "../../engine/rule-sets/rule-sets.ts";
import { stateSpace } from "../../engine/strategy/sheet-states.ts";
import { solve } from "../solve/solving.ts";

export async function solveSeconds(ruleSet: RuleSetId): Promise<number> {
  const rules = chooseRules(ruleSet);
  const space = stateSpace(preparedRules(rules));
  if (space === null) throw new Error(`${ruleSet} has no states that can be solved.`);
  const folder = mkdtempSync(join(tmpdir(), "solve-"));
  const { seconds } = await solve(rules, space, {
    threads: 1,
    deviation: false,
    folder,
    keepAfter: 5,
    progress: () => undefined,
  });
  rmSync(folder, { recursive: true });
  return seconds;
}
