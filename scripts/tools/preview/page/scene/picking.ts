// Which face of which block a ray meets first, as the game picks what a player looks at.
import { type Box3, Plane, type Ray, Vector3 } from "three";
import type { Target } from "../../wire.ts";

export type Face = Target["face"];
export type Place = Omit<Target, "face">;

export const DIRECTIONS: Readonly<Record<Face, readonly [number, number, number]>> = {
  Up: [0, 1, 0],
  Down: [0, -1, 0],
  North: [0, 0, -1],
  South: [0, 0, 1],
  West: [-1, 0, 0],
  East: [1, 0, 0],
};
const FACES = Object.keys(DIRECTIONS) as Face[];

/** The top of the ground, on which blocks stand. */
export const GROUND = 64;

export function middleOf(box: Box3, face: Face): Vector3 {
  const half = box.getSize(new Vector3()).multiplyScalar(0.5);
  return new Vector3(...DIRECTIONS[face]).multiply(half).add(box.getCenter(new Vector3()));
}

/** @param boxes the boxes of the blocks, in the world. @param ground the part of the ground that is shown. */
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
  const floor = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -GROUND), new Vector3());
  if (floor !== null && ground.containsPoint(floor.setY(GROUND))) {
    const target: Target = { x: Math.floor(floor.x), y: GROUND - 1, z: Math.floor(floor.z), face: "Up" };
    hits.push({ target, point: floor });
  }
  const distance = (hit: (typeof hits)[number]) => hit.point.distanceToSquared(ray.origin);
  return hits.sort((one, other) => distance(one) - distance(other))[0]?.target;
}

/** The face in whose plane the point lies. */
function faceAt(box: Box3, point: Vector3): Face {
  const depth = (face: Face) =>
    Math.abs(new Vector3(...DIRECTIONS[face]).dot(point.clone().sub(middleOf(box, face))));
  return FACES.reduce((nearest, face) => (depth(face) < depth(nearest) ? face : nearest));
}
