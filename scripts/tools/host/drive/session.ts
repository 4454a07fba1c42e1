// What both drivers are to the rest of the tools, and how a request runs, whichever engine is below.
import type { Outgoing } from "../core/driver-port.ts";

/** When promise jobs run: nobody has documented it, so whatever is built must stand both. */
export type DrainPolicy = "afterEachCallback" | "endOfTick";

export interface SessionOptions {
  /** The text of the add-on's main.js, and of the host's core. */
  readonly bundle: string;
  readonly core: string;
  readonly drain?: DrainPolicy;
  /** A callback that runs longer is cut, as by the game's watchdog. The game's own limit is 3000. */
  readonly hangMilliseconds?: number;
}

export interface Cost {
  milliseconds: number;
  interrupts: number;
}

export interface Session {
  /** One request and everything that follows from it. Returns what the host said meanwhile, in order. */
  send(kind: string, payload?: object): Outgoing[];
  /** Processor work so far in the engine's own steps of 10,000; 0 where the engine does not count. */
  readonly interrupts: number;
  /** What the requests so far have cost, without writing down for the driver what there is to see: no game does that. */
  readonly work: Readonly<Cost>;
  dispose(): void;
}

/** The modules that script may import. */
export const MODULES: readonly string[] = ["@minecraft/common", "@minecraft/server", "@minecraft/server-ui"];

/** The host's doors, as a driver reaches them. */
export interface Doors {
  request(kind: string, json: string): void;
  step(): void;
  waiting(): number;
  drain(): string;
  /** Runs the promise jobs that are ready. */
  runJobs(): void;
  /** As of a session. */
  interrupts(): number;
}

/** `told`: what the driver itself has to report, such as a cut by the watchdog. */
export function sender(
  doors: Doors,
  told: Outgoing[],
  drain: DrainPolicy = "afterEachCallback",
): Pick<Session, "send" | "work"> {
  const work = { milliseconds: 0, interrupts: 0 };
  const send: Session["send"] = (kind, payload = {}) => {
    const [start, before] = [performance.now(), doors.interrupts()];
    doors.request(kind, JSON.stringify(payload));
    if (drain === "afterEachCallback") doors.runJobs();
    while (doors.waiting() > 0) {
      doors.step();
      if (drain === "afterEachCallback" || doors.waiting() === 0) doors.runJobs();
    }
    work.milliseconds += performance.now() - start;
    work.interrupts += doors.interrupts() - before;
    const records = JSON.parse(doors.drain()) as Outgoing[];
    return [...told.splice(0), ...records];
  };
  return { send, work };
}

/** The text of a module that script imports. */
export function moduleText(name: string, exported: readonly string[]): string {
  const lines = exported.map((member) => `export const ${member} = found.${member};`);
  return `import { modules } from "host:core";\nconst found = modules["${name}"];\n${lines.join("\n")}`;
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
/** Worded as QuickJS words it, whichever engine was cut. */
export const CUT: Thrown = { name: "InternalError", message: "interrupted" };

/** An error of this side; a core that is broken shows its stack. */
export function errorFrom({ name = "Error", message = "", stack = "" }: Thrown): Error {
  return new Error(`${name}: ${message}`, { cause: stack });
}

/** What the host refuses, in a sentence. */
export class Refused extends Error {}

/** What came out of a door: the host refuses with plain errors, and any other is a mistake of its own. */
export function doorError(thrown: Thrown): Error {
  return thrown.name === "Error" ? new Refused(thrown.message, { cause: thrown.stack }) : errorFrom(thrown);
}
