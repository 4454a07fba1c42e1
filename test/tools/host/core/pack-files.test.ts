import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const NOTHING = { blocks: [], items: [], entities: [], recipes: [], vanillaItems: [] };

test("an item whose component no script registered does not exist", async () => {
  const item = { description: { identifier: "tiny:lamp" }, components: { "tiny:lamp": {} } };
  const world = await tinyWorld("", { packs: { ...NOTHING, items: [{ "minecraft:item": item }] } });

  expect(world.takeErrors()).toEqual([
    "tiny:lamp -> components -> tiny:lamp: this member was found in the input, but is not present in the Schema",
  ]);
  expect(() => world.join("Ana").give("tiny:lamp")).toThrow("There is no item tiny:lamp.");
});

test("a component in a permutation counts as much as one of the block itself", async () => {
  const block = {
    description: { identifier: "tiny:lamp" },
    components: {},
    permutations: [{ condition: "1", components: { "tiny:light": {} } }],
  };
  const world = await tinyWorld("", { packs: { ...NOTHING, blocks: [{ "minecraft:block": block }] } });

  expect(world.takeErrors()).toHaveLength(1);
  expect(() => world.setBlock(0, 64, 0, "tiny:lamp")).toThrow("Block type 'tiny:lamp' is not known.");
});

test("a recipe without unlock never appears", async () => {
  const recipe = {
    description: { identifier: "tiny:lamp" },
    pattern: ["P"],
    key: {},
    result: { item: "stick" },
  };
  const world = await tinyWorld("", {
    packs: { ...NOTHING, recipes: [{ "minecraft:recipe_shaped": recipe }] },
  });

  expect(world.takeErrors()).toEqual(["tiny:lamp: a recipe without unlock never appears"]);
  expect(() => world.join("Ana").craft("stick")).toThrow("No recipe makes minecraft:stick.");
});

test("states start with their first value", async () => {
  const description = {
    identifier: "tiny:lamp",
    states: { "tiny:on": [false, true], "tiny:level": [2, 3, 4] },
  };
  const world = await tinyWorld("", {
    packs: { ...NOTHING, blocks: [{ "minecraft:block": { description, components: {} } }] },
  });
  world.setBlock(0, 64, 0, "tiny:lamp", { "tiny:level": 4 });

  expect(world.block(0, 64, 0).states).toEqual({ "tiny:on": false, "tiny:level": 4 });
  expect(() => world.setBlock(0, 64, 0, "tiny:lamp", { "tiny:level": 5 })).toThrow(
    "state 'tiny:level' cannot be 5",
  );
});
