import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE } from "./small-host.ts";

async function ticks(count: number, code: string): Promise<string[]> {
  const session = await openSmall(PRELUDE + code);
  session.send("start");
  const lines = Array.from({ length: count }, () => logs(session.send("tick")).join(" "));
  session.dispose();
  return lines;
}

test("run and a timeout of nothing come with the next tick, in the order of asking", async () => {
  const code = `system.run(() => console.log("run")); system.runTimeout(() => console.log("timeout"), 0); system.runTimeout(() => console.log("three"), 3);`;
  expect(await ticks(4, code)).toEqual(["run timeout", "", "three", ""]);
});

test("an interval goes on after an error until it is cleared", async () => {
  const session = await openSmall(`${PRELUDE}
    const id = system.runInterval(() => {
      console.log(system.currentTick);
      if (system.currentTick === 2) throw new Error("once");
      if (system.currentTick === 6) system.clearRun(id);
    }, 2);`);
  const records = Array.from({ length: 8 }, () => session.send("tick")).flat();
  expect(logs(records)).toEqual(["2", "4", "6"]);
  expect(records).toContainEqual(
    expect.objectContaining({ t: "error", where: "system.runInterval", message: "once" }),
  );
  session.dispose();
});

test("what an earlier callback of the tick cleared does not run", async () => {
  const code = `system.run(() => system.clearRun(second)); const second = system.run(() => console.log("second"));`;
  expect(await ticks(2, code)).toEqual(["", ""]);
});

test("waitTicks goes on after as many ticks", async () => {
  expect(await ticks(4, `(async () => { await system.waitTicks(3); console.log("there"); })();`)).toEqual([
    "",
    "",
    "there",
    "",
  ]);
});
