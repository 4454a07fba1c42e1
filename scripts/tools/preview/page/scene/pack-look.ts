// Loads what can be seen of the built packs over http.
import { Texture } from "three";
import { type PackLook, packLookOf, type SeenFiles } from "./packs.ts";
import { pixelated } from "./pixels.ts";

export async function loadPackLook(base: string): Promise<PackLook> {
  const index = await json<Record<"behavior_pack" | "resource_pack", string[]>>(`${base}/index.json`);
  const all = <File>(pack: keyof typeof index, folder: string): Promise<File[]> =>
    Promise.all(
      index[pack]
        .filter((path) => path.startsWith(folder) && path.endsWith(".json"))
        .map((path) => json<File>(`${base}/${pack}/${path}`)),
    );
  const atlas = (name: string): Promise<SeenFiles["icons"]> =>
    json(`${base}/resource_pack/textures/${name}_texture.json`);
  const pictures = index.resource_pack.filter((path) => /^textures\/.*\.png$/.test(path));
  const [blocks, items, models, clients, animations, controllers, particles, terrain, icons, textures] =
    await Promise.all([
      all<SeenFiles["blocks"][number]>("behavior_pack", "blocks/"),
      all<SeenFiles["items"][number]>("behavior_pack", "items/"),
      all<SeenFiles["models"][number]>("resource_pack", "models/"),
      all<SeenFiles["clients"][number]>("resource_pack", "entity/"),
      all<SeenFiles["animations"][number]>("resource_pack", "animations/"),
      all<SeenFiles["controllers"][number]>("resource_pack", "render_controllers/"),
      all<SeenFiles["particles"][number]>("resource_pack", "particles/"),
      atlas("terrain"),
      atlas("item"),
      Promise.all(
        pictures.map(
          async (path) => [path.slice(0, -4), await picture(`${base}/resource_pack/${path}`)] as const,
        ),
      ),
    ]);
  return packLookOf({
    ...{ blocks, items, models, clients, animations, controllers, particles, terrain, icons },
    textures: new Map(textures),
  });
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
