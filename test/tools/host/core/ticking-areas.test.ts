import { expect, test } from "vitest";
import type { WorldOptions } from "../../../../scripts/tools/host/world.ts";
import { tinyWorld } from "../tiny-world.ts";

/** A pot in a chunk that is not loaded, and what of it can be seen at each tick of a jump. */
const AREA = `
  let areas;
  world.afterEvents.worldLoad.subscribe(() => { areas = world.tickingAreaManager; });
  const at = (x, z = x) => ({ dimension: overworld(), from: { x, y: 64, z }, to: { x: 100, y: 70, z: 100 } });
  const why = (run) => { try { return run() ?? "done"; } catch (error) { return error.name + " " + error.reason; } };
  const state = () => say(system.currentTick - start, overworld().getBlock({ x: 100, y: 64, z: 100 })?.typeId ?? "not loaded", found("tiny:pot").length);
  let start = 0;
  world.afterEvents.entityLoad.subscribe(({ entity }) => { say("woken", entity.typeId); state(); });
  world.afterEvents.playerSpawn.subscribe(() => spawn("tiny:pot", 100, 64, 100));
  const create = () => { start = system.currentTick; return areas.createTickingArea("a", at(100)).then(() => { say("created"); state(); }); };
`;
async function areaWorld(script: string, options: WorldOptions = {}) {
  const world = await tinyWorld(AREA + script, { pace: 0, ...options });
  const ana = world.join("Ana");
  world.unloadChunk(100, 100);
  return { world, ana };
}

test.each([{ driver: "nodevm" }, { driver: "nodevm", drain: "endOfTick" }, { driver: "quickjs" }] as const)(
  "chunks are loaded some ticks later, and what lives there after the promise, in %o",
  async (options) => {
    const { world, ana } = await areaWorld("onJump(() => { create(); state(); });", options);
    ana.jump();
    world.tick(20);

    expect(world.log).toEqual([
      "0 not loaded 0",
      ...["created", "3 minecraft:air 0"],
      ...["woken tiny:pot", "8 minecraft:air 1"],
    ]);
    world.session.dispose();
  },
);

test("what only an area kept loaded goes when that is removed, or never comes", async () => {
  const { world, ana } = await areaWorld(
    "let step = 0; onJump(() => { if (step++ % 2 === 0) create(); else { areas.removeTickingArea('a'); state(); } });",
  );
  ana.jump();
  world.tick(10);
  expect(world.entities("tiny:pot")).toHaveLength(1);
  for (const _again of [1, 2]) ana.jump();
  world.tick();
  ana.jump();
  world.tick(10);

  expect(world.log.slice(-2)).toEqual(["10 not loaded 0", "1 not loaded 0"]);
  expect(world.log.filter((line) => line === "created")).toHaveLength(1);
  world.loadChunk(100, 100);
  expect(world.entities("tiny:pot")).toHaveLength(1);
});

test("a chunk stays loaded while another area or a player is there, or where it was loaded before", async () => {
  const { world, ana } = await areaWorld(`onJump(async () => {
    await Promise.all([create(), areas.createTickingArea("b", at(90))]);
    areas.removeTickingArea("a");
    state();
  });
  world.afterEvents.playerButtonInput.subscribe(() => { areas.removeAllTickingAreas(); state(); }, { buttons: ["Sneak"] });`);
  ana.jump();
  world.tick(10);
  world.unloadChunk(100, 100);
  expect(world.entities("tiny:pot")).toHaveLength(1);
  ana.move(100.5, 64, 100.5);
  ana.sneak();
  ana.move(0.5, 64, 0.5);

  expect(world.log.slice(-3)).toEqual(["woken tiny:pot", "8 minecraft:air 1", "10 minecraft:air 1"]);
  expect(world.entities("tiny:pot")).toHaveLength(1);
  world.unloadChunk(100, 100);
  expect(world.entities("tiny:pot")).toEqual([]);
});

test("a chunk that everybody else has left goes with the area that still held it", async () => {
  const { world, ana } = await areaWorld(`onJump(create);
  world.afterEvents.playerButtonInput.subscribe(() => areas.removeTickingArea("a"), { buttons: ["Sneak"] });`);
  world.loadChunk(100, 100);
  ana.jump();
  world.tick(5);
  world.unloadChunk(100, 100);
  expect(world.entities("tiny:pot")).toHaveLength(1);
  ana.sneak();

  expect(world.entities("tiny:pot")).toEqual([]);
});

test("areas are counted by chunks, known by name, and refused with a reason", async () => {
  const { ana, world } = await areaWorld(
    `onJump(() => {
      say(areas.maxChunkCount, areas.chunkCount, areas.hasCapacity(at(96)), areas.hasCapacity(at(95)));
      areas.createTickingArea("a", at(96));
      areas.createTickingArea("b", at(80, 96));
      say(areas.chunkCount, areas.hasTickingArea("b"), areas.hasTickingArea("c"));
      say(why(() => areas.createTickingArea("a", at(96))), why(() => areas.createTickingArea("c", at(80))));
      say(why(() => areas.createTickingArea("c", at(-4000))), areas.hasCapacity(at(-4000)), why(() => areas.removeTickingArea("c")));
      const [first, second] = areas.getAllTickingAreas();
      say(first.identifier, first.dimension.id, first.chunkCount, first.isFullyLoaded, second.boundingBox);
      areas.removeTickingArea(first);
      areas.removeAllTickingAreas();
      say(areas.chunkCount, areas.getAllTickingAreas());
    });`,
    { switches: { tickingCapacity: 3 } },
  );
  ana.jump();

  expect(world.log).toEqual([
    "3 0 true false",
    "3 true false",
    "TickingAreaError IdentifierAlreadyExists TickingAreaError OverChunkLimit",
    "TickingAreaError SideLengthExceeded false TickingAreaError UnknownIdentifier",
    'a minecraft:overworld 1 false {"min":{"x":80,"y":64,"z":96},"max":{"x":100,"y":70,"z":100}}',
    "0 []",
  ]);
});

test("areas outlive the session, to be removed by the next one", async () => {
  const { world, ana } = await areaWorld("onJump(() => void create());");
  ana.jump();
  world.tick(10);
  const later = await tinyWorld(
    `world.afterEvents.worldLoad.subscribe(() => say(world.tickingAreaManager.getAllTickingAreas().map(({ identifier }) => identifier)));`,
    { save: world.save() },
  );

  expect(later.log).toEqual(['["a"]']);
});
