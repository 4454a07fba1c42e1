import { Box3, Ray, Vector3 } from "three";
import { expect, test } from "vitest";
import { type Face, STEP } from "../../../../../scripts/tools/host/core/faces.ts";
import { middleOf, pickedBy } from "../../../../../scripts/tools/preview/page/scene/picking.ts";

const block = (x: number, z: number) => ({
  x,
  y: 64,
  z,
  box: new Box3(new Vector3(x, 64, z), new Vector3(x + 1, 65, z + 1)),
});
const GROUND = new Box3(new Vector3(-4, 64, -4), new Vector3(4, 64, 4));
const towards = (from: Vector3, to: Vector3) => new Ray(from, to.clone().sub(from).normalize());

test.each(Object.keys(STEP) as Face[])("a ray that comes from there meets the face %s", (face) => {
  const middle = middleOf(block(2, -3).box, face);
  const from = new Vector3().copy(STEP[face]).multiplyScalar(5).add(middle);
  from.add(new Vector3(0.2, 0.2, 0.2));
  expect(pickedBy(towards(from, middle), [block(2, -3)], new Box3())).toEqual({ x: 2, y: 64, z: -3, face });
});

test("of two blocks in a row the nearer one is picked", () => {
  const ray = new Ray(new Vector3(0.5, 64.5, 9), new Vector3(0, 0, -1));
  const far = block(0, -2);
  expect(pickedBy(ray, [far, block(0, 3)], GROUND)).toEqual({ x: 0, y: 64, z: 3, face: "South" });
  expect(pickedBy(ray, [far], GROUND)).toEqual({ x: 0, y: 64, z: -2, face: "South" });
});

test("beside the blocks the ground is picked, by the block below", () => {
  const down = new Ray(new Vector3(-1.5, 70, 2.5), new Vector3(0, -1, 0));
  expect(pickedBy(down, [block(0, 0)], GROUND)).toEqual({ x: -2, y: 63, z: 2, face: "Up" });
});

test("a block hides the ground behind it", () => {
  const steep = towards(new Vector3(0.5, 66, 2), new Vector3(0.5, 64, -1));
  expect(pickedBy(steep, [block(0, 0)], GROUND)?.y).toBe(64);
});

test("beyond the edge of the ground and in the sky there is nothing", () => {
  const from = new Vector3(0, 70, 0);
  expect(pickedBy(towards(from, new Vector3(5, 64, 0)), [], GROUND)).toBeUndefined();
  expect(pickedBy(new Ray(from, new Vector3(0, 1, 0)), [], GROUND)).toBeUndefined();
});
