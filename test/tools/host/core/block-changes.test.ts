import { describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../scripts/tools/host/world.ts";
import { tinyWorld } from "../tiny-world.ts";

const AIR = "minecraft:air";
const IMMOVABLE = { "minecraft:movable": { movement_type: "immovable" } };

function block(name: string, components: object, permutations: object[] = []): object {
  const states = { "tiny:fitted": [0, 1] };
  return {
    "minecraft:block": { description: { identifier: `tiny:${name}`, states }, components, permutations },
  };
}
const whenFitted = (components: object) => ({ condition: "q.block_state('tiny:fitted') == 1", components });
const PACKS = {
  ...{ vanillaItems: [], items: [], entities: [], recipes: [] },
  blocks: [
    block("table", { "tiny:table": {}, "minecraft:destructible_by_explosion": { explosion_resistance: 3 } }, [
      whenFitted({ "minecraft:destructible_by_explosion": false, ...IMMOVABLE }),
    ]),
    block("bench", { ...IMMOVABLE, "minecraft:flammable": {} }, [
      whenFitted({ "minecraft:flammable": false }),
    ]),
    block("riddle", {}, [{ condition: "q.block_state('tiny:fitted')", components: {} }]),
  ],
};
const HOOKS = `
  table.onPlace = ({ block, previousBlock }) => say("place at", block.x, "over", previousBlock.type.id);
  table.onBreak = ({ block, brokenBlockPermutation }) => say("break at", block.x, block.typeId, brokenBlockPermutation.getAllStates());
`;
const open = () => tinyWorld(HOOKS, { packs: PACKS });
const typesAt = (world: World, ...places: readonly number[]) =>
  places.map((x) => world.block(x, 64, 0).typeId);

describe("a block that is set by a command", () => {
  test("stands in its own dimension only, where no chunk is loaded in none", async () => {
    const world = await open();
    world.setBlock(1, 64, 0, "tiny:bench", {}, "nether");

    expect(world.block(1, 64, 0, "nether")).toEqual({ typeId: "tiny:bench", states: { "tiny:fitted": 0 } });
    expect(typesAt(world, 1)).toEqual([AIR]);
    expect(() => world.setBlock(1, 64, 0, "tiny:bench", {}, "moon")).toThrow("Dimension 'moon' is invalid.");
    world.unloadChunk(1, 0);
    expect(() => world.setBlock(1, 64, 0, "tiny:bench")).toThrow("The chunk of 1 64 0 is not loaded");
  });
});

describe("an edit that tells nobody", () => {
  test("calls no hook of what stood there, nor of what it puts there", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:table", { "tiny:fitted": 1 });
    world.overwrite(1, 64, 0, "tiny:table");
    world.overwrite(1, 64, 0, "air");
    world.tick(2);

    expect(world.log).toEqual([]);
    expect(typesAt(world, 1)).toEqual([AIR]);
    expect(() => world.overwrite(1, 64, 0, "tiny:lamp")).toThrow("Block type 'tiny:lamp' is not known.");
  });

  test("works where no chunk is loaded, in any dimension", async () => {
    const world = await open();
    world.unloadChunk(1, 0, "the_end");
    world.overwrite(1, 64, 0, "tiny:table", {}, "the_end");
    world.loadChunk(1, 0, "the_end");

    expect(world.block(1, 64, 0, "the_end").typeId).toBe("tiny:table");
    expect(typesAt(world, 1)).toEqual([AIR]);
  });
});

describe("a copied block", () => {
  test("has its states and is placed, and what stood there is broken a tick later", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:table", { "tiny:fitted": 1 });
    world.overwrite(2, 64, 0, "tiny:bench");
    world.clone({ x: 1, y: 64, z: 0 }, { x: 2, y: 64, z: 0 });
    expect(world.block(2, 64, 0)).toEqual({ typeId: "tiny:table", states: { "tiny:fitted": 1 } });
    world.clone({ x: 9, y: 64, z: 0 }, { x: 1, y: 64, z: 0 });
    expect(world.log).toEqual(["place at 2 over tiny:bench"]);
    world.tick();

    expect(world.log.slice(1)).toEqual([`break at 1 ${AIR} {"tiny:fitted":1}`]);
    expect(typesAt(world, 1, 2)).toEqual([AIR, "tiny:table"]);
  });

  test("comes from a loaded chunk and goes to one", async () => {
    const world = await open();
    const [here, there] = [
      { x: 1, y: 64, z: 0 },
      { x: 20, y: 64, z: 0 },
    ];
    world.unloadChunk(20, 0);

    expect(() => world.clone(here, there)).toThrow("The chunk of 20 64 0 is not loaded");
    expect(() => world.clone(there, here)).toThrow("The chunk of 20 64 0 is not loaded");
  });
});

describe("an explosion", () => {
  test("drops each block of the packs in its ball, a tick before the hook, and leaves the ground", async () => {
    const world = await open();
    for (const x of [1, 2, 3]) world.overwrite(x, 64, 0, "tiny:table");
    world.overwrite(0, 65, 0, "stone");
    world.explode(0, 64, 0, 2);
    expect(world.log).toEqual([]);
    world.tick();

    expect(world.log).toEqual([1, 2].map((x) => `break at ${x} ${AIR} {"tiny:fitted":0}`));
    expect(typesAt(world, 1, 2, 3)).toEqual([AIR, AIR, "tiny:table"]);
    for (const y of [63, 65]) expect(world.block(0, y, 0).typeId).toBe("minecraft:stone");
    const drops = world.entities().map(({ item, location }) => [item?.typeId, location.x]);
    expect(drops).toEqual([
      ["tiny:table", 1.5],
      ["tiny:table", 2.5],
    ]);
  });

  test("leaves what a permutation keeps from it, by the state in which it stands", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:table", { "tiny:fitted": 1 });
    world.overwrite(2, 64, 0, "tiny:table");
    world.explode(0, 64, 0);

    expect(typesAt(world, 1, 2)).toEqual(["tiny:table", AIR]);
  });

  test("takes a table of ours at which nobody plays, and no other", async () => {
    const world = await openWorld({ driver: "nodevm", pace: 0 });
    for (const [x, inMatch] of [0, 1].entries()) {
      world.overwrite(x, 64, 0, "tabletop_yahtzee:oak_small_game_table", {
        "tabletop_yahtzee:in_match": inMatch,
      });
    }
    world.explode(0, 65, 0);

    expect(typesAt(world, 0, 1)).toEqual([AIR, "tabletop_yahtzee:oak_small_game_table"]);
  });

  test("is refused before a permutation that nobody can read, and where no chunk is loaded", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:riddle");

    expect(() => world.explode(0, 64, 0)).toThrow(
      `This host cannot read the condition "q.block_state('tiny:fitted')".`,
    );
    world.unloadChunk(0, 0);
    expect(() => world.explode(0, 64, 0)).toThrow("The chunk of 0 64 0 is not loaded");
  });
});

describe("a piston", () => {
  test("moves a block with its states one step to the east: broken here, placed there", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:table");

    expect(world.push(1, 64, 0)).toBe(true);
    world.tick();
    expect(world.log).toEqual([`place at 2 over ${AIR}`, `break at 1 ${AIR} {"tiny:fitted":0}`]);
    expect(typesAt(world, 1, 2)).toEqual([AIR, "tiny:table"]);
  });

  test("moves nothing immovable, by its file or by its state, and nothing that has no room", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:table");
    world.overwrite(2, 64, 0, "tiny:table", { "tiny:fitted": 1 });
    world.overwrite(5, 64, 0, "tiny:bench");

    expect([1, 2, 5].map((x) => world.push(x, 64, 0))).toEqual([false, false, false]);
    expect(typesAt(world, 1, 2, 3, 5, 6)).toEqual(["tiny:table", "tiny:table", AIR, "tiny:bench", AIR]);
    expect(() => world.push(9, 64, 0)).toThrow("There is no block at 9 64 0 to push.");
  });

  test("pushes nothing over the edge of what is loaded", async () => {
    const world = await open();
    world.overwrite(15, 64, 0, "tiny:table");
    world.unloadChunk(16, 0);

    expect(world.push(15, 64, 0)).toBe(false);
  });
});

describe("fire", () => {
  test("takes what can burn and leaves the rest, by the state in which it stands", async () => {
    const world = await open();
    world.overwrite(1, 64, 0, "tiny:bench");
    world.overwrite(2, 64, 0, "tiny:bench", { "tiny:fitted": 1 });
    world.overwrite(3, 64, 0, "tiny:table");

    expect([1, 2, 3].map((x) => world.burn(x, 64, 0))).toEqual([true, false, false]);
    expect(typesAt(world, 1, 2, 3)).toEqual([AIR, "tiny:bench", "tiny:table"]);
    expect(world.entities()).toEqual([]);
    expect(() => world.burn(1, 64, 0)).toThrow("There is no block at 1 64 0 to burn.");
  });
});
