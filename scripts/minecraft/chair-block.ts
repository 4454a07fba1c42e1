// The chair as a block: placed beside a table it faces it, using it sits down, and nobody stays on a chair that
// goes.
import { type BlockCustomComponent, system } from "@minecraft/server";
import { withStates } from "./block-states.ts";
import { directionOfTable, quarterTurn, tableOf } from "./chairs.ts";
import { DIRECTION_STATE } from "./ids.ts";
import { guard } from "./log.ts";
import { itemInHand } from "./players.ts";
import { positionOf } from "./positions.ts";
import type { Sitting } from "./sitting.ts";
import type { UseBlock } from "./table-block.ts";
import type { TableFlow } from "./table-flow.ts";
import type { Throttle } from "./throttle.ts";

/** Sits down, turns an empty chair that faces no table, or opens the board for who already sits here. */
export function chairUse(throttle: Throttle, sitting: Sitting, flow: TableFlow): UseBlock {
  return async (player, chair) => {
    if (!throttle.passes(player.id, system.currentTick)) return;
    const faced = tableOf(chair);
    const sitter = sitting.sitterOn(chair);
    if (sitter === player.id) {
      if (faced !== null) await flow.open(player, faced.table);
      return;
    }
    // Sneaking with something in the hand skips the block [U:sneak-with-empty-hand].
    const turns = player.isSneaking && itemInHand(player) === undefined && faced === null && sitter === null;
    if (turns) quarterTurn(chair);
    else sitting.sit(player, chair);
  };
}

export function chairBlock(use: UseBlock, sitting: Sitting): BlockCustomComponent {
  return {
    beforeOnPlayerPlace: guard("placing a chair", (event) => {
      const direction = event.player === undefined ? null : directionOfTable(event.block, event.player);
      if (direction === null) return;
      event.permutationToPlace = withStates(event.permutationToPlace, { [DIRECTION_STATE]: direction });
    }),
    onPlayerInteract: guard("using a chair", ({ player, block }) =>
      player === undefined ? undefined : use(player, block),
    ),
    onBreak: guard("a chair is gone", ({ block }) => sitting.clear(positionOf(block))),
  };
}
