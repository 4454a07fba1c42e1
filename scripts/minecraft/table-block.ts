// The table as a block: using it fits or opens the board, placing it turns the chairs beside it, and when it goes
// its board comes out.
import { type Block, type BlockCustomComponent, type Player, system } from "@minecraft/server";
import type { BoardMoves } from "./board-moves.ts";
import { chairsBeside, tableOf, turnTo } from "./chairs.ts";
import { BOARD_ITEM, isChair, isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { isOperator, isVisitor, itemInHand } from "./players.ts";
import { blockAt, opposite, positionOf } from "./positions.ts";
import { notify } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { TableFlow } from "./table-flow.ts";
import { showsBoard } from "./table-look.ts";
import type { Tables } from "./tables.ts";
import type { Throttle } from "./throttle.ts";
import type { WorldSettings } from "./world-settings.ts";

export type UseBlock = (player: Player, block: Block) => Promise<void>;

/** Fits the board in the hand, or opens the board that is there. */
export function tableUse(
  throttle: Throttle,
  tables: Tables,
  sitting: Sitting,
  boards: BoardMoves,
  flow: TableFlow,
): UseBlock {
  return async (player, block) => {
    if (!throttle.passes(player.id, system.currentTick)) return;
    const item = itemInHand(player);
    if (item !== undefined && (isTable(item.typeId) || isChair(item.typeId))) {
      notify(player, "sneakToPlace");
      return;
    }
    if (item?.typeId === BOARD_ITEM && isVisitor(player)) {
      notify(player, "visitorsWatch");
      return;
    }
    if (item?.typeId !== BOARD_ITEM) {
      await flow.open(player, block);
      return;
    }
    tables.showBlock(block, positionOf(block));
    if (tables.at(positionOf(block)) !== null) {
      notify(player, "secondBoard");
      return;
    }
    if (boards.fit(player, block, item, sitting.sitsAt(player.id, positionOf(block))))
      sitting.settle(positionOf(block));
  };
}

export function tableBlock(
  use: UseBlock,
  tables: Tables,
  sitting: Sitting,
  boards: BoardMoves,
  settings: WorldSettings,
): BlockCustomComponent {
  return {
    beforeOnPlayerPlace: guard("allowing a table", (event) => {
      const { player } = event;
      if (player === undefined || settings.values.placing === 0 || isOperator(player)) return;
      event.cancel = true;
      system.run(guard("saying who places tables", () => notify(player, "operatorsPlace")));
    }),
    onPlayerInteract: guard("using a table", ({ player, block }) =>
      player === undefined ? undefined : use(player, block),
    ),
    // May come again when a state changes [U:place-again], so it does nothing that is not true the second time.
    onPlace: guard("placing a table", ({ block }) => {
      tables.showBlock(block, positionOf(block));
      for (const { side, chair } of chairsBeside(block)) {
        if (tableOf(chair) === null && sitting.sitterOn(chair) === null) turnTo(chair, opposite(side));
      }
    }),
    onBreak: guard("a table is gone", ({ block, brokenBlockPermutation, dimension }) => {
      const position = positionOf(block);
      const now = blockAt(dimension, position);
      // Not loaded any more, or a table again: the record waits.
      if (now === undefined || isTable(now.typeId)) return;
      boards.tableGone(position, dimension, showsBoard(brokenBlockPermutation));
    }),
  };
}
