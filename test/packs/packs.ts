// Both packs as loaded data, ways to look into them, and a way to plant a defect. Knows nothing of what is right.
import { PNG } from "pngjs";
import { readPackFiles } from "../../scripts/tools/build/pack-files.ts";
import { type OggHead, readOggHead } from "./ogg.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Everything by its path from the folder that both packs lie in, so that a message can name the file to mend. */
export interface Packs {
  readonly json: Readonly<Record<string, Json>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly sounds: Readonly<Record<string, OggHead>>;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel. */
  readonly data: Uint8Array;
}

export type Check = (packs: Packs) => string[];

export function loadPacks(root: string): Packs {
  const json: Record<string, Json> = {};
  const texts: Record<string, string> = {};
  const pictures: Record<string, Picture> = {};
  const sounds: Record<string, OggHead> = {};
  for (const pack of ["behavior_pack", "resource_pack"]) {
    for (const [file, bytes] of readPackFiles(`${root}/${pack}`)) {
      const path = `${pack}/${file}`;
      const content = Buffer.from(bytes);
      if (path.endsWith(".json")) json[path] = parse(path, content.toString("utf8"));
      else if (path.endsWith(".png")) pictures[path] = PNG.sync.read(content);
      else if (path.endsWith(".ogg")) sounds[path] = readOggHead(content);
      else texts[path] = content.toString("utf8");
    }
  }
  return { json, texts, pictures, sounds };
}

function parse(path: string, source: string): Json {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}`);
  }
}

/** What lies under these keys; undefined when one of them is missing. */
export function at(json: Json | undefined, ...keys: readonly (string | number)[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (value, key) =>
      value !== null && typeof value === "object"
        ? Object.entries(value).find(([name]) => name === String(key))?.[1]
        : undefined,
    json,
  );
}

export function fields(json: Json | undefined): (readonly [string, Json])[] {
  return json !== null && typeof json === "object" && !Array.isArray(json) ? Object.entries(json) : [];
}

export function items(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

export function numbers(json: Json | undefined): readonly number[] {
  return items(json).map(Number);
}

/** The text itself; anything else as its JSON, so that a message shows it. */
export function text(json: Json | undefined): string {
  return typeof json === "string" ? json : JSON.stringify(json ?? null);
}

export function filesIn(packs: Packs, folder: string): (readonly [string, Json])[] {
  return Object.entries(packs.json).filter(([path]) => path.startsWith(folder));
}

export interface Definition {
  readonly path: string;
  readonly id: string;
  /** What stands under the file's own key, such as `minecraft:block`. */
  readonly body: Json | undefined;
}

function definitions(packs: Packs, folder: string, key: string): Definition[] {
  return filesIn(packs, folder).map(([path, json]) => ({
    path,
    id: text(at(json, key, "description", "identifier")),
    body: at(json, key),
  }));
}

export const blocksOf = (packs: Packs): Definition[] =>
  definitions(packs, "behavior_pack/blocks/", "minecraft:block");
export const itemsOf = (packs: Packs): Definition[] =>
  definitions(packs, "behavior_pack/items/", "minecraft:item");
export const entitiesOf = (packs: Packs): Definition[] =>
  definitions(packs, "behavior_pack/entities/", "minecraft:entity");

/** What stands in these files by its name: animations, render controllers. */
export function namedIn(packs: Packs, folder: string, key: string): Definition[] {
  return filesIn(packs, folder).flatMap(([path, json]) =>
    fields(at(json, key)).map(([id, body]) => ({ path, id, body })),
  );
}

/** How the client draws entities. */
export function clientsOf(packs: Packs): Definition[] {
  return filesIn(packs, "resource_pack/entity/").map(([path, json]) => {
    const body = at(json, "minecraft:client_entity", "description");
    return { path, id: text(at(body, "identifier")), body };
  });
}

export const particlesOf = (packs: Packs): Definition[] =>
  definitions(packs, "resource_pack/particles/", "particle_effect");

/** Models are in lists, several to a file if need be. */
export function modelsOf(packs: Packs): Definition[] {
  return filesIn(packs, "resource_pack/models/").flatMap(([path, json]) =>
    items(at(json, "minecraft:geometry")).map((body) => ({
      path,
      id: text(at(body, "description", "identifier")),
      body,
    })),
  );
}

export type Point = readonly [x: number, y: number, z: number];
export const AXES = [0, 1, 2] as const;
export const SIDES = ["north", "south", "east", "west", "up", "down"] as const;
export type Side = (typeof SIDES)[number];

export interface Cube {
  readonly name: string;
  readonly bone: string;
  readonly from: Point;
  readonly to: Point;
  readonly faces: Readonly<Partial<Record<Side, Json>>>;
}

/** What a model consists of, in its pixels. */
export function cubesOf({ body }: Definition): Cube[] {
  return items(at(body, "bones")).flatMap((bone) =>
    items(at(bone, "cubes")).map((cube, number): Cube => {
      const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbers(at(cube, "origin"));
      const [width = Number.NaN, height = Number.NaN, depth = Number.NaN] = numbers(at(cube, "size"));
      return {
        name: `bone "${text(at(bone, "name"))}", cube ${number}`,
        bone: text(at(bone, "name")),
        from: [x, y, z],
        to: [rounded(x + width), rounded(y + height), rounded(z + depth)],
        faces: Object.fromEntries(fields(at(cube, "uv"))),
      };
    }),
  );
}

/** Sums of tenths meet where they should. */
function rounded(pixels: number): number {
  return Math.round(pixels * 1e6) / 1e6;
}

/** A copy of the packs with one value changed; undefined takes it out. */
export function plant(
  packs: Packs,
  path: string,
  keys: readonly (string | number)[],
  value: Json | undefined,
): Packs {
  if (path.endsWith(".lang")) return { ...packs, texts: changed(packs.texts, [path], value) };
  if (path.endsWith(".png")) return { ...packs, pictures: changed(packs.pictures, [path], value) };
  if (path.endsWith(".ogg")) return { ...packs, sounds: changed(packs.sounds, [path], value) };
  return { ...packs, json: changed(packs.json, [path, ...keys], value) };
}

function changed<Whole>(whole: Whole, keys: readonly (string | number)[], value: Json | undefined): Whole {
  const [key, ...rest] = keys;
  if (key === undefined) return value as Whole;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string | number, unknown>;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, value);
  return copy as Whole;
}
