// Textures: from a block's material or an item's icon over the key to the picture, with nothing left over.
import { WOODS } from "../../../scripts/tools/build/woods.ts";
import {
  at,
  blocksOf,
  type Check,
  clientsOf,
  type Definition,
  fields,
  items,
  itemsOf,
  type Json,
  modelsOf,
  type Packs,
  particlesOf,
  text,
} from "../packs.ts";

const TERRAIN = "resource_pack/textures/terrain_texture.json";
const ITEM = "resource_pack/textures/item_texture.json";
const PREFIX = "tabletop_yahtzee_";
const OWN = "textures/tabletop/yahtzee/";
/** Of the lessons, which script names: see test/scenarios/lesson-pictures.test.ts. */
const BY_SCRIPT = `resource_pack/${OWN}lessons/`;

/** Pictures of the game itself that the blocks wear, so that a player's texture pack applies. */
const OF_THE_GAME: readonly string[] = [
  ...Object.values(WOODS).map(({ texture }) => texture),
  "textures/blocks/wool_colored_white",
  "textures/blocks/quartz_block_bottom",
];

export const checkTextures: Check = (packs) => {
  const blocks = blocksOf(packs);
  const materials = blocks.flatMap(({ path, body }) =>
    fields(at(body, "components", "minecraft:material_instances")).map(
      ([, material]) => [path, text(at(material, "texture"))] as const,
    ),
  );
  const icons = itemsOf(packs).map(
    ({ path, body }) => [path, text(at(body, "components", "minecraft:icon"))] as const,
  );
  return [
    ...blocks.flatMap((block) => materialProblems(block, packs)),
    ...keyProblems(packs, TERRAIN, materials),
    ...keyProblems(packs, ITEM, icons),
    ...pictureProblems(packs),
  ];
};

function materialProblems({ path, body }: Definition, packs: Packs): string[] {
  const materials = fields(at(body, "components", "minecraft:material_instances"));
  const names = materials.map(([name]) => name);
  const methods = new Set(materials.map(([, material]) => text(at(material, "render_method"))));
  const geometry = at(body, "components", "minecraft:geometry");
  const model = modelsOf(packs).find(({ id }) => id === text(at(geometry, "identifier") ?? geometry));
  const worn = items(at(model?.body, "bones"))
    .flatMap((bone) => items(at(bone, "cubes")))
    .flatMap((cube) => fields(at(cube, "uv")))
    .map(([, face]) => text(at(face, "material_instance") ?? "*"));
  return [
    ...[...new Set(worn)].flatMap((name) =>
      names.includes(name)
        ? []
        : [`${path}: its model wears the material "${name}", which it does not define.`],
    ),
    ...names.flatMap((name) =>
      worn.includes(name) ? [] : [`${path}: no face of its model wears "${name}".`],
    ),
    ...(methods.size === 1
      ? []
      : [
          `${path}: its materials have the render methods ${[...methods].join(", ")}; the game takes one for all.`,
        ]),
  ];
}

function keyProblems(packs: Packs, file: string, used: readonly (readonly [string, string])[]): string[] {
  const keys = fields(at(packs.json[file], "texture_data")).map(([key]) => key);
  return [
    ...used.flatMap(([path, key]) =>
      keys.includes(key) ? [] : [`${path}: the texture ${key} is not in ${file}.`],
    ),
    ...keys.flatMap((key) => (used.some(([, one]) => one === key) ? [] : [`${file}: nothing uses ${key}.`])),
    ...keys.flatMap((key) =>
      key.startsWith(PREFIX)
        ? []
        : [`${file}: ${key} does not begin with ${PREFIX}, so that another pack may have it too.`],
    ),
  ];
}

/** What the model of an entity says of its texture. */
function sizeOf(packs: Packs, client: Json | undefined): string {
  const model = modelsOf(packs).find(({ id }) => id === text(at(client, "geometry", "default")));
  const [width, height] = ["texture_width", "texture_height"].map((side) =>
    text(at(model?.body, "description", side)),
  );
  return `${width}×${height}`;
}

function pictureProblems(packs: Packs): string[] {
  const ofKeys = [TERRAIN, ITEM].flatMap((file) =>
    fields(at(packs.json[file], "texture_data")).map(
      ([, data]) => [file, text(at(data, "textures"))] as const,
    ),
  );
  const ofEntities = clientsOf(packs).flatMap(({ path, body }) =>
    fields(at(body, "textures")).map(([, picture]) => [path, text(picture), sizeOf(packs, body)] as const),
  );
  const ofParticles = particlesOf(packs).map(
    ({ path, body }) =>
      [path, text(at(body, "description", "basic_render_parameters", "texture")), sheetOf(body)] as const,
  );
  const used = [...ofKeys, ...ofEntities, ...ofParticles];
  const pictures = Object.entries(packs.pictures).filter(
    ([path]) => path.startsWith("resource_pack/textures/") && !path.startsWith(BY_SCRIPT),
  );
  return [
    ...used.flatMap(([file, picture, right = "16×16"]) => {
      if (!picture.startsWith(OWN)) {
        return OF_THE_GAME.includes(picture)
          ? []
          : [
              `${file}: ${picture} is neither in ${OWN} nor a picture of the game that test/packs/checks/textures.ts lists.`,
            ];
      }
      const size = packs.pictures[`resource_pack/${picture}.png`];
      if (size === undefined) return [`${file}: there is no resource_pack/${picture}.png.`];
      const found = `${size.width}×${size.height}`;
      return found === right
        ? []
        : [
            `resource_pack/${picture}.png: it is ${found}; right is ${right}, as the game's own are or its model says.`,
          ];
    }),
    ...pictures.flatMap(([path]) =>
      used.some(([, picture]) => path === `resource_pack/${picture}.png`)
        ? []
        : [`${path}: nothing uses it.`],
    ),
  ];
}

/** The size of its picture that a particle counts in. */
function sheetOf(body: Definition["body"]): string {
  const uv = at(body, "components", "minecraft:particle_appearance_billboard", "uv");
  return `${text(at(uv, "texture_width"))}×${text(at(uv, "texture_height"))}`;
}
