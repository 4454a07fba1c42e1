// What the game's engine refuses or lacks in every release that runs here: code made from strings, and Intl.
// Evaluated in the machine before anything else. What QuickJS 2023-12-09 lacks besides, its own runs show.

export const ENGINE_FLOOR = `(() => {
for (const name of ["eval", "Intl"]) delete globalThis[name];
for (const sample of [function () {}, async function () {}, function* () {}, async function* () {}]) {
  const prototype = Object.getPrototypeOf(sample);
  const refuse = function Function() { throw new EvalError("Code generation from strings is not allowed: no script_eval."); };
  Object.defineProperty(refuse, "prototype", { value: prototype });
  Object.defineProperty(prototype, "constructor", { value: refuse });
}
Object.defineProperty(globalThis, "Function", { value: Object.getPrototypeOf(() => 0).constructor });
})();`;
