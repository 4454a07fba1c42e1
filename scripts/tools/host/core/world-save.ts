// A save as separate stores (properties, players, chunks, ticking areas), each taken at its own moment, so that a later
// session can be opened from stores of different ages: what reaches the disk when is not known [believed].
import * as model from "./model.ts";
import { entities } from "./packs.ts";
import { now } from "./scheduler.ts";
import { emptySlots } from "./stacks.ts";

type Kept = Pick<model.EntityRecord, "id" | "dimension" | "location" | "yaw" | "pitch" | "item">;
/** What entities carry and know. */
export type Carried = Pick<model.EntityRecord, "slots" | "properties">;
/** Older saves have nothing carried. */
export type SavedEntity = Kept & { readonly typeId: string } & Partial<Carried>;
export type SavedPlayer = SavedEntity & model.PlayerPart & Pick<Carried, "slots">;
type Entries<V> = readonly (readonly [string, V])[];
interface SavedChunk {
  readonly blocks: Entries<model.Permutation>;
  readonly entities: readonly SavedEntity[];
}
/** A box of blocks whose chunks a script keeps loaded. */
export interface TickingArea extends Record<"min" | "max", model.Vector3> {
  readonly identifier: string;
  readonly dimension: string;
}
/** What the scoreboard lists under one heading. */
export interface SavedObjective {
  readonly displayName: string;
  /** By the player's name. */
  readonly scores: Record<string, number>;
}
export interface WorldSave {
  readonly properties: Entries<model.DynamicValue>;
  readonly players: readonly SavedPlayer[];
  readonly chunks: Readonly<Record<string, SavedChunk>>;
  /** Older saves have none. */
  readonly areas?: readonly TickingArea[];
  readonly objectives?: Entries<SavedObjective>;
  /** How many sessions this world has had: entity ids never come twice. */
  readonly sessions: number;
}
export type Store = Exclude<keyof WorldSave, "sessions">;

/** Players that are not in the world now, by name: they come back as they left. */
export const absentPlayers = new Map<string, SavedPlayer>();
/** The entities of chunks that are not loaded, by chunk. */
export const sleepers = new Map<string, readonly SavedEntity[]>();
/** By identifier. */
export const areas = new Map<string, TickingArea>();
/** By id. */
export const objectives = new Map<string, SavedObjective>();
export function chunksOf({ dimension, min, max }: TickingArea): model.Spot[] {
  const chunks: model.Spot[] = [];
  for (let x = Math.floor(min.x / 16) * 16; x <= max.x; x += 16)
    for (let z = Math.floor(min.z / 16) * 16; z <= max.z; z += 16) chunks.push({ dimension, x, y: 0, z });
  return chunks;
}

function kept({ id, dimension, location, yaw, pitch, item }: Kept): Kept {
  return { id, dimension, location, yaw, pitch, ...(item && { item }) };
}
export function saveEntity(record: model.EntityRecord): SavedEntity & Carried {
  const { definition, slots, properties } = record;
  return { ...kept(record), typeId: definition.id, slots, properties };
}
export function savePlayer(record: model.PlayerRecord): SavedPlayer {
  return { ...saveEntity(record), ...record.player };
}
/** @returns undefined for an entity that no pack knows any more: the game forgets it. */
function restoreEntity(saved: SavedEntity): model.EntityRecord | undefined {
  const definition = entities.get(saved.typeId);
  if (!definition) return undefined;
  const { slots = emptySlots(definition.inventorySize), properties = {} } = saved;
  return { ...kept(saved), definition, slots, properties, riders: [], bornAt: now(), invalid: false };
}
export function restorePlayer(saved: SavedPlayer): model.PlayerRecord | undefined {
  const record = restoreEntity(saved);
  const { name, permission, slot, isDead } = saved;
  return record && { ...record, player: { name, permission, slot, isDead, sneaking: false } };
}

const keyOf = ({ dimension, location }: Kept): string => model.chunkKey({ dimension, ...location });
/** Players have a store of their own; what is transient or dies is in none. */
export function lasts(record: model.EntityRecord): boolean {
  return !model.isPlayer(record) && !record.definition.isTransient && !record.isDying;
}
/** Takes each store as it stands at this moment. */
export const takeStore: { readonly [S in Store]: () => WorldSave[S] } = {
  properties: () => Object.entries(model.worldProperties),
  areas: () => [...areas.values()],
  objectives: () => [...objectives],
  players: () => [...absentPlayers.values(), ...model.playerRecords().map(savePlayer)],
  chunks: () => {
    const awake = [...model.entityRecords.values()].filter(lasts).map(saveEntity);
    const all = [...awake, ...[...sleepers.values()].flat()];
    const keys = [...model.chunks.keys(), ...all.map(keyOf)];
    return Object.fromEntries(
      keys.map((key) => {
        const blocks = [...(model.chunks.get(key)?.blocks ?? [])];
        return [key, { blocks, entities: all.filter((saved) => keyOf(saved) === key) }];
      }),
    );
  },
};

export function putToSleep(record: model.EntityRecord): void {
  const saved = saveEntity(record);
  const key = keyOf(saved);
  sleepers.set(key, [...(sleepers.get(key) ?? []), saved]);
}
/** Those of one chunk, who sleep no more. */
export function takeSleepers(chunk: string): readonly model.EntityRecord[] {
  const woken = sleepers.get(chunk) ?? [];
  sleepers.delete(chunk);
  return woken.flatMap((saved) => restoreEntity(saved) ?? []);
}

/** Puts everything back but the entities, who sleep until they are woken. */
export function readStores({
  properties,
  players,
  chunks,
  areas: held = [],
  objectives: listed = [],
}: WorldSave): void {
  for (const area of held) areas.set(area.identifier, area);
  for (const [id, objective] of listed) objectives.set(id, objective);
  Object.assign(model.worldProperties, Object.fromEntries(properties));
  for (const player of players) absentPlayers.set(player.name, player);
  for (const [key, { blocks, entities: asleep }] of Object.entries(chunks)) {
    model.chunks.set(key, { isLoaded: true, onlyByArea: false, blocks: new Map(blocks) });
    sleepers.set(key, asleep);
  }
}
