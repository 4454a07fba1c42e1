// A player who appears inside a chair or a table is put on a free spot beside it, or on top of it.
import type { Block, Player } from "@minecraft/server";
import { SIDES } from "../match/seats.ts";
import { isChair, isTable } from "./ids.ts";
import { blockAbove, blockAt, neighbour } from "./positions.ts";

/** Feet at the height of a chair's seat or above stand on the furniture, not in it. */
const INSIDE_BELOW = 0.5;

export function moveOutOfFurniture(player: Player): void {
  const { location } = player;
  const block = blockAt(player.dimension, location);
  if (block === undefined || !isFurniture(block) || location.y - block.y >= INSIDE_BELOW) return;
  const beside = SIDES.map((side) => neighbour(block, side)).find(isSafe);
  player.teleport(beside?.bottomCenter() ?? blockAbove(block, 1)?.bottomCenter() ?? location);
}

/** Room for a player, and ground below. */
function isSafe(block: Block | undefined): boolean {
  if (block === undefined || !block.isAir || blockAbove(block, 1)?.isAir !== true) return false;
  const ground = blockAbove(block, -1);
  return ground !== undefined && !ground.isAir && !ground.isLiquid;
}

function isFurniture({ typeId }: Block): boolean {
  return isChair(typeId) || isTable(typeId);
}
