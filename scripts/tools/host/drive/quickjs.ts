// The host in QuickJS, the engine of the game: 2023-12-09 is the reference, 2025-09-13 a second opinion.
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
  doorError,
  errorFrom,
  errorRecord,
  MODULES,
  moduleText,
  type Session,
  type SessionOptions,
  sender,
  type Thrown,
} from "./session.ts";

type Engine = "2023-12-09" | "2025-09-13";

export interface QuickJsOptions extends SessionOptions {
  readonly engine?: Engine;
}

const engines: Record<Engine, () => Promise<QuickJSWASMModule>> = {
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
const loaded = new Map<Engine, Promise<QuickJSWASMModule>>();

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

export async function openQuickJs(options: QuickJsOptions): Promise<Session> {
  // No memory limit: in these builds the engine counts 8 bytes for an allocation of any size [measured].
  const { engine = "2023-12-09", hangMilliseconds = 3000 } = options;
  const loading = loaded.get(engine) ?? engines[engine]();
  loaded.set(engine, loading);
  const runtime = (await loading).newRuntime();
  const context = runtime.newContext();
  const texts: Record<string, string> = { "host:core": options.core };
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

  function call(door: string, ...given: string[]): unknown {
    const handles = [context.getProp(host, door), ...given.map((text) => context.newString(text))] as const;
    const [found, ...values] = handles;
    const result = guard(() => context.callFunction(found, context.undefined, ...values));
    for (const handle of handles) handle.dispose();
    if (result.error) {
      const thrown = thrownIn(context, result.error);
      if (wasCut(thrown)) return undefined;
      throw doorError(thrown);
    }
    const value: unknown = context.dump(result.value);
    result.value.dispose();
    return value;
  }

  context.unwrapResult(context.evalCode(ENGINE_FLOOR)).dispose();
  evaluate(`import * as host from "host:core"; globalThis.__host = host;`, "driver");
  const host = context.getProp(context.global, "__host");
  context.unwrapResult(context.evalCode("delete globalThis.__host")).dispose();
  for (const name of MODULES) {
    texts[name] = moduleText(name, JSON.parse(String(call("exportsOf", name))) as string[]);
  }
  function dispose(): void {
    host.dispose();
    context.dispose();
    runtime.dispose();
  }
  try {
    guard(() => evaluate(options.bundle, "scripts/main.js"));
  } catch (thrown) {
    dispose();
    throw thrown;
  }
  const doors = {
    request: (kind: string, json: string) => void call("request", kind, json),
    step: () => void call("step"),
    waiting: () => Number(call("waiting")),
    drain: () => String(call("drain")),
    runJobs,
    interrupts: () => interrupts,
  };
  return {
    ...sender(doors, told, options.drain),
    get interrupts() {
      return interrupts;
    },
    dispose,
  };
}
