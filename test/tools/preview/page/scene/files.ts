// The packs as they stand in the repository, as the page would have loaded them, without their pictures.
import { readdirSync, readFileSync } from "node:fs";
import type { BlockJson } from "../../../../../scripts/tools/preview/page/scene/block-look.ts";
import type { PackLook } from "../../../../../scripts/tools/preview/page/scene/block-shapes.ts";
import type { ModelJson } from "../../../../../scripts/tools/preview/page/scene/model-faces.ts";

function filesIn<File>(folder: string): readonly File[] {
  return readdirSync(folder).map((name) => read<File>(`${folder}/${name}`));
}

function read<File>(path: string): File {
  return JSON.parse(readFileSync(path, "utf8"));
}

const blocks = filesIn<{ "minecraft:block": BlockJson }>("behavior_pack/blocks");
const models = filesIn<{ "minecraft:geometry": ModelJson[] }>("resource_pack/models/blocks");
const terrain = read<{ texture_data: Record<string, { textures: string }> }>(
  "resource_pack/textures/terrain_texture.json",
);

export const PACKS: PackLook = {
  blocks: new Map(blocks.map(({ "minecraft:block": block }) => [block.description.identifier, block])),
  models: new Map(
    models
      .flatMap((file) => file["minecraft:geometry"])
      .map((model) => [model.description.identifier, model]),
  ),
  texturePaths: new Map(Object.entries(terrain.texture_data).map(([key, { textures }]) => [key, textures])),
  iconPaths: new Map(),
  textures: new Map(),
};

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
