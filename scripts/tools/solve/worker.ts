// One thread of the solver: works on the rows that it is given, in memory that all share.
import { parentPort, workerData } from "node:worker_threads";
import { type ChosenRules, preparedRules } from "../../engine/prepared-rules.ts";
import type { Row } from "../../engine/strategy/sheet-states.ts";
import { stateSpace } from "../../engine/strategy/sheet-states.ts";
import { variancesOfRows } from "./follow.ts";
import { solveRows } from "./solve-rows.ts";

export interface WorkerData {
  readonly rules: ChosenRules;
  readonly values: SharedArrayBuffer;
  readonly variances: SharedArrayBuffer;
}

export interface Work {
  readonly rows: readonly Row[];
  readonly what: "values" | "variances";
}

const { rules, ...shared } = workerData as WorkerData;
const space = stateSpace(preparedRules(rules));
const values = new Float64Array(shared.values);
const variances = new Float64Array(shared.variances);

parentPort?.on("message", ({ rows, what }: Work) => {
  if (space !== null && what === "values") solveRows(space, rows, values);
  if (space !== null && what === "variances") variancesOfRows(space, rows, values, variances);
  parentPort?.postMessage("done");
});
