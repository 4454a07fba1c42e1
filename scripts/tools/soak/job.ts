// One process of a soak: plays the matches that its arguments name, and tells the process that started it of each.
import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import type { SoakArguments } from "./arguments.ts";
import { makeGround } from "./ground.ts";
import { type Outcome, run } from "./run.ts";
import { BESIDE_STAKES } from "./stakes/beside.ts";

/** Which runs: every `step`th from the first on, below the end. */
export interface Share extends Pick<SoakArguments, "engine" | "bundle" | "stakes"> {
  readonly first: number;
  readonly step: number;
  readonly end: number;
}
export type Told = { readonly begins: number } | Outcome;

// Few worlds live long enough for it to pay that what they run is compiled for speed.
setFlagsFromString("--interrupt-budget=500000");

const tell = (told: Told): void => void process.send?.(told);

const { first, step, end, engine, bundle, stakes } = JSON.parse(process.argv[2] ?? "") as Share;
const shipped = bundle === undefined ? undefined : readFileSync(bundle, "utf8");
const ground = await makeGround(shipped, stakes === undefined ? "" : BESIDE_STAKES);
for (let seed = first; seed < end; seed += step) {
  tell({ begins: seed });
  tell(await run(ground, seed, engine, stakes));
}
process.disconnect();
