import { checkFaces } from "./checks/faces.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "resource_pack/models/blocks/small_game_table.geo.json";
const cubes = (bone: number) => ["minecraft:geometry", 0, "bones", bone, "cubes"];
const CUP = 5;

checkPacks("textures lie unstretched on the models of blocks", checkFaces, [
  [
    "a stretched texture",
    TABLE,
    [...cubes(0), 2, "uv", "north", "uv_size"],
    [16, 2],
    `${TABLE}: bone "table", cube 2: its north face shows [16,2] texels; right is [12,2].`,
  ],
  [
    "a turned texture that is not",
    TABLE,
    [...cubes(0), 3, "uv", "north", "uv_rotation"],
    undefined,
    `${TABLE}: bone "table", cube 3: its north face shows [12,3] texels; right is [3,12].`,
  ],
  [
    "a turn that the game does not know",
    TABLE,
    [...cubes(0), 2, "uv", "up", "uv_rotation"],
    45,
    [
      `${TABLE}: bone "table", cube 2: its up face is turned by 45; right is one of 0, 90, 180, 270.`,
      `${TABLE}: bone "table", cube 2: its up face shows [12,16] texels; right is [16,12].`,
    ],
  ],
  [
    "a part of the cup with coarser texels",
    TABLE,
    [...cubes(CUP), 0, "uv", "down", "uv_size"],
    [3, 3],
    `${TABLE}: bone "cup", cube 0: its down face shows [3,3] texels; right is [6,6].`,
  ],
]);
