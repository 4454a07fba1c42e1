// ItemStack: a value that scripts copy, change and put back. Limits throw as the typings say.
import { dynamicProperties } from "./dynamic-properties.ts";
import { gameError } from "./errors.ts";
import { switches } from "./model.ts";
import { blocks, items, withNamespace } from "./packs.ts";
import { believed, handleOf, implement, make, recorded } from "./registry.ts";
import { copyItem, type ItemRecord, maxAmount, newItem, type RawText } from "./stacks.ts";

export const itemOf = (stack: object): ItemRecord => handleOf<ItemRecord>(stack);
/** Always a copy: what a script does to it changes nothing in the world. */
export function apiItem(item: ItemRecord | null | undefined): object | undefined {
  return item ? make("ItemStack", copyItem(item)) : undefined;
}

export function outOfBounds(message: string): never {
  throw gameError("ArgumentOutOfBoundsError", message);
}
function setName(item: ItemRecord, name: string | undefined): void {
  if (!name) delete item.nameTag;
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
  get: {
    typeId: ({ typeId }) => typeId,
    nameTag: ({ nameTag }) => nameTag,
    amount: ({ amount }) => amount,
    lockMode: ({ lock = "none" }) => lock,
  },
  set: {
    nameTag: setName,
    amount: (item, amount: number) => Object.assign(item, { amount: Math.min(amount, maxAmount(item)) }),
    lockMode(item, mode: "none" | NonNullable<ItemRecord["lock"]>) {
      if (mode === "none") delete item.lock;
      else item.lock = mode;
    },
  },
  call: {
    setLore,
    clone: apiItem,
    ...dynamicProperties<ItemRecord>(({ properties }) => properties, unstackable),
  },
});
function construct(_: unknown, name: string, amount = 1): ItemRecord {
  const typeId = withNamespace(name);
  const definition = items.get(typeId);
  if (!definition) throw new Error(`Invalid item identifier '${typeId}'.`);
  return newItem(typeId, Math.min(amount, definition.maxAmount));
}
implement<ItemRecord>("ItemStack", { call: { construct } }, recorded("bds-docs: Invalid item identifier"));
function localizationKey({ typeId }: ItemRecord): string {
  const id = typeId.replace("minecraft:", "");
  return `${blocks.has(typeId) ? "tile" : "item"}.${id}.name`;
}
const keyed = believed(
  "an item's key is its id between item or tile and name; the game has others for blocks",
);
implement<ItemRecord>("ItemStack", { get: { localizationKey } }, keyed);
const sized = believed("how high the game's own items stack follows from their names");
implement<ItemRecord>("ItemStack", { get: { maxAmount } }, sized);
