// Reads single files of a behavior pack, as far as the world needs them. A text instead of a definition is the
// content log's line about a file that the engine would refuse.
import type {
  BlockDefinition,
  Box,
  CustomComponent,
  EntityDefinition,
  ItemDefinition,
  Recipe,
  StateValue,
} from "./packs.ts";

export type Json = Readonly<Record<string, unknown>>;
type Registered = ReadonlySet<string>;

const object = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown): string[] => list(value).map(String);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

function customComponents(components: Json): CustomComponent[] {
  return Object.entries(components)
    .filter(([name]) => !/^(minecraft|tag):/.test(name))
    .map(([name, params]) => ({ name, params }));
}
/** Measured by others (platform.md 2.1): one component that no script registered, and the whole file is refused. */
function unknownComponent(
  id: string,
  components: readonly Json[],
  registered: Registered,
): string | undefined {
  const unknown = components.flatMap(customComponents).find(({ name }) => !registered.has(name));
  return (
    unknown &&
    `${id} -> components -> ${unknown.name}: this member was found in the input, but is not present in the Schema`
  );
}

const DIRECTIONS = ["south", "west", "north", "east"];
function readStates(description: Json, hasDirection: boolean): Record<string, readonly StateValue[]> {
  const states: Record<string, readonly StateValue[]> = {};
  for (const [name, value] of Object.entries(object(description["states"]))) {
    const { min, max } = object(object(value)["values"]);
    const range = Array.from(
      { length: number(max, 0) - number(min, 0) + 1 },
      (_, step) => number(min, 0) + step,
    );
    states[name] = Array.isArray(value) ? (value as StateValue[]) : range;
  }
  return hasDirection ? { ...states, "minecraft:cardinal_direction": DIRECTIONS } : states;
}
/** Pixels from the middle of the cell's floor, as the packs write boxes. */
function readBox(value: unknown): Box {
  const [x = -8, y = 0, z = -8] = list(object(value)["origin"]).map(Number);
  const [width = 16, height = 16, depth = 16] = list(object(value)["size"]).map(Number);
  return {
    from: [(x + 8) / 16, y / 16, (z + 8) / 16],
    to: [(x + 8 + width) / 16, (y + height) / 16, (z + 8 + depth) / 16],
  };
}

export function readBlock(file: Json, registered: Registered): BlockDefinition | string {
  const block = object(file["minecraft:block"]);
  const description = object(block["description"]);
  const id = String(description["identifier"]);
  const components = object(block["components"]);
  const permutations = list(block["permutations"]).map((entry) => object(object(entry)["components"]));
  const direction = object(object(description["traits"])["minecraft:placement_direction"]);
  const hasDirection = strings(direction["enabled_states"]).includes("minecraft:cardinal_direction");
  return (
    unknownComponent(id, [components, ...permutations], registered) ?? {
      id,
      states: readStates(description, hasDirection),
      ...(hasDirection ? { placementOffset: number(direction["y_rotation_offset"], 0) } : {}),
      tags: Object.keys(components).flatMap((name) => (name.startsWith("tag:") ? [name.slice(4)] : [])),
      custom: customComponents(components),
      solid: components["minecraft:collision_box"] !== false,
      minable: components["minecraft:destructible_by_mining"] !== false,
      selection: readBox(components["minecraft:selection_box"]),
    }
  );
}

export function readItem(file: Json, registered: Registered): ItemDefinition | string {
  const item = object(file["minecraft:item"]);
  const id = String(object(item["description"])["identifier"]);
  const components = object(item["components"]);
  const stack = components["minecraft:max_stack_size"];
  return (
    unknownComponent(id, [components], registered) ?? {
      id,
      maxAmount: number(stack, number(object(stack)["value"], 64)),
      tags: strings(object(components["minecraft:tags"])["tags"]),
      custom: customComponents(components),
    }
  );
}

const eventName = (value: unknown): string | undefined =>
  typeof value === "string" ? value : (object(value)["event"] as string | undefined);

export function readEntity(file: Json): EntityDefinition {
  const entity = object(file["minecraft:entity"]);
  const components = object(entity["components"]);
  const groups = object(entity["component_groups"]);
  const box = object(components["minecraft:collision_box"]);
  const rideable = object(components["minecraft:rideable"]);
  const enter = eventName(rideable["on_rider_enter_event"]);
  const exit = eventName(rideable["on_rider_exit_event"]);
  const despawns = (event: unknown): boolean =>
    strings(object(object(event)["add"])["component_groups"]).some(
      (group) => "minecraft:instant_despawn" in object(groups[group]),
    );
  return {
    id: String(object(entity["description"])["identifier"]),
    families: strings(object(components["minecraft:type_family"])["family"]),
    width: number(box["width"], 0.6),
    height: number(box["height"], 1.8),
    health: number(object(components["minecraft:health"])["value"], 20),
    transient: "minecraft:transient" in components,
    collides: object(components["minecraft:physics"])["has_collision"] !== false,
    inventorySize: number(object(components["minecraft:inventory"])["inventory_size"], 0),
    seatCount: number(rideable["seat_count"], "minecraft:rideable" in components ? 1 : 0),
    seatOffset: list(object(list(rideable["seats"])[0])["position"]).map(Number),
    riderEvents: { ...(enter ? { enter } : {}), ...(exit ? { exit } : {}) },
    events: new Map(Object.entries(object(entity["events"])).map(([name, event]) => [name, despawns(event)])),
  };
}

export function readRecipe(file: Json): Recipe | string {
  const shaped = object(file["minecraft:recipe_shaped"]);
  const id = String(object(shaped["description"])["identifier"]);
  if (!Array.isArray(shaped["pattern"])) return `${id}: this host reads shaped recipes only`;
  const { unlock } = shaped;
  if (unlock === undefined) return `${id}: a recipe without unlock never appears`;
  const result = object(list(shaped["result"])[0] ?? shaped["result"]);
  return {
    id,
    pattern: strings(shaped["pattern"]),
    key: object(shaped["key"]) as Recipe["key"],
    unlock: (Array.isArray(unlock) ? unlock : [unlock]) as Recipe["unlock"],
    result: { item: String(result["item"]), count: number(result["count"], 1) },
  };
}
