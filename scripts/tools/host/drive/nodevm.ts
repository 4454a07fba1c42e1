// The host in a bare realm of Node's own engine: fast, can be debugged, and sees promises that nobody catches.
import { createContext, Script } from "node:vm";
import { build, type Plugin, transform } from "esbuild";
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
  type Session,
  type SessionOptions,
  sender,
  type Thrown,
} from "./session.ts";
import { watchRejections } from "./unhandled-rejections.ts";

interface HostCore extends Omit<Doors, "runJobs" | "interrupts"> {
  readonly modules: object;
  readonly exportsOf: (module: string) => string;
}

const compiled = new Map<string, Promise<Script>>();

/** The same text is compiled once a process: tests open hundreds of sessions. */
function once(text: string, compile: () => Promise<Script>): Promise<Script> {
  const found = compiled.get(text) ?? compile();
  compiled.set(text, found);
  return found;
}

function compileCore(core: string): Promise<Script> {
  return once(core, async () => {
    const { code } = await transform(core, { format: "iife", globalName: "core" });
    return new Script(`(() => { "use strict"; ${code}; return core; })()`, { filename: "core.js" });
  });
}

/** Links the add-on against the modules of the host as the game would: unknown names and modules are refused. */
function linker({ exportsOf }: HostCore): Plugin {
  return {
    name: "host-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
        if (kind === "entry-point") return null;
        if (MODULES.includes(path)) return { path, namespace: "module" };
        if (path === "host:core" && MODULES.includes(importer.replace("module:", "")))
          return { path, namespace: "core" };
        return { errors: [{ text: `could not load module '${path}'` }] };
      });
      onLoad({ filter: /.*/, namespace: "module" }, ({ path }) => ({
        contents: moduleText(path, JSON.parse(exportsOf(path)) as string[]),
      }));
      onLoad({ filter: /.*/, namespace: "core" }, () => ({ contents: "export const modules = __modules;" }));
    },
  };
}

/** The bundler's words for a name that is not exported, as the engine's. */
function linkError(thrown: unknown): unknown {
  const text = (thrown as { errors?: { text: string }[] }).errors?.[0]?.text;
  if (text === undefined) return thrown;
  const [, module, name] = /No matching export in "(?:module:)?(.+)" for import "(.+)"/.exec(text) ?? [];
  return new Error(
    name ? `SyntaxError: Could not find export '${name}' in module '${module}'` : `Error: ${text}`,
  );
}

function compileBundle(bundle: string, core: HostCore): Promise<Script> {
  return once(bundle, async () => {
    const result = await build({
      stdin: { contents: bundle, loader: "js", sourcefile: "main.js" },
      bundle: true,
      write: false,
      format: "iife",
      logLevel: "silent",
      plugins: [linker(core)],
    }).catch((thrown: unknown) => {
      throw linkError(thrown);
    });
    const code = result.outputFiles[0]?.text ?? "";
    return new Script(`(__modules) => { "use strict"; ${code} }`, { filename: "scripts/main.js" });
  });
}

/** Calls what the driver put on the global object, and takes it away before any script could see it. */
const CALL = new Script("(() => { const run = globalThis.__run; delete globalThis.__run; run(); })()");
const NOTHING = new Script("0");

export async function openNodeVm(options: SessionOptions): Promise<Session> {
  const context = createContext(
    {},
    { microtaskMode: "afterEvaluate", codeGeneration: { strings: false, wasm: false } },
  );
  const told: Outgoing[] = [];
  const realmPromise = new Script("Promise").runInContext(context) as PromiseConstructor;
  new Script(ENGINE_FLOOR).runInContext(context);
  const core = (await compileCore(options.core)).runInContext(context) as HostCore;
  const addOn = (await compileBundle(options.bundle, core)).runInContext(context) as (
    modules: object,
  ) => void;

  // A limit costs 0.16 ms a call and runs the realm's jobs after each, so it is for those who ask for one; without it
  // a hang hangs.
  const timeout = options.hangMilliseconds;

  function evaluate(script: Script): void {
    try {
      script.runInContext(context, timeout === undefined ? {} : { timeout });
    } catch (thrown) {
      if ((thrown as { code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw thrown;
      told.push(errorRecord("watchdog", CUT));
    }
  }
  function call(run: () => void): void {
    try {
      if (timeout === undefined) run();
      else {
        Object.assign(context, { __run: run });
        evaluate(CALL);
      }
    } catch (thrown) {
      throw doorError(thrown as Thrown);
    }
  }

  const doors: Doors = {
    ...core,
    request: (kind, json) => call(() => core.request(kind, json)),
    step: () => call(core.step),
    // The realm's jobs run when a script of it ends.
    runJobs: () => evaluate(NOTHING),
    interrupts: () => 0,
  };
  const stopWatching = watchRejections(realmPromise, (reason) => {
    told.push(errorRecord("unhandled promise rejection", reason));
  });
  try {
    addOn(core.modules);
    doors.runJobs();
  } catch (thrown) {
    stopWatching();
    throw errorFrom(thrown as Thrown);
  }
  return { ...sender(doors, told, options.drain), interrupts: 0, dispose: stopWatching };
}
