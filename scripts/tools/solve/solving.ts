// Solving with several threads, level by level, and going on where an earlier run was stopped.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { buildSync } from "esbuild";
import { type ChosenRules, preparedRules, rulesKey } from "../../engine/prepared-rules.ts";
import type { Row, StateSpace } from "../../engine/strategy/sheet-states.ts";
import { compiledKernel } from "./compiled-kernel.ts";
import { type Levels, levelsOf } from "./solve-rows.ts";
import type { Work, WorkerData } from "./worker.ts";

export interface Solved {
  readonly values: Float64Array;
  /** Of the points to come from the first turn on; `null` where nobody asked. */
  readonly deviation: number | null;
  readonly states: number;
  /** What solving took, without the deviation and without what an earlier run had done. */
  readonly seconds: number;
}

export interface Solving {
  readonly threads: number;
  /** Whether the standard deviation is asked for, which takes as long again. */
  readonly deviation: boolean;
  /** Where unfinished work is kept. */
  readonly folder: string;
  /** After how many seconds of work it is kept again, once a level is done. */
  readonly keepAfter: number;
  /** @param states that are solved so far. */
  readonly progress: (states: number, of: number) => void;
}

export async function solve(rules: ChosenRules, space: StateSpace, how: Solving): Promise<Solved> {
  const levels = levelsOf(space);
  const statesIn = (some: Levels): number => some.flat().reduce((sum, { uppers }) => sum + uppers.length, 0);
  const states = statesIn(levels);
  const [values, variances] = [sharedNumbers(space.size), sharedNumbers(space.size)];
  const compiled = compiledKernel();
  const threads = Array.from({ length: how.threads }, () =>
    newWorker({ rules, compiled, values, variances }),
  );
  const kept = keptWork(rules, how.folder);
  const numbers = new Float64Array(values);

  let level = kept.read(numbers) ?? levels.length - 1;
  const start = performance.now();
  let keptAt = start;
  while (level > 0) {
    level -= 1;
    await share(threads, levels[level] ?? [], "values");
    if (performance.now() - keptAt >= how.keepAfter * 1000) {
      kept.write(numbers, level);
      keptAt = performance.now();
    }
    how.progress(statesIn(levels.slice(level)), states);
  }
  const seconds = (performance.now() - start) / 1000;
  if (how.deviation) {
    for (const rows of levels.slice(0, -1).reverse()) await share(threads, rows, "variances");
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  kept.remove();
  const [variance = 0] = new Float64Array(variances);
  return { values: numbers, deviation: how.deviation ? Math.sqrt(variance) : null, states, seconds };
}

function sharedNumbers(length: number): SharedArrayBuffer {
  return new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT);
}

/** A thread begins as plain JavaScript, which is twice as fast as what reads TypeScript in the main one would make of it. */
function newWorker(workerData: WorkerData): Worker {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL("worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
  });
  return new Worker(outputFiles[0]?.text ?? "", { eval: true, workerData });
}

/** Rows in pieces small enough that no thread waits long for another. */
async function share(threads: readonly Worker[], rows: readonly Row[], what: Work["what"]): Promise<void> {
  const piece = Math.ceil(rows.length / (threads.length * 8));
  let next = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next < rows.length) {
        const work: Work = { rows: rows.slice(next, next + piece), what };
        next += piece;
        thread.postMessage(work);
        await once(thread, "message");
      }
    }),
  );
}

/** The values in a file, and behind them down to which level they are solved. */
function keptWork(rules: ChosenRules, folder: string) {
  // Other rules under the same name are other work.
  const version = createHash("sha256")
    .update(JSON.stringify(preparedRules(rules)))
    .digest("hex")
    .slice(0, 8);
  const file = `${folder}/${rulesKey(rules)}-${version}.values`;
  return {
    read(values: Float64Array): number | null {
      if (!existsSync(file)) return null;
      const read = new Float64Array(Uint8Array.from(readFileSync(file)).buffer);
      if (read.length !== values.length + 1) return null;
      values.set(read.subarray(0, -1));
      return read.at(-1) ?? null;
    },
    write(values: Float64Array, level: number): void {
      mkdirSync(dirname(file), { recursive: true });
      const all = new Float64Array(values.length + 1);
      all.set(values);
      all[values.length] = level;
      writeFileSync(`${file}.new`, all);
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
