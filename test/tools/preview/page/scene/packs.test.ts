import { expect, test } from "vitest";
import type { ModelJson } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";
import { packLookOf, type SeenFiles } from "../../../../../scripts/tools/preview/page/scene/packs.ts";
import { PACKS } from "./files.ts";

const NOTHING: SeenFiles = {
  blocks: [],
  items: [],
  models: [],
  clients: [],
  animations: [],
  controllers: [],
  particles: [],
  terrain: { texture_data: {} },
  icons: { texture_data: {} },
  textures: new Map(),
};
const model = (identifier: string): ModelJson => ({
  description: { identifier, texture_width: 16, texture_height: 16 },
  bones: [],
});

test("the packs of the repository have blocks, models and textures, and an icon for the board", () => {
  expect([...PACKS.blocks.keys()].sort()).toEqual([
    "tabletop_yahtzee:oak_game_chair",
    "tabletop_yahtzee:oak_small_game_table",
  ]);
  expect(PACKS.models.size).toBeGreaterThan(0);
  expect(PACKS.texturePaths.get("tabletop_yahtzee_oak_planks")).toBe("textures/blocks/planks_oak");
  expect([...PACKS.iconPaths]).toEqual([
    ["tabletop_yahtzee:yahtzee_board", "textures/tabletop/yahtzee/yahtzee_board"],
  ]);
});

test("a file may hold several models", () => {
  const models = [{ "minecraft:geometry": [model("geometry.one"), model("geometry.two")] }];
  expect([...packLookOf({ ...NOTHING, models }).models.keys()]).toEqual(["geometry.one", "geometry.two"]);
});

test("an item without an icon of the packs has none", () => {
  const item = (components: object) => ({
    "minecraft:item": { description: { identifier: "my:cup" }, components },
  });
  const items = [item({}), item({ "minecraft:icon": "not_there" })];
  expect(packLookOf({ ...NOTHING, items }).iconPaths.size).toBe(0);
});
