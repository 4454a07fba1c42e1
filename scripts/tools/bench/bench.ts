// `npm run bench`: builds, measures what has a budget, and prints it as one JSON object. Processor work is counted in
// the engine's interrupts of 10,000 steps, which are the same in every run; milliseconds are this machine's.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseRules } from "../../engine/prepared-rules.ts";
import { buildAddOn } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import type { Cost } from "../host/drive/session.ts";
import { adviceCost } from "./advice-cost.ts";
import { matchOfFour } from "./command-cost.ts";
import { gamesPerSecond } from "./games.ts";
import { idleInterrupts } from "./idle-cost.ts";
import { levelMeans } from "./level-means.ts";
import { median } from "./median.ts";
import { solveSeconds } from "./solve-seconds.ts";
import { startupCost } from "./startup-cost.ts";
import { tablesMemory } from "./tables-memory.ts";
import { interruptsInPlay, startupWithTables } from "./thousand-tables.ts";
import { withoutTables } from "./without-tables.ts";

const mean = (costs: readonly Cost[], of: keyof Cost): number =>
  costs.reduce((sum, cost) => sum + cost[of], 0) / costs.length;
const rounded = (value: number): number => Math.round(value * 10) / 10;

const { behaviorPack } = await buildAddOn();
await buildHostCore();
const bundle = readFileSync(join(behaviorPack, "scripts/main.js"), "utf8");
const bundleBytes = Buffer.byteLength(withoutTables(bundle));
const startup = await startupCost(withoutTables(bundle));
const withTables = await startupCost(bundle);
const advice = await adviceCost(chooseRules("classic"), 5);
const matches = [await matchOfFour(), await matchOfFour(), await matchOfFour()];
/** What else the machine does only adds: the least of the matches says most of the add-on. */
const least = (of: (milliseconds: readonly number[]) => number): number =>
  Math.min(...matches.map(({ costs }) => of(costs.map(({ milliseconds }) => milliseconds))));
const thousand = await startupWithTables();
const costs = matches.flatMap((match) => match.costs);
const interrupts = costs.reduce((sum, cost) => sum + cost.interrupts, 0);
const figures = {
  bundleBytes,
  tablesTotalBytes: Buffer.byteLength(bundle) - bundleBytes,
  startupMs: rounded(startup.milliseconds),
  startupWithTablesMs: rounded(withTables.milliseconds),
  startupInterrupts: startup.interrupts,
  hintMeanMs: rounded(mean(advice.hints, "milliseconds")),
  hintWorstMs: rounded(Math.max(...advice.hints.map(({ milliseconds }) => milliseconds))),
  hintInterrupts: rounded(mean(advice.hints, "interrupts")),
  tableDecodeMs: rounded(advice.slices.length * mean(advice.slices, "milliseconds")),
  tableDecodeWorstSliceMs: rounded(Math.max(...advice.slices.map(({ milliseconds }) => milliseconds))),
  tablesMemoryMiB: rounded(await tablesMemory()),
  solveSeconds: {
    classic: rounded(await solveSeconds("classic")),
    yatzy: rounded(await solveSeconds("yatzy")),
  },
  levelMeans: levelMeans(10_000),
  commandMedianMs: rounded(least(median)),
  commandWorstMs: rounded(least((all) => Math.max(...all))),
  commandInterrupts: rounded(interrupts / costs.length),
  idleInterrupts1: await idleInterrupts(1),
  idleInterrupts1000: await idleInterrupts(1000),
  startup1000TablesMs: rounded(thousand.milliseconds),
  startup1000TablesInterrupts: thousand.interrupts,
  tick100MatchesInterrupts: await interruptsInPlay(),
  saveBytes: Math.max(...matches.map(({ saveBytes }) => saveBytes)),
  gamesPerSecondNode: Math.round(gamesPerSecond(2)),
};
console.log(JSON.stringify(figures, null, 2));
