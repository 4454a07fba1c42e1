// Reads single files of a behavior pack, as far as the world needs them. A text instead of a definition is the
// content log's line about a file that the engine would refuse. Shapes are not checked here: the packs have tests.
import { holds } from "./conditions.ts";
import type { Vector3 } from "./model.ts";

/** Parsed JSON; lists are read as objects. */
interface Json {
  readonly [key: string]: Json | undefined;
}
export type StateValue = boolean | number | string;
export type States = Readonly<Record<string, StateValue>>;
export interface CustomComponent {
  readonly name: string;
  readonly params: unknown;
}
/** From corner to corner. */
export interface Box {
  readonly from: Vector3;
  readonly to: Vector3;
}
export type BlockDefinition = Exclude<ReturnType<typeof readBlock>, string>;
export type ItemDefinition = Exclude<ReturnType<typeof readItem>, string>;
export type EntityDefinition = ReturnType<typeof readEntity>;
export interface DeclaredProperty {
  readonly type: string;
  readonly range?: readonly [number, number];
  readonly default: StateValue;
  readonly client_sync?: boolean;
}
export interface Recipe {
  readonly pattern: readonly string[];
  readonly key: Readonly<Record<string, { readonly item?: string; readonly tag?: string }>>;
  readonly result: { readonly item: string; readonly count?: number };
}

const json = (file: object): Json => file as Json;
const idOf = (content: Json | undefined): string => String(content?.["description"]?.["identifier"]);
const numbers = (list: Json | undefined): readonly number[] => Object.values(list ?? {}).map(Number);

function customComponents(components: Json = {}): CustomComponent[] {
  return Object.entries(components)
    .filter(([name]) => !name.startsWith("minecraft:"))
    .map(([name, params]) => ({ name, params }));
}
export type Registered = ReadonlyMap<string, unknown>;
/** Measured by others: one component that no script registered, and the whole file is refused. */
function refusal(id: string, custom: readonly CustomComponent[], registered: Registered): string | undefined {
  const unknown = custom.find(({ name }) => !registered.has(name))?.name;
  return (
    unknown &&
    `${id} -> components -> ${unknown}: this member was found in the input, but is not present in the Schema`
  );
}

const DIRECTIONS = ["south", "west", "north", "east"];
/** Pixels from the middle of the cell's floor, as the packs write boxes; in cells from its corner. */
function readBox(box: Json | undefined): Box {
  const [x = -8, y = 0, z = -8] = numbers(box?.["origin"]);
  const [width = 16, height = 16, depth = 16] = numbers(box?.["size"]);
  return {
    from: { x: (x + 8) / 16, y: y / 16, z: (z + 8) / 16 },
    to: { x: (x + 8 + width) / 16, y: (y + height) / 16, z: (z + 8 + depth) / 16 },
  };
}
export function readBlock(file: object, registered: Registered) {
  const { description, components, permutations } = json(file)["minecraft:block"] ?? {};
  const id = idOf({ description });
  const custom = customComponents(components);
  const parts = Object.values(permutations ?? {});
  const others = parts.flatMap((part) => customComponents(part?.["components"]));
  const direction = description?.["traits"]?.["minecraft:placement_direction"];
  const states: object | undefined = description?.["states"];
  const facing = direction && { "minecraft:cardinal_direction": DIRECTIONS };
  const definition = {
    ...{ id, custom },
    states: { ...states, ...facing } as Readonly<Record<string, readonly StateValue[]>>,
    /** Degrees that the trait adds to the placer's facing; undefined without it. */
    placementOffset: direction && Number(direction["y_rotation_offset"] ?? 0),
    /** The box that a click meets. */
    selection: readBox(components?.["minecraft:selection_box"]),
    /** Those of the permutations that hold lie over its own. */
    componentsIn(now: States): Readonly<Record<string, unknown>> {
      const holding = parts.filter((part) => holds(String(part?.["condition"]), now));
      return Object.assign({}, components, ...holding.map((part) => part?.["components"]));
    },
  };
  return refusal(id, [...custom, ...others], registered) ?? definition;
}

export function readItem(file: object, registered: Registered) {
  const item = json(file)["minecraft:item"];
  const custom = customComponents(item?.["components"]);
  const stack = item?.["components"]?.["minecraft:max_stack_size"];
  const definition = { id: idOf(item), custom, maxAmount: Number(stack?.["value"] ?? stack ?? 64) };
  return refusal(definition.id, custom, registered) ?? definition;
}

export function readEntity(file: object) {
  const entity = json(file)["minecraft:entity"];
  const { component_groups: groups, components = {}, events = {} } = entity ?? {};
  const { "minecraft:collision_box": box, "minecraft:rideable": rideable } = components;
  const inventory = components["minecraft:inventory"];
  const declared: object | undefined = entity?.["description"]?.["properties"];
  const added = (event: Json | undefined) => Object.values(event?.["add"]?.["component_groups"] ?? {});
  return {
    id: idOf(entity),
    declared: { ...declared } as Readonly<Record<string, DeclaredProperty>>,
    /** A player's size where none is given. */
    width: Number(box?.["width"] ?? 0.6),
    height: Number(box?.["height"] ?? 1.8),
    isTransient: "minecraft:transient" in components,
    inventorySize: Number(inventory?.["inventory_size"] ?? 0),
    /** What it holds does not drop when it dies. */
    isPrivate: Boolean(inventory?.["private"]),
    /** Hoppers take from it. */
    isSiphoned: Boolean(inventory?.["can_be_siphoned_from"]),
    seatCount: Number(rideable?.["seat_count"] ?? 0),
    seatOffset: numbers(rideable?.["seats"]?.["0"]?.["position"]),
    exitEvent: rideable?.["on_rider_exit_event"]?.toString(),
    /** Events that add a component group which despawns the entity at once. */
    despawnEvents: Object.keys(events).filter((name) =>
      added(events[name]).some((group) => groups?.[String(group)]?.["minecraft:instant_despawn"]),
    ),
  };
}

export function readRecipe(file: object): Recipe | string {
  const recipe = json(file)["minecraft:recipe_shaped"];
  if (recipe === undefined) return "This host reads shaped recipes only.";
  if (!recipe["unlock"]) return `${idOf(recipe)}: a recipe without unlock never appears`;
  return recipe as unknown as Recipe;
}
