// A free spot beside furniture: for who appears inside of it, and for who gets up and would stand in a block.
import type { Block, Player, Vector3 } from "@minecraft/server";
import { isChair, isTable } from "./ids.ts";
import { blockAbove, blockAt } from "./positions.ts";

/** Feet at the height of a chair's seat or above stand on the furniture, not in it. */
const INSIDE_BELOW = 0.5;
/** How far a free spot is looked for. */
const RINGS = 2;
const HIGHEST = 6;
/** Where a player's head is, above the feet. */
const HEAD = 1.6;

/** Who appears inside a chair or a table is put beside it. */
export function moveOutOfFurniture(player: Player): void {
  const { location } = player;
  const block = blockAt(player.dimension, location);
  if (block === undefined || !isFurniture(block) || location.y - block.y >= INSIDE_BELOW) return;
  moveBeside(player, block);
}

/** Who got up from this place and is in a block with feet or head, since things were built meanwhile, is put beside it. */
export function moveOutOfBlocks(player: Player, seat: Block): void {
  const { x, y, z } = player.location;
  const isNear = Math.hypot(x - seat.x - 0.5, z - seat.z - 0.5) < 1;
  const body = [blockAt(player.dimension, { x, y, z }), blockAt(player.dimension, { x, y: y + HEAD, z })];
  if (isNear && body.some(isInTheWay)) moveBeside(player, seat);
}

/** On a free spot near the block, the nearest first; where there is none, wherever near or above a player has room. */
function moveBeside(player: Player, block: Block): void {
  const near = ringsAround(block).map((spot) => blockAt(block.dimension, spot));
  const above = Array.from({ length: HIGHEST }, (_, step) => blockAbove(block, step + 1));
  const spot = near.find(isSafe) ?? [...near, ...above].find(hasRoom);
  if (spot !== undefined) player.teleport(spot.bottomCenter());
}

/** Those at the height of the block first, then a step above and below; straight before diagonal, near before far. */
function ringsAround({ x, y, z }: Vector3): readonly Vector3[] {
  const steps = Array.from({ length: 2 * RINGS + 1 }, (_, index) => index - RINGS);
  const around = steps
    .flatMap((dx) => steps.map((dz) => ({ dx, dz, far: Math.hypot(dx, dz) })))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far);
  return [0, 1, -1].flatMap((dy) => around.map(({ dx, dz }) => ({ x: x + dx, y: y + dy, z: z + dz })));
}

function hasRoom(block: Block | undefined): block is Block {
  return block?.isAir === true && blockAbove(block, 1)?.isAir === true;
}

/** Room for a player, and ground below that is no furniture. */
function isSafe(block: Block | undefined): block is Block {
  if (!hasRoom(block)) return false;
  const ground = blockAbove(block, -1);
  return ground !== undefined && !ground.isAir && !ground.isLiquid && !isFurniture(ground);
}

function isInTheWay(block: Block | undefined): boolean {
  return block !== undefined && !block.isAir && !block.isLiquid && !isFurniture(block);
}

function isFurniture({ typeId }: Block): boolean {
  return isChair(typeId) || isTable(typeId);
}
