// The dice entity as the packs draw it, worked out as the preview does it.
import { Mesh, MeshBasicMaterial, Vector3 } from "three";
import { DICE_ENTITY } from "../../scripts/minecraft/ids.ts";
import { Living } from "../../scripts/tools/preview/page/scene/entities.ts";
import { entityLookOf } from "../../scripts/tools/preview/page/scene/entity-look.ts";
import { diceProperties, type OnBoard } from "../support/dice-properties.ts";
import { PACKS } from "../tools/preview/page/scene/files.ts";

export type Point = readonly [x: number, y: number, z: number];
/** A corner in pixels of the block, from the middle of its floor, with a positive x in the west, and in its texture. */
interface Corner {
  readonly at: Point;
  readonly u: number;
  readonly v: number;
}
/** Upper left, upper right, lower left and lower right of its part of the texture. */
export type Side = readonly Corner[];

export class DrawnDice {
  readonly #living: Living;

  /** @param seconds for which they have been seen. */
  constructor(board: OnBoard, seconds = 2) {
    const look = entityLookOf(PACKS, DICE_ENTITY);
    if (look === undefined) throw new Error("The packs have no dice.");
    this.#living = new Living(look, () => new MeshBasicMaterial());
    this.show(board);
    this.passes(seconds);
  }
  show(board: OnBoard): void {
    const place = { id: "1", typeId: DICE_ENTITY, x: 0, y: 0.5, z: 0, yaw: 0 };
    this.#living.show({ ...place, properties: diceProperties(board) }, false);
  }
  /** In pictures as the game draws them, or in a single one. */
  passes(seconds: number, pictures = Math.max(1, Math.round(seconds * 60))): void {
    for (let picture = 0; picture < pictures; picture++) this.#living.pass(seconds / pictures);
    this.#living.body.updateMatrixWorld(true);
  }

  isSeen(bone: string): boolean {
    const parts = [this.#living.body.getObjectByName(bone)];
    for (const part of parts) if (part?.parent) parts.push(part.parent as typeof part);
    return parts.every((part) => part?.visible === true);
  }
  /** Of all its sides. */
  sides(bone: string): readonly Side[] {
    const mesh = this.#living.body.getObjectByName(bone)?.children.find((part) => part instanceof Mesh);
    if (!(mesh instanceof Mesh)) throw new Error(`The dice have no cubes in the bone ${bone}.`);
    const { position, uv } = mesh.geometry.attributes;
    const corners = Array.from({ length: position.count }, (_, index): Corner => {
      const { x, y, z } = new Vector3().fromBufferAttribute(position, index).applyMatrix4(mesh.matrixWorld);
      return { at: [-16 * x, 16 * y, 16 * z], u: uv.getX(index), v: uv.getY(index) };
    });
    return Array.from({ length: corners.length / 4 }, (_, side) => corners.slice(4 * side, 4 * side + 4));
  }
  /** The one that lies highest. */
  top(bone: string): Side {
    const height = (side: Side): number => Math.min(...side.map(({ at }) => at[1]));
    return this.sides(bone).reduce((top, side) => (height(side) > height(top) ? side : top));
  }
  points(bone: string): readonly Point[] {
    return this.sides(bone).flatMap((side) => side.map(({ at }) => at));
  }
}

/** How far these points reach, and where their middle is. */
export function extent(points: readonly Point[]) {
  const along = (axis: 0 | 1 | 2) => {
    const values = points.map((at) => at[axis]);
    const [from, to] = [Math.min(...values), Math.max(...values)];
    return { from, to, middle: (from + to) / 2 };
  };
  const [x, y, z] = [along(0), along(1), along(2)];
  return { x, y, z, middle: [x.middle, y.middle, z.middle] as const };
}
