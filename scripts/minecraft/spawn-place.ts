// A player who appears inside a chair or a table is put on a free spot beside it.
import type { Block, Player } from "@minecraft/server";
import { SIDES } from "../match/seats.ts";
import { isChair, isTable } from "./ids.ts";
import { neighbour } from "./positions.ts";

export function moveOutOfFurniture(player: Player): void {
  const inside = player.dimension.getBlock(player.location);
  if (inside === undefined || !isFurniture(inside)) return;
  const free = SIDES.map((side) => neighbour(inside, side)).find(
    (block) => block?.isAir === true && block.above()?.isAir === true,
  );
  if (free !== undefined) player.teleport(free.bottomCenter());
}

function isFurniture({ typeId }: Block): boolean {
  return isChair(typeId) || isTable(typeId);
}
