import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

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

test("a hook that the host never calls is refused by name", async () => {
  const world = await tinyWorld(`
    system.beforeEvents.startup.subscribe(({ itemComponentRegistry: registry }) => {
      say(attempt(() => registry.registerCustomComponent("tiny:other", { onHitEntity: () => {} })));
    });
  `);

  expect(world.log[0]).toMatch(/^NotEmulated: ItemCustomComponent::onHitEntity /);
  expect(world.takeErrors()).toEqual(["ItemCustomComponent::onHitEntity has no body in this host."]);
});

test("an unknown block, state or value is refused", async () => {
  const world = await tinyWorld(`world.afterEvents.worldLoad.subscribe(() => {
    const resolve = (...given) => attempt(() => BlockPermutation.resolve(...given).getAllStates());
    say(resolve("tiny:bench"));
    say(resolve("tiny:table", { "tiny:color": 1 }), resolve("tiny:table", { "tiny:fitted": 2 }));
    say(resolve("tiny:table", { "tiny:fitted": 1 }));
  });`);

  expect(world.log).toEqual([
    "Error: Block type 'tiny:bench' is not known.",
    "Error: Failed to resolve block 'tiny:table': state 'tiny:color' cannot be 1. Error: Failed to resolve block 'tiny:table': state 'tiny:fitted' cannot be 2.",
    '{"tiny:fitted":1,"minecraft:cardinal_direction":"south"}',
  ]);
});

test("a block object looks at a place, not at what once stood there", async () => {
  const world = await tinyWorld(`world.afterEvents.worldLoad.subscribe(() => {
    const block = overworld().getBlock({ x: 1.5, y: 64.2, z: -1.5 });
    const kept = overworld().getBlock({ x: 1, y: 64, z: -2 });
    say(block.x, block.y, block.z, block.typeId, block.isAir);
    block.setPermutation(BlockPermutation.resolve("tiny:chair", { "minecraft:cardinal_direction": "east" }));
    say(block.typeId, kept.typeId, block.bottomCenter(), block.permutation.getAllStates());
    say(attempt(() => overworld().getBlock({ x: 0, y: 320, z: 0 })));
  });`);

  expect(world.log).toEqual([
    "1 64 -2 minecraft:air true",
    'tiny:chair tiny:chair {"x":1.5,"y":64,"z":-1.5} {"minecraft:cardinal_direction":"east"}',
    "LocationOutOfWorldBoundariesError: There is no block at height 320.",
  ]);
});

test("a chunk that is not loaded has no blocks and takes nothing, and a kept block object refuses", async () => {
  const world = await tinyWorld(`let kept;
    world.afterEvents.worldLoad.subscribe(() => { kept = overworld().getBlock({ x: 100, y: 63, z: 100 }); });
    world.afterEvents.playerSpawn.subscribe(() => {
      say(overworld().getBlock({ x: 100, y: 63, z: 100 }) ?? "nothing", kept.isValid);
      say(attempt(() => kept.typeId));
      say(attempt(() => overworld().spawnEntity("tiny:pot", { x: 100, y: 64, z: 100 })));
    });`);
  world.unloadChunk(100, 100);
  world.join("Ana");

  expect(world.log).toEqual([
    "nothing false",
    "LocationInUnloadedChunkError: Trying to access location (100, 63, 100) which is not in a chunk currently loaded and ticking.",
    "LocationInUnloadedChunkError: Trying to access location (100, 64, 100) which is not in a chunk currently loaded and ticking.",
  ]);
});

test("a changed state comes as onPlace again, to be safe, and an equal one as nothing", async () => {
  const world = await tinyWorld(`
    table.onPlace = ({ previousBlock }) => say("place", previousBlock.type.id);
    world.afterEvents.playerSpawn.subscribe(() => {
      const block = overworld().getBlock({ x: 1, y: 64, z: 1 });
      block.setPermutation(BlockPermutation.resolve("tiny:table", { "tiny:fitted": 1 }));
      block.setPermutation(block.permutation);
    });`);
  world.setBlock(1, 64, 1, "tiny:table");
  world.join("Ana");
  expect(world.log).toEqual(["place minecraft:air", "place tiny:table"]);
});
