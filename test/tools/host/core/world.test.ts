import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

/** Runs a script once Ana is in the world and gives what it said. */
async function said(script: string): Promise<string[]> {
  const world = await tinyWorld(`world.afterEvents.playerSpawn.subscribe(({ player }) => { ${script} });`);
  world.join("Ana");
  return world.log;
}

test("entities are found by type and id, each in its dimension", async () => {
  const lines = await said(`
    for (const x of [1, 4, 9]) overworld().spawnEntity("tiny:seat", { x, y: 64, z: 0 });
    const count = (query) => overworld().getEntities(query).length;
    say(count(), count({ type: "tiny:seat" }), count({ type: "player" }), world.getDimension("nether").getEntities().length);
    say(world.getEntity(player.id).name, world.getEntity("1") ?? "nobody");
  `);
  expect(lines).toEqual(["4 3 1 0", "Ana nobody"]);
});

test("a part of a query that the host does not know is refused, never passed over", async () => {
  const [line] = await said(`say(attempt(() => overworld().getEntities({ families: ["inanimate"] })));`);
  expect(line).toMatch(/^NotEmulated: EntityQueryOptions::families /);
});

test("an unknown entity is not spawned, and a dimension that is none is refused as the game does", async () => {
  const lines = await said(`
    say(attempt(() => overworld().spawnEntity("tiny:bench", { x: 0, y: 64, z: 0 })));
    say(attempt(() => world.getDimension("ha ha wrong")));
  `);
  expect(lines).toEqual([
    "EntitySpawnError: The entity 'tiny:bench' cannot be spawned.",
    "Error: Dimension 'ha ha wrong' is invalid.",
  ]);
});

test("teleport moves a player, but nobody who rides", async () => {
  const lines = await said(`
    player.teleport({ x: 5, y: 64, z: 5 });
    say(player.location);
    overworld().spawnEntity("tiny:seat", { x: 6, y: 64, z: 5 }).getComponent("minecraft:rideable").addRider(player);
    player.teleport({ x: 0, y: 64, z: 0 });
    say(player.location);
  `);
  expect(lines).toEqual(['{"x":5,"y":64,"z":5}', '{"x":6,"y":63.9,"z":5}']);
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

test("all players are those in the world, the dead among them and whatever dimension they are in", async () => {
  const world = await tinyWorld(`world.afterEvents.playerButtonInput.subscribe(() =>
    say(world.getAllPlayers().map((player) => player.name), attempt(() => world.getAllPlayers("near"))));`);
  const [ana, ben, cid] = ["Ana", "Ben", "Cid"].map((name) => world.join(name));
  ana?.move(0.5, 64, 0.5, "nether");
  ben?.die();
  cid?.leave();
  ana?.sneak();

  expect(world.log).toEqual([
    '["Ana","Ben"] TypeError: Incorrect number of arguments to function. Expected 0, received 1',
  ]);
});
