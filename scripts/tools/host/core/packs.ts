// What the packs define: blocks, items, entities and recipes by id, taken in once the script has registered its
// components. What the engine would refuse is refused here with a line of the content log.
import { DIMENSIONS, OVERWORLD } from "./model.ts";
import * as read from "./pack-files.ts";
import { stackSizeOf } from "./stack-sizes.ts";

/** What the Node side hands in: parsed pack files and the ids of the game's own items. */
export type PackFiles = Readonly<Record<"blocks" | "items" | "entities" | "recipes", readonly object[]>> & {
  readonly vanillaItems: readonly string[];
};

export const blocks = new Map<string, read.BlockDefinition>();
export const items = new Map<string, read.ItemDefinition>();
export const entities = new Map<string, read.EntityDefinition>();
export const recipes: read.Recipe[] = [];

export function withNamespace(id: string): string {
  return id.includes(":") ? id : `minecraft:${id}`;
}
export function dimensionId(name = OVERWORLD): string {
  const id = withNamespace(name);
  if (!DIMENSIONS.includes(id)) throw new Error(`Dimension '${name}' is invalid.`);
  return id;
}
export function hasTag(itemId: string, tag: string): boolean {
  return tag === "minecraft:planks" && itemId.endsWith("_planks");
}

/** The game's own blocks and entities, as far as something here needs them, written as a pack would. */
const vanilla = (kind: "block" | "entity", name: string, components = {}) => ({
  [`minecraft:${kind}`]: { description: { identifier: `minecraft:${name}` }, components },
});
const VANILLA_BLOCKS = [vanilla("block", "air"), vanilla("block", "stone")];
const MINECART = { "minecraft:rideable": { seat_count: 1, seats: [{ position: [0, -0.2, 0] }] } };
const VANILLA_ENTITIES = [
  vanilla("entity", "player"),
  vanilla("entity", "item"),
  vanilla("entity", "minecart", MINECART),
];

/** @returns the lines of the content log. */
export function loadPacks(files: PackFiles, registered: Readonly<Record<"Block" | "Item", read.Registered>>) {
  const log: string[] = [];
  const keep = <D extends { readonly id: string }>(found: Map<string, D>, definition: D | string): void => {
    if (typeof definition === "string") log.push(definition);
    else found.set(definition.id, definition);
  };
  for (const file of [...VANILLA_BLOCKS, ...files.blocks])
    keep(blocks, read.readBlock(file, registered.Block));
  for (const id of blocks.keys()) items.set(id, { id, maxAmount: 64, custom: [] });
  for (const id of files.vanillaItems) items.set(id, { id, maxAmount: stackSizeOf(id), custom: [] });
  for (const file of files.items) keep(items, read.readItem(file, registered.Item));
  for (const file of [...VANILLA_ENTITIES, ...files.entities]) keep(entities, read.readEntity(file));
  for (const recipe of files.recipes.map(read.readRecipe)) {
    if (typeof recipe === "string") log.push(recipe);
    else recipes.push(recipe);
  }
  return log;
}
