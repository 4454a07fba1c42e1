// One thread of the solver: works on the rows that it is given, in memory that all share.
import { parentPort, workerData } from "node:worker_threads";
import { type ChosenRules, preparedRules } from "../../engine/prepared-rules.ts";
import type { Row } from "../../engine/strategy/sheet-states.ts";
import { stateSpace } from "../../engine/strategy/sheet-states.ts";
import { variancesOfRows } from "./follow.ts";
import { rowSolver } from "./solve-rows.ts";

export interface WorkerData {
  readonly rules: ChosenRules;
  readonly compiled: WebAssembly.Module;
  readonly values: SharedArrayBuffer;
  readonly variances: SharedArrayBuffer;
}

export interface Work {
  readonly rows: readonly Row[];
  readonly what: "values" | "variances";
}

const { rules, compiled, ...shared } = workerData as WorkerData;
const space = stateSpace(preparedRules(rules));
const values = new Float64Array(shared.values);
const variances = new Float64Array(shared.variances);
const solveRows = space === null ? null : rowSolver(compiled, space, values);

parentPort?.on("message", ({ rows, what }: Work) => {
  if (what === "values") solveRows?.(rows);
  if (space !== null && what === "variances") variancesOfRows(space, rows, values, variances);
  parentPort?.postMessage("done");
});
