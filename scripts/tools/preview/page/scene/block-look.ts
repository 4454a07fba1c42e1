// What a block looks like in one of its states, read from its own JSON: model, hidden bones, textures, turn, box.
import { Box3, MathUtils, Matrix4 } from "three";
import { holds } from "../../../host/core/conditions.ts";
import type { States } from "../../../host/core/pack-files.ts";

export type Triple = readonly [number, number, number];

interface Components {
  readonly "minecraft:geometry"?:
    | string
    | { readonly identifier: string; readonly bone_visibility?: Readonly<Record<string, boolean | string>> };
  readonly "minecraft:material_instances"?: Readonly<Record<string, { readonly texture: string }>>;
  readonly "minecraft:transformation"?: { readonly rotation?: Triple };
  readonly "minecraft:selection_box"?: { readonly origin: Triple; readonly size: Triple };
}

export interface BlockJson {
  readonly description: { readonly identifier: string };
  readonly components: Components;
  readonly permutations?: readonly { readonly condition: string; readonly components: Components }[];
}

export interface BlockLook {
  readonly model: string;
  readonly hiddenBones: readonly string[];
  /** Keys of terrain_texture.json by material instance. */
  readonly textures: Readonly<Record<string, string>>;
  /** About the upright axis, in radians, counter-clockwise seen from above. */
  readonly turn: number;
  /** What is clicked: in blocks, from the middle of the block's floor, turned as the block is. */
  readonly box: Box3;
}

export const WHOLE_CELL = { origin: [-8, 0, -8], size: [16, 16, 16] } as const;

export function blockLookOf(
  { description, components, permutations = [] }: BlockJson,
  states: States,
): BlockLook {
  const met = permutations.filter(({ condition }) => holds(condition, states));
  const all: Components = Object.assign({}, components, ...met.map((permutation) => permutation.components));
  const geometry = all["minecraft:geometry"];
  if (geometry === undefined)
    throw new Error(`The block ${description.identifier} has no minecraft:geometry.`);
  const { identifier, bone_visibility: bones = {} } =
    typeof geometry === "string" ? { identifier: geometry } : geometry;
  const turn = blockTurnOf(description.identifier, all["minecraft:transformation"] ?? {});
  return {
    model: identifier,
    hiddenBones: Object.entries(bones)
      .filter(([, shown]) => !(typeof shown === "string" ? holds(shown, states) : shown))
      .map(([bone]) => bone),
    textures: Object.fromEntries(
      Object.entries(all["minecraft:material_instances"] ?? {}).map(([name, { texture }]) => [name, texture]),
    ),
    turn,
    box: inBlocks(all["minecraft:selection_box"] ?? WHOLE_CELL).applyMatrix4(
      new Matrix4().makeRotationY(turn),
    ),
  };
}

function blockTurnOf(block: string, transformation: { readonly rotation?: Triple }): number {
  const { rotation = [0, 0, 0], ...rest } = transformation;
  if (rotation[0] !== 0 || rotation[2] !== 0 || Object.keys(rest).length > 0) {
    throw new Error(
      `The preview turns blocks about y alone: ${block} has the transformation ${JSON.stringify(transformation)}.`,
    );
  }
  return MathUtils.degToRad(rotation[1]);
}

/**
 * A box of a pack in the axes of the world: packs count x towards the left of a model that looks north, which is
 * west, so x changes its sign; y and z stay.
 */
export function inBlocks({ origin, size }: { readonly origin: Triple; readonly size: Triple }): Box3 {
  const box = new Box3();
  box.min.set(-origin[0] - size[0], origin[1], origin[2]).divideScalar(16);
  box.max.set(-origin[0], origin[1] + size[1], origin[2] + size[2]).divideScalar(16);
  return box;
}
