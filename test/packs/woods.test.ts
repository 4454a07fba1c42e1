import { MinecraftItemTypes } from "@minecraft/vanilla-data";
import { checkCatalog, checkSounds } from "./checks/catalog.ts";
import { checkRecipes } from "./checks/recipes.ts";
import { checkTexts } from "./checks/texts.ts";
import { checkTextures } from "./checks/textures.ts";
import { checkWoods } from "./checks/woods.ts";
import { at, type Check, items } from "./packs.ts";
import { BUILT, checkBuiltPacks, PACKS } from "./planted.ts";

const TABLE = "behavior_pack/blocks/spruce_small_game_table.json";
const CHAIR = "behavior_pack/blocks/pale_oak_game_chair.json";
const RECIPE = "behavior_pack/recipes/warped_game_chair.json";
const CATALOG = "behavior_pack/item_catalog/crafting_item_catalog.json";
const TERRAIN = "resource_pack/textures/terrain_texture.json";
const SOUNDS = "resource_pack/blocks.json";
const ENGLISH = "resource_pack/texts/en_US.lang";

const GROUP = ["minecraft:crafting_items_catalog", "categories", 0, "groups", 0, "items"];
const shown = items(at(BUILT.json[CATALOG], ...GROUP));
const withoutChair = shown.filter((id) => id !== "tabletop_yahtzee:warped_game_chair");
const lastTwoSwapped = [...shown.slice(0, -2), ...shown.slice(-2).reverse()];
const english = BUILT.texts[ENGLISH] ?? "";

/** Everything that a wood could be forgotten in. */
const everyCheck: Check = (packs) =>
  [
    checkWoods(PACKS),
    checkRecipes(new Set(Object.values<string>(MinecraftItemTypes))),
    checkCatalog,
    checkSounds,
    checkTextures,
    checkTexts,
  ].flatMap((check) => check(packs));

checkBuiltPacks("every wood has all that oak has", everyCheck, [
  [
    "a chair that is gone",
    CHAIR,
    [],
    undefined,
    [
      "scripts/tools/build/woods.ts: behavior_pack/blocks/ has no tabletop_yahtzee:pale_oak_game_chair.",
      "behavior_pack/recipes/pale_oak_game_chair.json: there is no item tabletop_yahtzee:pale_oak_game_chair.",
      `${CATALOG}: nothing defines tabletop_yahtzee:pale_oak_game_chair.`,
      `${SOUNDS}: behavior_pack/blocks/ has no tabletop_yahtzee:pale_oak_game_chair.`,
      `${ENGLISH}: nothing in the packs uses the key tile.tabletop_yahtzee:pale_oak_game_chair.name.`,
    ],
  ],
  [
    "a table that looks like another wood's",
    TABLE,
    ["minecraft:block", "components", "minecraft:material_instances", "*", "texture"],
    "tabletop_yahtzee_oak_planks",
    `${TABLE}: it wears tabletop_yahtzee_oak_planks, which is textures/blocks/planks_oak in ${TERRAIN}; right is textures/blocks/planks_spruce.`,
  ],
  [
    "a wood with another wood's picture",
    TERRAIN,
    ["texture_data", "tabletop_yahtzee_pale_oak_planks", "textures"],
    "textures/blocks/planks_big_oak",
    [
      `behavior_pack/blocks/pale_oak_small_game_table.json: it wears tabletop_yahtzee_pale_oak_planks, which is textures/blocks/planks_big_oak in ${TERRAIN}; right is textures/blocks/pale_oak_planks.`,
      `${CHAIR}: it wears tabletop_yahtzee_pale_oak_planks, which is textures/blocks/planks_big_oak in ${TERRAIN}; right is textures/blocks/pale_oak_planks.`,
    ],
  ],
  [
    "a table painted on maps in another wood's colour",
    TABLE,
    ["minecraft:block", "components", "minecraft:map_color"],
    "#a2834f",
    `${TABLE}: maps paint it #a2834f; right is #735531.`,
  ],
  [
    "a wood without its picture",
    TERRAIN,
    ["texture_data", "tabletop_yahtzee_spruce_planks"],
    undefined,
    [
      `${TABLE}: it wears tabletop_yahtzee_spruce_planks, which is null in ${TERRAIN}; right is textures/blocks/planks_spruce.`,
      `behavior_pack/blocks/spruce_game_chair.json: it wears tabletop_yahtzee_spruce_planks, which is null in ${TERRAIN}; right is textures/blocks/planks_spruce.`,
      `behavior_pack/blocks/spruce_game_chair.json: the texture tabletop_yahtzee_spruce_planks is not in ${TERRAIN}.`,
      `${TABLE}: the texture tabletop_yahtzee_spruce_planks is not in ${TERRAIN}.`,
    ],
  ],
  [
    "a chair that cannot be crafted",
    RECIPE,
    [],
    undefined,
    "behavior_pack/blocks/warped_game_chair.json: no file in behavior_pack/recipes/ makes tabletop_yahtzee:warped_game_chair.",
  ],
  [
    "a chair that other planks unlock",
    RECIPE,
    ["minecraft:recipe_shaped", "unlock"],
    [{ item: "minecraft:oak_planks" }],
    `${RECIPE}: its unlock is [{"item":"minecraft:oak_planks"}]; decided is [{"item":"minecraft:warped_planks"}].`,
  ],
  [
    "a table without a sound",
    SOUNDS,
    ["tabletop_yahtzee:cherry_small_game_table"],
    undefined,
    `${SOUNDS}: the sound of tabletop_yahtzee:cherry_small_game_table is null; right is cherry_wood, as in scripts/tools/build/woods.ts.`,
  ],
  [
    "a chair that the creative inventory does not show",
    CATALOG,
    GROUP,
    withoutChair,
    [
      `${CATALOG}: it shows ${JSON.stringify(withoutChair)}; right is the board, then table and chair of each wood.`,
      `${CATALOG}: tabletop_yahtzee:warped_game_chair stands there 0 times; right is once.`,
    ],
  ],
  [
    "a chair that is shown before its table",
    CATALOG,
    GROUP,
    lastTwoSwapped,
    `${CATALOG}: it shows ${JSON.stringify(lastTwoSwapped)}; right is the board, then table and chair of each wood.`,
  ],
  [
    "a chair without a name",
    ENGLISH,
    [],
    english.replace("tile.tabletop_yahtzee:birch_game_chair.name=Birch Game Chair\n", ""),
    [
      `${ENGLISH}: tabletop_yahtzee:birch_game_chair is called ""; right is a name of its own with "Birch" in it.`,
      `${ENGLISH}: the key tile.tabletop_yahtzee:birch_game_chair.name, which behavior_pack/blocks/birch_game_chair.json needs, is missing.`,
    ],
  ],
  [
    "two chairs of one name",
    ENGLISH,
    [],
    english.replace("=Pale Oak Game Chair", "=Oak Game Chair"),
    [
      `${ENGLISH}: tabletop_yahtzee:oak_game_chair is called "Oak Game Chair"; right is a name of its own with "Oak" in it.`,
      `${ENGLISH}: tabletop_yahtzee:pale_oak_game_chair is called "Oak Game Chair"; right is a name of its own with "Pale Oak" in it.`,
    ],
  ],
]);
