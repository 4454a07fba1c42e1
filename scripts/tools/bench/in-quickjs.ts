// Modules of ours run in QuickJS alone, without the game around them: the engine that the game has.
import { join } from "node:path";
import { build } from "esbuild";
import { ENGINE_SETTINGS } from "../build/bundle.ts";
import { ENGINE_FLOOR } from "../host/drive/engine-floor.ts";
import { ENGINES, type Engine } from "../host/drive/quickjs-machine.ts";

const ROOT = join(import.meta.dirname, "../../..");

export interface Answered {
  readonly answer: string;
  /** Of 10,000 steps each. */
  readonly interrupts: number;
}

export interface InQuickJs {
  /** @param name of what the module exports: a function from text to text. */
  readonly call: (name: string, text: string) => Answered;
  /** Bytes that the engine has in use. */
  readonly memoryUsed: () => number;
  readonly dispose: () => void;
}

/**
 * @param code of a module that stands in the root of the project. @param alias other files for modules that an engine has
 * not, by name. @throws what the module throws.
 */
export async function inQuickJs(
  engine: Engine,
  code: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<InQuickJs> {
  const { outputFiles } = await build({
    ...ENGINE_SETTINGS,
    format: "iife",
    globalName: "ours",
    stdin: { contents: code, resolveDir: ROOT, loader: "ts" },
    alias,
    bundle: true,
    write: false,
    logLevel: "silent",
  });
  const wasm = await ENGINES[engine]();
  const runtime = wasm.newRuntime();
  const context = runtime.newContext();
  let interrupts = 0;
  runtime.setMaxStackSize(256 * 1024);
  runtime.setInterruptHandler(() => {
    interrupts += 1;
    return false;
  });
  context.unwrapResult(context.evalCode(ENGINE_FLOOR)).dispose();
  context.unwrapResult(context.evalCode(outputFiles[0]?.text ?? "")).dispose();
  const ours = context.unwrapResult(context.evalCode("ours"));
  return {
    call: (name, text) => {
      const before = interrupts;
      const given = context.newString(text);
      const called = context.getProp(ours, name);
      const result = context.callFunction(called, context.undefined, given);
      called.dispose();
      given.dispose();
      const answer = context.unwrapResult(result).consume((handle) => context.getString(handle));
      return { answer, interrupts: interrupts - before };
    },
    memoryUsed: () =>
      runtime.computeMemoryUsage().consume((usage) => Number(context.dump(usage).memory_used_size)),
    dispose: () => {
      ours.dispose();
      context.dispose();
      runtime.dispose();
    },
  };
}
