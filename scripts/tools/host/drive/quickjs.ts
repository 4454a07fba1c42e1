// The host in QuickJS: in a machine that reads core and bundle, or in one that has read the same before and is set back,
// which takes a hundredth of the time.
import type { QuickJSWASMModule } from "quickjs-emscripten-core";
import type { Outgoing } from "../core/driver-port.ts";
import { ENGINES, type Engine, type Machine, readIn } from "./quickjs-machine.ts";
import { type Session, type SessionOptions, sender } from "./session.ts";

export interface QuickJsOptions extends SessionOptions {
  readonly engine?: Engine;
  /** The machine may have been used before; its chance is that of Node. Not for whoever asks what starting costs. */
  readonly reuse?: boolean;
}

const loaded = new Map<Engine, Promise<QuickJSWASMModule>>();

export async function openQuickJs(options: QuickJsOptions): Promise<Session> {
  if (options.reuse) return openAgain(options);
  const { engine = "2023-12-09", drain } = options;
  const loading = loaded.get(engine) ?? ENGINES[engine]();
  loaded.set(engine, loading);
  const machine = readIn(await loading, options);
  return sessionOf(machine, sender(machine, machine.told, drain), machine.dispose);
}

function sessionOf(
  machine: Machine,
  { send, work }: Pick<Session, "send" | "work">,
  dispose: () => void,
): Session {
  return {
    ...{ send, work, dispose },
    get interrupts() {
      return machine.interrupts();
    },
  };
}

/** What a machine holds when a session begins, or after one of the requests with which sessions begin. */
interface Moment {
  readonly memory: Uint8Array;
  /** Where such a request leads, by its text, and what is told then. */
  readonly next: Map<string, { readonly moment: Moment; readonly records: Outgoing[] }>;
}
interface Used {
  readonly options: QuickJsOptions;
  readonly machine: Machine;
  /** All that script can change is in there. */
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly start: Moment;
}

function momentOf({ buffer }: Used["memory"]): Moment {
  const all = new Uint8Array(buffer);
  let end = all.length;
  while (all[end - 1] === 0) end -= 1;
  return { memory: all.slice(0, end), next: new Map() };
}
function setBack({ buffer }: Used["memory"], moment: Moment): void {
  const all = new Uint8Array(buffer);
  all.set(moment.memory);
  all.fill(0, moment.memory.length);
}

/** Machines without a session. Those for a bundle that only one test has go when others come. */
const idle: Used[] = [];
const MOST_IDLE = 3;
const SAME = ["engine", "core", "bundle", "drain", "hangMilliseconds"] as const;

async function machineFor(options: QuickJsOptions): Promise<Used> {
  const at = idle.findIndex((used) => SAME.every((name) => used.options[name] === options[name]));
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  if (found) {
    found.machine.told.length = 0;
    return found;
  }
  const wasm = await ENGINES[options.engine ?? "2023-12-09"]();
  const memory: Used["memory"] = wasm.getWasmMemory();
  const machine = readIn(wasm, options, Math.random);
  return { options, machine, memory, start: momentOf(memory) };
}

/** Sessions begin with these, and mostly with the same in them. */
const FIRST = ["switches", "startup"];

async function openAgain(options: QuickJsOptions): Promise<Session> {
  const used = await machineFor(options);
  const { machine, memory } = used;
  const { send, work } = sender(machine, machine.told, options.drain);
  /** `null` from the first request on that no session has begun with. */
  let moment: Moment | null = used.start;
  let isOpen = true;

  function sendOrRecall(kind: string, payload: object = {}): Outgoing[] {
    if (!isOpen) throw new Error("This session is over.");
    if (moment === null) return send(kind, payload);
    const text = kind + JSON.stringify(payload);
    const known = moment.next.get(text);
    if (known) {
      moment = known.moment;
      return known.records;
    }
    setBack(memory, moment);
    const records = send(kind, payload);
    if (FIRST.includes(kind)) {
      const after = momentOf(memory);
      moment.next.set(text, { moment: after, records });
      moment = after;
    } else moment = null;
    return records;
  }
  function dispose(): void {
    if (isOpen) idle.push(used);
    if (idle.length > MOST_IDLE) idle.shift();
    isOpen = false;
  }
  return sessionOf(machine, { send: sendOrRecall, work }, dispose);
}
