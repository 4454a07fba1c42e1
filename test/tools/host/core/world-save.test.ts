import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const WORLD = `
  world.afterEvents.worldLoad.subscribe(() => say("loaded", world.getDynamicProperty("count") ?? 0));
  world.afterEvents.entityLoad.subscribe(({ entity }) => say("entity", entity.typeId, entity.getDynamicProperty("mark")));
  world.afterEvents.playerButtonInput.subscribe(({ player }) => {
    const count = 1 + (world.getDynamicProperty("count") ?? 0);
    world.setDynamicProperty("count", count);
    const token = new ItemStack("tiny:token");
    token.setDynamicProperty("count", count);
    inventory().addItem(token);
    player.setDynamicProperty("count", count);
    player.dimension.getBlock({ x: count, y: 64, z: 3 }).setType("tiny:table");
    for (const type of ["tiny:seat", "tiny:pot"]) player.dimension.spawnEntity(type, { x: 3, y: 64, z: 3 }).setDynamicProperty("mark", count);
  }, { buttons: ["Jump"], state: "Pressed" });
  world.afterEvents.entityStartSneaking.subscribe(() => say(inventory().getItem(0)?.getDynamicProperty("count") ?? "none", first().getDynamicProperty("count") ?? "none"));
`;

test("a saved world comes back whole: properties, things, blocks and entities, but no transient ones", async () => {
  const world = await tinyWorld(WORLD);
  const ana = world.join("Ana");
  ana.jump();
  world.save();
  const later = await world.reopen();
  later.join("Ana").sneak();

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot 1", "1 1"]);
  expect(later.block(1, 64, 3).typeId).toBe("tiny:table");
  expect(later.entities().map(({ typeId }) => typeId)).toEqual(["tiny:pot", "minecraft:player"]);
  expect(later.player("Ana").id).toBe(ana.id);
  later.expectNoErrors();
});

test("a world rolled back to an earlier save has forgotten what came later", async () => {
  const world = await tinyWorld(WORLD);
  const ana = world.join("Ana");
  ana.jump();
  const early = world.save();
  ana.jump();
  world.save();
  const later = await world.reopen(early);

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot 1"]);
  expect(later.block(2, 64, 3).typeId).toBe("minecraft:air");
});

test("each store can have an age of its own", async () => {
  const world = await tinyWorld(WORLD);
  const ana = world.join("Ana");
  world.save();
  ana.jump();
  world.save("properties", "chunks");
  const later = await world.reopen();
  later.join("Ana").sneak();

  expect(later.log).toEqual(["loaded 1", "entity tiny:pot 1", "none none"]);
});

test("entities of a later session never get an id of an earlier one", async () => {
  const world = await tinyWorld(WORLD);
  const ana = world.join("Ana");
  world.save();
  ana.jump();
  const later = await world.reopen();
  later.join("Ana").jump();
  const ids = [...world.entities(), ...later.entities()].map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length - 1);
});

test("a chunk that sleeps takes its transient entities with it and wakes the others", async () => {
  const world = await tinyWorld(WORLD);
  const ana = world.join("Ana");
  ana.jump();
  ana.move(40, 64, 40);
  world.unloadChunk(3, 3);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player"]);
  const { chunks } = world.save();
  expect(chunks["minecraft:overworld|0|0"]?.entities.map(({ typeId }) => typeId)).toEqual(["tiny:pot"]);
  world.loadChunk(3, 3);

  expect(world.log.slice(1)).toEqual(["entity tiny:pot 1"]);
  expect(() => world.unloadChunk(40, 40)).toThrow("A player stands in this chunk: it stays loaded.");
});

test("a server that stops tells the script and rejects the open forms", async () => {
  const world = await tinyWorld(`
    system.beforeEvents.shutdown.subscribe(() => { world.setDynamicProperty("stopped", true); say("stops"); });
    world.afterEvents.playerSpawn.subscribe(({ player }) => {
      new ActionFormData().button("a").show(player).catch((error) => say(error.reason));
    });
  `);
  world.join("Ana");
  world.shutdown();

  expect(world.log).toEqual(["stops", "ServerShutdown"]);
});

test("a world that takes no properties refuses to write and still reads", async () => {
  const world = await tinyWorld(`
    world.afterEvents.worldLoad.subscribe(() => world.setDynamicProperty("a", 1));
    world.afterEvents.playerSpawn.subscribe(() => say(attempt(() => world.setDynamicProperty("a", 2)), world.getDynamicProperty("a")));
  `);
  world.send("switches", { writesFail: true });
  world.join("Ana");

  expect(world.log).toEqual(["Error: Writing is refused: the switch writesFail is on. 1"]);
});
