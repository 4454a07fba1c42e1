// The one door between the host and its driver: requests come in and records go out as JSON text, and callbacks wait
// in one queue from which the driver runs one at a time, so that it can run promise jobs in between.
import { emitError } from "./outbox.ts";
import { type Mode, resetMode, withMode } from "./privileges.ts";

export { drain, emit } from "./outbox.ts";

export interface Callback {
  /** Words for the log: whose callback this is. */
  readonly where: string;
  readonly mode: Mode;
  readonly run: () => void;
}

type Handler = (payload: never) => void;

const queue: Callback[] = [];
const handlers = new Map<string, Handler[]>();

/** Several handlers of one kind run in the order in which their files are imported. */
export function onRequest<P = Record<string, never>>(kind: string, handler: (payload: P) => void): void {
  handlers.set(kind, [...(handlers.get(kind) ?? []), handler as Handler]);
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
    emitError(where, thrown);
  }
}

/** For the driver: one request. */
export function request(kind: string, json: string): void {
  const found = handlers.get(kind);
  if (found === undefined)
    throw new Error(`The host knows no request '${kind}'. It knows: ${[...handlers.keys()].join(", ")}.`);
  resetMode();
  for (const handler of found) handler(JSON.parse(json === "" ? "{}" : json) as never);
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
