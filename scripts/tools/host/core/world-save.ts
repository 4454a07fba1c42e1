// A save as three separate stores (properties, players, chunks), each taken at its own moment, so that a later
// session can be opened from stores of different ages: what reaches the disk when is not known [believed].
import type { DynamicValue } from "./dynamic-properties.ts";
import {
  chunkKey,
  chunks,
  type EntityRecord,
  entityRecords,
  isPlayer,
  type Permutation,
  type PlayerPart,
  type PlayerRecord,
  playerRecords,
} from "./model.ts";
import { entities } from "./packs.ts";
import type { ItemRecord } from "./stacks.ts";

type Properties = readonly (readonly [string, DynamicValue])[];
type SavedItem = Omit<ItemRecord, "properties"> & { readonly properties: Properties };
type Plain = "id" | "typeId" | "dimension" | "location" | "yaw" | "pitch" | "nameTag" | "health";
export interface SavedEntity extends Pick<EntityRecord, Plain> {
  readonly properties: Properties;
  readonly slots?: readonly (SavedItem | null)[];
  readonly item?: SavedItem;
}
export interface SavedPlayer extends SavedEntity {
  readonly player: Omit<PlayerPart, "seen"> & { readonly seen: readonly string[] };
}
interface SavedChunk {
  readonly blocks: readonly (readonly [string, Permutation])[];
  readonly entities: readonly SavedEntity[];
}
export interface WorldSave {
  readonly properties: Properties;
  readonly players: readonly SavedPlayer[];
  readonly chunks: Readonly<Record<string, SavedChunk>>;
  /** How many sessions this world has had: entity ids never come twice. */
  readonly sessions: number;
}
export type Store = Exclude<keyof WorldSave, "sessions">;

/** Players that are not in the world now, by name: they come back as they left. */
export const absentPlayers = new Map<string, SavedPlayer>();
/** Entities of chunks that are not loaded now, by chunk. */
export const sleepingEntities = new Map<string, readonly SavedEntity[]>();

const saveItem = (item: ItemRecord): SavedItem => ({ ...item, properties: [...item.properties] });
const restoreItem = (item: SavedItem): ItemRecord => ({ ...item, properties: new Map(item.properties) });

export function saveEntity(record: EntityRecord): SavedEntity {
  const { id, typeId, dimension, location, yaw, pitch, nameTag, health, inventory, item } = record;
  return {
    ...{ id, typeId, dimension, location, yaw, pitch, nameTag, health },
    properties: [...record.properties],
    ...(inventory ? { slots: Array.from(inventory.slots, (slot) => (slot ? saveItem(slot) : null)) } : {}),
    ...(item ? { item: saveItem(item) } : {}),
  };
}
export function savePlayer(record: PlayerRecord): SavedPlayer {
  return { ...saveEntity(record), player: { ...record.player, seen: [...record.player.seen] } };
}
/** @returns undefined for an entity that no pack knows any more: the game forgets it. */
export function restoreEntity(saved: SavedEntity, bornAt: number): EntityRecord | undefined {
  const definition = entities.get(saved.typeId);
  if (!definition) return undefined;
  const { id, typeId, dimension, location, yaw, pitch, nameTag, health, slots, item } = saved;
  const record: EntityRecord = {
    ...{ id, typeId, dimension, location, yaw, pitch, nameTag, health, definition },
    ...{ properties: new Map(saved.properties), riders: [], bornAt, invalid: false },
    ...(item ? { item: restoreItem(item) } : {}),
  };
  if (slots) {
    record.inventory = { slots: slots.map((slot) => (slot ? restoreItem(slot) : undefined)), owner: record };
  }
  return record;
}

const keyOf = ({ dimension, location }: EntityRecord): string => chunkKey(dimension, location);
/** The entities that would be saved with a chunk: neither players nor transient ones. */
function lastingEntities(key: string): EntityRecord[] {
  return [...entityRecords.values()].filter(
    (record) => keyOf(record) === key && !isPlayer(record) && !record.definition.transient,
  );
}
function saveChunk(key: string): SavedChunk {
  return {
    blocks: [...(chunks.get(key)?.blocks ?? [])],
    entities: [...lastingEntities(key).map(saveEntity), ...(sleepingEntities.get(key) ?? [])],
  };
}
type TakeStores = { readonly [S in Store]: (properties: ReadonlyMap<string, DynamicValue>) => WorldSave[S] };
/** Takes each store as it stands at this moment. */
export const takeStore: TakeStores = {
  properties: (properties) => [...properties],
  players: () => [...absentPlayers.values(), ...playerRecords().map(savePlayer)],
  chunks: () => {
    const keys = [...chunks.keys(), ...sleepingEntities.keys(), ...[...entityRecords.values()].map(keyOf)];
    return Object.fromEntries(keys.map((key) => [key, saveChunk(key)]));
  },
};

/** Puts blocks and absent players back; the entities of every chunk are given for waking. */
export function readStores(save: WorldSave): readonly SavedEntity[] {
  for (const player of save.players) absentPlayers.set(player.player.name, player);
  for (const [key, chunk] of Object.entries(save.chunks)) {
    chunks.set(key, { loaded: true, blocks: new Map(chunk.blocks) });
  }
  return Object.values(save.chunks).flatMap((chunk) => chunk.entities);
}
