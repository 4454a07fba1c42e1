// Putting packs in their places, after the question whether that may be.
import type { Result } from "../../engine/result.ts";
import { accept, refuse } from "../../engine/result.ts";
import type { PackFiles } from "../build/pack-files.ts";
import type { Pack, Place } from "./places.ts";
import { carryOut, planFor, planInWords, writesOver } from "./plan.ts";

export interface Deploying {
  readonly dryRun: boolean;
  readonly say: (line: string) => void;
  /** Whether what is there may be written over; asked only where that is so. */
  readonly mayWriteOver: () => Promise<boolean>;
}

/** @returns whether something was changed; refuses with a sentence, and then nothing was. */
export async function deploy(
  places: readonly Place[],
  packs: Readonly<Record<Pack, PackFiles>>,
  { dryRun, say, mayWriteOver }: Deploying,
): Promise<Result<boolean, string>> {
  const plan = planFor(places, packs);
  if (!plan.ok) return plan;
  const lines = planInWords(plan.value);
  for (const line of lines) say(line);
  if (lines.length === 0) say("Everything is there as it was built.");
  else if (dryRun) say("Nothing was changed: this was a dry run.");
  if (lines.length === 0 || dryRun) return accept(false);
  if (writesOver(plan.value) && !(await mayWriteOver())) return refuse("Nothing was changed.");
  carryOut(plan.value);
  return accept(true);
}
