// Which face of which block a ray meets first, as the game picks what a player looks at.
import { type Box3, type Ray, Vector3 } from "three";
import { type Face, STEP } from "../../../host/core/faces.ts";
import { GROUND_BLOCK } from "../../field.ts";
import type { Target } from "../../wire.ts";

export type Place = Omit<Target, "face">;

const FACES = Object.keys(STEP) as Face[];

export function middleOf(box: Box3, face: Face): Vector3 {
  const half = box.getSize(new Vector3()).multiplyScalar(0.5);
  return half.multiply(STEP[face]).add(box.getCenter(new Vector3()));
}

/** @param boxes the boxes of the blocks, in the world. @param ground what is seen of the ground: a flat box. */
export function pickedBy(
  ray: Ray,
  boxes: readonly (Place & { readonly box: Box3 })[],
  ground: Box3,
): Target | undefined {
  const hits: { readonly target: Target; readonly point: Vector3 }[] = [];
  for (const { x, y, z, box } of boxes) {
    const point = ray.intersectBox(box, new Vector3());
    if (point !== null) hits.push({ target: { x, y, z, face: faceAt(box, point) }, point });
  }
  const floor = ray.intersectBox(ground, new Vector3());
  if (floor !== null) {
    const target: Target = { x: Math.floor(floor.x), y: GROUND_BLOCK, z: Math.floor(floor.z), face: "Up" };
    hits.push({ target, point: floor });
  }
  const distance = (hit: (typeof hits)[number]) => hit.point.distanceToSquared(ray.origin);
  return hits.sort((one, other) => distance(one) - distance(other))[0]?.target;
}

/** The face in whose plane the point lies. */
function faceAt(box: Box3, point: Vector3): Face {
  const depth = (face: Face) => Math.abs(point.clone().sub(middleOf(box, face)).dot(STEP[face]));
  return FACES.reduce((nearest, face) => (depth(face) < depth(nearest) ? face : nearest));
}
