import { checkEntities } from "./checks/entities.ts";
import { checkPacks } from "./planted.ts";

const SEAT = "behavior_pack/entities/seat.json";
const CLIENT = "resource_pack/entity/seat.entity.json";
/** It is as invisible as the seat, by the same model. */
const POT_CLIENT = "resource_pack/entity/pot.entity.json";
const CONTROLLER = "resource_pack/render_controllers/seat.render_controllers.json";
const DICE_CLIENT = "resource_pack/entity/dice.entity.json";
const DICE_CONTROLLER = "resource_pack/render_controllers/dice.render_controllers.json";
const ID = "tabletop_yahtzee:seat";
const DESCRIPTION = ["minecraft:client_entity", "description"];
const RIDEABLE = ["minecraft:entity", "components", "minecraft:rideable"];

checkPacks("entities are drawn, and refer to what they have", checkEntities, [
  [
    "an entity that the client cannot draw",
    CLIENT,
    [],
    undefined,
    `${SEAT}: no file in resource_pack/entity/ says how ${ID} looks; the game reports it as broken.`,
  ],
  [
    "a client entity of nothing",
    CLIENT,
    [...DESCRIPTION, "identifier"],
    "tabletop_yahtzee:stool",
    [
      `${SEAT}: no file in resource_pack/entity/ says how ${ID} looks; the game reports it as broken.`,
      `${CLIENT}: behavior_pack/entities/ has no tabletop_yahtzee:stool.`,
    ],
  ],
  [
    "a render controller that does not exist",
    CLIENT,
    [...DESCRIPTION, "render_controllers"],
    ["controller.render.tabletop_yahtzee.stool"],
    `${CLIENT}: resource_pack/render_controllers/ has no controller.render.tabletop_yahtzee.stool.`,
  ],
  [
    "a render controller that no entity has",
    CONTROLLER,
    ["render_controllers", "controller.render.tabletop_yahtzee.stool"],
    {},
    `${CONTROLLER}: nothing uses controller.render.tabletop_yahtzee.stool.`,
  ],
  [
    "a texture that the client entities have not",
    CONTROLLER,
    ["render_controllers", "controller.render.tabletop_yahtzee.seat", "textures"],
    ["Texture.red"],
    [POT_CLIENT, CLIENT].map((path) => `${CONTROLLER}: Texture.red is not among the textures of ${path}.`),
  ],
  [
    "an array of textures that is not there",
    DICE_CONTROLLER,
    ["render_controllers", "controller.render.tabletop_yahtzee.dice", "arrays"],
    {},
    `${DICE_CONTROLLER}: Array.styles is not among the textures of ${DICE_CLIENT}.`,
  ],
  [
    "an array with a texture that is not there",
    DICE_CONTROLLER,
    [
      "render_controllers",
      "controller.render.tabletop_yahtzee.dice",
      "arrays",
      "textures",
      "Array.styles",
      1,
    ],
    "Texture.red",
    `${DICE_CONTROLLER}: Texture.red is not among the textures of ${DICE_CLIENT}.`,
  ],
  [
    "a material that the client entity has not",
    CLIENT,
    [...DESCRIPTION, "materials"],
    {},
    `${CONTROLLER}: Material.default is not among the materials of ${CLIENT}.`,
  ],
  [
    "an event about a component group that does not exist",
    SEAT,
    ["minecraft:entity", "component_groups"],
    {},
    `${SEAT}: tabletop_yahtzee:rider_left is about the component group tabletop_yahtzee:gone, which is not there.`,
  ],
  [
    "riders who leave by an event that does not exist",
    SEAT,
    [...RIDEABLE, "on_rider_exit_event"],
    "tabletop_yahtzee:left",
    `${SEAT}: on_rider_exit_event names tabletop_yahtzee:left, which is not among its events.`,
  ],
  [
    "a single seat instead of a list",
    SEAT,
    [...RIDEABLE, "seats"],
    { position: [0, 0, 0] },
    `${SEAT}: seats is {"position":[0,0,0]}; right is a list of 1, as seat_count says.`,
  ],
]);
