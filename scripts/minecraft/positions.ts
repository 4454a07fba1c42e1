// Where a block stands, as data and as a key, and the four sides in world directions.
import {
  type Block,
  type Dimension,
  type Entity,
  LocationOutOfWorldBoundariesError,
  type Vector3,
  world,
} from "@minecraft/server";
import { SIDES, type Side } from "../match/seats.ts";

export interface BlockPosition {
  readonly dimension: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How far a player may be from a table and still play at it. */
export const REACH = 6;

/** North is −z, east +x: the offsets of the neighbours on each side. */
const OFFSETS: Readonly<Record<Side, Vector3>> = {
  north: { x: 0, y: 0, z: -1 },
  east: { x: 1, y: 0, z: 0 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
};

const OPPOSITE: Readonly<Record<Side, Side>> = { north: "south", east: "west", south: "north", west: "east" };

/** Entity yaw in degrees that looks to a side [U:directions]. */
const YAW: Readonly<Record<Side, number>> = { south: 0, west: 90, north: 180, east: -90 };

export function positionOf(block: Block): BlockPosition {
  return { dimension: block.dimension.id, x: block.x, y: block.y, z: block.z };
}

export function keyOf({ dimension, x, y, z }: BlockPosition): string {
  return `${dimension}:${x}:${y}:${z}`;
}

/** The position behind a key, or `null` for what is none. */
export function positionOfKey(key: string): BlockPosition | null {
  const [, dimension = "", ...numbers] = /^(.+):(-?\d+):(-?\d+):(-?\d+)$/.exec(key) ?? [];
  const [x, y, z] = numbers.map(Number);
  return x === undefined || y === undefined || z === undefined ? null : { dimension, x, y, z };
}

export function isLoaded(position: BlockPosition): boolean {
  return blockAt(world.getDimension(position.dimension), position) !== undefined;
}

export function opposite(side: Side): Side {
  return OPPOSITE[side];
}

export function yawTo(side: Side): number {
  return YAW[side];
}

export function offsetTo(side: Side): Vector3 {
  return OFFSETS[side];
}

export function beside({ dimension, x, y, z }: BlockPosition, side: Side): BlockPosition {
  return { dimension, x: x + OFFSETS[side].x, y, z: z + OFFSETS[side].z };
}

/** The block beside this one; `undefined` where it is not loaded. */
export function neighbour(block: Block, side: Side): Block | undefined {
  return blockAt(block.dimension, beside(positionOf(block), side));
}

export function blockAbove(block: Block, steps: number): Block | undefined {
  return blockAt(block.dimension, { x: block.x, y: block.y + steps, z: block.z });
}

export function asSide(value: unknown): Side | null {
  return SIDES.find((side) => side === value) ?? null;
}

/** The block there; `undefined` where it is not loaded or outside the world. */
export function blockAt(dimension: Dimension, { x, y, z }: Vector3): Block | undefined {
  try {
    return dimension.getBlock({ x, y, z });
  } catch (error) {
    if (error instanceof LocationOutOfWorldBoundariesError) return undefined;
    throw error;
  }
}

export function isWithinReach(player: Entity, position: BlockPosition, reach = REACH): boolean {
  if (!player.isValid || player.dimension.id !== position.dimension) return false;
  return distanceTo(player, position) <= reach;
}

/** From where the player stands to the middle of the block, in blocks. */
export function distanceTo({ location }: Entity, { x, y, z }: BlockPosition): number {
  return Math.hypot(location.x - (x + 0.5), location.y - (y + 0.5), location.z - (z + 0.5));
}
