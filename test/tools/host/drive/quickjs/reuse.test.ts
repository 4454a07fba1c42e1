// Machines that are used again: set back to what they were, one for each session, and with another chance each time.
import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE } from "../../core/small-host.ts";
import { tinyWorld } from "../../tiny-world.ts";

/** Remembers in every way that script has, and says what it remembers. */
const COUNTS = `${PRELUDE}
  let times = 0;
  system.beforeEvents.startup.subscribe(() => console.log("startup", times += 1));
  system.runInterval(() => {
    times += 1;
    globalThis.times = (globalThis.times ?? 0) + 1;
    world.setDynamicProperty("a:times", (world.getDynamicProperty("a:times") ?? 0) + 1);
    Array.prototype.times = ([].times ?? 0) + 1;
    console.log(system.currentTick, times, globalThis.times, world.getDynamicProperty("a:times"), [].times);
  });`;

async function threeTicks(options: object): Promise<unknown> {
  const session = await openSmall(COUNTS, options);
  const start = logs(session.send("start"));
  const before = session.interrupts;
  const ticks = [1, 2, 3].flatMap(() => logs(session.send("tick")));
  const interrupts = session.interrupts - before;
  session.dispose();
  return { start, ticks, interrupts };
}

test("a machine that is used again remembers nothing, and does what a new one does", async () => {
  const fresh = await threeTicks({});
  expect(fresh).toMatchObject({ start: ["startup 1"], ticks: ["1 2 1 1 1", "2 3 2 2 2", "3 4 3 3 3"] });
  for (let time = 0; time < 3; time++) expect(await threeTicks({ reuse: true })).toEqual(fresh);
});

test("sessions that are open at the same time have a machine each", async () => {
  const [one, other] = [await openSmall(COUNTS, { reuse: true }), await openSmall(COUNTS, { reuse: true })];
  for (const session of [one, other]) session.send("start");
  one.send("tick");
  expect(logs(one.send("tick"))).toEqual(["2 3 2 2 2"]);
  expect(logs(other.send("tick"))).toEqual(["1 2 1 1 1"]);
  for (const session of [one, other]) session.dispose();
});

test("what came of the first requests comes of them in each session, and of others what comes of those", async () => {
  const script = `
    console.log("read");
    system.beforeEvents.startup.subscribe(() => console.log("startup"));
    world.afterEvents.worldLoad.subscribe(() => console.log(attempt(() => world.setDynamicProperty("tiny:a", 1)) ?? "written"));`;
  for (const writesFail of [false, true, true, false]) {
    const world = await tinyWorld(script, { driver: "quickjs", reuse: true, switches: { writesFail } });
    const wrote = writesFail ? "Error: Writing is refused: the switch writesFail is on." : "written";
    expect(world.log).toEqual(["read", "startup", wrote]);
    world.expectNoErrors();
    world.session.dispose();
  }
});

test("each session has a chance of its own", async () => {
  const draws = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const session = await openSmall(`${PRELUDE}system.run(() => console.log(Math.random()));`, {
      reuse: true,
    });
    const [drawn = ""] = logs(session.send("tick"));
    expect(Number(drawn)).toBeGreaterThanOrEqual(0);
    expect(Number(drawn)).toBeLessThan(1);
    draws.add(drawn);
    session.dispose();
  }
  expect(draws.size).toBe(3);
});

test("a session that is over takes nothing more, and closing it again leaves the next one alone", async () => {
  const over = await openSmall(COUNTS, { reuse: true });
  over.dispose();
  const next = await openSmall(COUNTS, { reuse: true });
  over.dispose();
  expect(() => over.send("tick")).toThrow("This session is over.");
  const another = await openSmall(COUNTS, { reuse: true });
  for (const session of [next, another]) session.send("start");
  next.send("tick");
  expect(logs(another.send("tick"))).toEqual(["1 2 1 1 1"]);
  for (const session of [next, another]) session.dispose();
});
