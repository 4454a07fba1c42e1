// The runs of a soak, shared among several processes. One that dies or hangs fails the run that it was at, and another
// goes on behind it.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { SoakArguments } from "./arguments.ts";
import type { Share, Told } from "./job.ts";
import type { Outcome } from "./run.ts";

const JOB = fileURLToPath(new URL("job.ts", import.meta.url));
/** Runs take less than a second, in QuickJS a few. */
const HANGS_AFTER_MS = 120_000;
/** A process keeps some of each world that it has had: after so many runs another one takes over. */
const A_PROCESS = 200;

/** @param done is told of each run as it ends. */
export async function runAll(wanted: SoakArguments, done: (outcome: Outcome) => void): Promise<void> {
  const { matches, seed, jobs, ...others } = wanted;
  const shares = Array.from({ length: Math.min(jobs, matches) }, (_, job) => ({
    ...{ ...others, first: seed + job, step: jobs, end: seed + matches },
  }));
  await Promise.all(shares.map((share) => runShare(share, done)));
}

async function runShare(share: Share, done: (outcome: Outcome) => void): Promise<void> {
  let { first } = share;
  while (first < share.end) {
    const next = first + A_PROCESS * share.step;
    const at = await runProcess({ ...share, first, end: Math.min(next, share.end) }, done);
    if (at !== null)
      done({
        seed: at,
        reason: "the process of this run ended, or hung and was ended",
        steps: [],
        counts: [],
      });
    first = at === null ? next : at + share.step;
  }
}

/**
 * @returns the seed at which the process ended before its time, or `null`.
 * @throws where it could not even begin.
 */
async function runProcess(share: Share, done: (outcome: Outcome) => void): Promise<number | null> {
  const child = fork(JOB, [JSON.stringify(share)]);
  let at: number | null | undefined;
  let timer = watch(child);
  child.on("message", (told: Told) => {
    clearTimeout(timer);
    timer = watch(child);
    if ("begins" in told) at = told.begins;
    else {
      at = told.seed + share.step < share.end ? told.seed + share.step : null;
      done(told);
    }
  });
  await once(child, "exit");
  clearTimeout(timer);
  if (at === undefined) throw new Error("A process of the soak could not begin.");
  return at;
}

function watch(child: ChildProcess): NodeJS.Timeout {
  return setTimeout(() => child.kill("SIGKILL"), HANGS_AFTER_MS);
}
