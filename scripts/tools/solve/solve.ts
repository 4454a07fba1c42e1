// `npm run solve`: what best play brings under which rules, from the engine's own rule sets, and the tables that the add-on
// carries. Ends with 0, with 1 where something differs from what is known, with 2 when it cannot be told what is wanted.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ChosenRules, preparedRules, rulesKey } from "../../engine/prepared-rules.ts";
import { type StateSpace, stateSpace } from "../../engine/strategy/sheet-states.ts";
import { readArguments, type SolveArguments } from "./arguments.ts";
import { reachedBy } from "./follow.ts";
import { CARRIED, packAll, tablesFile } from "./packing.ts";
import { playGames, tableNow } from "./play.ts";
import { PUBLISHED } from "./published.ts";
import { type Solved, solve } from "./solving.ts";

const FOLDER = fileURLToPath(new URL("../../../dist/solve", import.meta.url));
const TABLES = fileURLToPath(new URL("../../engine/strategy/packed-tables.ts", import.meta.url));

interface Answer extends Solved {
  readonly space: StateSpace;
  readonly mean: number;
}

async function solved(rules: ChosenRules, threads: number, deviation: boolean): Promise<Answer> {
  const space = stateSpace(preparedRules(rules));
  if (space === null) throw new Error(`${rulesKey(rules)} has no states that a table could hold.`);
  const progress = (states: number, of: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${rulesKey(rules)}: ${states} of ${of} states `);
  };
  const found = await solve(rules, space, { threads, deviation, folder: FOLDER, keepAfter: 5, progress });
  if (process.stderr.isTTY) process.stderr.write("\r");
  const mean = found.values[0] ?? 0;
  const scatters = found.deviation === null ? "" : `standard deviation ${found.deviation.toFixed(4)}, `;
  console.log(
    `${rulesKey(rules)}: expected ${mean.toFixed(8)}, ${scatters}${found.states} states, ${found.seconds.toFixed(1)} s`,
  );
  return { ...found, space, mean };
}

/** Whether it is as published, and a line that says so. */
function agrees(rules: ChosenRules, { mean, deviation, states }: Answer): boolean {
  const known = PUBLISHED[rulesKey(rules)];
  if (known === undefined) {
    console.log("  nothing is published of these rules");
    return true;
  }
  const isRight =
    Math.abs(mean - known.mean) < 1e-8 &&
    Math.abs((deviation ?? 0) - known.deviation) < 1e-4 &&
    states === known.states;
  console.log(
    `  ${isRight ? "as published" : "not as published"}: ${known.mean}, ${known.deviation}, ${known.states} states`,
  );
  return isRight;
}

function lossOf(rules: ChosenRules, { mean }: Answer): string {
  const table = tableNow(rules);
  if (table === null) return "the add-on carries no table of these rules";
  return `play by the table that is carried loses ${(mean - reachedBy(table)).toFixed(6)} in a game`;
}

async function run({ rules, threads, check, loss, write, games }: SolveArguments): Promise<0 | 1> {
  if (write) {
    const entries = await packAll((table) => solved(table.rules, threads, false));
    const text = tablesFile(entries);
    writeFileSync(TABLES, text);
    console.log(`${entries.size} tables in ${Buffer.byteLength(text)} bytes`);
    return 0;
  }
  let allRight = true;
  for (const each of rules.length > 0 ? rules : CARRIED.map((table) => table.rules)) {
    const answer = await solved(each, threads, true);
    if (check) allRight = agrees(each, answer) && allRight;
    if (loss) console.log(`  ${lossOf(each, answer)}`);
    if (games > 0) allRight = playGames(each, games, answer.mean, answer.deviation ?? 0) && allRight;
  }
  return allRight ? 0 : 1;
}

const wanted = readArguments(process.argv.slice(2));
if (wanted.ok) process.exitCode = await run(wanted.value);
else {
  console.error(wanted.reason);
  process.exitCode = 2;
}
