// Components: only those of a whitelist, in the form that their format version takes, with the values decided.
import { DICE_ENTITY, POT_ENTITY, SEAT_ENTITY } from "../../../scripts/minecraft/ids.ts";
import {
  at,
  blocksOf,
  type Check,
  type Definition,
  entitiesOf,
  fields,
  items,
  itemsOf,
  type Json,
  text,
} from "../packs.ts";

/** What the packs use of what the format versions in formats.ts know; a name not in here may be refused by the game. */
const ALLOWED = {
  block: [
    "collision_box",
    "destructible_by_explosion",
    "destructible_by_mining",
    "display_name",
    "geometry",
    "light_dampening",
    "map_color",
    "material_instances",
    "movable",
    "selection_box",
    "tags",
    "transformation",
  ],
  item: ["display_name", "fire_resistant", "icon", "max_stack_size", "should_despawn"],
  entity: [
    "body_rotation_blocked",
    "breathable",
    "collision_box",
    "damage_sensor",
    "fire_immune",
    "health",
    "instant_despawn",
    "inventory",
    "knockback_resistance",
    "persistent",
    "physics",
    "rideable",
    "transient",
    "type_family",
  ],
} as const;

/** Names that one is tempted to write, and why they must not stand there. */
const REFUSED: Readonly<Record<string, string>> = {
  "minecraft:pushable":
    "the game refuses the whole entity for it since format 1.26.10; without it nothing pushes",
  "minecraft:custom_components": "gone since format 1.21.90; the component's own name stands in its place",
  "minecraft:tick": "no block ticks; what changed is found near players",
  "minecraft:block_entity": "not in format 1.26.20; the record is in world properties",
  "minecraft:flammable": "tables and chairs do not burn",
  "minecraft:liquid_detection": "water must not flow through or break tables and chairs",
};

type Kind = keyof typeof ALLOWED;
/** Per kind: path of the component, and the value that was decided. */
const DECIDED: Readonly<Record<Kind, readonly (readonly [string, Json])[]>> = {
  block: [
    // The default of 15 paints black what stands in the block's cell.
    ["minecraft:light_dampening", 0],
    ["minecraft:movable", { movement_type: "immovable" }],
    ["minecraft:destructible_by_mining", { seconds_to_destroy: 2 }],
    ["minecraft:tags", ["minecraft:is_axe_item_destructible"]],
  ],
  item: [
    // The last two are objects: a bare boolean was seen to make the game 1.26.51 refuse the item.
    ["minecraft:max_stack_size", { value: 1 }],
    ["minecraft:should_despawn", { value: false }],
    ["minecraft:fire_resistant", { value: true }],
  ],
  entity: [
    ["minecraft:collision_box", { width: 0.1, height: 0.1 }],
    ["minecraft:physics", { has_gravity: false, has_collision: false }],
    ["minecraft:damage_sensor", { triggers: [{ cause: "all", deals_damage: "no" }] }],
  ],
};
/** The same of single ones; `null`: it must not stand there. */
const DECIDED_OF: Readonly<Record<string, (typeof DECIDED)[Kind]>> = {
  [SEAT_ENTITY]: [["minecraft:transient", {}]],
  [DICE_ENTITY]: [
    ["minecraft:transient", {}],
    // Its model is turned by a property alone.
    ["minecraft:body_rotation_blocked", {}],
    ["minecraft:nameable", null],
  ],
  [POT_ENTITY]: [
    // It holds real things: they stay when the chunk goes, and neither hopper nor death lets them out.
    ["minecraft:transient", null],
    ["minecraft:persistent", {}],
    ["minecraft:inventory", { inventory_size: 27, private: true, can_be_siphoned_from: false }],
    ["minecraft:fire_immune", {}],
    ["minecraft:knockback_resistance", { value: 1 }],
    ["minecraft:rideable", null],
  ],
};

export function checkComponents(custom: Readonly<Record<Kind, readonly string[]>>): Check {
  const problemsOf = (kind: Kind, { path, id, body }: Definition): string[] => {
    const components = at(body, "components");
    const groups = [
      components,
      ...items(at(body, "permutations")).map((permutation) => at(permutation, "components")),
      ...fields(at(body, "component_groups")).map(([, group]) => group),
    ];
    return [
      ...groups.flatMap((group) => fields(group).flatMap(([name]) => refusal(kind, name, custom[kind]))),
      ...[...DECIDED[kind], ...(DECIDED_OF[id] ?? [])].flatMap(([name, right]) => {
        const got = at(components, name);
        return text(got) === text(right) ? [] : [`${name} is ${text(got)}; decided is ${text(right)}.`];
      }),
      ...missing(kind, components),
    ].map((problem) => `${path}: ${problem}`);
  };
  return (packs) => [
    ...blocksOf(packs).flatMap((one) => problemsOf("block", one)),
    ...itemsOf(packs).flatMap((one) => problemsOf("item", one)),
    ...entitiesOf(packs).flatMap((one) => problemsOf("entity", one)),
  ];
}

function refusal(kind: Kind, name: string, custom: readonly string[]): string[] {
  const reason = REFUSED[name];
  if (reason !== undefined) return [`${name} is refused: ${reason}.`];
  if (!name.startsWith("minecraft:")) {
    return custom.includes(name)
      ? []
      : [
          `${name} is no custom ${kind} component in scripts/minecraft/ids.ts; the game refuses the file for it.`,
        ];
  }
  const allowed: readonly string[] = ALLOWED[kind];
  return allowed.includes(name.slice("minecraft:".length))
    ? []
    : [
        `${name} is not in the whitelist of test/packs/checks/components.ts; see whether its format version has it.`,
      ];
}

function missing(kind: Kind, components: Json | undefined): string[] {
  if (kind === "entity") return [];
  const needed =
    kind === "block" ? ["minecraft:geometry", "minecraft:material_instances"] : ["minecraft:icon"];
  return needed.flatMap((name) => (at(components, name) === undefined ? [`${name} is missing.`] : []));
}
