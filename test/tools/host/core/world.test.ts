import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

/** Runs a script once Ana is in the world and gives the world. */
async function withAna(script: string) {
  const world = await tinyWorld(`
    const here = () => world.getDimension("overworld");
    world.afterEvents.playerSpawn.subscribe(({ player }) => { ${script} });
  `);
  const ana = world.join("Ana");
  return { world, ana };
}

test("entities are found by type, family, name and distance", async () => {
  const { world } = await withAna(`
    for (const x of [1, 4, 9]) here().spawnEntity("tiny:seat", { x, y: 64, z: 0 });
    const count = (query) => here().getEntities(query).length;
    say(count(), count({ type: "tiny:seat" }), count({ families: ["tiny_seat"], location: { x: 0, y: 64, z: 0 }, maxDistance: 5 }));
    say(count({ families: ["tiny_seat", "player"] }), count({ type: "player" }), count({ name: "Ana" }), here().getPlayers().length);
    say(world.getDimension("nether").getEntities().length, world.getPlayers({ name: "Ben" }).length);
    say(world.getEntity(player.id).name, world.getEntity("1") ?? "nobody");
  `);

  expect(world.log).toEqual(["4 3 2", "0 1 1 1", "0 0", "Ana nobody"]);
});

test("a part of a query that the host does not know is refused, never passed over", async () => {
  const { world } = await withAna("say(attempt(() => here().getEntities({ scoreOptions: [] })));");

  expect(world.log).toEqual([
    "Error: This host does not know 'scoreOptions' in an entity query: write it in entity-query.ts.",
  ]);
});

test("an unknown entity is not spawned, and nothing is where nothing is loaded", async () => {
  const world = await tinyWorld(`
    const spawn = (type, x, y) => attempt(() => world.getDimension("overworld").spawnEntity(type, { x, y, z: 0 }));
    world.afterEvents.playerSpawn.subscribe(() => {
      say(spawn("tiny:bench", 0, 64));
      say(spawn("tiny:seat", 100, 64));
      say(spawn("tiny:seat", 0, 400));
    });
  `);
  world.unloadChunk(100, 0);
  world.join("Ana");

  expect(world.log).toEqual([
    "EntitySpawnError: The entity 'tiny:bench' cannot be spawned.",
    "LocationInUnloadedChunkError: Trying to access location (100, 64, 0) which is not in a chunk currently loaded and ticking.",
    "LocationOutOfWorldBoundariesError: Trying to access location (0, 400, 0) which is outside of the world boundaries.",
  ]);
});

test("a spawned item lies there with all that is written on it, and a sound is heard at its place", async () => {
  const { world, ana } = await withAna(`
    const token = new ItemStack("tiny:token");
    token.setDynamicProperty("tiny:id", 7);
    const dropped = here().spawnItem(token, { x: 0, y: 64, z: 5 });
    say(dropped.typeId, dropped.getComponent("minecraft:item").itemStack.getDynamicProperty("tiny:id"));
    here().playSound("tiny.roll", { x: 0, y: 64, z: 5 });
    world.sendMessage({ translate: "tiny.welcome", with: ["all"] });
  `);

  expect(world.log).toEqual(["minecraft:item 7"]);
  expect([world.sounds, ana.sounds, ana.chat]).toEqual([["tiny.roll"], [], ["Welcome, all!"]]);
});

test("teleport turns and moves a player, across dimensions too, but nobody who rides", async () => {
  const { world } = await withAna(`
    player.teleport({ x: 5, y: 64, z: 5 }, { dimension: world.getDimension("the_end"), rotation: { x: 10, y: 90 } });
    say(player.location, player.dimension.id, player.getRotation());
    const seat = player.dimension.spawnEntity("tiny:seat", { x: 6, y: 64, z: 5 });
    seat.getComponent("minecraft:rideable").addRider(player);
    player.teleport({ x: 0, y: 64, z: 0 });
    say(player.location);
  `);

  expect(world.log).toEqual([
    '{"x":5,"y":64,"z":5} minecraft:the_end {"x":10,"y":90}',
    '{"x":6,"y":63.9,"z":5}',
  ]);
});
