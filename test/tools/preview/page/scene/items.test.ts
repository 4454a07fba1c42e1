import { Mesh, Sprite, Texture } from "three";
import { expect, test } from "vitest";
import { blockShapes } from "../../../../../scripts/tools/preview/page/scene/block-shapes.ts";
import { itemMaker } from "../../../../../scripts/tools/preview/page/scene/items.ts";
import { PACKS } from "./files.ts";

const BOARD = "tabletop_yahtzee:yahtzee_board";
const icon = new Texture();
const packs = { ...PACKS, textures: new Map([["textures/tabletop/yahtzee/yahtzee_board", icon]]) };
const make = itemMaker(packs, blockShapes(packs));
const lying = (typeId: string, x: number) => make({ typeId, x, y: 64, z: 0 });

test("an item with an icon shows it, and all of its kind share one material", () => {
  const [one, other] = [lying(BOARD, 0), lying(BOARD, 1)];
  expect(one).toBeInstanceOf(Sprite);
  expect(one).toMatchObject({ material: { map: icon } });
  expect((one as Sprite).material).toBe((other as Sprite).material);
});

test("an item without one is the block itself, small", () => {
  const plank = lying("minecraft:oak_planks", 0);
  expect(plank).toBeInstanceOf(Mesh);
  expect(plank.scale.x).toBeLessThan(0.5);
});
