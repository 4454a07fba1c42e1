import { MinecraftItemTypes } from "@minecraft/vanilla-data";
import { expect, test } from "vitest";
import { OTHER_PLANKS, WOODS } from "../../../scripts/tools/build/woods.ts";

const planksOfTheGame = Object.values<string>(MinecraftItemTypes).filter((id) => id.endsWith("_planks"));
const planksOfTheTable = Object.values(WOODS).map(({ planks }): string => planks);

function undecided(planks: readonly string[]): string[] {
  return planks
    .filter((id) => !planksOfTheTable.includes(id) && !(id in OTHER_PLANKS))
    .map((id) => `scripts/tools/build/woods.ts: ${id} is new; give it a wood or a reason in OTHER_PLANKS.`);
}

test("every kind of planks in the game is a wood or has a reason why not", () => {
  expect(undecided(planksOfTheGame)).toEqual([]);
});

test("planks that nobody decided about are reported", () => {
  expect(undecided([...planksOfTheGame, "minecraft:pear_planks"])).toEqual([
    "scripts/tools/build/woods.ts: minecraft:pear_planks is new; give it a wood or a reason in OTHER_PLANKS.",
  ]);
});

test("every wood and every reason is about planks that the game has", () => {
  expect(planksOfTheGame).toEqual(
    expect.arrayContaining([...planksOfTheTable, ...Object.keys(OTHER_PLANKS)]),
  );
});

test("the twelve woods decided have the textures and sounds of the game's own planks", () => {
  const woods = Object.entries(WOODS).map(([name, wood]) => `${name} ${wood.texture} ${wood.sound}`);
  expect(woods.slice(0, 12)).toEqual([
    "oak textures/blocks/planks_oak wood",
    "spruce textures/blocks/planks_spruce wood",
    "birch textures/blocks/planks_birch wood",
    "jungle textures/blocks/planks_jungle wood",
    "acacia textures/blocks/planks_acacia wood",
    "dark_oak textures/blocks/planks_big_oak wood",
    "mangrove textures/blocks/mangrove_planks wood",
    "cherry textures/blocks/cherry_planks cherry_wood",
    "pale_oak textures/blocks/pale_oak_planks wood",
    "bamboo textures/blocks/bamboo_planks bamboo_wood",
    "crimson textures/blocks/huge_fungus/crimson_planks nether_wood",
    "warped textures/blocks/huge_fungus/warped_planks nether_wood",
  ]);
});
