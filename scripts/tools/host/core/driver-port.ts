// The one door between the host and its driver: requests come in and records go out as JSON text, and callbacks wait
// in one queue from which the driver runs one at a time, so that it can run promise jobs in between.
import { type Mode, resetMode, withMode } from "./privileges.ts";

export interface Outgoing {
  readonly t: string;
  readonly [field: string]: unknown;
}

interface Callback {
  /** Words for the log: whose callback this is. */
  readonly where: string;
  readonly mode: Mode;
  readonly run: () => void;
}

type Handler = (payload: never) => void;

let records: Outgoing[] = [];
const queue: Callback[] = [];
const tellers: (() => void)[] = [];
const handlers = new Map<string, Handler>();

/** Tells the driver, in the order in which things happen. */
export function emit(record: Outgoing): void {
  records.push(record);
}

/** What has to be told once, after all that a request brought about. */
export function onDrain(run: () => void): void {
  tellers.push(run);
}
/** For the driver: JSON text of everything since the last call; only text may leave the machine. */
export function drain(): string {
  for (const run of tellers) run();
  const text = JSON.stringify(records);
  records = [];
  return text;
}

export function onRequest<P = Record<string, never>>(kind: string, handler: (payload: P) => void): void {
  handlers.set(kind, handler as Handler);
}

/** Defers a callback: after events, timers, answers. */
export function post(callback: Callback): void {
  queue.push(callback);
}

/** Calls into the add-on at once, inside what the host is doing: before events and before-hooks. */
export function callNow({ where, mode, run }: Callback): void {
  try {
    withMode(mode, run);
  } catch (thrown) {
    const isError = thrown instanceof Error;
    const { name, message, stack } = isError ? thrown : { name: "", message: String(thrown), stack: "" };
    emit({ t: "error", where, name, message, stack: stack ?? "" });
  }
}

/** For the driver: one request. */
export function request(kind: string, json: string): void {
  const handler = handlers.get(kind);
  if (handler === undefined)
    throw new Error(`The host knows no request '${kind}'. It knows: ${[...handlers.keys()].join(", ")}.`);
  resetMode();
  handler(JSON.parse(json) as never);
}

/** For the driver: runs one waiting callback. */
export function step(): void {
  resetMode();
  const next = queue.shift();
  if (next) callNow(next);
}

/** For the driver: how many callbacks wait. */
export function waiting(): number {
  return queue.length;
}

/** The console of the game: a line of the content log for each call. Script has no other way to print. */
const levels = ["log", "info", "warn", "error"].map((level) => {
  const print = (...words: unknown[]) => emit({ t: "log", level, text: words.map(String).join(" ") });
  return [level, print] as const;
});
const console = Object.fromEntries(levels);
Object.assign(globalThis, { console, print: console["log"] });
