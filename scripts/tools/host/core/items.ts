// ItemStack and Container: a stack is a value that scripts copy, change and put back. Limits throw as the typings say.
import { dynamicProperties } from "./dynamic-properties.ts";
import { gameError } from "./errors.ts";
import { type PlayerRecord, switches } from "./model.ts";
import { items, withNamespace } from "./packs.ts";
import { handleOf, implement, make, recorded } from "./registry.ts";
import {
  addToSlots,
  copyItem,
  type ItemRecord,
  maxAmount,
  newItem,
  type RawText,
  type Slots,
} from "./stacks.ts";

export const itemOf = (stack: object): ItemRecord => handleOf<ItemRecord>(stack);
/** Always a copy: what a script does to it changes nothing in the world. */
export function apiItem(item: ItemRecord | null | undefined): object | undefined {
  return item ? make("ItemStack", copyItem(item)) : undefined;
}

function outOfBounds(message: string): never {
  throw gameError("ArgumentOutOfBoundsError", message);
}
function setName(item: ItemRecord, name: string | undefined): void {
  if (name === undefined) delete item.nameTag;
  else if (name.length <= 255) item.nameTag = name;
  else outOfBounds(`A name has at most 255 characters, got ${name.length}.`);
}
function setLore(item: ItemRecord, lines: readonly RawText[] = []): void {
  const { loreRefused } = switches;
  const raw = lines.some((line) => typeof line !== "string");
  if (loreRefused === "everything" || (loreRefused === "rawText" && raw)) outOfBounds("Lore is refused.");
  if (lines.length > 20) outOfBounds(`Lore has ${lines.length} lines, at most 20 are allowed.`);
  const long = lines.find((line) => typeof line === "string" && line.length > 50);
  if (long !== undefined) outOfBounds(`A lore line has more than 50 characters: ${String(long)}`);
  item.lore = [...lines];
}
/** The typings: writing throws on stackable items. */
function unstackable(item: ItemRecord): ItemRecord["properties"] {
  if (maxAmount(item) === 1) return item.properties;
  throw gameError(
    "UnsupportedFunctionalityError",
    "Dynamic properties are not supported on stackable items.",
  );
}

implement<ItemRecord>("ItemStack", {
  get: { typeId: ({ typeId }) => typeId, nameTag: ({ nameTag }) => nameTag },
  set: { nameTag: setName },
  call: { setLore, ...dynamicProperties<ItemRecord>(({ properties }) => properties, unstackable) },
});
function construct(_: unknown, name: string, amount = 1): ItemRecord {
  const item = newItem(withNamespace(name), amount);
  if (!items.has(item.typeId)) throw new Error(`Invalid item identifier '${item.typeId}'.`);
  return item;
}
implement<ItemRecord>("ItemStack", { call: { construct } }, recorded("bds-docs: Invalid item identifier"));

export const apiContainer = (owner: PlayerRecord): object => make("Container", owner);
function checkSlot(slots: Slots, slot: number): void {
  if (Number.isInteger(slot) && slot >= 0 && slot < slots.length) return;
  outOfBounds(
    `Unsupported or out of bounds value passed to function argument [0]. Value: ${slot}, Argument bounds: [0, ${slots.length - 1}]`,
  );
}
implement<PlayerRecord>("Container", {
  get: {
    size: ({ player }) => player.slots.length,
    emptySlotsCount: ({ player }) => player.slots.filter((slot) => slot === null).length,
  },
  call: {
    getItem({ player: { slots } }, slot: number) {
      checkSlot(slots, slot);
      return apiItem(slots[slot]);
    },
    setItem({ player: { slots } }, slot: number, stack?: object) {
      checkSlot(slots, slot);
      slots[slot] = stack ? copyItem(itemOf(stack)) : null;
    },
    addItem: ({ player }, stack: object) => apiItem(addToSlots(player.slots, itemOf(stack))),
  },
});
