// An entity of ours in front of a block catches the click that was meant for the block: it is handed on.
import { type PlayerInteractWithEntityBeforeEvent, system } from "@minecraft/server";
import { DICE_ENTITY, isChair, isTable, POT_ENTITY, SEAT_ENTITY } from "./ids.ts";
import { guard } from "./log.ts";
import { blockAt } from "./positions.ts";
import type { UseBlock } from "./table-block.ts";

const OURS: readonly string[] = [SEAT_ENTITY, POT_ENTITY, DICE_ENTITY];

/** For a before-event, in which the world may only be read: the block is used in the next tick. */
export function forwardClick(
  event: PlayerInteractWithEntityBeforeEvent,
  useTable: UseBlock,
  useChair: UseBlock,
): void {
  const { player, target } = event;
  if (!OURS.includes(target.typeId)) return;
  // Keeps the game from mounting by itself [U:cancelled-click].
  event.cancel = true;
  const { dimension, location } = target;
  const use = guard("using a block through an entity", () => {
    const isHere = player.isValid && player.dimension.id === dimension.id;
    const block = isHere ? blockAt(dimension, location) : undefined;
    if (block !== undefined && isChair(block.typeId)) return useChair(player, block);
    return block !== undefined && isTable(block.typeId) ? useTable(player, block) : undefined;
  });
  system.run(use);
}
