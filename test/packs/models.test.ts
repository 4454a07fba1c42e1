import { checkModels } from "./checks/models.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/blocks/oak_small_game_table.json";
const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const TABLE_MODEL = "resource_pack/models/blocks/small_game_table.geo.json";
const CHAIR_MODEL = "resource_pack/models/blocks/game_chair.geo.json";
const SEAT = "resource_pack/entity/seat.entity.json";
const POT = "resource_pack/entity/pot.entity.json";
const SEAT_MODEL = "resource_pack/models/entity/seat.geo.json";
const DICE_MODEL = "resource_pack/models/entity/dice.geo.json";
const FIRST_CUBE = ["minecraft:geometry", 0, "bones", 0, "cubes", 0];

checkPacks("models are found, used and within the game's limits", checkModels, [
  [
    "a block with a model that does not exist",
    CHAIR,
    ["minecraft:block", "components", "minecraft:geometry"],
    "geometry.tabletop_yahtzee.stool",
    [
      `${CHAIR_MODEL}: nothing uses geometry.tabletop_yahtzee.game_chair.`,
      `${CHAIR}: no model in resource_pack/models/ is named geometry.tabletop_yahtzee.stool.`,
    ],
  ],
  [
    "an entity with a model that does not exist",
    SEAT,
    ["minecraft:client_entity", "description", "geometry", "default"],
    "geometry.humanoid",
    `${SEAT}: no model in resource_pack/models/ is named geometry.humanoid.`,
  ],
  [
    "a bone that comes and goes but does not exist",
    TABLE,
    ["minecraft:block", "components", "minecraft:geometry", "bone_visibility", "cloth"],
    "q.block_state('tabletop_yahtzee:board') == 1",
    `${TABLE}: geometry.tabletop_yahtzee.small_game_table has no bone "cloth".`,
  ],
  [
    "two models of one name",
    SEAT_MODEL,
    ["minecraft:geometry", 0, "description", "identifier"],
    "geometry.tabletop_yahtzee.game_chair",
    [
      `${SEAT_MODEL}: geometry.tabletop_yahtzee.game_chair is defined twice.`,
      `${POT}: no model in resource_pack/models/ is named geometry.tabletop_yahtzee.seat.`,
      `${SEAT}: no model in resource_pack/models/ is named geometry.tabletop_yahtzee.seat.`,
    ],
  ],
  [
    "a chair that is too high",
    CHAIR_MODEL,
    [...FIRST_CUBE, "size"],
    [12, 20, 12],
    `${CHAIR_MODEL}: geometry.tabletop_yahtzee.game_chair is 26 pixels high; right is at most 24.`,
  ],
  [
    "a table that is too high",
    TABLE_MODEL,
    [...FIRST_CUBE, "size"],
    [16, 5, 16],
    `${TABLE_MODEL}: geometry.tabletop_yahtzee.small_game_table is 17 pixels high; right is at most 16.`,
  ],
  [
    "a model that is too long",
    TABLE_MODEL,
    [...FIRST_CUBE, "size"],
    [31, 2, 16],
    `${TABLE_MODEL}: geometry.tabletop_yahtzee.small_game_table reaches from -8 to 23 along x; the game takes 30 pixels.`,
  ],
  [
    "a face beside its texture",
    CHAIR_MODEL,
    [...FIRST_CUBE, "uv", "north", "uv"],
    [5, 8],
    `${CHAIR_MODEL}: bone "seat", cube 0: its north face lies outside the 16×16 texture.`,
  ],
  [
    "a bone that hangs on none",
    DICE_MODEL,
    ["minecraft:geometry", 0, "bones", 1, "parent"],
    "board",
    `${DICE_MODEL}: bone "die1": no bone before it is named "board", on which it hangs.`,
  ],
  [
    "two bones of one name",
    CHAIR_MODEL,
    ["minecraft:geometry", 0, "bones", 1, "name"],
    "seat",
    `${CHAIR_MODEL}: two bones are named "seat".`,
  ],
]);
