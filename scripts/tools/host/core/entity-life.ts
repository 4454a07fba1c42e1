// How entities come, change and go. Records and events only; what scripts may call is in entities.ts.
import { later, now, onTick } from "./clock.ts";
import { raise } from "./events.ts";
import {
  distance,
  type EntityRecord,
  entityRecords,
  isPlayer,
  type PlayerRecord,
  playerRecords,
  type Vector3,
} from "./model.ts";
import { type EntityDefinition, entities } from "./packs.ts";
import { handleOf, make } from "./registry.ts";
import { follow, standUp } from "./riding.ts";
import { addToSlots, copyItem, type ItemRecord } from "./stacks.ts";
import { restoreEntity, type SavedEntity } from "./world-save.ts";

/** Which session of the world this is: ids of one never meet those of another, whatever was saved. */
export const session = { number: 1 };
let nextId = 1;
export function newEntityId(): string {
  return String(-4294967296 * session.number - nextId++);
}

export const entityOf = (api: object): EntityRecord => handleOf<EntityRecord>(api);
export function apiEntity(record: EntityRecord): object {
  return make(isPlayer(record) ? "Player" : "Entity", record);
}

export function spawn(definition: EntityDefinition, dimension: string, { x, y, z }: Vector3): EntityRecord {
  const record: EntityRecord = {
    ...{ id: newEntityId(), typeId: definition.id, definition, dimension, location: { x, y, z } },
    ...{ yaw: 0, pitch: 0, nameTag: "", properties: new Map(), riders: [] },
    ...{ health: definition.health, bornAt: now(), invalid: false },
  };
  if (definition.inventorySize > 0) {
    const slots = Array.from({ length: definition.inventorySize }, () => undefined);
    record.inventory = { slots, owner: record };
  }
  entityRecords.set(record.id, record);
  raise("world.afterEvents.entitySpawn", "EntitySpawnAfterEvent", {
    ...{ entity: apiEntity(record), cause: "Spawned" },
  });
  return record;
}
export function wake(saved: readonly SavedEntity[]): void {
  for (const record of saved.flatMap((entity) => restoreEntity(entity, now()) ?? [])) {
    entityRecords.set(record.id, record);
    raise("world.afterEvents.entityLoad", "EntityLoadAfterEvent", { entity: apiEntity(record) });
  }
}

/** Takes an entity out of the world; those who ride it stand up, and no rider event is sent [believed]. */
export function removeEntity(record: EntityRecord): void {
  if (record.invalid) return;
  for (const rider of [...record.riders, record]) standUp(rider);
  record.invalid = true;
  entityRecords.delete(record.id);
  const { id: removedEntityId, typeId } = record;
  raise("world.afterEvents.entityRemove", "EntityRemoveAfterEvent", { removedEntityId, typeId });
}
export function killEntity(record: EntityRecord): void {
  record.health = 0;
  raise("world.afterEvents.entityDie", "EntityDieAfterEvent", { deadEntity: apiEntity(record) });
  if (!isPlayer(record)) later(1, () => removeEntity(record));
}

interface TriggerOptions {
  readonly entityTypes?: readonly string[];
  readonly eventTypes?: readonly string[];
}
/** @returns whether the entity's file has this event; one whose groups despawn removes the entity a tick later. */
export function triggerEvent(record: EntityRecord, eventId: string): boolean {
  const despawns = record.definition.events.get(eventId);
  if (despawns === undefined) return false;
  const wants = ({ entityTypes, eventTypes }: TriggerOptions): boolean =>
    (entityTypes?.includes(record.typeId) ?? true) && (eventTypes?.includes(eventId) ?? true);
  const data = { entity: apiEntity(record), eventId };
  raise("world.afterEvents.dataDrivenEntityTrigger", "DataDrivenEntityTriggerAfterEvent", data, wants);
  if (despawns) later(1, () => removeEntity(record));
  return true;
}

export function dropItem(item: ItemRecord, dimension: string, location: Vector3): EntityRecord {
  const definition = entities.get("minecraft:item");
  if (!definition) throw new Error("The packs have not been loaded yet: send startup first.");
  const record = spawn(definition, dimension, location);
  record.item = copyItem(item);
  return record;
}
export function give(player: PlayerRecord, item: ItemRecord): ItemRecord | undefined {
  player.player.seen.add(item.typeId);
  return addToSlots(player.inventory.slots, item);
}
const PICKUP_DELAY = 10;
const PICKUP_DISTANCE = 1.5;
function pickUp(record: EntityRecord, item: ItemRecord): void {
  if (now() - record.bornAt < PICKUP_DELAY) return;
  const near = (player: PlayerRecord): boolean =>
    player.health > 0 &&
    player.dimension === record.dimension &&
    distance(player.location, record.location) <= PICKUP_DISTANCE;
  const taker = playerRecords().find(near);
  if (!taker) return;
  const left = give(taker, item);
  if (left) record.item = left;
  else removeEntity(record);
}
onTick(() => {
  for (const record of [...entityRecords.values()]) {
    follow(record);
    if (record.item) pickUp(record, record.item);
  }
});
