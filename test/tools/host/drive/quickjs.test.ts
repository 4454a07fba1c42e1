import { expect, test } from "vitest";
import { ENGINES, logs, openSmall, PRELUDE } from "../core/small-host.ts";

const LOOP = `${PRELUDE}system.runInterval(() => { let sum = 0; for (let i = 0; i < 200000; i++) sum += i; });`;

test("the same work counts the same interrupts", async () => {
  const counts = [];
  for (let run = 0; run < 2; run++) {
    const session = await openSmall(LOOP);
    const before = session.interrupts;
    session.send("tick");
    counts.push(session.interrupts - before);
    session.dispose();
  }
  expect(counts[0]).toBeGreaterThanOrEqual(20);
  expect(counts[1]).toBe(counts[0]);
});

test("what requests make it do counts as work, starting up does not", async () => {
  const session = await openSmall(LOOP);
  const before = session.interrupts;
  expect(session.work).toEqual({ milliseconds: 0, interrupts: 0 });
  session.send("tick");
  expect(session.work.interrupts).toBe(session.interrupts - before);
  expect(session.work.milliseconds).toBeGreaterThan(0);
  session.dispose();
});

test.each(["static {}", "#x; has(o) { return #x in o; }"])(
  "the floor engine does not know the syntax class { %s }",
  async (body) => {
    await expect(openSmall(`class Own { ${body} }`)).rejects.toThrow("SyntaxError");
  },
);

test("the floor engine does not know top-level await", async () => {
  await expect(openSmall("await null;")).rejects.toThrow("SyntaxError");
});

test("the second engine is another release", async () => {
  const session = await ENGINES["QuickJS 2025-09-13"]?.("class Own { static {} }");
  expect(session?.send("tick")).toEqual([]);
  session?.dispose();
});

test("the floor engine lacks what later releases have", async () => {
  const lacking = `[[].toSorted, [].with, Object.groupBy, Promise.withResolvers, "".isWellFormed, globalThis.WeakRef, new Set().union]`;
  const session = await openSmall(`${PRELUDE}
    say(() => ${lacking}.filter((found) => found !== undefined).length + ("cause" in new Error("x", { cause: 1 }) ? 1 : 0));`);
  expect(logs(session.send("tick"))).toEqual(["allowed: 0"]);
  session.dispose();
});
