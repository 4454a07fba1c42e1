// The world as plain records: blocks, entities, players and what they carry. Knows no API object.
import type { EntityDefinition, States } from "./pack-files.ts";
import type { ItemRecord, Slots } from "./stacks.ts";

export interface Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** A place in a dimension; of a block, its corner. */
export interface Spot extends Vector3 {
  readonly dimension: string;
}
/** They go with the session: none of them is saved. */
export interface Synced {
  readonly values: Properties;
  /** What single players see instead, by their id. */
  readonly overrides: Record<string, Properties>;
}
export interface EntityRecord {
  readonly id: string;
  readonly definition: EntityDefinition;
  dimension: string;
  location: Vector3;
  yaw: number;
  pitch: number;
  readonly riders: EntityRecord[];
  mount?: EntityRecord;
  /** What a dropped item entity is. */
  item?: ItemRecord;
  /** What it carries; no slots where it has no inventory. */
  readonly slots: Slots;
  readonly properties: Properties;
  /** The properties that its file declares; see synced-properties.ts. */
  synced?: Synced;
  readonly bornAt: number;
  /** Set when the entity has left the world: every API object over it then refuses. */
  invalid: boolean;
  /** It has died in this tick and is gone in the next. */
  isDying?: boolean;
  player?: PlayerPart;
}
export interface PlayerPart {
  readonly name: string;
  /** 0 visitor, 1 member, 2 operator, 3 custom. */
  permission: number;
  slot: number;
  sneaking: boolean;
  isDead: boolean;
}
export type PlayerRecord = EntityRecord & { player: PlayerPart };
/** The typings have vectors too: this host keeps none. */
export type DynamicValue = boolean | number | string;
export type Properties = Record<string, DynamicValue>;
export interface Permutation {
  readonly typeId: string;
  readonly states: States;
}

export const OVERWORLD = "minecraft:overworld";
export const DIMENSIONS: readonly string[] = [OVERWORLD, "minecraft:nether", "minecraft:the_end"];
export const HEIGHT = { min: -64, max: 320 } as const;
/** Every dimension is stone up to here and air above. */
export const FLOOR = 63;
export const AIR: Permutation = { typeId: "minecraft:air", states: {} };
const STONE: Permutation = { typeId: "minecraft:stone", states: {} };

interface Chunk {
  isLoaded: boolean;
  /** It goes when no ticking area holds it any more. */
  onlyByArea: boolean;
  /** The blocks that are not as the world began, by place. */
  readonly blocks: Map<string, Permutation>;
}
export const chunks = new Map<string, Chunk>();
/** Every entity in the world, players that are in it among them. */
export const entityRecords = new Map<string, EntityRecord>();
export const worldProperties: Properties = {};
/** Switches for what the engine may do and nobody knows for sure; a test sets them by the request `switches`. */
export const switches = {
  /** How many of the next addRider calls answer false. */
  addRiderFails: 0,
  /** Neither world nor entities take a dynamic property: a disk that is full, a limit that nobody knows. */
  writesFail: false,
  /** In the tick of its death an entity still gives what it holds and knows. */
  dyingAnswers: true,
  /** setLore refuses raw text, or everything, as an engine with another limit would. */
  loreRefused: "nothing" as "nothing" | "rawText" | "everything",
  /** A bare word that begins with a digit is a text for a command, as nobody knows. */
  digitStrings: false,
  /**
   * Live forms as engines may have them that know them little or not at all. `neverSettles`: they work, but nothing is
   * ever heard of the promise of show().
   */
  liveForms: "work" as
    | "work"
    | "throwWhenBuilt"
    | "setDataThrows"
    | "rejectShow"
    | "closeAtOnce"
    | "unknownReason"
    | "neverSettles",
  /** How many chunks all ticking areas may hold. */
  tickingCapacity: 100,
  /** Nobody can add a text to the world any more. */
  textsRefused: false,
  /** Script cannot close a live form that shows; beside any value of `liveForms`. */
  liveCloseThrows: false,
  /** Who listens to an observable is called in the tick after the change. */
  lateListeners: false,
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

export const chunkKey = ({ dimension, x, z }: Spot): string =>
  `${dimension}|${Math.floor(x / 16)}|${Math.floor(z / 16)}`;
export function chunkAt(spot: Spot): Chunk {
  const key = chunkKey(spot);
  const known = chunks.get(key);
  if (known) return known;
  const chunk = { isLoaded: true, onlyByArea: false, blocks: new Map<string, Permutation>() };
  chunks.set(key, chunk);
  return chunk;
}
const blockKey = ({ x, y, z }: Vector3): string => `${x} ${y} ${z}`;
export function permutationAt(spot: Spot): Permutation {
  return chunkAt(spot).blocks.get(blockKey(spot)) ?? (spot.y <= FLOOR ? STONE : AIR);
}
export function writePermutation(spot: Spot, permutation: Permutation): void {
  chunkAt(spot).blocks.set(blockKey(spot), permutation);
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
export function itemInHand({ slots, player }: PlayerRecord): ItemRecord | null {
  return slots[player.slot] ?? null;
}
/** Nobody reaches any more what this dying entity holds and knows [believed, both ways]. */
export function isSilent({ isDying }: EntityRecord): boolean {
  return isDying === true && !switches.dyingAnswers;
}
