// ItemStack: a value that scripts copy, change and put back. Limits throw as the typings say.
import { documentedBodies, guardedProperties, over } from "./bodies.ts";
import { switches } from "./model.ts";
import { items, withNamespace } from "./packs.ts";
import { believed, documented, handleOf, implement, make, recorded, throwGameError } from "./registry.ts";
import { copyItem, type ItemRecord, maxAmount, newItem, type RawText, stackable } from "./stacks.ts";

export const itemOf = (stack: object): ItemRecord => handleOf<ItemRecord>(stack);
/** Always a copy: what a script does to it changes nothing in the world. */
export function apiItem(item: ItemRecord | undefined): object | undefined {
  return item && make("ItemStack", copyItem(item));
}
const tagsOf = ({ typeId }: ItemRecord): readonly string[] => items.get(typeId)?.tags ?? [];

function outOfBounds(message: string): never {
  throwGameError("ArgumentOutOfBoundsError", message);
}
function checkLore(lines: readonly RawText[]): void {
  if (switches.loreRefused) outOfBounds("Lore is refused: the switch loreRefused is on.");
  if (lines.length > 20) outOfBounds(`Lore has ${lines.length} lines, at most 20 are allowed.`);
  const long = lines.find((line) => typeof line === "string" && line.length > 50);
  if (long !== undefined) outOfBounds(`A lore line has more than 50 characters: ${String(long)}`);
}
function setAmount(item: ItemRecord, amount: number): void {
  const most = maxAmount(item);
  if (amount < 1 || amount > most) outOfBounds(`Invalid amount ${amount}, must be 1 to ${most}.`);
  item.amount = amount;
}
function setName(item: ItemRecord, name: string | undefined): void {
  if (name !== undefined && name.length > 255)
    outOfBounds(`A name has at most 255 characters, got ${name.length}.`);
  if (name === undefined) delete item.nameTag;
  else item.nameTag = name;
}

implement(
  "ItemStack",
  recorded("bds-docs: Invalid item identifier", {
    construct(type: string | object, amount = 1): ItemRecord {
      const id = withNamespace(typeof type === "string" ? type : handleOf<{ id: string }>(type).id);
      if (!items.has(id) || id === "minecraft:air") throw new Error(`Invalid item identifier '${id}'.`);
      const item = newItem(id);
      setAmount(item, amount);
      return item;
    },
  }),
);
documentedBodies("ItemStack", itemOf, {
  get: {
    typeId: (item) => item.typeId,
    type: (item) => make("ItemType", { id: item.typeId }),
    amount: (item) => item.amount,
    maxAmount: (item) => maxAmount(item),
    isStackable: (item) => maxAmount(item) > 1,
    nameTag: (item) => item.nameTag,
    keepOnDeath: (item) => item.keepOnDeath,
    lockMode: (item) => item.lockMode,
  },
  set: {
    amount: setAmount,
    nameTag: setName,
    keepOnDeath: (item, keep: boolean) => Object.assign(item, { keepOnDeath: keep }),
    lockMode: (item, lockMode: string) => Object.assign(item, { lockMode }),
  },
  call: {
    clone: (item) => apiItem(item),
    getRawLore: ({ lore }) => lore.map((line) => (typeof line === "string" ? { text: line } : line)),
    setLore: (item, lines: readonly RawText[] = []) => {
      checkLore(lines);
      item.lore = [...lines];
    },
    isStackableWith: (item, other: object) => stackable(item, itemOf(other)),
    getTags: (item) => [...tagsOf(item)],
    hasTag: (item, tag: string) => tagsOf(item).includes(tag),
  },
});
implement(
  "ItemStack",
  believed(
    "raw text in lore reads as its JSON",
    over(itemOf, {
      call: {
        getLore: ({ lore }) => lore.map((line) => (typeof line === "string" ? line : JSON.stringify(line))),
      },
    }),
  ),
);
documentedBodies<{ id: string }>("ItemType", handleOf, { get: { id: ({ id }) => id } });

/** The typings: writing throws on stackable items. */
function unstackable(stack: object): ItemRecord["properties"] {
  const item = itemOf(stack);
  if (maxAmount(item) > 1) {
    throwGameError(
      "UnsupportedFunctionalityError",
      "Dynamic properties are not supported on stackable items.",
    );
  }
  return item.properties;
}
implement(
  "ItemStack",
  documented(
    "typings: ItemStack.setDynamicProperty",
    guardedProperties((stack) => itemOf(stack).properties, unstackable),
  ),
);
