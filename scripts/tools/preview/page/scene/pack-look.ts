// All of the built packs that can be seen, read from the packs' own files over http.
import { Texture } from "three";
import type { BlockJson } from "./block-look.ts";
import type { PackLook } from "./block-shapes.ts";
import type { ModelJson } from "./model-faces.ts";
import { pixelated } from "./pixels.ts";

interface ItemJson {
  readonly description: { readonly identifier: string };
  readonly components: { readonly "minecraft:icon"?: string };
}

type Atlas = { readonly texture_data: Readonly<Record<string, { readonly textures: string }>> };

export async function loadPackLook(base: string): Promise<PackLook> {
  const index = await json<Record<"behavior_pack" | "resource_pack", string[]>>(`${base}/index.json`);
  const all = <File>(pack: keyof typeof index, folder: string): Promise<File[]> =>
    Promise.all(
      index[pack]
        .filter((path) => path.startsWith(folder) && path.endsWith(".json"))
        .map((path) => json<File>(`${base}/${pack}/${path}`)),
    );
  const atlas = (name: string) => json<Atlas>(`${base}/resource_pack/textures/${name}_texture.json`);
  const pictures = index.resource_pack.filter((path) => /^textures\/.*\.png$/.test(path));
  const [blocks, items, models, terrain, icons, textures] = await Promise.all([
    all<{ "minecraft:block": BlockJson }>("behavior_pack", "blocks/"),
    all<{ "minecraft:item": ItemJson }>("behavior_pack", "items/"),
    all<{ "minecraft:geometry": ModelJson[] }>("resource_pack", "models/blocks/"),
    atlas("terrain"),
    atlas("item"),
    Promise.all(
      pictures.map(
        async (path) => [path.slice(0, -4), await picture(`${base}/resource_pack/${path}`)] as const,
      ),
    ),
  ]);
  const pathsOf = ({ texture_data }: Atlas) =>
    new Map(Object.entries(texture_data).map(([key, entry]) => [key, entry.textures]));
  const iconsByKey = pathsOf(icons);
  return {
    blocks: new Map(blocks.map(({ "minecraft:block": block }) => [block.description.identifier, block])),
    models: new Map(
      models
        .flatMap((file) => file["minecraft:geometry"])
        .map((model) => [model.description.identifier, model]),
    ),
    texturePaths: pathsOf(terrain),
    iconPaths: new Map(
      items.flatMap(({ "minecraft:item": { description, components } }) => {
        const path = iconsByKey.get(components["minecraft:icon"] ?? "");
        return path === undefined ? [] : [[description.identifier, path]];
      }),
    ),
    textures: new Map(textures),
  };
}

async function json<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

async function picture(url: string): Promise<Texture> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return pixelated(new Texture(image));
}
