import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ENGINES, PRELUDE } from "../core/small-host.ts";

// The runner fails on any rejection; here they are what is tested, so for these tests it does not listen.
let runners: NodeJS.UnhandledRejectionListener[] = [];
beforeEach(() => {
  runners = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
});
afterEach(() => {
  process.removeAllListeners("unhandledRejection");
  for (const listener of runners) process.on("unhandledRejection", listener);
});

test("node:vm tells of a promise that nobody caught with the next request", async () => {
  const session = await ENGINES["node:vm"]?.(`${PRELUDE}
    system.run(async () => { throw new RangeError("nobody catches me"); });
    system.run(() => { Promise.reject(new Error("somebody does")).catch(() => {}); });`);
  session?.send("tick");
  await setImmediate();
  expect(session?.send("tick")).toMatchObject([
    { t: "error", where: "unhandled promise rejection", name: "RangeError", message: "nobody catches me" },
  ]);
  session?.dispose();
});

test("a closed session listens no more", async () => {
  const session = await ENGINES["node:vm"]?.(PRELUDE);
  expect(process.listenerCount("unhandledRejection")).toBe(1);
  session?.dispose();
  expect(process.listenerCount("unhandledRejection")).toBe(0);
});
