import { expect, test } from "vitest";
import { logs, openSmall, PRELUDE } from "./small-host.ts";

const refused = (what: string) => `ReferenceError: Native ${what} does not have required privileges.`;

async function said(bundle: string, ...requests: readonly (readonly [string, object?])[]): Promise<string[]> {
  const session = await openSmall(PRELUDE + bundle);
  const records = requests.flatMap(([kind, payload]) => session.send(kind, payload));
  session.dispose();
  return logs(records);
}

test("at module top level there is no world", async () => {
  const lines = await said(
    `say(() => world.setDifficulty("Easy"));
     say(() => world.gameRules);
     say(() => { world.getAllPlayers(); });
     say(() => new server.ItemStack("minecraft:stone"));
     say(() => new ui.ActionFormData());
     say(() => typeof world.afterEvents.worldLoad.subscribe(() => {}));
     say(() => typeof system.run(() => {}));`,
    ["tick"],
  );
  expect(lines).toEqual([
    refused("function [World::setDifficulty]"),
    refused("property getter [World::gameRules]"),
    refused("function [World::getAllPlayers]"),
    refused("constructor for [ItemStack]"),
    refused("constructor for [ActionFormData]"),
    "allowed: function",
    "allowed: number",
  ]);
});

test("start-up may register and not more", async () => {
  const lines = await said(
    `system.beforeEvents.startup.subscribe((event) => {
       say(() => event.blockComponentRegistry.registerCustomComponent("a:b", {}));
       say(() => world.getDynamicProperty("a"));
     });`,
    ["start"],
  );
  expect(lines).toEqual(["allowed: undefined", refused("function [World::getDynamicProperty]")]);
});

const READ_ONLY = `(event) => {
  say(() => event.player.name);
  say(() => { event.player.nameTag = "x"; });
  say(() => event.player.addTag("x"));
  say(() => world.setDynamicProperty("a", 1));
  say(() => new ui.ActionFormData().button("b").show(event.player));
  say(() => new server.ItemStack("minecraft:stone") instanceof server.ItemStack);
  say(() => typeof system.run(() => console.log(attempt(() => { event_player.nameTag = "x"; }))));
  globalThis.event_player = event.player;
}`;
const READ_ONLY_ANSWERS = [
  "allowed: Ana",
  refused("property setter [Entity::nameTag]"),
  refused("function [Entity::addTag]"),
  "allowed: undefined",
  refused("function [ActionFormData::show]"),
  "allowed: true",
  "allowed: number",
  "allowed: undefined",
];

test("a before event only reads, and system.run leaves it", async () => {
  const lines = await said(
    `world.beforeEvents.playerInteractWithBlock.subscribe(${READ_ONLY});`,
    ["start"],
    ["interact"],
    ["tick"],
  );
  expect(lines).toEqual(READ_ONLY_ANSWERS);
});

test.each(["beforeOnPlayerPlace", "onBeforeDurabilityDamage"])(
  "the component hook %s only reads",
  async (hook) => {
    const lines = await said(
      `system.beforeEvents.startup.subscribe(({ blockComponentRegistry }) =>
       blockComponentRegistry.registerCustomComponent("a:b", { ${hook}: ${READ_ONLY} }));`,
      ["start"],
      ["hook", { name: hook }],
      ["tick"],
    );
    expect(lines).toEqual(READ_ONLY_ANSWERS);
  },
);

test("a component hook that is no before-hook may do everything", async () => {
  const lines = await said(
    `system.beforeEvents.startup.subscribe(({ blockComponentRegistry }) =>
       blockComponentRegistry.registerCustomComponent("a:b", { onPlace: ({ player }) => say(() => player.addTag("x")) }));`,
    ["start"],
    ["hook", { name: "onPlace" }],
  );
  expect(lines).toEqual(["allowed: true"]);
});

test("a before event that is cut for hanging leaves the next callback its rights", async () => {
  const session = await openSmall(
    `${PRELUDE}
     world.beforeEvents.playerInteractWithBlock.subscribe(() => { for (;;); });
     world.afterEvents.playerSpawn.subscribe(({ player }) => say(() => player.addTag("x")));`,
    { hangMilliseconds: 300 },
  );
  session.send("start");
  expect(session.send("interact")).toMatchObject([{ t: "error", where: "watchdog", message: "interrupted" }]);
  expect(logs(session.send("spawn"))).toEqual(["allowed: true"]);
  session.dispose();
});
