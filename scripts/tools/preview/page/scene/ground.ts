// The plain on which everything stands: tiles of a block each, and the four directions at its edges.
import { Box3, Mesh, MeshLambertMaterial, PlaneGeometry, RepeatWrapping, Vector3 } from "three";
import { FIELD, GROUND_BLOCK } from "../../field.ts";
import { label } from "./labels.ts";
import { groundTiles } from "./pixels.ts";

const TOP = GROUND_BLOCK + 1;
const SIZE = 2 * FIELD + 1;
/** Flat. */
export const EXTENT = new Box3(new Vector3(-FIELD, TOP, -FIELD), new Vector3(FIELD + 1, TOP, FIELD + 1));

export function groundOf(): Mesh {
  const tiles = groundTiles();
  tiles.wrapS = tiles.wrapT = RepeatWrapping;
  tiles.repeat.set(SIZE / 2, SIZE / 2);
  tiles.anisotropy = 8;
  const plane = new Mesh(new PlaneGeometry(SIZE, SIZE), new MeshLambertMaterial({ map: tiles }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.set(0.5, TOP, 0.5);
  const edge = SIZE / 2 + 0.5;
  plane.add(label("north", 0, edge, 0), label("south", 0, -edge, 0));
  plane.add(label("west", -edge, 0, 0), label("east", edge, 0, 0));
  return plane;
}
