import { checkPlaces } from "./checks/places.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "resource_pack/models/blocks/small_game_table.geo.json";
const SIDE_TRAY = ["minecraft:geometry", 0, "bones", 3, "cubes"];

checkPacks("every die has a place on the board", checkPlaces, [
  [
    "a side tray that is too short",
    TABLE,
    [...SIDE_TRAY, 0, "size"],
    [12, 1, 2],
    `${TABLE}: no floor of bone "side_tray" lies under held die 6.`,
  ],
  [
    "a divider that a die would lie on",
    TABLE,
    [...SIDE_TRAY, 7, "size"],
    [0.6, 0.5, 2],
    `${TABLE}: bone "side_tray", cube 7: it stands in the way of held die 2.`,
  ],
  [
    "a lining that ends before the rim",
    TABLE,
    ["minecraft:geometry", 0, "bones", 1, "cubes", 0, "size"],
    [14, 1, 6],
    `${TABLE}: no floor of bone "tray" lies under rolled dice.`,
  ],
]);
