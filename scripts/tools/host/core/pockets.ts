// What a player carries: taken in hand, named in an anvil, given; and the crafting table, where a grid becomes an
// item, laid by hand or by the recipe book.
import { emit, onRequest } from "./driver-port.ts";
import { viewOf } from "./entities.ts";
import { dropItem, giveOrDrop, spotOf } from "./entity-life.ts";
import { add, itemInHand } from "./model.ts";
import { items, recipes, withNamespace } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { type Grid, layOut, recipeFor } from "./recipes.ts";
import { copyItem, type ItemRecord, newItem, type Slots, takeOne } from "./stacks.ts";

type Gift = ByPlayer & Pick<ItemRecord, "amount" | "nameTag" | "lock" | "data"> & { readonly item: string };
onRequest("give", ({ player, item, amount, ...traits }: Gift) => {
  const typeId = withNamespace(item);
  const { maxAmount } = items.get(typeId) ?? {};
  if (maxAmount === undefined) throw new Error(`There is no item ${typeId}.`);
  for (let left = amount; left > 0; left -= maxAmount) {
    giveOrDrop(playerNamed(player), { ...newItem(typeId, Math.min(maxAmount, left)), ...traits });
  }
});
/** Takes an item of the inventory in hand, by way of the hotbar; null for an empty slot. */
onRequest("hold", ({ player, item }: ByPlayer & { readonly item: string | null }) => {
  const { slots, player: part } = playerNamed(player);
  const from = slots.findIndex((slot) => (slot?.typeId ?? null) === item);
  if (from < 0) throw new Error(`${player} has no ${item ?? "empty slot"}.`);
  part.slot = from < 9 ? from : Math.max(slots.slice(0, 9).indexOf(null), 0);
  [slots[from], slots[part.slot]] = [slots[part.slot] ?? null, slots[from] ?? null];
});
/** Another slot of the hotbar in hand. */
onRequest("select", ({ player, slot }: ByPlayer & { readonly slot: number }) => {
  playerNamed(player).player.slot = slot;
});
/** Drags what is in one slot onto another: they change places. */
onRequest("swap", ({ player, from, to }: ByPlayer & { readonly from: number; readonly to: number }) => {
  const { slots } = playerNamed(player);
  [slots[from], slots[to]] = [slots[to] ?? null, slots[from] ?? null];
});
onRequest("drop", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  const item = itemInHand(record);
  const { x, z } = viewOf(record);
  if (!item) throw new Error(`${player} has nothing in hand.`);
  record.slots[record.player.slot] = null;
  dropItem(item, { ...spotOf(record), ...add(record.location, { x: x * 2, y: 0, z: z * 2 }) });
});
/** As in creative: another of what is in hand, with all that is written in it. */
onRequest("copy", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  const item = itemInHand(record);
  if (!item) throw new Error(`${player} has nothing in hand.`);
  giveOrDrop(record, copyItem(item));
});
onRequest("rename", ({ player, name }: ByPlayer & { readonly name: string }) => {
  const record = playerNamed(player);
  const item = itemInHand(record);
  if (!item) throw new Error(`${player} has nothing in hand.`);
  record.slots[record.player.slot] = { ...copyItem(item), nameTag: name };
});
onRequest("inventory", ({ player }: ByPlayer) => {
  const { slots, player: part } = playerNamed(player);
  const { slot, sneaking } = part;
  emit({ t: "inventory", slots, slot, sneaking });
});

function gridOf(item: string, slots: Slots): Grid {
  const recipe = recipes.find(({ result }) => result.item === item);
  if (!recipe) throw new Error(`No recipe makes ${item}.`);
  const ids = slots.flatMap((slot) => Array.from({ length: slot?.amount ?? 0 }, () => slot?.typeId ?? ""));
  const grid = layOut(recipe, ids);
  if (typeof grid === "string") throw new Error(`The inventory has nothing left for ${grid} of ${item}.`);
  return grid;
}
/** What the recipe book knows. */
onRequest("recipes", () => emit({ t: "recipes", items: recipes.map(({ result }) => result.item) }));
/** What a grid would make. */
onRequest("recipeOf", ({ grid }: { readonly grid: Grid }) => {
  emit({ t: "recipe", item: recipeFor(grid)?.result.item ?? null });
});
/** How the recipe book lays out an item of what the player has. */
onRequest("layOut", ({ player, item }: ByPlayer & { readonly item: string }) => {
  emit({ t: "grid", grid: gridOf(item, playerNamed(player).slots) });
});
/** `what`: an item by its id, or a grid of nine. */
onRequest("craft", ({ player, what }: ByPlayer & { readonly what: string | Grid }) => {
  const record = playerNamed(player);
  const slots = [...record.slots];
  const grid = typeof what === "string" ? gridOf(what, slots) : what;
  const cells = grid.map((id) => id && withNamespace(id));
  const recipe = recipeFor(cells);
  if (!recipe) throw new Error(`No recipe of the pack makes anything of ${JSON.stringify(cells)}.`);
  for (const id of cells.filter((cell) => cell !== null)) {
    const slot = slots.findIndex((item) => item?.typeId === id);
    if (slot < 0) throw new Error(`${player} has too few ${id} for this grid.`);
    takeOne(slots, slot);
  }
  record.slots.splice(0, slots.length, ...slots);
  giveOrDrop(record, newItem(recipe.result.item, recipe.result.count));
});
