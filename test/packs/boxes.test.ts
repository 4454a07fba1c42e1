import { checkBoxes } from "./checks/boxes.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/blocks/oak_small_game_table.json";
const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const COLLISION = ["minecraft:block", "components", "minecraft:collision_box"];
const SELECTION = ["minecraft:block", "components", "minecraft:selection_box"];

checkPacks("boxes lie where the game takes them", checkBoxes, [
  [
    "a back higher than 24 pixels",
    CHAIR,
    [...COLLISION, 1, "size"],
    [14, 17, 2],
    `${CHAIR}: collision box 1 {"origin":[-7,8,4],"size":[14,17,2]} does not lie inside -8,0,-8 to 8,24,8.`,
  ],
  [
    "a box that begins outside the block",
    CHAIR,
    [...COLLISION, 0, "origin"],
    [-9, 0, -6],
    `${CHAIR}: collision box 0 {"origin":[-9,0,-6],"size":[12,8,12]} does not lie inside -8,0,-8 to 8,24,8.`,
  ],
  [
    "a box without a size",
    CHAIR,
    [...COLLISION, 0, "size"],
    undefined,
    `${CHAIR}: collision box 0 {"origin":[-6,0,-6]} does not lie inside -8,0,-8 to 8,24,8.`,
  ],
  [
    "a single box instead of a list",
    CHAIR,
    COLLISION,
    true,
    `${CHAIR}: its collision box is true; right is a list of boxes.`,
  ],
  [
    "too many boxes",
    CHAIR,
    COLLISION,
    Array.from({ length: 17 }, () => ({ origin: [-8, 0, -8], size: [16, 1, 16] })),
    `${CHAIR}: it has 17 collision boxes; the game takes 16.`,
  ],
  [
    "a selection box that leaves the cell",
    CHAIR,
    [...SELECTION, "size"],
    [14, 24, 12],
    `${CHAIR}: selection box {"origin":[-7,0,-6],"size":[14,24,12]} does not lie inside -8,0,-8 to 8,16,8.`,
  ],
  [
    "a table that clicks pass by",
    TABLE,
    [...SELECTION, "size"],
    [16, 14, 16],
    `${TABLE}: its selection box is {"origin":[-8,0,-8],"size":[16,14,16]}; that of a table is the whole cell, {"origin":[-8,0,-8],"size":[16,16,16]}.`,
  ],
]);
