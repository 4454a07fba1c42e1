// How entities come, ride, get off and go; dropped items and who picks them up. Records and events only: what scripts
// may call is in entities.ts.
import { event } from "./events.ts";
import {
  AIR,
  add,
  distance,
  type EntityRecord,
  entityRecords,
  floorVector,
  isPlayer,
  type PlayerRecord,
  permutationAt,
  playerRecords,
  type Spot,
  switches,
} from "./model.ts";
import type { EntityDefinition } from "./pack-files.ts";
import { entities } from "./packs.ts";
import { handleOf, make } from "./registry.ts";
import { nextTick, now, onTick } from "./scheduler.ts";
import { addToSlots, copyItem, emptySlots, type ItemRecord } from "./stacks.ts";

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

export function spawn(definition: EntityDefinition, { dimension, ...location }: Spot): EntityRecord {
  const record: EntityRecord = {
    ...{ id: newEntityId(), definition, dimension, location, yaw: 0, pitch: 0 },
    ...{ slots: emptySlots(definition.inventorySize), properties: {} },
    ...{ riders: [], bornAt: now(), invalid: false },
  };
  entityRecords.set(record.id, record);
  return record;
}

/** Takes an entity out of the world; those who ride it stand up, and no rider event is sent [believed]. */
export function removeEntity(record: EntityRecord): void {
  for (const rider of [...record.riders, record]) standUp(rider);
  record.invalid = true;
  entityRecords.delete(record.id);
}

const triggered = event("world.afterEvents.dataDrivenEntityTrigger");
interface TriggerOptions {
  readonly entityTypes?: readonly string[];
  readonly eventTypes?: readonly string[];
}
/** An event of the entity's file; one whose groups despawn removes the entity a tick later. */
function trigger(record: EntityRecord, eventId: string): void {
  const { id, despawnEvents } = record.definition;
  triggered(
    { entity: apiEntity(record), eventId },
    ({ entityTypes, eventTypes }: TriggerOptions) =>
      (entityTypes?.includes(id) ?? true) && (eventTypes?.includes(eventId) ?? true),
  );
  if (despawnEvents.includes(eventId)) nextTick(() => removeEntity(record));
}

function follow(rider: EntityRecord, { location, definition }: EntityRecord): void {
  const [x = 0, y = 0, z = 0] = definition.seatOffset;
  rider.location = add(location, { x, y, z });
}

const MOUNT_REACH = 16;
/** @returns false as the game does: nobody knows all its reasons [believed]. */
export function mount(rider: EntityRecord, seat: EntityRecord): boolean {
  if (switches.addRiderFails > 0) {
    switches.addRiderFails -= 1;
    return false;
  }
  if (rider.player?.isDead || seat.isDying) return false;
  const isFree = seat.riders.length < seat.definition.seatCount && rider.mount === undefined;
  const isNear = rider.dimension === seat.dimension && distance(rider.location, seat.location) <= MOUNT_REACH;
  if (!isFree || !isNear) return false;
  ride(rider, seat);
  return true;
}
export function ride(rider: EntityRecord, seat: EntityRecord): void {
  seat.riders.push(rider);
  rider.mount = seat;
  follow(rider, seat);
}
/** Leaves the mount where one is, for the top of the block that it is in. */
export function standUp(rider: EntityRecord): EntityRecord | undefined {
  const { mount: seat } = rider;
  if (!seat) return undefined;
  seat.riders.splice(seat.riders.indexOf(rider), 1);
  delete rider.mount;
  const { x, y, z } = floorVector(seat.location);
  const isInBlock = permutationAt({ dimension: seat.dimension, x, y, z }).typeId !== AIR.typeId;
  rider.location = { x: x + 0.5, y: isInBlock ? y + 1 : y, z: z + 0.5 };
  return seat;
}
/** Getting off sends the event that the seat's file names, and no sneak event. */
export function dismount(rider: EntityRecord): void {
  const seat = standUp(rider);
  if (seat?.definition.exitEvent !== undefined) trigger(seat, seat.definition.exitEvent);
}

export const spotOf = ({ dimension, location }: EntityRecord): Spot => ({ dimension, ...location });
/** One that is there whatever packs there are. */
export function spawnNamed(typeId: "minecraft:item" | "minecraft:minecart", spot: Spot): EntityRecord {
  const definition = entities.get(typeId);
  if (!definition) throw new Error("The packs have not been loaded yet: send startup first.");
  return spawn(definition, spot);
}
export function dropItem(item: ItemRecord, spot: Spot): EntityRecord {
  const record = spawnNamed("minecraft:item", spot);
  record.item = copyItem(item);
  return record;
}
/** Gives an item, at the player's feet where the inventory has no room. */
export function giveOrDrop(record: PlayerRecord, item: ItemRecord): void {
  const left = addToSlots(record.slots, item);
  if (left) dropItem(left, spotOf(record));
}
const PICKUP_DELAY = 10;
const PICKUP_DISTANCE = 1.5;
function pickUp(record: EntityRecord, item: ItemRecord): void {
  if (now() - record.bornAt < PICKUP_DELAY) return;
  const taker = playerRecords().find(
    ({ dimension, location, player }) =>
      !player.isDead &&
      dimension === record.dimension &&
      distance(location, record.location) <= PICKUP_DISTANCE,
  );
  if (!taker) return;
  const left = addToSlots(taker.slots, item);
  if (left) record.item = left;
  else removeEntity(record);
}
function liveATick(record: EntityRecord): void {
  if (record.mount) follow(record, record.mount);
  if (record.item) pickUp(record, record.item);
}
onTick(() => entityRecords.forEach(liveATick));
