// Woods: each of the table of woods has a table and a chair, which look, sound, read and stand as that wood's.
import { CHAIR_SUFFIX, NAMESPACE, TABLE_SUFFIX } from "../../../scripts/minecraft/ids.ts";
import { WORD_KEY } from "../../../scripts/tools/build/all-woods.ts";
import { WOOD_NAMES, WOODS, type WoodName } from "../../../scripts/tools/build/woods.ts";
import { readLang } from "../../../scripts/tools/host/text.ts";
import { at, blocksOf, type Check, items, type Packs, text } from "../packs.ts";

const CATALOG = "behavior_pack/item_catalog/crafting_item_catalog.json";
const TERRAIN = "resource_pack/textures/terrain_texture.json";

const idsOf = (wood: WoodName): string[] =>
  [TABLE_SUFFIX, CHAIR_SUFFIX].map((suffix) => `${NAMESPACE}:${wood}${suffix}`);

/** @param committed has the words for woods, which are not shipped. */
export function checkWoods(committed: Packs): Check {
  return (packs) => [
    ...WOOD_NAMES.flatMap((wood) => idsOf(wood).flatMap((id) => blockProblems(packs, wood, id))),
    ...orderProblems(packs),
    ...WOOD_NAMES.flatMap((wood) => nameProblems(packs, committed, wood)),
  ];
}

function blockProblems(packs: Packs, wood: WoodName, id: string): string[] {
  const block = blocksOf(packs).find((one) => one.id === id);
  if (block === undefined) return [`scripts/tools/build/woods.ts: behavior_pack/blocks/ has no ${id}.`];
  const { texture, mapColor } = WOODS[wood];
  const components = at(block.body, "components");
  const worn = text(at(components, "minecraft:material_instances", "*", "texture"));
  const picture = text(at(packs.json[TERRAIN], "texture_data", worn, "textures"));
  const color = text(at(components, "minecraft:map_color"));
  return [
    ...(picture === texture
      ? []
      : [`${block.path}: it wears ${worn}, which is ${picture} in ${TERRAIN}; right is ${texture}.`]),
    ...(color === mapColor ? [] : [`${block.path}: maps paint it ${color}; right is ${mapColor}.`]),
  ];
}

function orderProblems(packs: Packs): string[] {
  const group = at(packs.json[CATALOG], "minecraft:crafting_items_catalog", "categories", 0, "groups", 0);
  const shown = items(at(group, "items")).map(text);
  const right = [`${NAMESPACE}:yahtzee_board`, ...WOOD_NAMES.flatMap(idsOf)];
  return text(shown) === text(right)
    ? []
    : [`${CATALOG}: it shows ${text(shown)}; right is the board, then table and chair of each wood.`];
}

function nameProblems(packs: Packs, committed: Packs, wood: WoodName): string[] {
  return Object.entries(packs.texts)
    .filter(([path]) => path.startsWith("resource_pack/texts/"))
    .flatMap(([path, content]) => {
      const lang = readLang(content);
      const word = readLang(committed.texts[path] ?? "").get(`${WORD_KEY}${wood}`);
      return idsOf(wood).flatMap((id) => {
        const name = lang.get(`tile.${id}.name`) ?? "";
        const twins = [...lang].filter(([key, other]) => key.startsWith("tile.") && other === name);
        return word !== undefined && name.includes(word) && twins.length === 1
          ? []
          : [`${path}: ${id} is called "${name}"; right is a name of its own with "${word}" in it.`];
      });
    });
}
