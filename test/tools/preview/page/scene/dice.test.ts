import { expect, test } from "vitest";
import {
  DIE_SIZE,
  diceOn,
  placedDice,
  sidesOfDie,
} from "../../../../../scripts/tools/preview/page/scene/dice.ts";
import { facesOf } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";
import { modelNamed } from "./files.ts";

const FACES = [1, 2, 3, 4, 5, 6];
const dice = (held: boolean, count = 5) => Array.from({ length: count }, () => ({ face: 1, held }));

/** The top of the model's bone, on which dice lie. */
function topOf(bone: string) {
  const model = modelNamed("small_game_table");
  const others = model.bones.map(({ name }) => name).filter((name) => name !== bone);
  const corners = facesOf(model, others).find(({ side }) => side === "up")?.corners ?? [];
  const along = (axis: "x" | "y" | "z") => corners.map((corner) => corner[axis]);
  return { x: along("x"), y: along("y"), z: along("z") };
}

test.each([0, 7, 1.5])("a die that shows %d is refused", (top) => {
  expect(() => sidesOfDie(top)).toThrow(`No die has a face ${top}.`);
});

test.each([
  ["tray", false, 5],
  ["side_tray", true, 5],
  ["tray", false, 6],
] as const)("dice lie on the %s (held: %s, %d dice) and within it", (bone, held, count) => {
  const top = topOf(bone);
  const half = DIE_SIZE / 2;
  for (const { x, y, z } of placedDice(dice(held, count))) {
    expect(y - half).toBeCloseTo(Math.max(...top.y));
    expect(x - half).toBeGreaterThanOrEqual(Math.min(...top.x));
    expect(x + half).toBeLessThanOrEqual(Math.max(...top.x));
    expect(z - half).toBeGreaterThanOrEqual(Math.min(...top.z));
    expect(z + half).toBeLessThanOrEqual(Math.max(...top.z));
  }
});

test("no two dice touch", () => {
  const across = placedDice(dice(false, 6)).map(({ x }) => x);
  const gaps = across.slice(1).map((x, index) => (across[index] ?? 0) - x);
  expect(Math.min(...gaps)).toBeGreaterThan(DIE_SIZE);
});

test("from the front, which is north, die 1 lies at the left, held or not", () => {
  const places = placedDice([...dice(true, 1), ...dice(false, 3), ...dice(true, 1)]);
  expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).sort((a, b) => b - a));
  expect(places[0]?.x).toBeGreaterThan(0);
});

test("a held die has a frame beneath, another has none", () => {
  expect(diceOn(dice(false, 2)).children).toHaveLength(2);
  expect(diceOn(dice(true, 2)).children).toHaveLength(4);
});

test.each(FACES)("a die that shows %d has all six faces, opposite ones sum up to seven", (top) => {
  const sides = sidesOfDie(top);
  expect(sides[2]).toBe(top);
  expect([...sides].sort()).toEqual(FACES);
  expect([0, 2, 4].map((side) => (sides[side] ?? 0) + (sides[side + 1] ?? 0))).toEqual([7, 7, 7]);
});
