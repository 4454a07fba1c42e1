// What the packs define: blocks, items, entities and recipes by id, taken in once the script has registered its
// components. What the engine would refuse is refused here with a line of the content log.
import { type Json, readBlock, readEntity, readItem, readRecipe } from "./pack-files.ts";

export type StateValue = boolean | number | string;
export interface CustomComponent {
  readonly name: string;
  readonly params: unknown;
}
/** From corner to corner. */
export interface Box {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}
export interface BlockDefinition {
  readonly id: string;
  readonly states: Readonly<Record<string, readonly StateValue[]>>;
  /** Degrees that the trait minecraft:placement_direction adds to the placer's facing; undefined without it. */
  readonly placementOffset?: number;
  readonly tags: readonly string[];
  readonly custom: readonly CustomComponent[];
  readonly solid: boolean;
  readonly minable: boolean;
  /** The box that a click meets, in cells. */
  readonly selection: Box;
}
export interface ItemDefinition {
  readonly id: string;
  readonly maxAmount: number;
  readonly tags: readonly string[];
  readonly custom: readonly CustomComponent[];
}
export interface EntityDefinition {
  readonly id: string;
  readonly families: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly health: number;
  readonly transient: boolean;
  readonly collides: boolean;
  readonly inventorySize: number;
  readonly seatCount: number;
  readonly seatOffset: readonly number[];
  readonly riderEvents: { readonly enter?: string; readonly exit?: string };
  /** Events by name; true when one of the component groups it adds despawns the entity at once. */
  readonly events: ReadonlyMap<string, boolean>;
}
export interface Recipe {
  readonly id: string;
  readonly pattern: readonly string[];
  readonly key: Readonly<Record<string, { readonly item?: string; readonly tag?: string }>>;
  readonly unlock: readonly { readonly item?: string; readonly context?: string }[];
  readonly result: { readonly item: string; readonly count: number };
}
/** What the Node side hands in: parsed pack files and the ids of the game's own items. */
export interface PackFiles {
  readonly blocks: readonly Json[];
  readonly items: readonly Json[];
  readonly entities: readonly Json[];
  readonly recipes: readonly Json[];
  readonly vanillaItems: readonly string[];
}

export const blocks = new Map<string, BlockDefinition>();
export const items = new Map<string, ItemDefinition>();
export const entities = new Map<string, EntityDefinition>();
export const recipes: Recipe[] = [];

export function withNamespace(id: string): string {
  return id.includes(":") ? id : `minecraft:${id}`;
}

const CELL: Box = { from: [0, 0, 0], to: [1, 1, 1] };
const PLAIN_BLOCKS = [
  "minecraft:stone",
  "minecraft:dirt",
  "minecraft:grass_block",
  "minecraft:glass",
  "minecraft:crafting_table",
];
/** believed: the game's items that do not stack, by the ends of their names; all others to 64. */
const UNSTACKABLE =
  /_(pickaxe|axe|shovel|hoe|sword|boat|raft|minecart|bucket|helmet|chestplate|leggings|boots|shulker_box|bed)$/;
const BODY = { transient: false, seatCount: 0, seatOffset: [], riderEvents: {}, events: new Map() };
const VANILLA_ENTITIES: readonly EntityDefinition[] = [
  {
    ...BODY,
    ...{ id: "minecraft:player", families: ["player"], width: 0.6, height: 1.8 },
    ...{ health: 20, collides: true, inventorySize: 36 },
  },
  {
    ...BODY,
    ...{ id: "minecraft:item", families: [], width: 0.25, height: 0.25 },
    ...{ health: 5, collides: false, inventorySize: 0 },
  },
];

function addBlock(id: string, solid = true): void {
  blocks.set(id, { id, states: {}, tags: [], custom: [], solid, minable: true, selection: CELL });
}
function addItem(id: string, tags: readonly string[] = []): void {
  items.set(id, { id, maxAmount: UNSTACKABLE.test(id) ? 1 : 64, tags, custom: [] });
}
function addVanilla(vanillaItems: readonly string[]): void {
  addBlock("minecraft:air", false);
  for (const id of [...PLAIN_BLOCKS, ...vanillaItems]) {
    const isPlanks = id.endsWith("_planks");
    addItem(id, isPlanks ? ["minecraft:planks"] : []);
    if (isPlanks || PLAIN_BLOCKS.includes(id)) addBlock(id);
  }
  for (const definition of VANILLA_ENTITIES) entities.set(definition.id, definition);
}

type Registered = ReadonlySet<string>;

/** @returns the lines of the content log. */
export function loadPacks(
  files: PackFiles,
  registered: { readonly block: Registered; readonly item: Registered },
): string[] {
  addVanilla(files.vanillaItems);
  const log: string[] = [];
  const take = <T>(read: T | string, keep: (definition: T) => void): void => {
    if (typeof read === "string") log.push(read);
    else keep(read);
  };
  for (const file of files.blocks) {
    take(readBlock(file, registered.block), (definition) => {
      blocks.set(definition.id, definition);
      addItem(definition.id);
    });
  }
  for (const file of files.items) {
    take(readItem(file, registered.item), (definition) => items.set(definition.id, definition));
  }
  for (const definition of files.entities.map(readEntity)) entities.set(definition.id, definition);
  for (const file of files.recipes) take(readRecipe(file), (recipe) => recipes.push(recipe));
  return log;
}
