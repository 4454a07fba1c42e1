import type { BufferGeometry } from "three";
import { expect, test } from "vitest";
import { blockShapes } from "../../../../../scripts/tools/preview/page/scene/block-shapes.ts";
import { PACKS } from "./files.ts";

const TABLE = "tabletop_yahtzee:oak_small_game_table";
const BARE = {
  "minecraft:cardinal_direction": "north",
  "tabletop_yahtzee:board": 0,
  "tabletop_yahtzee:in_match": 0,
};
const groups = (geometry: BufferGeometry) => geometry.groups.reduce((sum, { count }) => sum + count / 6, 0);

test.each([...PACKS.blocks.keys()])(
  "%s has a shape in every direction, with the packs' own textures",
  (id) => {
    const shapeOf = blockShapes(PACKS);
    const turns = ["north", "west", "south", "east"].map((direction) => {
      const { mesh } = shapeOf(id, { ...BARE, "minecraft:cardinal_direction": direction });
      expect(mesh().geometry.groups.length).toBeGreaterThan(0);
      return Math.round((mesh().rotation.y * 180) / Math.PI);
    });
    expect(turns).toEqual([0, 90, 180, -90]);
  },
);

test("every face of the geometry is drawn with a material", () => {
  const { mesh } = blockShapes(PACKS)(TABLE, { ...BARE, "tabletop_yahtzee:board": 1 });
  const { geometry, material } = mesh();
  expect(groups(geometry)).toBe((geometry.index?.count ?? 0) / 6);
  expect(material).toHaveLength(6);
});

test("faces look outwards: those on the ground down, those at the very top up", () => {
  const { geometry } = blockShapes(PACKS)(TABLE, BARE).mesh();
  const points = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  const upOrDown = (height: number) =>
    Array.from({ length: points.count }, (_, index) => index)
      .filter((index) => points.getY(index) === height && normals.getY(index) !== 0)
      .map((index) => normals.getY(index));
  expect(new Set(upOrDown(0))).toEqual(new Set([-1]));
  expect(new Set(upOrDown(14 / 16))).toEqual(new Set([1]));
});

test("a board on the table adds faces", () => {
  const shapeOf = blockShapes(PACKS);
  const bare = groups(shapeOf(TABLE, BARE).mesh().geometry);
  expect(groups(shapeOf(TABLE, { ...BARE, "tabletop_yahtzee:board": 1 }).mesh().geometry)).toBeGreaterThan(
    bare,
  );
});

test("blocks of one type and state share their geometry", () => {
  const shapeOf = blockShapes(PACKS);
  expect(shapeOf(TABLE, BARE).mesh().geometry).toBe(shapeOf(TABLE, { ...BARE }).mesh().geometry);
});

test("a block of no pack of ours is a whole cube", () => {
  const { box, mesh } = blockShapes(PACKS)("minecraft:stone", {});
  mesh().geometry.computeBoundingBox();
  expect(mesh().geometry.boundingBox).toEqual(box);
});

test("what the packs lack is named", () => {
  const without = { ...PACKS, models: new Map() };
  expect(() => blockShapes(without)(TABLE, BARE)).toThrow(
    'The packs have no model named "geometry.tabletop_yahtzee.small_game_table".',
  );
});
