// The packs as they stand in the repository, as the page would have loaded them, without their pictures.
import { readdirSync, readFileSync } from "node:fs";
import type { BlockJson } from "../../../../../scripts/tools/preview/page/scene/block-look.ts";
import type { ModelJson } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";
import {
  type PackLook,
  packLookOf,
  type SeenFiles,
} from "../../../../../scripts/tools/preview/page/scene/packs.ts";

function filesIn<File>(folder: string): readonly File[] {
  return readdirSync(folder).map((name) => read<File>(`${folder}/${name}`));
}

function read<File>(path: string): File {
  return JSON.parse(readFileSync(path, "utf8"));
}

const FILES: SeenFiles = {
  blocks: filesIn("behavior_pack/blocks"),
  items: filesIn("behavior_pack/items"),
  models: ["blocks", "entity"].flatMap((folder) =>
    filesIn<SeenFiles["models"][number]>(`resource_pack/models/${folder}`),
  ),
  clients: filesIn("resource_pack/entity"),
  animations: filesIn("resource_pack/animations"),
  controllers: filesIn("resource_pack/render_controllers"),
  particles: filesIn("resource_pack/particles"),
  terrain: read("resource_pack/textures/terrain_texture.json"),
  icons: read("resource_pack/textures/item_texture.json"),
  textures: new Map(),
};

export const PACKS: PackLook = packLookOf(FILES);

export function blockNamed(id: string): BlockJson {
  const block = PACKS.blocks.get(`tabletop_yahtzee:${id}`);
  if (block === undefined) throw new Error(`There is no block ${id}.`);
  return block;
}

export function modelNamed(id: string): ModelJson {
  const model = PACKS.models.get(`geometry.tabletop_yahtzee.${id}`);
  if (model === undefined) throw new Error(`There is no model ${id}.`);
  return model;
}
