import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const overworld = `const overworld = () => world.getDimension("overworld");`;

test("a block whose component no script registered does not exist", async () => {
  const world = await tinyWorld(
    `world.afterEvents.worldLoad.subscribe(() => {
    say(attempt(() => BlockPermutation.resolve("tiny:lamp")), attempt(() => new ItemStack("tiny:lamp")));
  });`,
    {
      packs: {
        ...{ vanillaItems: [], items: [], entities: [], recipes: [] },
        blocks: [
          {
            "minecraft:block": { description: { identifier: "tiny:lamp" }, components: { "tiny:lamp": {} } },
          },
        ],
      },
    },
  );

  expect(world.takeErrors()).toEqual([
    "tiny:lamp -> components -> tiny:lamp: this member was found in the input, but is not present in the Schema",
  ]);
  expect(world.log).toEqual([
    "Error: Block type 'tiny:lamp' is not known. Error: Invalid item identifier 'tiny:lamp'.",
  ]);
});

test("registering a component twice, without a namespace or after start-up throws", async () => {
  const world = await tinyWorld(`
    let kept;
    system.beforeEvents.startup.subscribe(({ blockComponentRegistry: registry }) => {
      kept = registry;
      say(attempt(() => registry.registerCustomComponent("tiny:table", {})));
      say(attempt(() => registry.registerCustomComponent("table", {})));
    });
    world.afterEvents.worldLoad.subscribe(() => say(attempt(() => kept.registerCustomComponent("tiny:late", {}))));
  `);

  expect(world.log.map((line) => line.split(":")[0])).toEqual([
    "BlockCustomComponentAlreadyRegisteredError",
    "NamespaceNameError",
    "CustomComponentInvalidRegistryError",
  ]);
});

test("an unknown block, state or value is refused", async () => {
  const world = await tinyWorld(`world.afterEvents.worldLoad.subscribe(() => {
    say(attempt(() => BlockPermutation.resolve("tiny:bench")));
    const table = BlockPermutation.resolve("tiny:table", { "tiny:fitted": 1 });
    say(attempt(() => table.withState("tiny:color", 1)), attempt(() => table.withState("tiny:fitted", 2)));
    say(table.getAllStates(), table.withState("tiny:fitted", 0).getState("tiny:fitted"), table.getState("tiny:color") ?? "none");
    say(table.matches("tiny:table"), table.matches("tiny:table", { "tiny:fitted": 0 }));
  });`);

  expect(world.log).toEqual([
    "Error: Block type 'tiny:bench' is not known.",
    "Error: Failed to resolve block 'tiny:table': state 'tiny:color' cannot be 1. Error: Failed to resolve block 'tiny:table': state 'tiny:fitted' cannot be 2.",
    '{"tiny:fitted":1,"minecraft:cardinal_direction":"south"} 0 none',
    "true false",
  ]);
});

test("a block object looks at a place, not at what once stood there", async () => {
  const world = await tinyWorld(`${overworld} world.afterEvents.worldLoad.subscribe(() => {
    const block = overworld().getBlock({ x: 1.5, y: 64.2, z: -1.5 });
    say(block.location, block.typeId, block.isAir, block.below().typeId, block.offset({ x: 0, y: -1, z: 0 }).isAir);
    block.setType("tiny:chair");
    say(block.typeId, block.hasTag("tiny_seat"), block.north(2).south(2).typeId, block.bottomCenter());
    block.setPermutation(block.permutation.withState("minecraft:cardinal_direction", "east"));
    say(block.permutation.getState("minecraft:cardinal_direction"));
  });`);

  expect(world.log).toEqual([
    '{"x":1,"y":64,"z":-2} minecraft:air true minecraft:stone false',
    'tiny:chair true tiny:chair {"x":1.5,"y":64,"z":-1.5}',
    "east",
  ]);
});

test("a changed state comes as onBlockStateChange and, to be safe, as onPlace again; an equal one as nothing", async () => {
  const script = `${overworld}
    table.onPlace = ({ previousBlock }) => say("place", previousBlock.type.id);
    table.onBlockStateChange = ({ previousPermutation }) => say("state", previousPermutation.getState("tiny:fitted"));
    world.afterEvents.playerSpawn.subscribe(() => {
      const block = overworld().getBlock({ x: 1, y: 64, z: 1 });
      block.setPermutation(block.permutation.withState("tiny:fitted", 1));
      block.setPermutation(block.permutation);
    });`;
  const world = await tinyWorld(script);
  world.setBlock(1, 64, 1, "tiny:table");
  world.join("Ana");
  expect(world.log).toEqual(["place minecraft:air", "state 0", "place tiny:table"]);

  const other = await tinyWorld(script, { switches: { onPlaceOnStateChange: false } });
  other.setBlock(1, 64, 1, "tiny:table");
  other.join("Ana");
  expect(other.log).toEqual(["place minecraft:air", "state 0"]);
});

test("a chunk that is not loaded has no blocks, and a kept block object refuses", async () => {
  const world = await tinyWorld(`${overworld} let kept;
    world.afterEvents.worldLoad.subscribe(() => { kept = overworld().getBlock({ x: 100, y: 63, z: 100 }); });
    world.afterEvents.playerSpawn.subscribe(() => {
      say(overworld().getBlock({ x: 100, y: 63, z: 100 }) ?? "nothing", kept.isValid);
      say(attempt(() => kept.typeId));
      say(attempt(() => overworld().setBlockType({ x: 100, y: 64, z: 100 }, "stone")));
      say(overworld().getBlock({ x: 0, y: 400, z: 0 }) ?? "nothing");
    });`);
  world.unloadChunk(100, 100);
  world.join("Ana");

  expect(world.log).toEqual([
    "nothing false",
    "LocationInUnloadedChunkError: Trying to access location (100, 63, 100) which is not in a chunk currently loaded and ticking.",
    "LocationInUnloadedChunkError: Trying to access location (100, 64, 100) which is not in a chunk currently loaded and ticking.",
    "nothing",
  ]);
});

test("a dimension that is none is refused as the game does", async () => {
  const world = await tinyWorld(`world.afterEvents.worldLoad.subscribe(() => {
    say(world.getDimension("nether").id, attempt(() => world.getDimension("ha ha wrong")));
  });`);

  expect(world.log).toEqual(["minecraft:nether Error: Dimension 'ha ha wrong' is invalid."]);
});
