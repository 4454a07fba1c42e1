import { expect, test } from "vitest";
import { ENGINES, logs, PRELUDE } from "../core/small-host.ts";

for (const [name, open] of Object.entries(ENGINES)) {
  test(`${name} makes no code from strings and has neither timers, nor Node, nor Intl`, async () => {
    const session = await open(`${PRELUDE}
      say(() => typeof globalThis.eval);
      say(() => new Function("return 1")());
      say(() => (() => 0).constructor("return 1")());
      say(() => (async () => 0).constructor("return 1"));
      say(() => typeof setTimeout + typeof process + typeof Intl);`);
    const refused = "EvalError: Code generation from strings is not allowed: no script_eval.";
    expect(logs(session.send("tick"))).toEqual([
      "allowed: undefined",
      refused,
      refused,
      refused,
      "allowed: undefinedundefinedundefined",
    ]);
    session.dispose();
  });
}
