import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const AWAKE = `
  world.afterEvents.entityLoad.subscribe(({ entity }) => say("woken", entity.typeId));
  let pot;
  world.afterEvents.playerSpawn.subscribe(() => {
    pot = overworld().spawnEntity("tiny:pot", { x: 100, y: 64, z: 100 });
    overworld().spawnEntity("tiny:seat", { x: 100, y: 64, z: 100 });
  });
  const look = () => say(overworld().getBlock({ x: 100, y: 64, z: 100 })?.typeId ?? "nothing",
    pot.isValid, world.getEntity(pot.id)?.typeId ?? "asleep");
  world.afterEvents.playerButtonInput.subscribe(look, { buttons: ["Jump"], state: "Pressed" });
`;

test("a chunk that is loaded again has its blocks, and wakes what outlives unloading", async () => {
  const world = await tinyWorld(AWAKE);
  const ana = world.join("Ana");
  world.setBlock(100, 64, 100, "tiny:chair");
  world.unloadChunk(100, 100);
  ana.jump();
  world.loadChunk(100, 100);
  ana.jump();

  expect(world.log).toEqual(["nothing false asleep", "woken tiny:pot", "tiny:chair false tiny:pot"]);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player", "tiny:pot"]);
});

test("a chunk is unloaded and loaded once, however often that is asked for", async () => {
  const world = await tinyWorld(AWAKE);
  world.join("Ana");
  for (const _ of [1, 2]) world.unloadChunk(100, 100);
  for (const _ of [1, 2]) world.loadChunk(100, 100);

  expect(world.log).toEqual(["woken tiny:pot"]);
  expect(world.entities("tiny:pot")).toHaveLength(1);
});

test("what sleeps is saved once, and wakes with the world", async () => {
  const world = await tinyWorld(AWAKE);
  world.join("Ana");
  world.unloadChunk(100, 100);
  const later = await tinyWorld(AWAKE, { save: world.save() });

  expect(later.log).toEqual(["woken tiny:pot"]);
});

test("a chunk in which a player stands stays loaded, with all that is in it", async () => {
  const world = await tinyWorld(AWAKE);
  world.join("Ana").move(100.5, 64, 100.5);

  expect(() => world.unloadChunk(100, 100)).toThrow("A player stands in this chunk: it stays loaded.");
  expect(world.entities("tiny:pot")).toHaveLength(1);
});

test("chunks of other dimensions are other chunks", async () => {
  const world = await tinyWorld(`world.afterEvents.playerButtonInput.subscribe(() =>
    say(...["overworld", "nether"].map((name) => world.getDimension(name).getBlock({ x: 0, y: 64, z: 0 })?.typeId ?? "nothing")));`);
  const ana = world.join("Ana");
  world.unloadChunk(0, 0, "nether");
  ana.sneak();
  ana.move(0.5, 64, 0.5, "nether");

  expect(world.log).toEqual(["minecraft:air nothing"]);
  expect(() => world.unloadChunk(0, 0, "nether")).toThrow("A player stands in this chunk");
  expect(() => world.unloadChunk(0, 0, "moon")).toThrow("Dimension 'moon' is invalid.");
  expect(() => world.loadChunk(0, 0, "moon")).toThrow("Dimension 'moon' is invalid.");
});

test("nobody clicks or places anything where no chunk is loaded", async () => {
  const world = await tinyWorld();
  const ana = world.join("Ana", { location: { x: 14.5, y: 64, z: 0.5 } });
  ana.give("Tiny Table", 2);
  ana.hold("Tiny Table");
  world.setBlock(15, 64, 0, "tiny:chair");
  world.unloadChunk(16, 0);

  expect(() => ana.use(16, 63, 0)).toThrow("There is no block at 16 63 0 for Ana to click.");
  ana.use(15, 64, 0, "East");
  expect(ana.count("Tiny Table")).toBe(2);
});

const GOING = `
  world.afterEvents.entityLoad.subscribe(({ entity }) => say("woken", entity.typeId, entity.location.x));
  let pot, seat;
  world.afterEvents.playerSpawn.subscribe(() => { pot = spawn("tiny:pot"); seat = spawn("tiny:seat"); });
  onJump(() => {
    for (const entity of [pot, seat]) entity.teleport({ x: 100, y: 64, z: 100 });
    say(pot.isValid, seat.isValid);
  });
`;

test("what is teleported where no chunk is loaded sleeps there, and what is transient is gone", async () => {
  const world = await tinyWorld(GOING);
  const ana = world.join("Ana");
  world.unloadChunk(100, 100);
  ana.jump();
  world.loadChunk(100, 100);

  expect(world.log).toEqual(["false false", "woken tiny:pot 100"]);
  expect(world.entities().map(({ typeId }) => typeId)).toEqual(["minecraft:player", "tiny:pot"]);
});
