// The cup, which a block shows before a match and an entity during it: the same wherever a model has a bone of that name.
import {
  at,
  blocksOf,
  type Check,
  cubesOf,
  type Definition,
  fields,
  filesIn,
  type Json,
  modelsOf,
  numbers,
  type Packs,
  type Picture,
  type Side,
  text,
} from "../packs.ts";

const CUP = "cup";
/** Entities stand in the middle of their block. */
const ENTITY_Y = 8;
/** Colours are compared at so many points on a pixel. */
const POINTS = 4;

interface Wearer {
  readonly path: string;
  readonly model: Definition;
  readonly y: number;
  readonly pictureOf: (instance: string) => Picture | undefined;
}

export const checkCups: Check = (packs) => {
  const cups = [...blocks(packs), ...entities(packs)].flatMap((wearer) => {
    const cubes = seenOf(wearer);
    return cubes.length === 0 ? [] : [{ path: wearer.path, cubes }];
  });
  const [first, ...others] = cups;
  return others.flatMap(({ path, cubes }) => {
    const different = cubes.findIndex((cube, index) => cube !== first?.cubes[index]);
    if (cubes.length === first?.cubes.length && different === -1) return [];
    const where = different === -1 ? "in their number" : `from cube ${different} on`;
    return [`${path}: its cup differs from that of ${first?.path} ${where}.`];
  });
};

function blocks(packs: Packs): Wearer[] {
  const terrain = at(packs.json["resource_pack/textures/terrain_texture.json"], "texture_data");
  return blocksOf(packs).flatMap(({ path, body }) => {
    const geometry = at(body, "components", "minecraft:geometry");
    return modelsNamed(packs, at(geometry, "identifier") ?? geometry).map((model) => ({
      path,
      model,
      y: 0,
      pictureOf: (instance) => {
        const key = text(at(body, "components", "minecraft:material_instances", instance, "texture"));
        return pictureAt(packs, at(terrain, key, "textures"));
      },
    }));
  });
}

/** In each of their textures. */
function entities(packs: Packs): Wearer[] {
  return filesIn(packs, "resource_pack/entity/").flatMap(([path, json]) => {
    const client = at(json, "minecraft:client_entity", "description");
    return fields(at(client, "textures")).flatMap(([, texture]) =>
      modelsNamed(packs, at(client, "geometry", "default")).map((model) => ({
        path,
        model,
        y: ENTITY_Y,
        pictureOf: () => pictureAt(packs, texture),
      })),
    );
  });
}

const modelsNamed = (packs: Packs, name: Json | undefined): Definition[] =>
  modelsOf(packs).filter(({ id }) => id === name);
const pictureAt = (packs: Packs, path: Json | undefined): Picture | undefined =>
  packs.pictures[`resource_pack/${text(path)}.png`];

/** Each cube with its place and with the colours on it, as text. */
function seenOf({ model, y, pictureOf }: Wearer): string[] {
  return cubesOf(model)
    .filter(({ bone }) => bone === CUP)
    .map(({ from, to, faces }) => {
      const sides = Object.entries(faces).map(([side, face]) => {
        const picture = pictureOf(text(at(face, "material_instance") ?? "*"));
        const [width, height] = sizeOf(
          side as Side,
          from.map((least, axis) => (to[axis] ?? 0) - least),
        );
        return [side, picture && colours(picture, face, width * POINTS, height * POINTS)];
      });
      return text([[from[0], from[1] + y, from[2]], [to[0], to[1] + y, to[2]], sides.sort() as Json]);
    });
}

function sizeOf(side: Side, [x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number] {
  if (side === "up" || side === "down") return [x, z];
  return [side === "north" || side === "south" ? x : z, y];
}

function colours(picture: Picture, face: Json | undefined, width: number, height: number): string[] {
  const [u = 0, v = 0] = numbers(at(face, "uv"));
  const [across = 0, down = 0] = numbers(at(face, "uv_size"));
  const quarters = Number(at(face, "uv_rotation") ?? 0) / 90;
  return Array.from({ length: width * height }, (_, point) => {
    let [right, below] = [((point % width) + 0.5) / width, (Math.floor(point / width) + 0.5) / height];
    for (let turned = 0; turned < quarters; turned++) [right, below] = [below, 1 - right];
    const pixel = Math.floor(v + below * down) * picture.width + Math.floor(u + right * across);
    return [...picture.data.subarray(4 * pixel, 4 * pixel + 4)].join(" ");
  });
}
