// The world as plain records: dimensions, chunks, entities, players and what they carry. Knows no API object.
import type { DynamicValue } from "./dynamic-properties.ts";
import { blocks, type EntityDefinition, type StateValue } from "./packs.ts";
import type { ItemRecord, Slots } from "./stacks.ts";

export interface Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export interface ContainerRecord {
  readonly slots: Slots;
  readonly owner: EntityRecord;
}
export interface EntityRecord {
  readonly id: string;
  readonly typeId: string;
  readonly definition: EntityDefinition;
  dimension: string;
  location: Vector3;
  yaw: number;
  pitch: number;
  nameTag: string;
  readonly properties: Map<string, DynamicValue>;
  inventory?: ContainerRecord;
  readonly riders: EntityRecord[];
  mount?: EntityRecord;
  health: number;
  /** What a dropped item entity is. */
  item?: ItemRecord;
  bornAt: number;
  /** Set when the entity has left the world: every API object over it then refuses. */
  invalid: boolean;
  player?: PlayerPart;
}
export interface PlayerPart {
  readonly name: string;
  slot: number;
  sneaking: boolean;
  gameMode: string;
  permission: number;
  dead: boolean;
  /** Items this player has ever held: they unlock recipes. */
  readonly seen: Set<string>;
}
export type PlayerRecord = EntityRecord & { player: PlayerPart; inventory: ContainerRecord };
export interface Permutation {
  readonly typeId: string;
  readonly states: Readonly<Record<string, StateValue>>;
}
export interface Chunk {
  loaded: boolean;
  readonly blocks: Map<string, Permutation>;
}

export const DIMENSIONS = ["minecraft:overworld", "minecraft:nether", "minecraft:the_end"] as const;
export const HEIGHT = { min: -64, max: 320 } as const;
export const FLOOR = 63;
export const AIR: Permutation = { typeId: "minecraft:air", states: {} };
const STONE: Permutation = { typeId: "minecraft:stone", states: {} };

export const chunks = new Map<string, Chunk>();
/** Every entity in the world, players that are in it among them. */
export const entityRecords = new Map<string, EntityRecord>();
/** Switches for what the engine may do and nobody knows for sure; a test sets them by the request `switches`. */
export const switches = {
  /** How many of the next addRider calls answer false. */
  addRiderFails: 0,
  /** onPlace comes again for a changed state [believed: to the add-on's disadvantage]. */
  onPlaceOnStateChange: true,
  /** The world takes no dynamic property: a disk that is full, a limit that nobody knows. */
  writesFail: false,
  /** setLore refuses, as an engine with another limit would. */
  loreRefused: false,
};

export function floorVector({ x, y, z }: Vector3): Vector3 {
  return { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) };
}
export function add(a: Vector3, b: Vector3): Vector3 {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}
export function distance(a: Vector3, b: Vector3): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

export const chunkKey = (dimension: string, { x, z }: { x: number; z: number }): string =>
  `${dimension}|${Math.floor(x / 16)}|${Math.floor(z / 16)}`;
const blockKey = ({ x, y, z }: Vector3): string => `${x} ${y} ${z}`;

export function chunkAt(dimension: string, at: { x: number; z: number }): Chunk {
  const key = chunkKey(dimension, at);
  const chunk = chunks.get(key) ?? { loaded: true, blocks: new Map<string, Permutation>() };
  chunks.set(key, chunk);
  return chunk;
}
export function isLoaded(dimension: string, at: { x: number; z: number }): boolean {
  return chunks.get(chunkKey(dimension, at))?.loaded ?? true;
}
export function permutationAt(dimension: string, at: Vector3): Permutation {
  const set = chunks.get(chunkKey(dimension, at))?.blocks.get(blockKey(at));
  return set ?? (at.y <= FLOOR ? STONE : AIR);
}
export function writePermutation(dimension: string, at: Vector3, permutation: Permutation): void {
  chunkAt(dimension, at).blocks.set(blockKey(at), permutation);
}
export function isSolidAt(dimension: string, at: Vector3): boolean {
  return blocks.get(permutationAt(dimension, at).typeId)?.solid ?? false;
}
export function samePermutation(a: Permutation, b: Permutation): boolean {
  return a.typeId === b.typeId && Object.entries(a.states).every(([name, value]) => b.states[name] === value);
}

export function isPlayer(record: EntityRecord): record is PlayerRecord {
  return record.player !== undefined;
}
export function playerRecords(): PlayerRecord[] {
  return [...entityRecords.values()].filter(isPlayer);
}
export function entitiesIn(dimension: string): EntityRecord[] {
  return [...entityRecords.values()].filter((record) => record.dimension === dimension);
}
