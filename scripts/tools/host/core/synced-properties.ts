// Properties that an entity's file declares, and what single players see of them instead.
import { checkBounds } from "./arguments.ts";
import { entityOf } from "./entity-life.ts";
import { gameError, NotEmulated } from "./errors.ts";
import {
  type DynamicValue,
  type EntityRecord,
  entityRecords,
  type PlayerRecord,
  type Synced,
} from "./model.ts";
import { believed, implement } from "./registry.ts";
import { nextTick } from "./scheduler.ts";

/** Kept in the record itself: with a WeakMap of records the engine hung for good in one session of ten [measured]. */
export function syncedOf(record: EntityRecord): Synced {
  const defaults = Object.entries(record.definition.declared).map(([id, { default: first }]) => [id, first]);
  record.synced ??= { values: Object.fromEntries(defaults), overrides: {} };
  return record.synced;
}

function refuse(words: string): never {
  throw gameError("InvalidArgumentError", words);
}
function check(
  { definition }: EntityRecord,
  id: string,
  value: DynamicValue,
  index: number,
  isForOne = false,
) {
  const { type, range, client_sync } = definition.declared[id] ?? refuse(`There is no property '${id}'.`);
  if (type !== "int" && type !== "bool") throw new NotEmulated(`An entity property of type ${type}`);
  const fits = type === "int" ? Number.isInteger(value) : typeof value === "boolean";
  if (!fits) refuse(`The property '${id}' is of type ${type}, and cannot be ${value}.`);
  if (range) checkBounds(value, range, index, "ArgumentOutOfBoundsError");
  if (isForOne && !client_sync) refuse(`The client does not know the property '${id}'.`);
}

implement<EntityRecord>("Entity", {
  call: { getProperty: (record, id: string) => syncedOf(record).values[id] },
});
function setProperty(record: EntityRecord, id: string, value: DynamicValue): void {
  check(record, id, value, 1);
  nextTick(() => Object.assign(syncedOf(record).values, { [id]: value }));
}
function setPropertyOverrideForEntity(
  { id: player }: PlayerRecord,
  api: object,
  id: string,
  value: DynamicValue,
) {
  const record = entityOf(api);
  if (record.invalid) throw gameError("InvalidEntityError", "The entity has been removed.");
  check(record, id, value, 2, true);
  nextTick(() => {
    const { overrides } = syncedOf(record);
    overrides[player] = { ...overrides[player], [id]: value };
  });
}
const words = believed("documented what is refused; not in which words, nor that an int takes no fraction");
implement<EntityRecord>("Entity", { call: { setProperty } }, words);
implement<PlayerRecord>("Player", { call: { setPropertyOverrideForEntity } }, words);

/** Who leaves sees everything as it is when coming back [believed, to the add-on's disadvantage]. */
export function forgetOverrides(playerId: string): void {
  for (const record of entityRecords.values()) delete syncedOf(record).overrides[playerId];
}
