import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { type BlockJson, blockLookOf } from "../../../../../scripts/tools/preview/page/scene/block-look.ts";
import { facesOf } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";
import { blockNamed, modelNamed } from "./files.ts";

const TO = {
  north: new Vector3(0, 0, -1),
  south: new Vector3(0, 0, 1),
  west: new Vector3(-1, 0, 0),
  east: new Vector3(1, 0, 0),
} as const;
type Direction = keyof typeof TO;
const OPPOSITES: readonly (readonly [Direction, Direction])[] = [
  ["north", "south"],
  ["south", "north"],
  ["west", "east"],
  ["east", "west"],
];

/** The side of its block on which a bone of the model stands, in this direction of the block. */
function sideOf(blockId: string, modelId: string, bone: string, direction: Direction): Direction | undefined {
  const states = { "minecraft:cardinal_direction": direction, "tabletop_yahtzee:board": 1 };
  const look = blockLookOf(blockNamed(blockId), states);
  const others = modelNamed(modelId).bones.map(({ name }) => name);
  const points = facesOf(
    modelNamed(modelId),
    others.filter((name) => name !== bone),
  ).flatMap(({ corners }) => corners.map((corner) => corner.applyAxisAngle(new Vector3(0, 1, 0), look.turn)));
  return OPPOSITES.map(([side]) => side).find((side) => points.every((point) => point.dot(TO[side]) > 0.05));
}

test.each(OPPOSITES)("the back of a chair that looks %s is in the %s", (front, back) => {
  expect(sideOf("oak_game_chair", "game_chair", "back", front)).toBe(back);
});

test.each(OPPOSITES)("the side tray of a table whose front is in the %s is in the %s", (front, tray) => {
  expect(sideOf("oak_small_game_table", "small_game_table", "side_tray", front)).toBe(tray);
});

test.each([
  ["a bare table hides everything but itself", 0, 0, ["tray", "rim", "side_tray", "rule_booklet", "cup"]],
  ["a table with a board hides nothing", 1, 0, []],
  ["in a match the cup is not the block's", 1, 1, ["cup"]],
])("%s", (_, board, inMatch, hidden) => {
  const states = { "tabletop_yahtzee:board": board, "tabletop_yahtzee:in_match": inMatch };
  expect(blockLookOf(blockNamed("oak_small_game_table"), states).hiddenBones).toEqual(hidden);
});

test("the selection box of a chair turns with it", () => {
  const size = (direction: Direction) =>
    blockLookOf(blockNamed("oak_game_chair"), { "minecraft:cardinal_direction": direction })
      .box.getSize(new Vector3())
      .multiplyScalar(16)
      .toArray()
      .map(Math.round);
  expect(size("north")).toEqual([14, 16, 12]);
  expect(size("east")).toEqual([12, 16, 14]);
});

describe("made-up blocks", () => {
  const block = (components: BlockJson["components"]): BlockJson => ({
    description: { identifier: "my:block" },
    components,
    permutations: [
      {
        condition: "q.block_state('my:state') == 1",
        components: { "minecraft:geometry": "geometry.other" },
      },
    ],
  });

  test("a permutation replaces components where its condition holds", () => {
    const plain = block({ "minecraft:geometry": "geometry.plain" });
    expect(blockLookOf(plain, { "my:state": 0 }).model).toBe("geometry.plain");
    expect(blockLookOf(plain, { "my:state": 1 }).model).toBe("geometry.other");
  });

  test("a box that is left out is the whole cell", () => {
    const { min, max } = blockLookOf(block({ "minecraft:geometry": "geometry.plain" }), {}).box;
    expect([min.toArray(), max.toArray()]).toEqual([
      [-0.5, 0, -0.5],
      [0.5, 1, 0.5],
    ]);
  });

  test("a positive x of a box lies in the west", () => {
    const west = block({
      "minecraft:geometry": "geometry.plain",
      "minecraft:selection_box": { origin: [4, 0, -8], size: [4, 16, 16] },
    });
    expect(blockLookOf(west, {}).box.max.x).toBe(-0.25);
  });

  test("a block without geometry is refused by name", () => {
    expect(() => blockLookOf(block({}), {})).toThrow("The block my:block has no minecraft:geometry.");
  });

  test.each([{ rotation: [90, 0, 0] as const }, { scale: [2, 2, 2] }])("%j is refused", (transformation) => {
    const turned = block({
      "minecraft:geometry": "geometry.plain",
      "minecraft:transformation": transformation,
    });
    expect(() => blockLookOf(turned, {})).toThrow("The preview turns blocks about y alone: my:block");
  });
});
