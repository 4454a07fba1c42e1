import { Triangle, Vector3 } from "three";
import { expect, test } from "vitest";
import { facesOf, type ModelJson } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";

type Bone = ModelJson["bones"][number];
type Cube = NonNullable<Bone["cubes"]>[number];

const SIDES = {
  north: [0, 0, -1],
  south: [0, 0, 1],
  east: [1, 0, 0],
  west: [-1, 0, 0],
  up: [0, 1, 0],
  down: [0, -1, 0],
} as const;
type Side = keyof typeof SIDES;
const ALL = Object.keys(SIDES) as Side[];

const WHOLE = { uv: [0, 0], uv_size: [16, 16] } as const;
const UV: Cube["uv"] = { north: WHOLE, south: WHOLE, east: WHOLE, west: WHOLE, up: WHOLE, down: WHOLE };

const model = (bone: Partial<Bone>): ModelJson => ({
  description: { identifier: "geometry.tried", texture_width: 16, texture_height: 16 },
  bones: [{ name: "bone", ...bone }],
});
const faces = (cube: Partial<Cube>, bone: Partial<Bone> = {}) =>
  facesOf(model({ ...bone, cubes: [{ origin: [0, 0, 0], size: [16, 16, 16], uv: UV, ...cube }] }), []);
/** Adding 0 makes 0 of -0. */
const whole = (value: number) => Math.round(value) + 0;
const rounded = (point: Vector3 | undefined) => point?.toArray().map((value) => whole(value * 16));
const faceOn = (side: Side, cube: Partial<Cube>) => faces(cube).find((face) => face.side === side);

test("a positive x of the pack lies in the west, y and z lie where they say", () => {
  const corners = faces({ origin: [4, 2, 6], size: [2, 1, 3] }).flatMap((face) => face.corners);
  const ends = [corners.reduce((a, b) => a.clone().min(b)), corners.reduce((a, b) => a.clone().max(b))];
  expect(ends.map(rounded)).toEqual([
    [-6, 2, 6],
    [-4, 3, 9],
  ]);
});

test.each(ALL)("the face %s looks to that side of the world", (side) => {
  const [upperLeft, upperRight, lowerLeft] = faceOn(side, {})?.corners ?? [];
  const normal = new Vector3();
  if (upperLeft && upperRight && lowerLeft) {
    new Triangle(upperLeft, lowerLeft, upperRight).getNormal(normal);
  }
  expect(normal.toArray().map(whole)).toEqual([...SIDES[side]]);
});

test.each(["north", "south", "east", "west"] as const)("a texture stands upright on the %s side", (side) => {
  const heights = faceOn(side, {})?.corners.map(({ y }) => y * 16);
  expect(heights).toEqual([16, 16, 0, 0]);
});

test("from the front, which is north, a texture stands upright on the top", () => {
  const [upperLeft] = faceOn("up", { origin: [-8, 0, -8] })?.corners ?? [];
  expect(rounded(upperLeft)).toEqual([8, 16, 8]);
});

test("a face shows its part of the texture, counted from above", () => {
  const cube = { uv: { up: { uv: [4, 2], uv_size: [8, 4], material_instance: "lining" } } } as const;
  expect(faces(cube)).toMatchObject([
    {
      side: "up",
      instance: "lining",
      uvs: [
        [4 / 16, 1 - 2 / 16],
        [12 / 16, 1 - 2 / 16],
        [4 / 16, 1 - 6 / 16],
        [12 / 16, 1 - 6 / 16],
      ],
    },
  ]);
});

test.each([
  [90, ["lower left", "upper left", "lower right", "upper right"]],
  [180, ["lower right", "lower left", "upper right", "upper left"]],
  [270, ["upper right", "lower right", "upper left", "lower left"]],
])("a texture turned by %d is turned clockwise", (uv_rotation, expected) => {
  const [face] = faces({ uv: { north: { ...WHOLE, uv_rotation } } });
  const names = face?.uvs.map(
    ([right, up]) => `${up === 1 ? "upper" : "lower"} ${right === 1 ? "right" : "left"}`,
  );
  expect(names).toEqual(expected);
});

test("a face that names no material takes the one for all", () => {
  expect(faces({}).map(({ instance }) => instance)).toEqual(ALL.map(() => "*"));
});

test("a hidden bone has no faces", () => {
  expect(facesOf(model({ cubes: [{ origin: [0, 0, 0], size: [1, 1, 1], uv: UV }] }), ["bone"])).toEqual([]);
});

test("what the preview cannot show is refused by name", () => {
  const mirrored: object = { mirror: true };
  const child: object = { parent: "other" };
  const box: object = { uv: [0, 0] };
  const turned: object = { rotation: [0, 90, 0] };
  expect(() => faces(mirrored)).toThrow('The preview cannot show "mirror", which geometry.tried has.');
  expect(() => faces(box)).toThrow("The preview cannot show box UV, which geometry.tried has.");
  expect(() => faces({}, turned)).toThrow('The preview cannot show "rotation", which geometry.tried has.');
  expect(() => faces({}, child)).toThrow('The preview cannot show "parent", which geometry.tried has.');
});
