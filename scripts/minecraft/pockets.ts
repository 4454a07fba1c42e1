// What a player carries, as it is shown and staked: which stacks there are, which of them cannot be laid in and why.
import { type Container, ItemLockMode, type ItemStack, type Player } from "@minecraft/server";
import type { Stack } from "../match/ledger.ts";
import type { Notice } from "../ui/notices.ts";
import { plainName } from "../ui/text.ts";
import type { Pocket } from "../ui/view.ts";
import { BOARD_ITEM } from "./ids.ts";
import { inventoryOf } from "./players.ts";

/** What the player carries, slot by slot. */
export function pocketsOf(player: Player): readonly Pocket[] {
  const inventory = inventoryOf(player);
  const pockets: Pocket[] = [];
  for (let slot = 0; inventory !== undefined && slot < inventory.size; slot++) {
    const item = inventory.getItem(slot);
    if (item !== undefined) pockets.push({ slot, stack: stackOf(item), refused: refusalOf(item) });
  }
  return pockets;
}

function stackOf(item: ItemStack): Stack {
  const name = item.nameTag === undefined ? "" : plainName(item.nameTag);
  return { typeId: item.typeId, amount: item.amount, key: keyOfName(item), name: name === "" ? null : name };
}

/** What key the game gives our own item nobody knows. */
function keyOfName({ typeId, localizationKey }: ItemStack): string {
  return typeId === BOARD_ITEM ? `item.${BOARD_ITEM}` : localizationKey;
}

function refusalOf(item: ItemStack): Pocket["refused"] {
  if (item.typeId === BOARD_ITEM) return "board";
  return item.lockMode === ItemLockMode.none ? null : "locked";
}

/** Why this stack cannot be staked, or is not the one that was shown. */
export function whyNotThis(inventory: Container | undefined, slot: number, shown: Stack): Notice | null {
  const item = inventory === undefined || slot >= inventory.size ? undefined : inventory.getItem(slot);
  if (item === undefined) return "slotChanged";
  const refused = refusalOf(item);
  if (refused !== null) return refused === "board" ? "slotBoard" : "slotLocked";
  return isSame(stackOf(item), shown) ? null : "slotChanged";
}

function isSame(one: Stack, other: Stack): boolean {
  return one.typeId === other.typeId && one.amount === other.amount && one.name === other.name;
}

/** Whether exactly this lies there. */
export function holds(container: Container, slot: number, stack: Stack): boolean {
  const item = container.getItem(slot);
  return item !== undefined && isSame(stackOf(item), stack);
}
