// States of our blocks: read, and set without losing the others.
import { type Block, BlockPermutation } from "@minecraft/server";
import { isRunning, type Match } from "../match/match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { Side } from "../match/seats.ts";
import { BOARD_STATE, DIRECTION_STATE, IN_MATCH_STATE } from "./ids.ts";
import { asSide } from "./positions.ts";

type States = Readonly<Record<string, string | number | boolean>>;

export function withStates(permutation: BlockPermutation, states: States): BlockPermutation {
  return BlockPermutation.resolve(permutation.type.id, { ...permutation.getAllStates(), ...states });
}

/** Changes only what differs, since every change is sent to every client. */
export function setStates(block: Block, states: States): void {
  const now = block.permutation.getAllStates();
  if (Object.entries(states).some(([name, value]) => now[name] !== value)) {
    block.setPermutation(withStates(block.permutation, states));
  }
}

/** The side that a chair's front looks to. */
export function facingOf(block: Block): Side | null {
  return asSide(block.permutation.getAllStates()[DIRECTION_STATE]);
}

export function showsBoard(table: BlockPermutation): boolean {
  return table.getAllStates()[BOARD_STATE] === 1;
}

/** Makes the table look like its record: the state is a picture, never the source. */
export function showTable(
  block: Block,
  table: Pick<TableRecord, "owner" | "found">,
  match: Match,
  holdsPot: boolean,
): void {
  const isPublic = table.owner === null && !table.found;
  setStates(block, {
    [BOARD_STATE]: 1,
    [IN_MATCH_STATE]: isRunning(match) || holdsPot || isPublic ? 1 : 0,
  });
}

export function showBare(block: Block): void {
  setStates(block, { [BOARD_STATE]: 0, [IN_MATCH_STATE]: 0 });
}
