// What the block of a table looks like: a picture of its record, never the source.
import { type Block, type BlockPermutation, world } from "@minecraft/server";
import { isRunning } from "../match/match.ts";
import { setStates } from "./block-states.ts";
import type { FittedTable } from "./fitted-table.ts";
import { BOARD_STATE, IN_MATCH_STATE, isTable } from "./ids.ts";
import { type BlockPosition, blockAt } from "./positions.ts";

/** The table there; `undefined` where it is not loaded, or none. */
export function loadedTable(position: BlockPosition): Block | undefined {
  const block = blockAt(world.getDimension(position.dimension), position);
  return block !== undefined && isTable(block.typeId) ? block : undefined;
}

export function showsBoard(table: BlockPermutation): boolean {
  return table.getAllStates()[BOARD_STATE] === 1;
}

/** Makes the table look like its record. */
export function showFitted(block: Block, { table, record }: FittedTable, holdsPot: boolean): void {
  const isPublic = table.owner === null && !table.found;
  setStates(block, {
    [BOARD_STATE]: 1,
    [IN_MATCH_STATE]: isRunning(record.match) || holdsPot || isPublic ? 1 : 0,
  });
}

export function showBare(block: Block): void {
  setStates(block, { [BOARD_STATE]: 0, [IN_MATCH_STATE]: 0 });
}
