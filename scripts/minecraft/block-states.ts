// States of our blocks: read, and set without losing the others.
import { type Block, BlockPermutation } from "@minecraft/server";
import type { Side } from "../match/seats.ts";
import { DIRECTION_STATE } from "./ids.ts";
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
