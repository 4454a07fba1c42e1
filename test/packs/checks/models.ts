// Models: each used and each found, inside the game's limits, with faces on their textures.
import { isChair, isTable } from "../../../scripts/minecraft/ids.ts";
import {
  AXES,
  at,
  blocksOf,
  type Check,
  cubesOf,
  type Definition,
  fields,
  filesIn,
  items,
  type Json,
  modelsOf,
  numbers,
  type Packs,
  text,
} from "../packs.ts";

/** A model may be this long on every side, and this far from the middle of the block. */
const LONGEST = 30;
const FARTHEST = 30;
/** What the design gives a chair's back and a table's top with its board, on which the cup stands. */
const CHAIR_TOP = 24;
const TABLE_TOP = 16;
const CUP = "cup";

interface Use {
  readonly path: string;
  readonly model: string;
  /** The block that looks like it, for what only blocks must keep to. */
  readonly block?: string;
  readonly bones: readonly string[];
}

export const checkModels: Check = (packs) => {
  const models = modelsOf(packs);
  const uses = usesOf(packs);
  const repeated = models.filter(({ id }, index) => models.findIndex((other) => other.id === id) < index);
  return [
    ...repeated.map(({ path, id }) => `${path}: ${id} is defined twice.`),
    ...models.flatMap(({ path, id }) =>
      uses.some(({ model }) => model === id) ? [] : [`${path}: nothing uses ${id}.`],
    ),
    ...uses.flatMap((use) => useProblems(use, models)),
    ...models.flatMap(({ path, body }) => faceProblems(body).map((problem) => `${path}: ${problem}.`)),
  ];
};

function usesOf(packs: Packs): Use[] {
  const blocks = blocksOf(packs).map(({ path, id, body }) => {
    const geometry = at(body, "components", "minecraft:geometry");
    const bones = fields(at(geometry, "bone_visibility")).map(([name]) => name);
    return { path, model: text(at(geometry, "identifier") ?? geometry), block: id, bones };
  });
  const entities = filesIn(packs, "resource_pack/entity/").flatMap(([path, json]) =>
    fields(at(json, "minecraft:client_entity", "description", "geometry")).map(([, model]) => ({
      path,
      model: text(model),
      bones: [],
    })),
  );
  return [...blocks, ...entities];
}

function useProblems({ path, model, block, bones }: Use, models: readonly Definition[]): string[] {
  const found = models.find(({ id }) => id === model);
  if (found === undefined) return [`${path}: no model in resource_pack/models/ is named ${model}.`];
  const names = items(at(found.body, "bones")).map((bone) => text(at(bone, "name")));
  return [
    ...bones.flatMap((bone) => (names.includes(bone) ? [] : [`${path}: ${model} has no bone "${bone}".`])),
    ...(block === undefined ? [] : sizeProblems(found, block)),
  ];
}

function sizeProblems(model: Definition, block: string): string[] {
  const { path, id } = model;
  const cubes = cubesOf(model);
  const extents = AXES.map((axis) => ({
    least: Math.min(...cubes.map(({ from }) => from[axis])),
    most: Math.max(...cubes.map(({ to }) => to[axis])),
  }));
  const height = Math.max(...cubes.flatMap(({ bone, to }) => (bone === CUP ? [] : to[1])));
  const top = isChair(block) ? CHAIR_TOP : isTable(block) ? TABLE_TOP : LONGEST;
  return [
    ...extents.flatMap(({ least, most }, axis) =>
      most - least <= LONGEST && least >= -FARTHEST && most <= FARTHEST
        ? []
        : [
            `${path}: ${id} reaches from ${least} to ${most} along ${"xyz"[axis]}; the game takes ${LONGEST} pixels.`,
          ],
    ),
    ...(height > top ? [`${path}: ${id} is ${height} pixels high; right is at most ${top}.`] : []),
  ];
}

function faceProblems(model: Json | undefined): string[] {
  const width = Number(at(model, "description", "texture_width"));
  const height = Number(at(model, "description", "texture_height"));
  const bones = items(at(model, "bones"));
  const names = bones.map((bone) => text(at(bone, "name")));
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...repeated.map((name) => `two bones are named "${name}"`),
    ...bones.flatMap((bone, index) => {
      const parent = at(bone, "parent");
      return parent === undefined || names.slice(0, index).includes(text(parent))
        ? []
        : [`bone "${names[index]}": no bone before it is named "${text(parent)}", on which it hangs`];
    }),
    ...bones.flatMap((bone, index) =>
      items(at(bone, "cubes")).flatMap((cube, number) =>
        fields(at(cube, "uv")).flatMap(([side, face]) => {
          const [u = Number.NaN, v = Number.NaN] = numbers(at(face, "uv"));
          const [across = Number.NaN, down = Number.NaN] = numbers(at(face, "uv_size"));
          const inside = u >= 0 && v >= 0 && u + across <= width && v + down <= height;
          return inside
            ? []
            : [
                `bone "${names[index]}", cube ${number}: its ${side} face lies outside the ${width}×${height} texture`,
              ];
        }),
      ),
    ),
  ];
}
