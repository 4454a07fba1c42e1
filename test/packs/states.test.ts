import { checkStates } from "./checks/states.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/blocks/oak_small_game_table.json";
const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const OPEN = "q.block_state('tabletop_yahtzee:open') == 1";
const TWO = "q.block_state('tabletop_yahtzee:board') == 2";

checkPacks("blocks turn, show their board and stand blasts as their states say", checkStates, [
  [
    "a permutation for a state that does not exist",
    TABLE,
    ["minecraft:block", "permutations", 4, "condition"],
    OPEN,
    [
      `${TABLE}: the condition ${OPEN} is about a state that the block has not.`,
      `${TABLE}: in a match minecraft:destructible_by_explosion is null; right is false.`,
    ],
  ],
  [
    "a bone that waits for a value that never comes",
    TABLE,
    ["minecraft:block", "components", "minecraft:geometry", "bone_visibility", "rim"],
    TWO,
    `${TABLE}: bone "rim": the condition ${TWO} is about a value that tabletop_yahtzee:board never has.`,
  ],
  [
    "two states of which one is wrong",
    TABLE,
    ["minecraft:block", "components", "minecraft:geometry", "bone_visibility", "cup"],
    `q.block_state('tabletop_yahtzee:in_match') == 0 && ${OPEN}`,
    `${TABLE}: bone "cup": the condition ${OPEN} is about a state that the block has not.`,
  ],
  [
    "a condition that cannot be read",
    TABLE,
    ["minecraft:block", "components", "minecraft:geometry", "bone_visibility", "rim"],
    "q.is_sheared",
    `${TABLE}: bone "rim": the condition q.is_sheared is not of the form q.block_state('<state>') == <value>.`,
  ],
  [
    "east and west swapped",
    CHAIR,
    ["minecraft:block", "permutations", 1, "components", "minecraft:transformation", "rotation"],
    [0, -90, 0],
    `${CHAIR}: facing west its transformation is {"rotation":[0,-90,0]}; right is {"rotation":[0,90,0]}.`,
  ],
  [
    "a direction that is forgotten",
    CHAIR,
    ["minecraft:block", "permutations", 3],
    { condition: "q.block_state('minecraft:cardinal_direction') == 'west'", components: {} },
    `${CHAIR}: facing east its transformation is null; right is {"rotation":[0,-90,0]}.`,
  ],
  [
    "a chair that turns its back to who places it",
    CHAIR,
    ["minecraft:block", "description", "traits", "minecraft:placement_direction", "y_rotation_offset"],
    0,
    `${CHAIR}: its traits are {"minecraft:placement_direction":{"enabled_states":["minecraft:cardinal_direction"],"y_rotation_offset":0}}; right is {"minecraft:placement_direction":{"enabled_states":["minecraft:cardinal_direction"],"y_rotation_offset":180}}.`,
  ],
  [
    "a state of one value",
    TABLE,
    ["minecraft:block", "description", "states", "tabletop_yahtzee:in_match"],
    [1],
    [
      `${TABLE}: tabletop_yahtzee:in_match has 1 values; the game takes 2 to 16.`,
      `${TABLE}: bone "cup": the condition q.block_state('tabletop_yahtzee:in_match') == 0 is about a value that tabletop_yahtzee:in_match never has.`,
    ],
  ],
  [
    "a table in a match that blows up",
    TABLE,
    ["minecraft:block", "permutations", 4, "components", "minecraft:destructible_by_explosion"],
    { explosion_resistance: 3 },
    `${TABLE}: in a match minecraft:destructible_by_explosion is {"explosion_resistance":3}; right is false.`,
  ],
]);
