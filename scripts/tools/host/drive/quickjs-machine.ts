// QuickJS, the engine of the game, with the host's core and the add-on read in: 2023-12-09 is the reference, 2025-09-13
// a second opinion.
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import type { Outgoing } from "../core/driver-port.ts";
import { ENGINE_FLOOR } from "./engine-floor.ts";
import {
  CUT,
  type Doors,
  doorError,
  errorFrom,
  errorRecord,
  MODULES,
  moduleText,
  type SessionOptions,
  type Thrown,
} from "./session.ts";

export type Engine = "2023-12-09" | "2025-09-13";

export interface Machine extends Doors {
  /** What the driver has to report. */
  readonly told: Outgoing[];
  dispose(): void;
}

export const ENGINES: Record<Engine, () => Promise<QuickJSWASMModule>> = {
  "2023-12-09": async () => {
    const { default: variant } = await import("@jitl/quickjs-wasmfile-release-sync");
    return newQuickJSWASMModuleFromVariant(variant);
  },
  "2025-09-13": async () => {
    const core = await import("quickjs-emscripten-core-next");
    const { default: variant } = await import("quickjs-wasmfile-next");
    // The two releases differ in types that nothing here touches.
    return (await core.newQuickJSWASMModuleFromVariant(variant)) as unknown as QuickJSWASMModule;
  },
};

/** What was thrown, as an object; script may throw anything. */
function thrownIn(context: QuickJSContext, handle: QuickJSHandle): Thrown {
  const dumped: unknown = context.dump(handle);
  handle.dispose();
  return typeof dumped === "object" && dumped !== null ? dumped : { message: String(dumped) };
}

/** Releases since 2024 answer a module with a promise. */
interface AnswersWithPromise {
  readonly getPromiseState?: (handle: QuickJSHandle) => { readonly error?: QuickJSHandle };
}

const REFUSED = "refused:";
const DOORS = ["exportsOf", "request", "step", "waiting", "drain"] as const;

/** @param chance what Math.random answers, if not the engine's own. */
export function readIn(
  wasm: QuickJSWASMModule,
  { core, bundle, hangMilliseconds = 3000 }: SessionOptions,
  chance?: () => number,
): Machine {
  // No memory limit: in these builds the engine counts 8 bytes for an allocation of any size [measured].
  const runtime = wasm.newRuntime();
  const context = runtime.newContext();
  const texts: Record<string, string> = { "host:core": core };
  const told: Outgoing[] = [];
  let interrupts = 0;
  let deadline = Number.POSITIVE_INFINITY;
  let isCut = false;

  runtime.setMaxStackSize(256 * 1024);
  runtime.setInterruptHandler(() => {
    interrupts += 1;
    if (performance.now() <= deadline) return false;
    isCut = true;
    return true;
  });
  runtime.setModuleLoader(
    (name) => texts[name] ?? { error: new Error(`could not load module '${name.replace(REFUSED, "")}'`) },
    (from, name) => {
      const isOurs = from === "driver" || MODULES.includes(from);
      return name.startsWith("host:") && !isOurs ? `${REFUSED}${name}` : name;
    },
  );

  /**
   * Longer than the limit and the machine is cut, in a way that script cannot catch. Told here and not where the error
   * comes out: in an async function it comes out as a rejection that nobody sees.
   */
  function guard<T>(run: () => T): T {
    deadline = performance.now() + hangMilliseconds;
    const result = run();
    deadline = Number.POSITIVE_INFINITY;
    if (isCut) told.push(errorRecord("watchdog", CUT));
    isCut = false;
    return result;
  }
  const wasCut = ({ name, message }: Thrown): boolean => name === CUT.name && message === CUT.message;

  function runJobs(): void {
    const { error } = guard(() => runtime.executePendingJobs());
    if (!error) return;
    const thrown = thrownIn(context, error);
    if (!wasCut(thrown)) told.push(errorRecord("promise job", thrown));
  }

  function evaluate(code: string, file: string): void {
    const result = context.evalCode(code, file, { type: "module" });
    if (result.error) throw errorFrom(thrownIn(context, result.error));
    runJobs();
    const { error } = (context as AnswersWithPromise).getPromiseState?.(result.value) ?? {};
    if (error) throw errorFrom(thrownIn(context, error));
    result.value.dispose();
  }

  context.unwrapResult(context.evalCode(ENGINE_FLOOR)).dispose();
  if (chance) {
    const random = context.newFunction("random", () => context.newNumber(chance()));
    context.getProp(context.global, "Math").consume((math) => context.setProp(math, "random", random));
    random.dispose();
  }
  evaluate(`import * as host from "host:core"; globalThis.__host = host;`, "driver");
  const host = context.getProp(context.global, "__host");
  context.unwrapResult(context.evalCode("delete globalThis.__host")).dispose();
  const doors = new Map(DOORS.map((door) => [door, context.getProp(host, door)]));
  host.dispose();

  /** @param read what is wanted of the answer; `undefined` where the call was cut. */
  function call<T>(
    door: (typeof DOORS)[number],
    read: (answer: QuickJSHandle) => T,
    ...given: string[]
  ): T | undefined {
    const values = given.map((text) => context.newString(text));
    const found = doors.get(door) ?? context.undefined;
    const result = guard(() => context.callFunction(found, context.undefined, ...values));
    for (const value of values) value.dispose();
    if (!result.error) return result.value.consume(read);
    const thrown = thrownIn(context, result.error);
    if (wasCut(thrown)) return undefined;
    throw doorError(thrown);
  }
  const nothing = (): void => undefined;
  const textOf = (answer: QuickJSHandle): string => context.getString(answer);
  function dispose(): void {
    for (const door of doors.values()) door.dispose();
    context.dispose();
    runtime.dispose();
  }
  for (const name of MODULES) {
    texts[name] = moduleText(name, JSON.parse(call("exportsOf", textOf, name) ?? "[]") as string[]);
  }
  try {
    guard(() => evaluate(bundle, "scripts/main.js"));
  } catch (thrown) {
    dispose();
    throw thrown;
  }
  return {
    told,
    request: (kind, json) => call("request", nothing, kind, json),
    step: () => call("step", nothing),
    waiting: () => call("waiting", (answer) => context.getNumber(answer)) ?? 0,
    drain: () => call("drain", textOf) ?? "[]",
    runJobs,
    interrupts: () => interrupts,
    dispose,
  };
}
