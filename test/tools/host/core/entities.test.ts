import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

test("entities and players keep dynamic properties of their own, with the world's limits", async () => {
  const world = await tinyWorld(`onJump(() => {
    const pots = [spawn("tiny:pot"), spawn("tiny:pot")];
    pots[0].setDynamicProperty("tiny:owner", "Ana");
    ana.setDynamicProperty("tiny:owner", 7);
    say(...[...pots, ana].map((entity) => entity.getDynamicProperty("tiny:owner") ?? "nothing"));
    say(attempt(() => pots[1].setDynamicProperty("tiny:owner", "x".repeat(32768))));
    pots[0].setDynamicProperty("tiny:owner");
    say(pots[0].getDynamicProperty("tiny:owner") ?? "nothing");
  });`);
  world.join("Ana").jump();

  expect(world.log).toEqual([
    "Ana nothing 7",
    "ArgumentOutOfBoundsError: Unsupported or out of bounds value passed to function argument [1]. Value: 32768, Argument bounds: [0, 32767]",
    "nothing",
  ]);
  expect(world.entities("minecraft:player")[0]?.properties).toEqual({ "tiny:owner": 7 });
});

test("a world that takes no properties takes none of entities", async () => {
  const world = await tinyWorld(
    `onJump(() => say(attempt(() => spawn("tiny:pot").setDynamicProperty("tiny:owner", "Ana"))));`,
    { switches: { writesFail: true } },
  );
  world.join("Ana").jump();

  expect(world.log).toEqual(["Error: Writing is refused: the switch writesFail is on."]);
});

test("teleport moves an entity within its dimension or to another, and knows no other option", async () => {
  const world = await tinyWorld(`onJump(() => {
    const pot = spawn("tiny:pot");
    pot.teleport({ x: 1, y: 70, z: 2 });
    say(pot.dimension.id, pot.location);
    pot.teleport({ x: 3, y: 64, z: 4 }, { dimension: world.getDimension("nether") });
    say(pot.dimension.id, pot.location, found("tiny:pot").length);
    say(attempt(() => pot.teleport({ x: 0, y: 64, z: 0 }, { keepVelocity: true })).split(" has")[0]);
  });`);
  world.join("Ana").jump();

  expect(world.log).toEqual([
    'minecraft:overworld {"x":1,"y":70,"z":2}',
    'minecraft:nether {"x":3,"y":64,"z":4} 0',
    "NotEmulated: TeleportOptions::keepVelocity",
  ]);
});

test("any entity knows what it rides, and gets off where a script ejects it", async () => {
  const world = await tinyWorld(`onJump(() => {
    const pot = found("tiny:pot")[0] ?? spawn("tiny:pot");
    const cart = pot.getComponent("minecraft:riding")?.entityRidingOn;
    say(cart?.typeId ?? "on foot", pot.location);
    pot.teleport({ x: 30, y: 64, z: 30 });
    cart?.getComponent("rideable").ejectRider(pot);
    if (cart) pot.teleport({ x: 4, y: 64, z: 4 });
  });`);
  const ana = world.join("Ana");
  ana.jump();
  world.carryOff("tiny:pot", 8.5, 64, 8.5);
  for (const _again of [1, 2]) ana.jump();

  expect(world.log).toEqual([
    'on foot {"x":4,"y":64,"z":4}',
    'minecraft:minecart {"x":8.5,"y":63.8,"z":8.5}',
    'on foot {"x":4,"y":64,"z":4}',
  ]);
});
