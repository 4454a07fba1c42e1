// Stacks of items as plain records: copies, equality, and how a stack finds room in a row of slots.
import type { Properties } from "./model.ts";
import { items } from "./packs.ts";

export type RawText = string | { readonly [key: string]: unknown };

export interface ItemRecord {
  readonly typeId: string;
  amount: number;
  nameTag?: string;
  lock?: "inventory" | "slot";
  lore: readonly RawText[];
  readonly properties: Properties;
  /** What only the game writes: enchantments, damage, the text of a book, what is in a box. Nothing here reads it. */
  readonly data?: unknown;
}
export type Slots = (ItemRecord | null)[];

export function newItem(typeId: string, amount = 1): ItemRecord {
  return { typeId, amount, lore: [], properties: {} };
}
export function copyItem(item: ItemRecord, amount = item.amount): ItemRecord {
  return { ...item, amount, properties: { ...item.properties } };
}
export function maxAmount({ typeId }: ItemRecord): number {
  return items.get(typeId)?.maxAmount ?? 64;
}
/** Whether two stacks may be one. Stackable items have no dynamic properties to compare. */
function areStackable(a: ItemRecord, b: ItemRecord): boolean {
  const traits = ({ typeId, nameTag, lore, lock, data }: ItemRecord): string =>
    JSON.stringify([typeId, nameTag, lore, lock, data]);
  return maxAmount(a) > 1 && traits(a) === traits(b);
}

export function emptySlots(count: number): Slots {
  return Array.from({ length: count }, () => null);
}
/** Empties the slots. */
export function takeAll(slots: Slots): ItemRecord[] {
  return slots.splice(0, slots.length, ...emptySlots(slots.length)).filter((item) => item !== null);
}

/** Adds to equal stacks first, then to empty slots; gives what found no room. */
export function addToSlots(slots: Slots, item: ItemRecord): ItemRecord | null {
  let left = item.amount;
  const equal = slots.flatMap((slot, index) => (slot && areStackable(slot, item) ? [index] : []));
  const empty = slots.flatMap((slot, index) => (slot ? [] : [index]));
  for (const index of [...equal, ...empty]) {
    const present = slots[index]?.amount ?? 0;
    const moved = Math.min(left, maxAmount(item) - present);
    if (moved <= 0) continue;
    slots[index] = copyItem(slots[index] ?? item, present + moved);
    left -= moved;
  }
  return left > 0 ? copyItem(item, left) : null;
}

/** Takes one item out of a slot. */
export function takeOne(slots: Slots, slot: number): void {
  const item = slots[slot];
  slots[slot] = item && item.amount > 1 ? copyItem(item, item.amount - 1) : null;
}
