import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

test("a player who leaves is still whole in the before event, and gone after it with the form rejected", async () => {
  const world = await tinyWorld(`
    let kept;
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      kept = player;
      new ActionFormData().button("a").show(player).catch((error) => say(error.reason, kept.isValid));
    });
    world.beforeEvents.playerLeave.subscribe(({ player }) => {
      world.setDynamicProperty("left", player.name);
      say("leaves", player.name, inventory().size, attempt(() => inventory().setItem(0)));
    });
    world.afterEvents.playerLeave.subscribe(({ playerName }) => say("left", playerName, attempt(() => kept.sendMessage("bye"))));
  `);
  world.join("Ana").leave();

  expect(world.log).toEqual([
    "leaves Ana 36 ReferenceError: Native function [Container::setItem] does not have required privileges.",
    "PlayerQuit false",
    "left Ana InvalidActorError: Failed to call function 'sendMessage' due to Entity being invalid (has the Entity been removed?).",
  ]);
  expect(world.players.size).toBe(0);
});

test("a player comes back with the same id, place and things, and as another one when the world has moved", async () => {
  const world = await tinyWorld(
    "world.afterEvents.playerSpawn.subscribe(({ player, initialSpawn }) => say(initialSpawn));",
  );
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.move(5.5, 64, 5.5);
  ana.leave();
  const again = world.join("Ana");

  expect(again.id).toBe(ana.id);
  expect(again.count("Tiny Token")).toBe(1);
  expect(world.entities("minecraft:player")[0]?.location).toEqual({ x: 5.5, y: 64, z: 5.5 });
  again.leave();
  expect(world.join("Ana", { newId: true }).id).not.toBe(ana.id);
  expect(world.log).toEqual(["true", "true", "true"]);
});

test("who dies drops everything, sees no form any more, and spawns again without it", async () => {
  const world = await tinyWorld(`
    world.afterEvents.playerSpawn.subscribe(({ player, initialSpawn }) => {
      say("spawn", initialSpawn);
      if (initialSpawn) new ActionFormData().button("a").show(player).then((answer) => say(answer.cancelationReason));
    });
    world.afterEvents.entityDie.subscribe(({ deadEntity }) => say("died", deadEntity.name, deadEntity.isValid));
  `);
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.die();
  expect(() => ana.use(0, 63, 2)).toThrow("Ana is dead: respawn first.");
  expect(ana.count("Tiny Token")).toBe(0);
  ana.respawn();

  expect(world.log).toEqual(["spawn true", "UserClosed", "died Ana true", "spawn false"]);
});

test("a change of dimension is told with both places", async () => {
  const world = await tinyWorld(`world.afterEvents.playerDimensionChange.subscribe((event) =>
    say(event.fromDimension.id, event.toDimension.id, event.toLocation, event.player.dimension.id));`);
  world.join("Ana").move(1, 64, 2, "nether");

  expect(world.log).toEqual(['minecraft:overworld minecraft:nether {"x":1,"y":64,"z":2} minecraft:nether']);
});

test("yaw 0 looks south and 90 west, and a sneaking player says so", async () => {
  const world = await tinyWorld(`world.afterEvents.entityStartSneaking.subscribe(({ entity }) => {
    const { x, z } = entity.getViewDirection();
    say(Math.round(x), Math.round(z), entity.isSneaking, entity.getHeadLocation().y.toFixed(2), entity.getRotation());
  });`);
  const ana = world.join("Ana");
  ana.look(90, 0);
  ana.sneak();
  ana.sneak(false);

  expect(world.log).toEqual(['-1 0 true 65.62 {"x":0,"y":90}']);
});

test("operators, members and game modes are told apart", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(({ player }) =>
    say(player.name, player.playerPermissionLevel, player.commandPermissionLevel, player.getGameMode()));`);
  world.join("Ana");
  world.join("Ben", { permission: 2, gameMode: "Creative" });
  world.join("Cid", { permission: 3 });

  expect(world.log).toEqual(["Ana 1 0 Survival", "Ben 2 1 Creative", "Cid 3 0 Survival"]);
});
