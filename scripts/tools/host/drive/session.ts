// What both drivers are to the rest of the tools, and how a request runs, whichever engine is below.
import type { Outgoing } from "../core/outbox.ts";

export type { Outgoing } from "../core/outbox.ts";

/** When promise jobs run: nobody has documented it, so whatever is built must stand both. */
export type DrainPolicy = "afterEachCallback" | "endOfTick";

export interface SessionOptions {
  /** The text of the add-on's main.js. */
  readonly bundle: string;
  /** The text of the host core, from buildHostCore(). */
  readonly core: string;
  readonly drain?: DrainPolicy;
  /** A callback that runs longer is cut, as by the game's watchdog. The game's own limit is 3000. */
  readonly hangMilliseconds?: number;
}

export interface Session {
  /** One request and everything that follows from it. Returns what the host said meanwhile, in order. */
  send(kind: string, payload?: object): Outgoing[];
  /** Processor work so far in the engine's own steps of 10,000; 0 where the engine does not count. */
  readonly interrupts: number;
  dispose(): void;
}

/** The modules that script may import. */
export const MODULES: readonly string[] = ["@minecraft/common", "@minecraft/server", "@minecraft/server-ui"];

export const HANG_MILLISECONDS = 3000;

/** The host's doors, as a driver reaches them. */
export interface Doors {
  request(kind: string, json: string): void;
  step(): void;
  waiting(): number;
  drain(): string;
  /** Runs the promise jobs that are ready; answers whether there were any. */
  runJobs(): void;
}

export function runRequest(doors: Doors, policy: DrainPolicy, kind: string, payload: object): Outgoing[] {
  doors.request(kind, JSON.stringify(payload));
  if (policy === "afterEachCallback") doors.runJobs();
  while (doors.waiting() > 0) {
    doors.step();
    if (policy === "afterEachCallback" || doors.waiting() === 0) doors.runJobs();
  }
  return JSON.parse(doors.drain()) as Outgoing[];
}

export function moduleText(name: string, exported: readonly string[]): string {
  const lines = exported.map((member) => `export const ${member} = found.${member};`);
  return [
    `import { modules } from "host:core";`,
    `const found = modules[${JSON.stringify(name)}];`,
    ...lines,
  ].join("\n");
}

/** What a machine threw; script may throw anything. */
export interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
}

export function errorRecord(where: string, { name = "", message = "", stack = "" }: Thrown): Outgoing {
  return { t: "error", where, name: String(name), message: String(message), stack: String(stack) };
}

/** An error of this side, with the machine's own stack beside it. */
export function errorFrom({ name = "Error", message = "", stack = "" }: Thrown): Error {
  return Object.assign(new Error(`${name}: ${message}`), { machineStack: stack });
}
