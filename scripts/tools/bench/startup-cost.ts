// What it costs until the components are registered: the engine reads the bundle and the game's startup event runs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../build/add-on.ts";
import { openQuickJs } from "../host/drive/quickjs.ts";
import { readPackFiles } from "../host/packs.ts";
import { median } from "./median.ts";

const RUNS = 9;

interface StartupCost {
  readonly milliseconds: number;
  readonly interrupts: number;
}

/** Of this bundle alone: the median of several starts, less the median of starts of a bundle with nothing in it. */
export async function startupCost(bundle: string): Promise<StartupCost> {
  const whole = await starts(bundle);
  const empty = await starts("export {};");
  return {
    milliseconds: whole.milliseconds - empty.milliseconds,
    interrupts: whole.interrupts - empty.interrupts,
  };
}

async function starts(bundle: string): Promise<StartupCost> {
  const core = readFileSync(join(DIST, "host/core.js"), "utf8");
  const packs = readPackFiles(join(DIST, "behavior_pack"));
  const found: StartupCost[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now();
    const session = await openQuickJs({ bundle, core });
    session.send("startup", { packs });
    found.push({ milliseconds: performance.now() - start, interrupts: session.interrupts });
    session.dispose();
  }
  // The first one loads the engine too.
  const warm = found.slice(1);
  return {
    milliseconds: median(warm.map(({ milliseconds }) => milliseconds)),
    interrupts: median(warm.map(({ interrupts }) => interrupts)),
  };
}
