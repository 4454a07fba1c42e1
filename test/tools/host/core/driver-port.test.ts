import { expect, test } from "vitest";
import { openSmall, PRELUDE } from "./small-host.ts";

test("an error of a callback comes out with where, name, message and stack", async () => {
  const session = await openSmall(`${PRELUDE}
    system.run(function broken() { throw new RangeError("too far"); });
    system.run(() => { throw "a text"; });`);
  expect(session.send("tick")).toEqual([
    {
      t: "error",
      where: "system.run",
      name: "RangeError",
      message: "too far",
      stack: expect.stringContaining("broken"),
    },
    { t: "error", where: "system.run", name: "", message: "a text", stack: "" },
  ]);
  session.dispose();
});

test("what script prints comes out with its level, in order with the rest", async () => {
  const session = await openSmall(`${PRELUDE}
    console.warn("top", 1, { a: 1 });
    world.afterEvents.playerSpawn.subscribe(({ player }) => { console.error("before"); player.sendMessage("m"); print("after"); });`);
  session.send("start");
  expect(session.send("spawn")).toEqual([
    { t: "log", level: "error", text: "before" },
    { t: "message", to: "-1", message: "m" },
    { t: "log", level: "log", text: "after" },
  ]);
  session.dispose();
});

test("what the module top level printed comes with the first request", async () => {
  const session = await openSmall(`console.info("loaded", undefined, [1, 2]);`);
  expect(session.send("tick")).toEqual([{ t: "log", level: "info", text: "loaded undefined 1,2" }]);
  session.dispose();
});
