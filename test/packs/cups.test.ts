import { expect, test } from "vitest";
import { checkCups } from "./checks/cups.ts";
import { at, items, type Json, numbers, type Packs, plant } from "./packs.ts";
import { checkPacks, PACKS } from "./planted.ts";

const TABLE = "resource_pack/models/blocks/small_game_table.geo.json";
const BLOCK = "behavior_pack/blocks/oak_small_game_table.json";
const SEAT = "resource_pack/entity/seat.entity.json";
const POT = "resource_pack/entity/pot.entity.json";
const SEAT_MODEL = "resource_pack/models/entity/seat.geo.json";
const BONES = ["minecraft:geometry", 0, "bones"];
const CUP = at(PACKS.json[TABLE], ...BONES, 5);

checkPacks("all models with a cup have the same one", checkCups, [
  [
    "a cup of another make",
    SEAT_MODEL,
    [...BONES, 1],
    { name: "cup", cubes: [{ origin: [0, 0, 0], size: [3, 3, 3], uv: {} }] },
    [POT, SEAT].map((path) => `${path}: its cup differs from that of ${BLOCK} from cube 0 on.`),
  ],
  [
    "the same cup in another texture, and eight pixels too high",
    SEAT_MODEL,
    [...BONES, 1],
    CUP ?? null,
    [POT, SEAT].map((path) => `${path}: its cup differs from that of ${BLOCK} from cube 0 on.`),
  ],
]);

/** The seat with the table's cup: its cubes as changed, in the table's picture. */
function withCup(change: (cubes: readonly Json[]) => readonly Json[]): Packs {
  const cubes = items(at(CUP, "cubes")).map((cube) => {
    const [x = 0, y = 0, z = 0] = numbers(at(cube, "origin"));
    return { size: at(cube, "size") ?? null, uv: at(cube, "uv") ?? null, origin: [x, y - 8, z] };
  });
  const texture = ["minecraft:client_entity", "description", "textures", "default"];
  const model = plant(PACKS, SEAT_MODEL, [...BONES, 1], { name: "cup", cubes: change(cubes) });
  return [SEAT, POT].reduce(
    (packs, path) => plant(packs, path, texture, "textures/tabletop/yahtzee/cup"),
    model,
  );
}

test("an entity's cup is counted from the middle of the block", () => {
  expect(checkCups(withCup((cubes) => cubes))).toEqual([]);
});

test("a cup with a wall less is another one", () => {
  expect(checkCups(withCup((cubes) => cubes.slice(0, 4)))).toEqual(
    [POT, SEAT].map((path) => `${path}: its cup differs from that of ${BLOCK} in their number.`),
  );
});
