// Items that lie on the ground: the pack's own icon where it has one, else the block itself, small.
import { type Object3D, Sprite, SpriteMaterial } from "three";
import type { SceneItem } from "../../wire.ts";
import type { ShapeOf } from "./block-shapes.ts";
import { once } from "./once.ts";
import type { PackLook } from "./packs.ts";

export function itemMaker(packs: PackLook, shapeOf: ShapeOf): (item: SceneItem) => Object3D {
  const icon = once((typeId: string) => {
    const map = packs.textures.get(packs.iconPaths.get(typeId) ?? "");
    return map && new SpriteMaterial({ map, alphaTest: 0.5 });
  });
  return ({ typeId, x, y, z }) => {
    const material = icon(typeId);
    const object = material ? new Sprite(material) : shapeOf(typeId, {}).mesh();
    object.scale.setScalar(material ? 0.4 : 0.25);
    // A sprite is placed by its middle, a block by its floor.
    object.position.set(x, material ? y + 0.2 : y, z);
    return object;
  };
}
