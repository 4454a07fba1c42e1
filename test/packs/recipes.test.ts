import { MinecraftItemTypes } from "@minecraft/vanilla-data";
import { checkRecipes } from "./checks/recipes.ts";
import { checkPacks } from "./planted.ts";

const TABLE = "behavior_pack/recipes/oak_small_game_table.json";
const CHAIR = "behavior_pack/recipes/oak_game_chair.json";
const BOARD = "behavior_pack/recipes/yahtzee_board.json";
const RECIPE = "minecraft:recipe_shaped";

checkPacks(
  "everything can be crafted, in the shape decided for it",
  checkRecipes(new Set(Object.values<string>(MinecraftItemTypes))),
  [
    [
      "another shape",
      CHAIR,
      [RECIPE, "pattern"],
      ["  P", "PPP", "S S"],
      `${CHAIR}: its pattern is ["  P","PPP","S S"]; decided is ["P  ","PPP","S S"].`,
    ],
    [
      "a board of one wood only",
      BOARD,
      [RECIPE, "key", "P"],
      { item: "minecraft:oak_planks" },
      `${BOARD}: its key is {"P":{"item":"minecraft:oak_planks"},"W":{"item":"minecraft:white_wool"},"Q":{"item":"minecraft:quartz"}}; decided is {"P":{"tag":"minecraft:planks"},"W":{"item":"minecraft:white_wool"},"Q":{"item":"minecraft:quartz"}}.`,
    ],
    [
      "an item that the game has not",
      BOARD,
      [RECIPE, "key", "W", "item"],
      "minecraft:wool_white",
      [
        `${BOARD}: there is no item minecraft:wool_white.`,
        `${BOARD}: its key is {"P":{"tag":"minecraft:planks"},"W":{"item":"minecraft:wool_white"},"Q":{"item":"minecraft:quartz"}}; decided is {"P":{"tag":"minecraft:planks"},"W":{"item":"minecraft:white_wool"},"Q":{"item":"minecraft:quartz"}}.`,
      ],
    ],
    [
      "a recipe that nothing unlocks",
      CHAIR,
      [RECIPE, "unlock"],
      undefined,
      [
        `${CHAIR}: its unlock is null; right is a list of items.`,
        `${CHAIR}: its unlock is null; decided is [{"item":"minecraft:oak_planks"}].`,
      ],
    ],
    [
      "a recipe that a tag unlocks",
      CHAIR,
      [RECIPE, "unlock"],
      [{ tag: "minecraft:planks" }],
      [
        `${CHAIR}: its unlock is [{"tag":"minecraft:planks"}]; right is a list of items.`,
        `${CHAIR}: its unlock is [{"tag":"minecraft:planks"}]; decided is [{"item":"minecraft:oak_planks"}].`,
      ],
    ],
    [
      "a recipe that makes four",
      CHAIR,
      [RECIPE, "result", "count"],
      4,
      [`${CHAIR}: it makes several; right is one, without a count.`],
    ],
    [
      "a recipe for another place",
      CHAIR,
      [RECIPE, "tags"],
      ["stonecutter"],
      `${CHAIR}: its tags are ["stonecutter"]; right is ["crafting_table"].`,
    ],
    [
      "two recipes of one name",
      TABLE,
      [RECIPE, "description", "identifier"],
      "tabletop_yahtzee:oak_game_chair",
      [
        `${TABLE}: its identifier is tabletop_yahtzee:oak_game_chair; right is tabletop_yahtzee:oak_small_game_table, as its result.`,
        `${TABLE}: tabletop_yahtzee:oak_game_chair is the identifier of another recipe too.`,
      ],
    ],
    [
      "something that cannot be crafted",
      BOARD,
      [],
      undefined,
      "behavior_pack/items/yahtzee_board.json: no file in behavior_pack/recipes/ makes tabletop_yahtzee:yahtzee_board.",
    ],
    [
      "a result that does not exist",
      BOARD,
      [RECIPE, "result", "item"],
      "tabletop_yahtzee:dice",
      [
        `${BOARD}: its identifier is tabletop_yahtzee:yahtzee_board; right is tabletop_yahtzee:dice, as its result.`,
        `${BOARD}: there is no item tabletop_yahtzee:dice.`,
        `${BOARD}: test/packs/checks/recipes.ts decides no shape for tabletop_yahtzee:dice.`,
        "behavior_pack/items/yahtzee_board.json: no file in behavior_pack/recipes/ makes tabletop_yahtzee:yahtzee_board.",
      ],
    ],
  ],
);
