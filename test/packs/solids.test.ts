import { checkSolids } from "./checks/solids.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "resource_pack/models/blocks/small_game_table.geo.json";
const CHAIR = "resource_pack/models/blocks/game_chair.geo.json";
const BLOCK = "behavior_pack/blocks/oak_small_game_table.json";
const cubes = (bone: number) => ["minecraft:geometry", 0, "bones", bone, "cubes"];

checkPacks("models of blocks are closed, and flicker nowhere", checkSolids, [
  [
    "a face that is missing",
    CHAIR,
    [...cubes(0), 0, "uv", "north"],
    undefined,
    `${CHAIR}: bone "seat", cube 0: its north side is open at [-5.5,7,-6.001].`,
  ],
  [
    "a cube that leaves a gap",
    TABLE,
    [...cubes(0), 3, "size"],
    [3, 11, 3],
    [
      `${TABLE}: bone "table", cube 3: its up side is open at [-6.5,11.001,-6.5].`,
      `${TABLE}: bone "table", cube 7: its east side is open at [-4.001,11.5,-5.5].`,
      `${TABLE}: bone "table", cube 9: its north side is open at [-5.5,11.5,-4.001].`,
    ],
  ],
  [
    "two faces in one place",
    TABLE,
    [...cubes(0), 2, "size"],
    [14, 2, 16],
    ["north", "south", "up", "down"].map(
      (side) =>
        `${TABLE}: bone "table", cube 1 and bone "table", cube 2: their ${side} faces flicker in the same place.`,
    ),
  ],
  [
    "a bone that stays when what it lies on goes",
    BLOCK,
    ["minecraft:block", "components", "minecraft:geometry", "bone_visibility", "rule_booklet"],
    "q.block_state('tabletop_yahtzee:in_match') == 0",
    `${TABLE}: bone "rule_booklet", cube 0: its down side is open at [-6.5,14.999,4.75].`,
  ],
]);
