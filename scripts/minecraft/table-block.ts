// The table as a block: using it fits or opens the board, placing it turns the chairs beside it, and when it goes
// its board comes out.
import { type BlockCustomComponent, type Player, system } from "@minecraft/server";
import type { BoardMoves } from "./board-moves.ts";
import { chairsBeside, tableOf, turnTo } from "./chairs.ts";
import { BOARD_ITEM, isChair, isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { itemInHand } from "./players.ts";
import { opposite, positionOf } from "./positions.ts";
import { notify } from "./raw-text.ts";
import type { Sitting } from "./sitting.ts";
import type { TableFlow } from "./table-flow.ts";
import type { Tables } from "./tables.ts";
import type { Throttle } from "./throttle.ts";

export interface TableBlockParts {
  readonly tables: Tables;
  readonly sitting: Sitting;
  readonly boards: BoardMoves;
  readonly flow: TableFlow;
  readonly throttle: Throttle;
}

export function tableBlock({
  tables,
  sitting,
  boards,
  flow,
  throttle,
}: TableBlockParts): BlockCustomComponent {
  const use = async (player: Player, block: Parameters<TableFlow["open"]>[1]): Promise<void> => {
    const item = itemInHand(player);
    if (item !== undefined && (isTable(item.typeId) || isChair(item.typeId))) {
      return notify(player, "sneakToPlace");
    }
    if (item?.typeId !== BOARD_ITEM) return await flow.open(player, block);
    if (tables.at(positionOf(block), player) !== null) {
      notify(player, "secondBoard");
      return;
    }
    if (boards.fit(player, block, item) !== null) sitting.seatSitters(positionOf(block));
  };
  return {
    onPlayerInteract: guard("using a table", ({ player, block }) => {
      if (player === undefined || !throttle.passes(player.id, system.currentTick)) return;
      return use(player, block);
    }),
    // May come again when a state changes [U:place-again], so it does nothing that is not true the second time.
    onPlace: guard("placing a table", ({ block }) => {
      tables.showBlock(block, positionOf(block));
      for (const { side, chair } of chairsBeside(block)) {
        if (tableOf(chair) === null && sitting.sitsOn(chair) === null) turnTo(chair, opposite(side));
      }
    }),
    onBreak: guard("a table is gone", ({ block, dimension }) => {
      const fitted = tables.at(positionOf(block));
      if (fitted !== null && !isTable(block.typeId)) boards.dropBoard(fitted, dimension);
    }),
  };
}
