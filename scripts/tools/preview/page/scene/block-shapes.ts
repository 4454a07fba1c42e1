// Blocks as shapes to draw and to click, made once for each type and state. Blocks that no pack of ours has are cubes.
import {
  type Box3,
  BoxGeometry,
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  MeshLambertMaterial,
} from "three";
import type { States } from "../../../host/core/pack-files.ts";
import { blockLookOf, inBlocks, WHOLE_CELL } from "./block-look.ts";
import { facesOf, type ModelFace } from "./model-faces.ts";
import { once } from "./once.ts";
import type { PackLook } from "./packs.ts";
import { standIn } from "./pixels.ts";

export interface BlockShape {
  /** From the middle of the block's floor. */
  readonly box: Box3;
  /** To be put at the middle of the block's floor. */
  readonly mesh: () => Mesh;
}

export type ShapeOf = (typeId: string, states: States) => BlockShape;

export function blockShapes(packs: PackLook): ShapeOf {
  const material = once(
    (path: string) => new MeshLambertMaterial({ map: packs.textures.get(path) ?? standIn(path) }),
  );
  const cube = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
  const shape = once((key: string): BlockShape => {
    const [typeId, states] = JSON.parse(key) as [string, States];
    const block = packs.blocks.get(typeId);
    if (block === undefined) {
      return { box: inBlocks(WHOLE_CELL), mesh: () => new Mesh(cube, material(typeId)) };
    }
    const look = blockLookOf(block, states);
    const model = found(packs.models, look.model, "model");
    const { geometry, instances } = geometryOf(facesOf(model, look.hiddenBones));
    const materials = instances.map((instance) => {
      const texture = look.textures[instance];
      if (texture === undefined) throw new Error(`${typeId} has no material instance "${instance}".`);
      return material(found(packs.texturePaths, texture, "texture"));
    });
    return {
      box: look.box,
      mesh: () => {
        const mesh = new Mesh(geometry, materials);
        mesh.rotation.y = look.turn;
        return mesh;
      },
    };
  });
  return (typeId, states) => shape(JSON.stringify([typeId, states]));
}

/** Faces of one material stand together, as a group of the geometry. */
export function geometryOf(faces: readonly ModelFace[]): {
  readonly geometry: BufferGeometry;
  readonly instances: readonly string[];
} {
  const instances = [...new Set(faces.map(({ instance }) => instance))];
  const sorted = instances.flatMap((instance) => faces.filter((face) => face.instance === instance));
  const geometry = new BufferGeometry().setFromPoints(sorted.flatMap(({ corners }) => corners));
  const uvs = sorted.flatMap((face) => face.uvs.flat());
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  // Upper left, lower left, upper right; upper right, lower left, lower right: counter-clockwise seen from outside.
  geometry.setIndex(sorted.flatMap((_, face) => [0, 2, 1, 1, 2, 3].map((corner) => 4 * face + corner)));
  geometry.computeVertexNormals();
  sorted.forEach(({ instance }, face) => {
    geometry.addGroup(6 * face, 6, instances.indexOf(instance));
  });
  return { geometry, instances };
}

export function found<Value>(all: ReadonlyMap<string, Value>, key: string, what: string): Value {
  const value = all.get(key);
  if (value === undefined) throw new Error(`The packs have no ${what} named "${key}".`);
  return value;
}
