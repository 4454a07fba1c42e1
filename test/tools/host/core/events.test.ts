import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE } from "./small-host.ts";

test("a before event is called inside what causes it and may cancel it", async () => {
  const session = await openSmall(
    `${PRELUDE}world.beforeEvents.playerInteractWithBlock.subscribe((event) => { event.cancel = true; });`,
  );
  session.send("start");
  expect(session.send("interact")).toEqual([{ t: "interacted", cancel: true }]);
  session.dispose();
});

test("a before event is of no use after its callback", async () => {
  const session = await openSmall(`${PRELUDE}
    world.beforeEvents.playerInteractWithBlock.subscribe((event) => {
      system.run(() => { say(() => event.player); say(() => { event.cancel = true; }); });
    });`);
  session.send("start");
  session.send("interact");
  const gone = (what: string) =>
    `ReferenceError: Native property ${what} [PlayerInteractWithBlockBeforeEvent::${what === "getter" ? "player" : "cancel"}] object bound to prototype does not exist.`;
  expect(logs(session.send("tick"))).toEqual([gone("getter"), gone("setter")]);
  session.dispose();
});

test("an after event comes after the callback that caused it, to each listener apart", async () => {
  const session = await openSmall(`${PRELUDE}
    world.afterEvents.playerSpawn.subscribe(() => { throw new TypeError("first"); });
    world.afterEvents.playerSpawn.subscribe(({ player, initialSpawn }) => console.log(player.name, initialSpawn));`);
  session.send("start");
  expect(session.send("spawn")).toMatchObject([
    { t: "error", where: "world.afterEvents.playerSpawn", name: "TypeError", message: "first" },
    { t: "log", level: "log", text: "Ana true" },
  ]);
  session.dispose();
});

test("an event that no part of the host raises cannot be subscribed to: nobody waits in vain", async () => {
  const session = await openSmall(
    `${PRELUDE}say(() => world.afterEvents.weatherChange.subscribe(() => {}));`,
  );
  expect(session.send("start")).toEqual([
    { t: "gap", member: "world.afterEvents.weatherChange" },
    {
      t: "log",
      level: "log",
      text: "NotEmulated: world.afterEvents.weatherChange has no body in this host. Write one under scripts/tools/host/core, with its evidence.",
    },
  ]);
  session.dispose();
});
