// The clock of the world: what system promises about it, and what the engine itself does each tick or some ticks
// later. A tick happens only when the driver asks for one.
import { onRequest, post } from "./driver-port.ts";
import { believed, implement } from "./registry.ts";

interface Task {
  readonly run: () => void;
  readonly where: string;
  /** 0 for once. */
  readonly every: number;
  at: number;
}

let tick = 0;
let lastId = 0;
/** Callbacks of script, by id. */
const tasks = new Map<number, Task>();
const engineTasks: (() => void)[] = [];
const everyTick: (() => void)[] = [];

export const now = (): number => tick;

/** The engine's own, at once in the next tick and before any callback of script. */
export function nextTick(run: () => void): void {
  engineTasks.push(run);
}
export function inTicks(ticks: number, run: () => void): void {
  nextTick(ticks > 1 ? () => inTicks(ticks - 1, run) : run);
}
export function onTick(run: () => void): void {
  everyTick.push(run);
}

function schedule(where: string, run: () => void, delay: number, repeats = false): number {
  const ticks = Math.max(1, Math.floor(delay));
  lastId += 1;
  tasks.set(lastId, { run, where, every: repeats ? ticks : 0, at: tick + ticks });
  return lastId;
}
/** An earlier callback of the same tick may have cleared it. */
function runTask(id: number): void {
  const task = tasks.get(id);
  if (task?.every === 0) tasks.delete(id);
  else if (task) task.at = tick + task.every;
  task?.run();
}

onRequest("tick", () => {
  tick += 1;
  tasks.forEach(({ at, where }, id) => {
    if (at <= tick) post({ where, mode: "normal", run: () => runTask(id) });
  });
  for (const run of everyTick) run();
  if (engineTasks.length > 0) for (const run of engineTasks.splice(0)) run();
});

implement("System", {
  get: { currentTick: now },
  call: {
    run: (_, callback: () => void) => schedule("system.run", callback, 1),
    runTimeout: (_, callback: () => void, delay = 1) => schedule("system.runTimeout", callback, delay),
    runInterval: (_, callback: () => void, every = 1) =>
      schedule("system.runInterval", callback, every, true),
    clearRun: (_, id: number) => void tasks.delete(id),
    waitTicks: (_, ticks: number) =>
      new Promise<void>((resolve) => {
        schedule("system.waitTicks", resolve, ticks);
      }),
  },
});

function runJob(_: object, job: Iterator<unknown>): number {
  const id = schedule(
    "system.runJob",
    () => {
      if (job.next().done === true) tasks.delete(id);
    },
    1,
    true,
  );
  return id;
}
implement("System", { call: { runJob } }, believed("a job goes on by one step a tick"));
