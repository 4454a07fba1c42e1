import { describe, expect, test } from "vitest";
import type { Outgoing } from "../../../../scripts/tools/host/core/driver-port.ts";
import { ENGINES, logs, POLICIES, PRELUDE } from "../core/small-host.ts";

/** An add-on that uses all of the engine room: events, timers, promises, forms, refusals, errors. */
const SAMPLE = `${PRELUDE}
  say(() => world.getAllPlayers());
  system.beforeEvents.startup.subscribe(({ blockComponentRegistry }) => {
    say(() => blockComponentRegistry.registerCustomComponent("a:b", { beforeOnPlayerPlace: (event) => { say(() => event.player.addTag("x")); event.cancel = true; } }));
  });
  world.afterEvents.worldLoad.subscribe(() => { world.setDynamicProperty("a:games", 1); console.log("loaded", world.getDynamicProperty("a:games")); });
  world.beforeEvents.playerInteractWithBlock.subscribe((event) => {
    event.cancel = true;
    const { player } = event;
    say(() => new ui.ActionFormData().button("b").show(player));
    system.run(() => void menu(player));
  });
  async function menu(player) {
    const { canceled, cancelationReason, selection } = await new ui.ActionFormData().title("T").button("one").button("two").show(player);
    player.sendMessage(canceled ? cancelationReason : "chose " + selection);
    if (canceled) return;
    const { formValues } = await new ui.ModalFormData().toggle("t").toggle("u").show(player);
    player.sendMessage(JSON.stringify(formValues));
  }
  system.runInterval(() => { if (system.currentTick === 2) throw new RangeError("in tick 2"); console.log(system.currentTick); }, 2);
  world.afterEvents.playerSpawn.subscribe(async ({ player }) => { await null; player.sendMessage("spawned"); await system.waitTicks(4); player.sendMessage("ticks later"); });`;

const PRESSES: readonly (readonly [string, object?])[] = [
  ["start"],
  ["spawn"],
  ["hook", { name: "beforeOnPlayerPlace" }],
  ["interact"],
  ["tick"],
  ["answer", { form: 1, data: 0 }],
  ["tick"],
  ["answer", { form: 2, data: [true, false] }],
  ["chat", { open: true }],
  ["interact"],
  ["tick"],
  ["tick"],
];

/** Stacks name the lines of each engine's own copy of the code. */
const withoutStack = ({ stack: _, ...record }: Outgoing) => record;

async function transcript(engine: string, drain: (typeof POLICIES)[number]): Promise<unknown> {
  const session = await ENGINES[engine]?.(SAMPLE, { drain });
  const records = PRESSES.map(([kind, payload]) => session?.send(kind, payload).map(withoutStack));
  session?.dispose();
  return records;
}

test("a sample add-on gives the same transcript in every engine and under both drain policies", async () => {
  const reference = await transcript("QuickJS 2023-12-09", "afterEachCallback");
  expect(JSON.stringify(reference)).toContain('"message":"ticks later"');
  expect(JSON.stringify(reference)).toContain('"message":"in tick 2"');
  for (const engine of Object.keys(ENGINES)) {
    for (const drain of POLICIES)
      expect(await transcript(engine, drain), `${engine}, ${drain}`).toEqual(reference);
  }
});

describe.each(Object.entries(ENGINES))("%s", (_, open) => {
  test("a name that a module does not export is a link error", async () => {
    await expect(open(`import { Nope } from "@minecraft/server"; Nope();`)).rejects.toThrow(
      "SyntaxError: Could not find export 'Nope' in module '@minecraft/server'",
    );
  });

  test.each(["node:fs", "host:core", "@minecraft/server-admin", "./other.js"])(
    "the module %s is refused",
    async (name) => {
      await expect(open(`import * as found from "${name}"; found.x;`)).rejects.toThrow(
        /^Error: could not load module '/,
      );
    },
  );

  test("an error at module top level ends the opening", async () => {
    await expect(open(`throw new TypeError("top");`)).rejects.toThrow("TypeError: top");
  });

  test("a hang is cut, cannot be caught, and the next callback runs", async () => {
    const session = await open(
      `${PRELUDE}
       system.run(() => { try { for (;;); } catch { console.log("caught"); } });
       system.run(() => console.log("next"));`,
      { hangMilliseconds: 300 },
    );
    const records = session.send("tick");
    expect(records).toContainEqual({
      t: "error",
      where: "watchdog",
      name: "InternalError",
      message: "interrupted",
      stack: "",
    });
    expect(logs(records)).toEqual(["next"]);
    session.dispose();
  });

  test("a hang after an await is cut and told", async () => {
    const session = await open(`${PRELUDE}system.run(async () => { await null; for (;;); });`, {
      hangMilliseconds: 300,
    });
    expect(session.send("tick")).toMatchObject([{ where: "watchdog" }]);
    expect(session.send("tick")).toEqual([]);
    session.dispose();
  });

  test("endless recursion is an error of that callback", async () => {
    const session = await open(`${PRELUDE}
      const down = () => down() + 1;
      system.run(down);
      system.run(() => console.log("next"));`);
    const records = session.send("tick");
    expect(records).toMatchObject([
      { t: "error", where: "system.run" },
      { t: "log", text: "next" },
    ]);
    session.dispose();
  });

  test("a request that the host does not know is refused with those it knows", async () => {
    const session = await open("");
    expect(() => session.send("dance")).toThrow(
      /^The host knows no request 'dance'. It knows: .*answer, close, /,
    );
    session.dispose();
  });

  test("script finds neither the doors of the host nor the driver", async () => {
    const session = await open(`${PRELUDE}
      system.run(() => console.log(Object.getOwnPropertyNames(globalThis).filter((name) => name.startsWith("__")).sort().join()));`);
    expect(logs(session.send("tick"))[0]).toMatch(/^(__date_clock)?$/);
    session.dispose();
  });
});

test("jobs of promises run between callbacks under one policy and after them under the other", async () => {
  const code = `${PRELUDE}
    system.run(async () => { await null; console.log("promise"); });
    system.run(() => console.log("callback"));`;
  for (const open of Object.values(ENGINES)) {
    const [each, end] = await Promise.all(POLICIES.map((drain) => open(code, { drain })));
    expect(logs(each?.send("tick") ?? [])).toEqual(["promise", "callback"]);
    expect(logs(end?.send("tick") ?? [])).toEqual(["callback", "promise"]);
    each?.dispose();
    end?.dispose();
  }
});
