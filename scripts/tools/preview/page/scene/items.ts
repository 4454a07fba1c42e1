// Items that lie on the ground: the pack's own icon where it has one, else the block itself, small.
import { type Object3D, Sprite, SpriteMaterial } from "three";
import type { SceneItem } from "../../wire.ts";
import type { PackLook, ShapeOf } from "./block-shapes.ts";

export function itemMaker(packs: PackLook, shapeOf: ShapeOf): (item: SceneItem) => Object3D {
  return ({ typeId, x, y, z }) => {
    const map = packs.textures.get(packs.iconPaths.get(typeId) ?? "");
    const object = map ? new Sprite(new SpriteMaterial({ map, alphaTest: 0.5 })) : shapeOf(typeId, {}).mesh();
    object.scale.setScalar(map ? 0.4 : 0.25);
    // A sprite is placed by its middle, a block by its floor.
    object.position.set(x, map ? y + 0.2 : y, z);
    return object;
  };
}
