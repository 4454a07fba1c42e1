// A seat in front of its chair catches the click that was meant for the chair: it is handed on.
import { type PlayerInteractWithEntityBeforeEvent, system } from "@minecraft/server";
import type { UseChair } from "./chair-block.ts";
import { isChair, SEAT_ENTITY } from "./ids.ts";
import { guard } from "./log.ts";

/** For a before-event, in which the world may only be read: the chair is used in the next tick. */
export function forwardSeatClick(event: PlayerInteractWithEntityBeforeEvent, use: UseChair): void {
  const { player, target } = event;
  if (target.typeId !== SEAT_ENTITY) return;
  event.cancel = true;
  const chair = target.dimension.getBlock(target.location);
  if (chair === undefined || !isChair(chair.typeId)) return;
  system.run(guard("using a chair through its seat", () => use(player, chair)));
}
