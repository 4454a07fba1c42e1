import { checkFormats } from "./checks/formats.ts";
import { checkPacks } from "./planted.ts";

const CHAIR = "behavior_pack/blocks/oak_game_chair.json";

checkPacks("every file is of a known kind, in the format version decided for it", checkFormats, [
  [
    "a file in a folder that the game does not read",
    "behavior_pack/block/table.json",
    [],
    {},
    "behavior_pack/block/table.json: no kind of file that the packs have lies or is named so; see test/packs/checks/formats.ts.",
  ],
  [
    "another format version",
    CHAIR,
    ["format_version"],
    "1.26.60",
    `${CHAIR}: format_version is 1.26.60; right is 1.26.20.`,
  ],
  [
    "a file of another kind",
    CHAIR,
    ["minecraft:block"],
    undefined,
    `${CHAIR}: its keys are []; right is "minecraft:block" alone.`,
  ],
  [
    "a path that is too long",
    `resource_pack/textures/tabletop/yahtzee/${"a".repeat(50)}.png`,
    [],
    {},
    `resource_pack/textures/tabletop/yahtzee/${"a".repeat(50)}.png: the path is longer than 80 characters.`,
  ],
]);
