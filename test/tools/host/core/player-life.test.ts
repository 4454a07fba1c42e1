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

const LIVES = `
  world.afterEvents.playerSpawn.subscribe(({ player, initialSpawn }) => say(initialSpawn ? "comes" : "respawns",
    player.getComponent("minecraft:health").currentValue, player.dimension.id, player.location));`;

test("who respawns lives again with nothing, where new players come into the world", async () => {
  const world = await tinyWorld(LIVES);
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.move(30.5, 64, 30.5, "nether");
  ana.die();
  ana.respawn();
  ana.use(0, 63, 2);

  expect(world.log).toEqual(
    ["comes", "respawns"].map((how) => `${how} 20 minecraft:overworld {"x":0.5,"y":64,"z":0.5}`),
  );
  expect(ana.count("Tiny Token")).toBe(0);
  expect(() => ana.respawn()).toThrow("Ana is not dead.");
});

test("who leaves dead comes back dead, to be safe, and can respawn then", async () => {
  const world = await tinyWorld(LIVES);
  const ana = world.join("Ana");
  ana.die();
  ana.leave();
  world.join("Ana").respawn();

  expect(world.log.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
    "comes 20",
    "comes 0",
    "respawns 20",
  ]);
});

test("a rider who is teleported is off the mount, and no event tells of it", async () => {
  const world = await tinyWorld(`
    world.afterEvents.dataDrivenEntityTrigger.subscribe(({ eventId }) => say(eventId));
    world.afterEvents.playerSpawn.subscribe(({ player }) =>
      overworld().spawnEntity("tiny:seat", player.location).getComponent("minecraft:rideable").addRider(player));`);
  const ana = world.join("Ana");
  expect(() => ana.teleport(9.5, 70, 9.5, "moon")).toThrow("Dimension 'moon' is invalid.");
  expect(world.entities("tiny:seat").map(({ riders }) => riders)).toEqual([["Ana"]]);
  ana.teleport(9.5, 70, 9.5);
  world.tick();
  expect(world.entities("minecraft:player")[0]?.location).toEqual({ x: 9.5, y: 70, z: 9.5 });
  ana.teleport(1.5, 64, 1.5, "nether");

  expect(world.entities("minecraft:player", "nether")[0]?.location).toEqual({ x: 1.5, y: 64, z: 1.5 });
  expect(world.entities("tiny:seat").map(({ riders }) => riders)).toEqual([[]]);
  expect(world.log).toEqual([]);
});

test("nobody walks or is teleported to a dimension that the game does not have", async () => {
  const ana = (await tinyWorld()).join("Ana");

  expect(() => ana.move(0.5, 64, 0.5, "moon")).toThrow("Dimension 'moon' is invalid.");
});
