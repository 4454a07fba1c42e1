import { checkAnimations } from "./checks/animations.ts";
import { at, fields } from "./packs.ts";
import { checkPacks, PACKS } from "./planted.ts";

const ENTITY = "behavior_pack/entities/dice.json";
const CLIENT = "resource_pack/entity/dice.entity.json";
const ANIMATION = "resource_pack/animations/dice.animation.json";
const CONTROLLER = "resource_pack/render_controllers/dice.render_controllers.json";
const NAME = "animation.tabletop_yahtzee.dice";
const ID = "tabletop_yahtzee:dice";
const DESCRIPTION = ["minecraft:client_entity", "description"];
const PROPERTIES = ["minecraft:entity", "description", "properties"];

checkPacks("what moves is found, and asks for what is there", checkAnimations, [
  [
    "an animation that does not exist",
    CLIENT,
    [...DESCRIPTION, "animations", "motion"],
    "animation.tabletop_yahtzee.cards",
    [
      `${ANIMATION}: nothing uses ${NAME}.`,
      `${CLIENT}: resource_pack/animations/ has no animation.tabletop_yahtzee.cards.`,
    ],
  ],
  [
    "an animation under a name that the entity has not",
    CLIENT,
    [...DESCRIPTION, "scripts", "animate"],
    ["tumble"],
    `${CLIENT}: tumble is not among its animations.`,
  ],
  [
    "a bone that the model has not",
    ANIMATION,
    ["animations", NAME, "bones", "card"],
    { scale: 2 },
    `${ANIMATION}: the model of ${ID} has no bone "card".`,
  ],
  [
    "a property that the client is not told",
    ENTITY,
    [...PROPERTIES, "tabletop_yahtzee:style", "client_sync"],
    false,
    `${CONTROLLER}: it asks for tabletop_yahtzee:style, which ${ID} does not declare for the client.`,
  ],
  [
    "a property that is not declared",
    ENTITY,
    [...PROPERTIES, "tabletop_yahtzee:roll"],
    undefined,
    `${CLIENT}: it asks for tabletop_yahtzee:roll, which ${ID} does not declare for the client.`,
  ],
  [
    "more properties than the game takes",
    ENTITY,
    PROPERTIES,
    Object.fromEntries([
      ...fields(at(PACKS.json[ENTITY], ...PROPERTIES)),
      ...Array.from({ length: 15 }, (_, more) => [`tabletop_yahtzee:more${more}`, {}]),
    ]),
    `${ENTITY}: it has 33 properties; the game takes 32.`,
  ],
]);
