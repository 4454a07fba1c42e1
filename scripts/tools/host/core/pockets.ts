// A player's inventory screen and an anvil: select, swap, drop, name; and /give.
import { giveOrDrop } from "./crafting.ts";
import { emit, onRequest } from "./driver-port.ts";
import { eyesOf, viewOf } from "./entities.ts";
import { dropItem } from "./entity-life.ts";
import { add, type PlayerRecord } from "./model.ts";
import { items, withNamespace } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { copyItem, type ItemRecord, maxAmount, newItem } from "./stacks.ts";

function inHand({ player, inventory }: PlayerRecord): ItemRecord {
  const item = inventory.slots[player.slot];
  if (!item) throw new Error(`${player.name} has nothing in hand.`);
  return item;
}

onRequest(
  "give",
  ({ player, item, amount = 1 }: ByPlayer & { readonly item: string; readonly amount?: number }) => {
    const typeId = withNamespace(item);
    if (!items.has(typeId)) throw new Error(`There is no item ${typeId}.`);
    const most = maxAmount(newItem(typeId));
    for (let left = amount; left > 0; left -= most)
      giveOrDrop(playerNamed(player), typeId, Math.min(most, left));
  },
);
onRequest("drop", ({ player }: ByPlayer) => {
  const record = playerNamed(player);
  const item = inHand(record);
  record.inventory.slots[record.player.slot] = undefined;
  const { x, z } = viewOf(record);
  dropItem(item, record.dimension, add(eyesOf(record), { x: x * 2, y: -1, z: z * 2 }));
});
onRequest("select", ({ player, slot }: ByPlayer & { readonly slot: number }) => {
  if (!(slot >= 0 && slot < 9)) throw new Error(`The hotbar has slots 0 to 8, got ${slot}.`);
  playerNamed(player).player.slot = slot;
});
onRequest("swap", ({ player, from, to }: ByPlayer & { readonly from: number; readonly to: number }) => {
  const { slots } = playerNamed(player).inventory;
  [slots[from], slots[to]] = [slots[to], slots[from]];
});
onRequest("rename", ({ player, name }: ByPlayer & { readonly name: string }) => {
  const record = playerNamed(player);
  record.inventory.slots[record.player.slot] = { ...copyItem(inHand(record)), nameTag: name };
});
onRequest("inventory", ({ player }: ByPlayer) => {
  const { inventory, player: part } = playerNamed(player);
  const slots = Array.from(inventory.slots, (item) => item ?? null);
  const shown = slots.map((item) => item && { ...item, properties: [...item.properties.keys()] });
  emit({ t: "inventory", selected: part.slot, slots: shown });
});
