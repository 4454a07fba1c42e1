import { checkIdentifiers } from "./checks/identifiers.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/blocks/oak_small_game_table.json";
const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const BOARD = "behavior_pack/items/yahtzee_board.json";
const SEAT = "behavior_pack/entities/seat.json";
const IDS = "scripts/minecraft/ids.ts";

checkPacks("the packs define what the scripts name", checkIdentifiers, [
  [
    "a file that defines another block",
    CHAIR,
    ["minecraft:block", "description", "identifier"],
    "tabletop_yahtzee:oak_small_game_table",
    [
      `${CHAIR}: it defines tabletop_yahtzee:oak_small_game_table; a file of this name defines tabletop_yahtzee:oak_game_chair.`,
      `${TABLE}: tabletop_yahtzee:oak_small_game_table is defined in another file too.`,
      `${CHAIR}: its states are []; those of a table in ${IDS} are ["tabletop_yahtzee:board","tabletop_yahtzee:in_match"].`,
      `${CHAIR}: tabletop_yahtzee:table is not among its components, where ${IDS} has it.`,
    ],
  ],
  [
    "a block that the scripts take for neither table nor chair",
    CHAIR,
    ["minecraft:block", "description", "identifier"],
    "tabletop_yahtzee:oak_chair",
    [
      `${CHAIR}: it defines tabletop_yahtzee:oak_chair; a file of this name defines tabletop_yahtzee:oak_game_chair.`,
      `${CHAIR}: tabletop_yahtzee:oak_chair ends neither in _small_game_table nor in _game_chair, as the blocks of ${IDS} do.`,
    ],
  ],
  [
    "a table without one of its states",
    TABLE,
    ["minecraft:block", "description", "states", "tabletop_yahtzee:in_match"],
    undefined,
    `${TABLE}: its states are ["tabletop_yahtzee:board"]; those of a table in ${IDS} are ["tabletop_yahtzee:board","tabletop_yahtzee:in_match"].`,
  ],
  [
    "a chair with a state",
    CHAIR,
    ["minecraft:block", "description", "states"],
    { "tabletop_yahtzee:taken": [0, 1] },
    `${CHAIR}: its states are ["tabletop_yahtzee:taken"]; a chair has none in ${IDS}.`,
  ],
  [
    "a chair that cannot be turned",
    CHAIR,
    ["minecraft:block", "description", "traits"],
    undefined,
    `${CHAIR}: no trait gives it minecraft:cardinal_direction.`,
  ],
  [
    "a board that no script hears of",
    BOARD,
    ["minecraft:item", "components", "tabletop_yahtzee:board"],
    undefined,
    `${BOARD}: tabletop_yahtzee:board is not among its components, where ${IDS} has it.`,
  ],
  [
    "an item that the scripts do not know",
    BOARD,
    ["minecraft:item", "description", "identifier"],
    "tabletop_yahtzee:board",
    [
      `${BOARD}: it defines tabletop_yahtzee:board; a file of this name defines tabletop_yahtzee:yahtzee_board.`,
      `${BOARD}: tabletop_yahtzee:board is not in ${IDS}.`,
      `${IDS}: no file in behavior_pack/ defines tabletop_yahtzee:yahtzee_board.`,
    ],
  ],
  [
    "a seat whose riders leave unnoticed",
    SEAT,
    ["minecraft:entity", "events"],
    {},
    `${SEAT}: tabletop_yahtzee:rider_left is not among its events, where ${IDS} has it.`,
  ],
]);
