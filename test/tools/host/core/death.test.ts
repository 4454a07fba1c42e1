import { expect, test } from "vitest";
import type { WorldOptions } from "../../../../scripts/tools/host/world.ts";
import { tinyWorld } from "../tiny-world.ts";

const POT = `
  let dead;
  world.afterEvents.playerSpawn.subscribe(() => {
    const pot = spawn("tiny:pot");
    pot.setDynamicProperty("tiny:owner", "Ana");
    inventory(pot).setItem(0, new ItemStack("apple", 5));
  });
  world.afterEvents.entityDie.subscribe(({ deadEntity, damageSource }) => {
    dead = deadEntity;
    say(dead.typeId, dead.location, damageSource.cause, dead.getDynamicProperty("tiny:owner") ?? "nobody");
    say(attempt(() => { const held = inventory(dead); held.moveItem(0, 0, inventory()); return held.emptySlotsCount; }));
  }, { entityTypes: ["tiny:pot"] });
  onJump(() => say(dead.isValid, attempt(() => dead.getDynamicProperty("tiny:owner")), found("tiny:pot").length));
`;
const potWorld = (options: WorldOptions = {}) => tinyWorld(POT, { pace: 0, ...options });
const DIED = 'tiny:pot {"x":4,"y":64,"z":4} selfDestruct';

test("in the tick of its death an entity still answers, with what it holds; in the next it is gone", async () => {
  const world = await potWorld();
  const ana = world.join("Ana");
  world.kill("tiny:pot");
  ana.jump();
  world.tick();
  ana.jump();

  expect(world.log).toEqual([
    ...[`${DIED} Ana`, "3", "true Ana 1"],
    "false InvalidActorError: Failed to call function 'getDynamicProperty' due to Entity being invalid (has the Entity been removed?). 0",
  ]);
  expect(ana.count("apple")).toBe(5);
});

test("by a switch the dying no longer say what they hold", async () => {
  const world = await potWorld({ switches: { dyingAnswers: false } });
  const ana = world.join("Ana");
  world.kill("tiny:pot");

  expect(world.log).toEqual([
    `${DIED} nobody`,
    "InvalidContainerError: Failed to call function 'moveItem' due to Container being invalid.",
  ]);
  expect(ana.count("apple")).toBe(0);
});

test("an entity dies once, and kill of one kind leaves the others alone", async () => {
  const world = await potWorld();
  world.join("Ana");
  world.kill("tiny:seat");
  expect(world.entities("tiny:pot")).toHaveLength(1);
  world.kill("tiny:pot");
  world.killAll();

  expect(world.log).toEqual([`${DIED} Ana`, "3"]);
  expect(world.entities("tiny:pot")).toEqual([]);
});

test("a private inventory goes with who dies, another drops before the event", async () => {
  const world = await tinyWorld(`
    world.afterEvents.playerSpawn.subscribe(() => {
      for (const type of ["tiny:pot", "tiny:chest"]) inventory(spawn(type, 9)).setItem(0, new ItemStack("apple"));
    });
    world.afterEvents.entityDie.subscribe(({ deadEntity }) => say(deadEntity.typeId, inventory(deadEntity).getItem(0)?.amount ?? "empty"));
  `);
  world.join("Ana");
  world.killAll();
  world.tick();

  expect(world.log).toEqual(["tiny:pot 1", "tiny:chest empty"]);
  expect(world.entities().map(({ typeId, item }) => item?.typeId ?? typeId)).toEqual([
    "minecraft:player",
    "minecraft:apple",
  ]);
});

test("a death is told to who asked for that entity, or for any; what lies on the ground goes unheard", async () => {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(() => {
    const pots = [spawn("tiny:pot"), spawn("tiny:pot", 9)];
    overworld().spawnItem(new ItemStack("apple"), { x: 20, y: 64, z: 4 });
    world.afterEvents.entityDie.subscribe(({ deadEntity }) => say("first", deadEntity.location.x), { entities: [pots[0]] });
    world.afterEvents.entityDie.subscribe(({ deadEntity }) => say(deadEntity.typeId));
  });`);
  const ana = world.join("Ana");
  world.killAll();
  ana.die();

  expect(world.log).toEqual(["first 4", "tiny:pot", "tiny:pot", "minecraft:player"]);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player"]);
});

test("nobody mounts what dies, and it is in no save", async () => {
  const world = await tinyWorld(
    `world.afterEvents.playerSpawn.subscribe(() => { spawn("tiny:seat"); spawn("tiny:pot"); });
    onJump(() => say(found("tiny:seat")[0].getComponent("rideable").addRider(ana)));`,
    { pace: 0 },
  );
  const ana = world.join("Ana");
  world.killAll();
  ana.jump();

  expect(world.log).toEqual(["false"]);
  expect(Object.values(world.save().chunks).flatMap(({ entities }) => entities)).toEqual([]);
});

test("an operator's kill takes everything but players, and riders stand up unheard", async () => {
  const world = await tinyWorld(`
    world.afterEvents.playerSpawn.subscribe(() => spawn("tiny:seat").getComponent("rideable").addRider(ana));
    world.afterEvents.dataDrivenEntityTrigger.subscribe(({ eventId }) => say(eventId));
    onJump(() => say(ana.getComponent("riding") === undefined));`);
  const ana = world.join("Ana");
  ana.give("Tiny Token");
  ana.hold("Tiny Token");
  ana.drop();
  world.killAll();
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player"]);
  ana.jump();
  expect(world.log).toEqual(["true"]);
});
