// Chairs and tables beside each other: which chair faces which table, and turning a chair to one.
import type { Block, Player } from "@minecraft/server";
import { SIDES, type Side } from "../match/seats.ts";
import { facingOf, setStates } from "./block-states.ts";
import { DIRECTION_STATE, isChair, isTable } from "./ids.ts";
import { blockAbove, neighbour, offsetTo, opposite } from "./positions.ts";

export interface ChairAtTable {
  /** The side of the table on which the chair stands. */
  readonly side: Side;
  readonly chair: Block;
}

/** The table that this chair faces, with the chair's side of it. */
export function tableOf(chair: Block): { readonly table: Block; readonly side: Side } | null {
  const facing = facingOf(chair);
  const table = facing === null ? undefined : neighbour(chair, facing);
  return facing !== null && table !== undefined && isTable(table.typeId)
    ? { table, side: opposite(facing) }
    : null;
}

/** The chairs that face this table, clockwise from the north. */
export function chairsOf(table: Block): readonly ChairAtTable[] {
  return chairsBeside(table).filter(({ side, chair }) => facingOf(chair) === opposite(side));
}

export function chairsBeside(table: Block): readonly ChairAtTable[] {
  return SIDES.flatMap((side) => {
    const chair = neighbour(table, side);
    return chair !== undefined && isChair(chair.typeId) ? [{ side, chair }] : [];
  });
}

/** Of the tables beside this place, the direction of the one that the player looks at most. */
export function directionOfTable(place: Block, player: Player): Side | null {
  const view = player.getViewDirection();
  let best: { readonly side: Side; readonly looks: number } | null = null;
  for (const side of SIDES) {
    const beside = neighbour(place, side);
    if (beside === undefined || !isTable(beside.typeId)) continue;
    const { x, z } = offsetTo(side);
    const looks = x * view.x + z * view.z;
    if (best === null || looks > best.looks) best = { side, looks };
  }
  return best?.side ?? null;
}

export function turnTo(chair: Block, side: Side): void {
  setStates(chair, { [DIRECTION_STATE]: side });
}

/** A quarter turn clockwise, seen from above. */
export function quarterTurn(chair: Block): void {
  const facing = facingOf(chair);
  const next = SIDES[(facing === null ? 0 : SIDES.indexOf(facing) + 1) % SIDES.length];
  if (next !== undefined) turnTo(chair, next);
}

/** A sitter needs two free blocks above the seat. Where no block is, is room. */
export function hasRoomAbove(chair: Block): boolean {
  return [1, 2].every((steps) => blockAbove(chair, steps)?.isAir ?? true);
}
