// The files of the packs that say what the dice entity is and how it looks, by their path from the project's root.
import { DICE_ENTITY, DICE_PROPERTIES } from "../../../minecraft/ids.ts";
import { MODEL } from "./model.ts";
import { INITIALIZE, POSES, PRE_ANIMATION } from "./motion.ts";
import { packJson } from "./pack-json.ts";
import { DICE_TEXTURES } from "./texture.ts";

const NAME = "tabletop_yahtzee.dice";
const CONTROLLER = `controller.render.${NAME}`;
const ANIMATION = `animation.${NAME}`;

const whole = (most: number, first = 0) => ({
  type: "int",
  range: [0, most],
  default: first,
  client_sync: true,
});
const yesOrNo = { type: "bool", default: false, client_sync: true };
const { faces, held, roll, from, turn, style, pace, mark } = DICE_PROPERTIES;

const ENTITY = {
  format_version: "1.26.30",
  "minecraft:entity": {
    description: {
      identifier: DICE_ENTITY,
      is_spawnable: false,
      is_summonable: true,
      properties: {
        ...Object.fromEntries(faces.map((id) => [id, whole(6)])),
        ...Object.fromEntries(held.map((id) => [id, yesOrNo])),
        [roll]: whole(99),
        [from]: whole(3),
        [turn]: whole(3),
        [style]: whole(1),
        [pace]: whole(2, 2),
        [mark]: whole(4),
      },
    },
    components: {
      "minecraft:type_family": { family: ["tabletop_yahtzee_dice", "inanimate"] },
      "minecraft:health": { value: 1, max: 1 },
      "minecraft:damage_sensor": { triggers: [{ cause: "all", deals_damage: "no" }] },
      "minecraft:physics": { has_gravity: false, has_collision: false },
      "minecraft:collision_box": { width: 0.1, height: 0.1 },
      "minecraft:body_rotation_blocked": {},
      "minecraft:transient": {},
    },
  },
};

const STYLES = Object.keys(DICE_TEXTURES);
const CLIENT = {
  format_version: "1.10.0",
  "minecraft:client_entity": {
    description: {
      identifier: DICE_ENTITY,
      materials: { default: "entity_alphatest" },
      textures: Object.fromEntries(STYLES.map((name) => [name, `textures/tabletop/yahtzee/dice_${name}`])),
      geometry: { default: MODEL.description.identifier },
      render_controllers: [CONTROLLER],
      animations: { motion: ANIMATION },
      scripts: { initialize: INITIALIZE, pre_animation: PRE_ANIMATION, animate: ["motion"] },
    },
  },
};

const RENDERED = {
  format_version: "1.10.0",
  render_controllers: {
    [CONTROLLER]: {
      arrays: { textures: { "Array.styles": STYLES.map((name) => `Texture.${name}`) } },
      geometry: "Geometry.default",
      materials: [{ "*": "Material.default" }],
      textures: [`Array.styles[q.property('${style}')]`],
    },
  },
};

const ANIMATED = {
  format_version: "1.8.0",
  animations: { [ANIMATION]: { loop: true, bones: POSES } },
};

const resource = "resource_pack";
export const DICE_FILES: Readonly<Record<string, string>> = {
  "behavior_pack/entities/dice.json": packJson(ENTITY),
  [`${resource}/entity/dice.entity.json`]: packJson(CLIENT),
  [`${resource}/models/entity/dice.geo.json`]: packJson({
    format_version: "1.21.0",
    "minecraft:geometry": [MODEL],
  }),
  [`${resource}/animations/dice.animation.json`]: packJson(ANIMATED),
  [`${resource}/render_controllers/dice.render_controllers.json`]: packJson(RENDERED),
};
