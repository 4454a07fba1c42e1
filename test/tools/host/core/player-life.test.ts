import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

test("a player who leaves is gone for the script, with the form rejected", async () => {
  const world = await tinyWorld(`
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      new ActionFormData().button("a").show(player).catch((error) => say(error.reason, player.isValid));
    });
    world.afterEvents.playerLeave.subscribe(({ playerName }) => say("left", playerName, attempt(() => ana.sendMessage("bye"))));
  `);
  world.join("Ana").leave();

  expect(world.log).toEqual([
    "PlayerQuit false",
    "left Ana InvalidActorError: Failed to call function 'sendMessage' due to Entity being invalid (has the Entity been removed?).",
  ]);
  expect(world.players.size).toBe(0);
});

test("a player comes back with the same id, place and things", async () => {
  const world = await tinyWorld(
    "world.afterEvents.playerSpawn.subscribe(({ initialSpawn }) => say(initialSpawn));",
  );
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.move(5.5, 64, 5.5);
  ana.leave();
  const again = world.join("Ana");

  expect(again.id).toBe(ana.id);
  expect(again.count("Tiny Token")).toBe(1);
  expect(world.entities("minecraft:player")[0]?.location).toEqual({ x: 5.5, y: 64, z: 5.5 });
  expect(world.log).toEqual(["true", "true"]);
});

test("yaw 0 looks south and 90 west, and a sneaking player says so", async () => {
  const world = await tinyWorld(`world.afterEvents.playerButtonInput.subscribe(({ player }) => {
    const { x, z } = player.getViewDirection();
    say(Math.round(x), Math.round(z), player.isSneaking, player.getRotation());
  });`);
  const ana = world.join("Ana");
  ana.look(90, 0);
  ana.sneak();

  expect(world.log).toEqual(['-1 0 true {"x":0,"y":90}']);
});

test("operators and members are told apart, and custom is no operator", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(({ player }) =>
    say(player.name, player.playerPermissionLevel, player.commandPermissionLevel));`);
  world.join("Ana");
  world.join("Ben", { permission: 2 });
  world.join("Cid", { permission: 3 });

  expect(world.log).toEqual(["Ana 1 0", "Ben 2 1", "Cid 3 0"]);
});

test("who dies drops everything, has no health, picks nothing up and clicks nothing", async () => {
  const world = await tinyWorld(`world.afterEvents.playerButtonInput.subscribe(({ player }) =>
    say(player.getComponent("minecraft:health").currentValue), { state: "Pressed" });`);
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.jump();
  ana.die();
  ana.jump();
  world.tick(20);

  expect(world.log).toEqual(["20", "0"]);
  expect(ana.count("Tiny Token")).toBe(0);
  expect(world.entities("minecraft:item")).toHaveLength(1);
  expect(() => ana.use(0, 63, 2)).toThrow("Ana is dead.");
});

test("who goes to another dimension is there, and a dropped item stays behind", async () => {
  const world = await tinyWorld(
    "world.afterEvents.playerButtonInput.subscribe(({ player }) => say(player.dimension.id));",
  );
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.hold("Tiny Token");
  ana.drop();
  ana.move(0.5, 64, 0.5, "nether");
  ana.sneak();

  expect(world.log).toEqual(["minecraft:nether"]);
  expect(ana.count("Tiny Token")).toBe(0);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:item"]);
});
