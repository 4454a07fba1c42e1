// Where the creative inventory shows what is ours, and how it sounds under foot.
import { CHAIR_SUFFIX, NAMESPACE, TABLE_SUFFIX } from "../../../scripts/minecraft/ids.ts";
import { WOODS } from "../../../scripts/tools/build/woods.ts";
import { at, blocksOf, type Check, fields, items, itemsOf, text } from "../packs.ts";

const CATALOG = "behavior_pack/item_catalog/crafting_item_catalog.json";
const SOUNDS = "resource_pack/blocks.json";

export const checkCatalog: Check = (packs) => {
  const shown = items(at(packs.json[CATALOG], "minecraft:crafting_items_catalog", "categories")).flatMap(
    (category) =>
      items(at(category, "groups")).map((group) => ({
        category: text(at(category, "category_name")),
        icon: text(at(group, "group_identifier", "icon")),
        name: text(at(group, "group_identifier", "name")),
        items: items(at(group, "items")).map(text),
      })),
  );
  const own = [...blocksOf(packs), ...itemsOf(packs)];
  const listed = shown.flatMap((group) => group.items);
  return [
    ...(shown.length === 1
      ? []
      : [`${CATALOG}: it has ${shown.length} groups; right is one for everything of ours.`]),
    ...shown.flatMap(({ icon, name, items: inGroup }) => [
      ...(name.startsWith(`${NAMESPACE}:`)
        ? []
        : [`${CATALOG}: the group ${name} does not begin with ${NAMESPACE}:, as one of our own does.`]),
      ...(inGroup.includes(icon) ? [] : [`${CATALOG}: the icon ${icon} of ${name} is not in the group.`]),
    ]),
    ...listed.flatMap((id) =>
      own.some((one) => one.id === id) ? [] : [`${CATALOG}: nothing defines ${id}.`],
    ),
    ...own.flatMap(({ path, id, body }) => {
      const category = text(at(body, "description", "menu_category", "category"));
      const times = listed.filter((one) => one === id).length;
      if (times !== 1) return [`${CATALOG}: ${id} stands there ${times} times; right is once.`];
      const right = shown.find((group) => group.items.includes(id))?.category ?? "";
      return category === right
        ? []
        : [`${path}: its category is ${category}; ${CATALOG} shows it in ${right}.`];
    }),
  ];
};

export const checkSounds: Check = (packs) => {
  const blocks = blocksOf(packs);
  const right = new Map<string, string>(
    Object.entries(WOODS).flatMap(([wood, { sound }]) =>
      [TABLE_SUFFIX, CHAIR_SUFFIX].map((suffix) => [`${NAMESPACE}:${wood}${suffix}`, sound] as const),
    ),
  );
  const named = fields(packs.json[SOUNDS]).filter(([id]) => id !== "format_version");
  return [
    ...named.flatMap(([id]) =>
      blocks.some((block) => block.id === id) ? [] : [`${SOUNDS}: behavior_pack/blocks/ has no ${id}.`],
    ),
    ...blocks.flatMap(({ id }) => {
      const got = text(at(packs.json[SOUNDS], id, "sound"));
      const wanted = text(right.get(id));
      return got === wanted
        ? []
        : [
            `${SOUNDS}: the sound of ${id} is ${got}; right is ${wanted}, as in scripts/tools/build/woods.ts.`,
          ];
    }),
  ];
};
