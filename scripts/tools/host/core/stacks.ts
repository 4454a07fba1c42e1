// Stacks of items as plain records: copies, equality, and how a stack finds room in a row of slots.
import type { DynamicValue } from "./dynamic-properties.ts";
import { items } from "./packs.ts";

export type RawText = string | { readonly [key: string]: unknown };

export interface ItemRecord {
  typeId: string;
  amount: number;
  nameTag?: string;
  lore: RawText[];
  keepOnDeath: boolean;
  lockMode: string;
  properties: Map<string, DynamicValue>;
}
export type Slots = (ItemRecord | undefined)[];

export function newItem(typeId: string, amount = 1): ItemRecord {
  return { typeId, amount, lore: [], keepOnDeath: false, lockMode: "none", properties: new Map() };
}
export function copyItem(item: ItemRecord): ItemRecord {
  return { ...item, lore: [...item.lore], properties: new Map(item.properties) };
}
export function maxAmount(item: ItemRecord): number {
  return items.get(item.typeId)?.maxAmount ?? 64;
}
/** Whether two stacks may be one. Stackable items have no dynamic properties to compare. */
export function stackable(a: ItemRecord, b: ItemRecord): boolean {
  const traits = ({ typeId, nameTag, lore, keepOnDeath, lockMode }: ItemRecord): string =>
    JSON.stringify([typeId, nameTag, lore, keepOnDeath, lockMode]);
  return maxAmount(a) > 1 && traits(a) === traits(b);
}

/** Adds to equal stacks first, then to empty slots; gives what found no room. */
export function addToSlots(slots: Slots, item: ItemRecord): ItemRecord | undefined {
  let left = item.amount;
  const fill = (index: number, present: number): void => {
    const moved = Math.min(left, maxAmount(item) - present);
    if (moved <= 0) return;
    slots[index] = { ...copyItem(slots[index] ?? item), amount: present + moved };
    left -= moved;
  };
  slots.forEach((slot, index) => {
    if (slot && stackable(slot, item)) fill(index, slot.amount);
  });
  slots.forEach((slot, index) => {
    if (!slot) fill(index, 0);
  });
  return left > 0 ? { ...copyItem(item), amount: left } : undefined;
}

/** Takes one item out of a slot. */
export function takeOne(slots: Slots, slot: number): void {
  const item = slots[slot];
  slots[slot] = item && item.amount > 1 ? { ...copyItem(item), amount: item.amount - 1 } : undefined;
}
