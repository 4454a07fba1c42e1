import { BOARD_COMPONENT, CHAIR_COMPONENT, TABLE_COMPONENT } from "../../scripts/minecraft/ids.ts";
import { checkComponents } from "./checks/components.ts";
import { checkPacks } from "./planted.ts";

const CHAIR = "behavior_pack/blocks/oak_game_chair.json";
const BOARD = "behavior_pack/items/yahtzee_board.json";
const SEAT = "behavior_pack/entities/seat.json";
const POT = "behavior_pack/entities/pot.json";
const IN_BLOCK = ["minecraft:block", "components"];
const IN_ITEM = ["minecraft:item", "components"];
const IN_ENTITY = ["minecraft:entity", "components"];

checkPacks(
  "blocks, items and entities have components that the game takes, with the values decided",
  checkComponents({ block: [TABLE_COMPONENT, CHAIR_COMPONENT], item: [BOARD_COMPONENT], entity: [] }),
  [
    [
      "minecraft:pushable",
      SEAT,
      [...IN_ENTITY, "minecraft:pushable"],
      {},
      `${SEAT}: minecraft:pushable is refused: the game refuses the whole entity for it since format 1.26.10; without it nothing pushes.`,
    ],
    [
      "minecraft:pushable in a component group",
      SEAT,
      ["minecraft:entity", "component_groups", "tabletop_yahtzee:gone", "minecraft:pushable"],
      {},
      `${SEAT}: minecraft:pushable is refused: the game refuses the whole entity for it since format 1.26.10; without it nothing pushes.`,
    ],
    [
      "the old list of custom components",
      CHAIR,
      [...IN_BLOCK, "minecraft:custom_components"],
      [CHAIR_COMPONENT],
      `${CHAIR}: minecraft:custom_components is refused: gone since format 1.21.90; the component's own name stands in its place.`,
    ],
    [
      "an unknown component in a permutation",
      CHAIR,
      ["minecraft:block", "permutations", 0, "components", "minecraft:seat"],
      {},
      `${CHAIR}: minecraft:seat is not in the whitelist of test/packs/checks/components.ts; see whether its format version has it.`,
    ],
    [
      "a custom component that no script registers",
      CHAIR,
      [...IN_BLOCK, "tabletop_yahtzee:stool"],
      {},
      `${CHAIR}: tabletop_yahtzee:stool is no custom block component in scripts/minecraft/ids.ts; the game refuses the file for it.`,
    ],
    [
      "a block component on an item",
      BOARD,
      [...IN_ITEM, TABLE_COMPONENT],
      {},
      `${BOARD}: ${TABLE_COMPONENT} is no custom item component in scripts/minecraft/ids.ts; the game refuses the file for it.`,
    ],
    [
      "a block that darkens its cell",
      CHAIR,
      [...IN_BLOCK, "minecraft:light_dampening"],
      undefined,
      `${CHAIR}: minecraft:light_dampening is null; decided is 0.`,
    ],
    [
      "a block that pistons move",
      CHAIR,
      [...IN_BLOCK, "minecraft:movable", "movement_type"],
      "push_pull",
      `${CHAIR}: minecraft:movable is {"movement_type":"push_pull"}; decided is {"movement_type":"immovable"}.`,
    ],
    [
      "boards that stack",
      BOARD,
      [...IN_ITEM, "minecraft:max_stack_size"],
      { value: 64 },
      `${BOARD}: minecraft:max_stack_size is {"value":64}; decided is {"value":1}.`,
    ],
    [
      "fire resistance in a form that the game refuses",
      BOARD,
      [...IN_ITEM, "minecraft:fire_resistant"],
      true,
      `${BOARD}: minecraft:fire_resistant is true; decided is {"value":true}.`,
    ],
    [
      "seats that outlive their chunk",
      SEAT,
      [...IN_ENTITY, "minecraft:transient"],
      undefined,
      `${SEAT}: minecraft:transient is null; decided is {}.`,
    ],
    [
      "a pot that goes with its chunk",
      POT,
      [...IN_ENTITY, "minecraft:transient"],
      {},
      `${POT}: minecraft:transient is {}; decided is null.`,
    ],
    [
      "a pot that hoppers empty",
      POT,
      [...IN_ENTITY, "minecraft:inventory", "can_be_siphoned_from"],
      true,
      `${POT}: minecraft:inventory is {"inventory_size":27,"private":true,"can_be_siphoned_from":true}; decided is {"inventory_size":27,"private":true,"can_be_siphoned_from":false}.`,
    ],
    [
      "a block without material instances",
      CHAIR,
      [...IN_BLOCK, "minecraft:material_instances"],
      undefined,
      `${CHAIR}: minecraft:material_instances is missing.`,
    ],
    [
      "an item without an icon",
      BOARD,
      [...IN_ITEM, "minecraft:icon"],
      undefined,
      `${BOARD}: minecraft:icon is missing.`,
    ],
  ],
);
