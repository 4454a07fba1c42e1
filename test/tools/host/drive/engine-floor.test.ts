import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";
import { expect, test } from "vitest";
import { ENGINES, logs, PRELUDE } from "../core/small-host.ts";

/** Every name that script can reach on the built-in objects. */
const SURFACE = `(() => {
  const known = ["length", "name", "prototype", "arguments", "caller"];
  const names = (path, object) =>
    object === null || object === undefined ? [] : Reflect.ownKeys(object).filter((key) => !known.includes(key)).map((key) => path + "." + String(key));
  const hidden = {
    TypedArray: Object.getPrototypeOf(Int8Array.prototype),
    Iterator: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
    unscopables: Array.prototype[Symbol.unscopables],
  };
  const found = Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value = globalThis[name];
    const isObject = typeof value === "function" || (typeof value === "object" && value !== null && value !== globalThis);
    return isObject ? [name, ...names(name, value), ...names(name + ".prototype", value.prototype)] : [name];
  });
  return [...found, ...Object.entries(hidden).flatMap(([name, object]) => names("%" + name, object))].join(" ");
})()`;

async function bareSurface(): Promise<string> {
  const context = (await newQuickJSWASMModuleFromVariant(variant)).newContext();
  const surface = String(context.dump(context.unwrapResult(context.evalCode(SURFACE))));
  context.dispose();
  return surface;
}

const OF_THE_HOST = ["console", "console.log", "console.info", "console.warn", "console.error", "print"];

for (const [name, open] of Object.entries(ENGINES)) {
  test(`${name} has no built-in that QuickJS 2023-12-09 lacks`, async () => {
    const floor = new Set([...(await bareSurface()).split(" "), ...OF_THE_HOST]);
    const session = await open(`${PRELUDE}console.log(${SURFACE});`);
    const surface = (logs(session.send("tick"))[0] ?? "").split(" ");
    session.dispose();
    expect(surface.length).toBeGreaterThan(500);
    expect(surface.filter((entry) => !floor.has(entry))).toEqual([]);
  });

  test(`${name} makes no code from strings, no causes of errors and no local spelling of numbers`, async () => {
    const session = await open(`${PRELUDE}
      say(() => typeof globalThis.eval);
      say(() => new Function("return 1")());
      say(() => (() => 0).constructor("return 1")());
      say(() => (async () => 0).constructor("return 1"));
      say(() => "cause" in new Error("x", { cause: 1 }));
      say(() => { class Own extends TypeError {} const own = new Own("m"); return [own instanceof Own, own instanceof Error, own.message].join(); });
      say(() => (1234567.5).toLocaleString());
      say(() => ["b", "B", "a"].sort((one, other) => one.localeCompare(other)).join(""));
      say(() => typeof setTimeout + typeof process + typeof Intl);`);
    const refused = "EvalError: Code generation from strings is not allowed: no script_eval.";
    expect(logs(session.send("tick"))).toEqual([
      "allowed: undefined",
      refused,
      refused,
      refused,
      "allowed: false",
      "allowed: true,true,m",
      "allowed: 1234567.5",
      "allowed: Bab",
      "allowed: undefinedundefinedundefined",
    ]);
    session.dispose();
  });
}
