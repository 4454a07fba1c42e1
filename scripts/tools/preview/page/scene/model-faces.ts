// A model of the resource pack as flat faces in the axes of the world: in blocks, from the middle of the block's
// floor, the front to the north. Sides in the pack are those of the world, x is mirrored.
import { Vector3 } from "three";
import { inBlocks, type Triple } from "./block-look.ts";

const SIDES = ["north", "south", "east", "west", "up", "down"] as const;
type Side = (typeof SIDES)[number];

type Pair = readonly [number, number];

interface FaceUv {
  readonly uv: Pair;
  readonly uv_size: Pair;
  /** By how many degrees that part of the texture is turned clockwise before it is laid on. */
  readonly uv_rotation?: number;
  readonly material_instance?: string;
}

interface Cube {
  readonly origin: Triple;
  readonly size: Triple;
  readonly uv: Readonly<Partial<Record<Side, FaceUv>>>;
}

interface Bone {
  readonly name: string;
  readonly parent?: string;
  readonly pivot?: Triple;
  readonly cubes?: readonly Cube[];
}

export interface ModelJson {
  readonly description: {
    readonly identifier: string;
    readonly texture_width: number;
    readonly texture_height: number;
  };
  readonly bones: readonly Bone[];
}

export interface ModelFace {
  readonly side: Side;
  readonly instance: string;
  /** Upper left, upper right, lower left and lower right of the texture's part. */
  readonly corners: readonly Vector3[];
  /** Of the same four, counted from the lower left of the texture as three.js does. */
  readonly uvs: readonly Pair[];
}

/** Which corner of a cube the four corners of a face are: 0 is least and 1 most, of x, y and z. */
const CORNERS: Readonly<Record<Side, readonly string[]>> = {
  north: ["110", "010", "100", "000"],
  south: ["011", "111", "001", "101"],
  east: ["111", "110", "101", "100"],
  west: ["010", "011", "000", "001"],
  // From the front of the model the texture of its top stands upright.
  up: ["111", "011", "110", "010"],
  down: ["100", "000", "101", "001"],
};

/** The same four in a texture, as shares of its part. */
const UPRIGHT: readonly Pair[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** A pivot alone turns nothing. */
const READ_OF_BONES = ["name", "pivot", "cubes"];
const READ_OF_CUBES = ["origin", "size", "uv"];

export function facesOf(model: ModelJson, hiddenBones: readonly string[]): readonly ModelFace[] {
  const { identifier, texture_width: width, texture_height: height } = model.description;
  return model.bones
    .filter(({ name }) => !hiddenBones.includes(name))
    .flatMap((bone) => {
      refuseOthers(identifier, bone, READ_OF_BONES);
      return (bone.cubes ?? []).flatMap((cube) => {
        refuseOthers(identifier, cube, READ_OF_CUBES);
        if (Array.isArray(cube.uv))
          throw new Error(`The preview cannot show box UV, which ${identifier} has.`);
        const box = inBlocks(cube);
        const size = box.getSize(new Vector3());
        return SIDES.flatMap((side) => {
          const face = cube.uv[side];
          if (face === undefined) return [];
          const [u, v] = face.uv;
          const [across, down] = face.uv_size;
          const corners = CORNERS[side].map((ends) =>
            new Vector3()
              .fromArray([...ends].map(Number))
              .multiply(size)
              .add(box.min),
          );
          const uvs = turned((face.uv_rotation ?? 0) / 90).map(
            ([right, below]): Pair => [(u + right * across) / width, 1 - (v + below * down) / height],
          );
          return { side, instance: face.material_instance ?? "*", corners, uvs };
        });
      });
    });
}

/** The part of a texture that lies at each corner of a face, from 0 to 1 to the right and down, after so many quarters. */
function turned(quarters: number): readonly Pair[] {
  if (quarters === 0) return UPRIGHT;
  return turned(quarters - 1).map(([right, down]) => [down, 1 - right]);
}

/** A model that needs what is not read here would be shown wrong without a word. */
function refuseOthers(model: string, part: object, read: readonly string[]): void {
  const other = Object.keys(part).find((key) => !read.includes(key));
  if (other !== undefined) throw new Error(`The preview cannot show "${other}", which ${model} has.`);
}
