import { checkTextures } from "./checks/textures.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/blocks/oak_small_game_table.json";
const BOARD = "behavior_pack/items/yahtzee_board.json";
const SEAT = "resource_pack/entity/seat.entity.json";
const TERRAIN = "resource_pack/textures/terrain_texture.json";
const ITEM = "resource_pack/textures/item_texture.json";
const WOOD = "resource_pack/textures/tabletop/yahtzee/board.png";
const DICE = "resource_pack/textures/tabletop/yahtzee/dice_kismet.png";
const MATERIALS = ["minecraft:block", "components", "minecraft:material_instances"];

checkPacks("every texture is found, and every picture is used", checkTextures, [
  [
    "a texture key that does not exist",
    TABLE,
    [...MATERIALS, "rim", "texture"],
    "tabletop_yahtzee_marble",
    [
      `${TABLE}: the texture tabletop_yahtzee_marble is not in ${TERRAIN}.`,
      `${TERRAIN}: nothing uses tabletop_yahtzee_quartz.`,
    ],
  ],
  [
    "an icon that does not exist",
    BOARD,
    ["minecraft:item", "components", "minecraft:icon"],
    "tabletop_yahtzee_dice",
    [
      `${BOARD}: the texture tabletop_yahtzee_dice is not in ${ITEM}.`,
      `${ITEM}: nothing uses tabletop_yahtzee_yahtzee_board.`,
    ],
  ],
  ["a picture that is gone", WOOD, [], undefined, `${TERRAIN}: there is no ${WOOD}.`],
  [
    "a picture of another size",
    WOOD,
    [],
    { width: 32, height: 16 },
    `${WOOD}: it is 32×16; right is 16×16, as the game's own are or its model says.`,
  ],
  [
    "a picture that its model does not fit",
    DICE,
    [],
    { width: 32, height: 32 },
    `${DICE}: it is 32×32; right is 64×32, as the game's own are or its model says.`,
  ],
  [
    "a picture that nothing uses",
    "resource_pack/textures/tabletop/yahtzee/cloth.png",
    [],
    { width: 16, height: 16 },
    "resource_pack/textures/tabletop/yahtzee/cloth.png: nothing uses it.",
  ],
  [
    "a picture that the game has not",
    TERRAIN,
    ["texture_data", "tabletop_yahtzee_oak_planks", "textures"],
    "textures/blocks/oak_planks",
    `${TERRAIN}: textures/blocks/oak_planks is neither in textures/tabletop/yahtzee/ nor a picture of the game that test/packs/checks/textures.ts lists.`,
  ],
  [
    "an entity's picture that is gone",
    SEAT,
    ["minecraft:client_entity", "description", "textures", "default"],
    "textures/tabletop/yahtzee/chair",
    `${SEAT}: there is no resource_pack/textures/tabletop/yahtzee/chair.png.`,
  ],
  [
    "a key that another pack may have",
    TERRAIN,
    ["texture_data", "planks"],
    { textures: "textures/blocks/planks_oak" },
    [
      `${TERRAIN}: nothing uses planks.`,
      `${TERRAIN}: planks does not begin with tabletop_yahtzee_, so that another pack may have it too.`,
    ],
  ],
  [
    "a face without its material",
    TABLE,
    [...MATERIALS, "board"],
    undefined,
    [
      `${TABLE}: its model wears the material "board", which it does not define.`,
      `${TERRAIN}: nothing uses tabletop_yahtzee_board.`,
    ],
  ],
  [
    "a material that no face wears",
    TABLE,
    [...MATERIALS, "cloth"],
    { texture: "tabletop_yahtzee_board", render_method: "opaque" },
    `${TABLE}: no face of its model wears "cloth".`,
  ],
  [
    "two render methods",
    TABLE,
    [...MATERIALS, "rim", "render_method"],
    "blend",
    `${TABLE}: its materials have the render methods opaque, blend; the game takes one for all.`,
  ],
]);
