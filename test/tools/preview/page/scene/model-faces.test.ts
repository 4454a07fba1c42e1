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

const model = (bone: Partial<Bone>): ModelJson => ({
  description: { identifier: "geometry.tried", texture_width: 16, texture_height: 16 },
  bones: [{ name: "bone", ...bone }],
});
const faces = (cube: Partial<Cube>, bone: Partial<Bone> = {}) =>
  facesOf(model({ ...bone, cubes: [{ origin: [0, 0, 0], size: [16, 16, 16], uv: [0, 0], ...cube }] }), []);
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

test("a face that names no material takes the one for all", () => {
  expect(faces({}).map(({ instance }) => instance)).toEqual(ALL.map(() => "*"));
});

// A cube 2 wide, 3 high and 4 long, unfolded from the corner 1,1 on: two rows, of which the upper begins after the
// first side's length.
test.each([
  ["east", [1, 5], [5, 8]],
  ["north", [5, 5], [7, 8]],
  ["west", [7, 5], [11, 8]],
  ["south", [11, 5], [13, 8]],
  ["up", [5, 1], [7, 5]],
  ["down", [7, 5], [9, 1]],
] as const)("box UV finds the %s side from %j to %j", (side, from, to) => {
  const face = faceOn(side, { size: [2, 3, 4], uv: [1, 1] });
  const [upperLeft, , , lowerRight] = face?.uvs.map(([u, v]) => [u * 16, (1 - v) * 16]) ?? [];
  expect([upperLeft, lowerRight]).toEqual([[...from], [...to]]);
});

test("a positive turn about x lowers the front, about the pivot", () => {
  const turned = faces(
    { origin: [-1, 7, -8], size: [2, 2, 8] },
    { pivot: [0, 8, 0], rotation: [90, 0, 0] },
  ).find(({ side }) => side === "north");
  expect(turned?.corners.map(({ y }) => whole(y * 16))).toEqual([0, 0, 0, 0]);
});

test("a positive turn about y turns the front to its right", () => {
  const turned = faces({ origin: [-1, 0, -8], size: [2, 2, 8] }, { rotation: [0, 90, 0] });
  const front = turned.find(({ side }) => side === "north");
  expect(front?.corners.map(({ x }) => whole(x * 16))).toEqual([8, 8, 8, 8]);
});

test("a hidden bone has no faces", () => {
  expect(facesOf(model({ cubes: [{ origin: [0, 0, 0], size: [1, 1, 1], uv: [0, 0] }] }), ["bone"])).toEqual(
    [],
  );
});

test("what the preview cannot show is refused by name", () => {
  const mirrored: object = { mirror: true };
  const child: object = { parent: "other" };
  expect(() => faces(mirrored)).toThrow('The preview cannot show "mirror", which geometry.tried has.');
  expect(() => faces({}, child)).toThrow('The preview cannot show "parent", which geometry.tried has.');
});
