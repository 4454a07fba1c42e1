// `npm run bench`: builds, measures what has a budget, and prints it as one JSON object. Processor work is counted in
// the engine's interrupts of 10,000 steps, which are the same in every run; milliseconds are this machine's.
import { statSync } from "node:fs";
import { join } from "node:path";
import { buildAddOn } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { matchOfFour } from "./command-cost.ts";
import { gamesPerSecond } from "./games.ts";
import { idleInterrupts } from "./idle-cost.ts";
import { median } from "./median.ts";
import { startupCost } from "./startup-cost.ts";
import { interruptsInPlay, startupWithTables } from "./thousand-tables.ts";

const rounded = (value: number): number => Math.round(value * 10) / 10;

const { behaviorPack } = await buildAddOn();
await buildHostCore();
const startup = await startupCost();
const matches = [await matchOfFour(), await matchOfFour(), await matchOfFour()];
/** What else the machine does only adds: the least of the matches says most of the add-on. */
const least = (of: (milliseconds: readonly number[]) => number): number =>
  Math.min(...matches.map(({ costs }) => of(costs.map(({ milliseconds }) => milliseconds))));
const thousand = await startupWithTables();
const costs = matches.flatMap((match) => match.costs);
const interrupts = costs.reduce((sum, cost) => sum + cost.interrupts, 0);
const figures = {
  bundleBytes: statSync(join(behaviorPack, "scripts/main.js")).size,
  startupMs: rounded(startup.milliseconds),
  startupInterrupts: startup.interrupts,
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
