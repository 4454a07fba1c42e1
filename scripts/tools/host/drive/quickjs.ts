// The host in QuickJS, the engine of the game: 2023-12-09 is the reference, 2025-09-13 a second opinion.
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import { ENGINE_FLOOR } from "./engine-floor.ts";
import {
  type Doors,
  errorFrom,
  errorRecord,
  HANG_MILLISECONDS,
  MODULES,
  moduleText,
  type Outgoing,
  runRequest,
  type Session,
  type SessionOptions,
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

function engineOf(name: Engine): Promise<QuickJSWASMModule> {
  const found = loaded.get(name) ?? engines[name]();
  loaded.set(name, found);
  return found;
}

/** What was thrown, as an object; script may throw anything. */
function thrownIn(context: QuickJSContext, handle: QuickJSHandle): Thrown {
  const dumped: unknown = context.dump(handle);
  handle.dispose();
  return typeof dumped === "object" && dumped !== null ? dumped : { message: String(dumped) };
}

const REFUSED = "refused:";
const CUT = "InternalError: interrupted";

export async function openQuickJs(options: QuickJsOptions): Promise<Session> {
  // No memory limit: in these builds the engine counts 8 bytes for an allocation of any size [measured].
  const { engine = "2023-12-09", hangMilliseconds = HANG_MILLISECONDS } = options;
  const runtime = (await engineOf(engine)).newRuntime();
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
      const ours = from === "driver" || MODULES.includes(from);
      return name.startsWith("host:") && !ours ? `${REFUSED}${name}` : name;
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
    if (isCut) told.push(errorRecord("watchdog", { name: "InternalError", message: "interrupted" }));
    isCut = false;
    return result;
  }

  function evaluate(code: string, file: string): void {
    const result = context.evalCode(code, file, { type: "module" });
    if (result.error) throw errorFrom(thrownIn(context, result.error));
    runJobs();
    // Releases since 2024 answer a module with a promise.
    const promise = context as unknown as { getPromiseState?: (handle: QuickJSHandle) => PromiseState };
    const state = promise.getPromiseState?.(result.value);
    if (state?.type === "rejected" && state.error) throw errorFrom(thrownIn(context, state.error));
    result.value.dispose();
  }

  function runJobs(): void {
    const result = guard(() => runtime.executePendingJobs());
    if (!result.error) return;
    const thrown = thrownIn(context, result.error);
    if (errorFrom(thrown).message !== CUT) told.push(errorRecord("promise job", thrown));
  }

  /** A call into script that the watchdog may have cut. */
  function callScript(name: string, ...given: string[]): void {
    try {
      call(name, ...given);
    } catch (thrown) {
      if ((thrown as Error).message !== CUT) throw thrown;
    }
  }

  function call(name: string, ...texts: string[]): unknown {
    const given = texts.map((text) => context.newString(text));
    const door = context.getProp(host, name);
    const result = guard(() => context.callFunction(door, context.undefined, ...given));
    for (const handle of [...given, door]) handle.dispose();
    if (result.error) throw errorFrom(thrownIn(context, result.error));
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

  const doors: Doors = {
    request: (kind, json) => callScript("request", kind, json),
    step: () => callScript("step"),
    waiting: () => Number(call("waiting")),
    drain: () => String(call("drain")),
    runJobs,
  };
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

  return {
    send(kind, payload = {}) {
      const records = runRequest(doors, options.drain ?? "afterEachCallback", kind, payload);
      return [...told.splice(0), ...records];
    },
    get interrupts() {
      return interrupts;
    },
    dispose,
  };
}

interface PromiseState {
  readonly type: "fulfilled" | "rejected" | "pending";
  readonly error?: QuickJSHandle;
}
