import { checkCatalog, checkSounds } from "./checks/catalog.ts";
import { checkPacks } from "./planted.ts";

const CATALOG = "behavior_pack/item_catalog/crafting_item_catalog.json";
const SOUNDS = "resource_pack/blocks.json";
const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const GROUPS = ["minecraft:crafting_items_catalog", "categories", 0, "groups"];

checkPacks("the creative inventory shows everything in one group", checkCatalog, [
  [
    "something that is not shown, and something that does not exist",
    CATALOG,
    [...GROUPS, 0, "items", 2],
    "tabletop_yahtzee:stool",
    [
      `${CATALOG}: nothing defines tabletop_yahtzee:stool.`,
      `${CATALOG}: tabletop_yahtzee:oak_game_chair stands there 0 times; right is once.`,
    ],
  ],
  [
    "another category than the block's own",
    CHAIR,
    ["minecraft:block", "description", "menu_category", "category"],
    "items",
    `${CHAIR}: its category is items; ${CATALOG} shows it in construction.`,
  ],
  [
    "a group under somebody else's name",
    CATALOG,
    [...GROUPS, 0, "group_identifier", "name"],
    "itemGroup.name.dice",
    `${CATALOG}: the group itemGroup.name.dice does not begin with tabletop_yahtzee:, as one of our own does.`,
  ],
  [
    "an icon that is not in the group",
    CATALOG,
    [...GROUPS, 0, "group_identifier", "icon"],
    "minecraft:quartz",
    `${CATALOG}: the icon minecraft:quartz of tabletop_yahtzee:itemGroup.name.yahtzee is not in the group.`,
  ],
  [
    "a second group",
    CATALOG,
    [...GROUPS, 1],
    {
      group_identifier: {
        name: "tabletop_yahtzee:itemGroup.name.more",
        icon: "tabletop_yahtzee:yahtzee_board",
      },
      items: ["tabletop_yahtzee:yahtzee_board"],
    },
    [
      `${CATALOG}: it has 2 groups; right is one for everything of ours.`,
      `${CATALOG}: tabletop_yahtzee:yahtzee_board stands there 2 times; right is once.`,
    ],
  ],
]);

checkPacks("blocks sound like their wood", checkSounds, [
  [
    "a block that sounds like stone",
    SOUNDS,
    ["tabletop_yahtzee:oak_game_chair", "sound"],
    "stone",
    `${SOUNDS}: the sound of tabletop_yahtzee:oak_game_chair is stone; right is wood, as in scripts/tools/build/woods.ts.`,
  ],
  [
    "a block without a sound",
    SOUNDS,
    ["tabletop_yahtzee:oak_game_chair"],
    undefined,
    `${SOUNDS}: the sound of tabletop_yahtzee:oak_game_chair is null; right is wood, as in scripts/tools/build/woods.ts.`,
  ],
  [
    "the sound of a block that does not exist",
    SOUNDS,
    ["tabletop_yahtzee:stool"],
    { sound: "wood" },
    `${SOUNDS}: behavior_pack/blocks/ has no tabletop_yahtzee:stool.`,
  ],
]);
