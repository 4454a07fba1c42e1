// All of both packs that can be seen, by the names under which it is asked for.
import type { Texture } from "three";
import type { BlockJson } from "./block-look.ts";
import type { AnimationJson, ClientJson, ControllerJson } from "./entity-look.ts";
import type { ModelJson } from "./model-faces.ts";
import type { ParticleJson } from "./sparks.ts";

export interface PackLook {
  readonly blocks: ReadonlyMap<string, BlockJson>;
  readonly models: ReadonlyMap<string, ModelJson>;
  /** How the client draws entities, by the entity. */
  readonly clients: ReadonlyMap<string, ClientJson>;
  readonly animations: ReadonlyMap<string, AnimationJson>;
  readonly controllers: ReadonlyMap<string, ControllerJson>;
  readonly particles: ReadonlyMap<string, ParticleJson>;
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
  readonly clients: readonly { readonly "minecraft:client_entity": { readonly description: ClientJson } }[];
  readonly animations: readonly { readonly animations: Readonly<Record<string, AnimationJson>> }[];
  readonly controllers: readonly {
    readonly render_controllers: Readonly<Record<string, ControllerJson>>;
  }[];
  readonly particles: readonly { readonly particle_effect: ParticleJson }[];
  readonly terrain: Atlas;
  readonly icons: Atlas;
  readonly textures: PackLook["textures"];
}

export function packLookOf({ blocks, items, terrain, icons, textures, ...files }: SeenFiles): PackLook {
  const icon = pathsOf(icons);
  const clients = files.clients.map((file) => file["minecraft:client_entity"].description);
  return {
    clients: new Map(clients.map((client) => [client.identifier, client])),
    animations: byName(files.animations.map(({ animations }) => animations)),
    controllers: byName(files.controllers.map((file) => file.render_controllers)),
    blocks: byIdentifier(blocks.map((file) => file["minecraft:block"])),
    models: byIdentifier(files.models.flatMap((file) => file["minecraft:geometry"])),
    particles: byIdentifier(files.particles.map(({ particle_effect }) => particle_effect)),
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

function byName<Content>(files: readonly Readonly<Record<string, Content>>[]): ReadonlyMap<string, Content> {
  return new Map(files.flatMap((file) => Object.entries(file)));
}

function pathsOf({ texture_data }: Atlas): ReadonlyMap<string, string> {
  return new Map(Object.entries(texture_data).map(([key, { textures }]) => [key, textures]));
}
