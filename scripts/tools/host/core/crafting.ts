// The crafting table: the recipe book, and a grid that becomes an item.
import { emit, onRequest } from "./driver-port.ts";
import { dropItem, give } from "./entity-life.ts";
import type { PlayerRecord } from "./model.ts";
import { recipes, withNamespace } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { type Grid, layOut, recipeFor, unlockedRecipes } from "./recipes.ts";
import { newItem, takeOne } from "./stacks.ts";

function count({ inventory }: PlayerRecord): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of inventory.slots) {
    if (item) counts.set(item.typeId, (counts.get(item.typeId) ?? 0) + item.amount);
  }
  return counts;
}
/** What the inventory holds; recipes unlock by what a player has ever held, so it is noted. */
function lookThrough(record: PlayerRecord): Map<string, number> {
  const have = count(record);
  for (const id of have.keys()) record.player.seen.add(id);
  return have;
}
/** Gives an item, at the player's feet where the inventory has no room. */
export function giveOrDrop(record: PlayerRecord, typeId: string, amount: number): void {
  const left = give(record, newItem(withNamespace(typeId), amount));
  if (left) dropItem(left, record.dimension, record.location);
}

onRequest("craft", ({ player, grid }: ByPlayer & { readonly grid: Grid }) => {
  const record = playerNamed(player);
  const { slots } = record.inventory;
  const cells = grid.map((id) => id && withNamespace(id));
  const recipe = recipeFor(cells);
  if (!recipe) throw new Error(`No recipe of the pack makes anything of ${JSON.stringify(cells)}.`);
  const have = lookThrough(record);
  const laid = cells.flatMap((id) => id ?? []);
  for (const id of new Set(laid)) {
    const wanted = laid.filter((cell) => cell === id).length;
    const present = have.get(id) ?? 0;
    if (present < wanted) throw new Error(`${player} has ${present} ${id} and the grid wants ${wanted}.`);
  }
  for (const id of laid) {
    takeOne(
      slots,
      slots.findIndex((item) => item?.typeId === id),
    );
  }
  giveOrDrop(record, recipe.result.item, recipe.result.count);
});

/** Every recipe of the pack, whether it is unlocked, and the grid that this player's inventory can lay. */
onRequest("recipes", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  const have = lookThrough(record);
  const unlocked = unlockedRecipes(record.player.seen);
  const book = recipes.map((recipe) => {
    const grid = layOut(recipe, have);
    const entry = { id: recipe.id, result: recipe.result.item, unlocked: unlocked.includes(recipe) };
    return typeof grid === "string" ? { ...entry, missing: grid } : { ...entry, grid };
  });
  emit({ t: "recipes", recipes: book });
});
