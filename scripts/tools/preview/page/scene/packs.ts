// All of both packs that can be seen, by the names under which it is asked for.
import type { Texture } from "three";
import type { BlockJson } from "./block-look.ts";
import type { ModelJson } from "./model-faces.ts";

export interface PackLook {
  readonly blocks: ReadonlyMap<string, BlockJson>;
  readonly models: ReadonlyMap<string, ModelJson>;
  /** Paths of textures, by the keys that blocks use. */
  readonly texturePaths: ReadonlyMap<string, string>;
  /** Paths of icons, by the item. */
  readonly iconPaths: ReadonlyMap<string, string>;
  /** What the resource pack has itself, by path. */
  readonly textures: ReadonlyMap<string, Texture>;
}

interface ItemJson {
  readonly description: { readonly identifier: string };
  readonly components: { readonly "minecraft:icon"?: string };
}

interface Atlas {
  readonly texture_data: Readonly<Record<string, { readonly textures: string }>>;
}

/** The contents of the packs' files. */
export interface SeenFiles {
  readonly blocks: readonly { readonly "minecraft:block": BlockJson }[];
  readonly items: readonly { readonly "minecraft:item": ItemJson }[];
  readonly models: readonly { readonly "minecraft:geometry": readonly ModelJson[] }[];
  readonly terrain: Atlas;
  readonly icons: Atlas;
  readonly textures: PackLook["textures"];
}

export function packLookOf({ blocks, items, models, terrain, icons, textures }: SeenFiles): PackLook {
  const icon = pathsOf(icons);
  return {
    blocks: byIdentifier(blocks.map((file) => file["minecraft:block"])),
    models: byIdentifier(models.flatMap((file) => file["minecraft:geometry"])),
    texturePaths: pathsOf(terrain),
    iconPaths: new Map(
      items.flatMap(({ "minecraft:item": { description, components } }) => {
        const path = icon.get(components["minecraft:icon"] ?? "");
        return path === undefined ? [] : [[description.identifier, path]];
      }),
    ),
    textures,
  };
}

function byIdentifier<Content extends { readonly description: { readonly identifier: string } }>(
  contents: readonly Content[],
): ReadonlyMap<string, Content> {
  return new Map(contents.map((content) => [content.description.identifier, content]));
}

function pathsOf({ texture_data }: Atlas): ReadonlyMap<string, string> {
  return new Map(Object.entries(texture_data).map(([key, { textures }]) => [key, textures]));
}
