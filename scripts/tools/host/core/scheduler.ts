// The clock of the world and what system promises about it. A tick happens only when the driver asks for one.
import { onRequest, post } from "./driver-port.ts";
import { believed, documented, implement } from "./registry.ts";

interface Task {
  readonly run: () => void;
  readonly where: string;
  readonly every: number;
  at: number;
}

let tick = 0;
let lastId = 0;
const tasks = new Map<number, Task>();
const jobs = new Map<number, Iterator<unknown>>();

export function currentTick(): number {
  return tick;
}

function schedule(where: string, run: () => void, delay: number, every: number): number {
  lastId += 1;
  tasks.set(lastId, { run, where, every, at: tick + Math.max(1, Math.floor(delay)) });
  return lastId;
}

function runTask(id: number): void {
  const task = tasks.get(id);
  if (task === undefined) return;
  if (task.every > 0) task.at = tick + task.every;
  else tasks.delete(id);
  task.run();
}

/** The game gives jobs what is left of the tick; a fixed number keeps every run equal. */
const JOB_STEPS_A_TICK = 100;

function runJob(id: number): void {
  for (let steps = 0; steps < JOB_STEPS_A_TICK; steps++) {
    const job = jobs.get(id);
    if (job === undefined) return;
    try {
      if (job.next().done === true) jobs.delete(id);
    } catch (thrown) {
      jobs.delete(id);
      throw thrown;
    }
  }
}

onRequest("tick", () => {
  tick += 1;
  for (const [id, { at, where }] of tasks) {
    if (at <= tick) post({ where, mode: "normal", run: () => runTask(id) });
  }
  for (const id of jobs.keys()) post({ where: "system.runJob", mode: "normal", run: () => runJob(id) });
});

implement(
  "System",
  documented("typings: System; a delay of 0 or none is the next tick", {
    get currentTick() {
      return tick;
    },
    run: (callback: () => void) => schedule("system.run", callback, 1, 0),
    runTimeout: (callback: () => void, delay = 1) => schedule("system.runTimeout", callback, delay, 0),
    runInterval: (callback: () => void, every = 1) =>
      schedule("system.runInterval", callback, every, Math.max(1, Math.floor(every))),
    clearRun(id: number) {
      tasks.delete(id);
    },
    clearJob(id: number) {
      jobs.delete(id);
    },
    waitTicks: (ticks: number) =>
      new Promise<void>((resolve) => {
        schedule("system.waitTicks", resolve, ticks, 0);
      }),
  }),
);
implement(
  "System",
  believed(`every job makes ${JOB_STEPS_A_TICK} steps a tick, starting with the next`, {
    runJob(generator: Iterator<unknown>) {
      lastId += 1;
      jobs.set(lastId, generator);
      return lastId;
    },
  }),
);
