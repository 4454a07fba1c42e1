// Every way in which a block changes goes through here, and calls the hooks of what stood and of what stands there.
import { later } from "./clock.ts";
import { blockComponents, callHooks, type HookName, hasHook } from "./custom-components.ts";
import {
  type Permutation,
  permutationAt,
  samePermutation,
  switches,
  type Vector3,
  writePermutation,
} from "./model.ts";
import { blocks, type CustomComponent } from "./packs.ts";
import { make } from "./registry.ts";

export interface BlockSpot extends Vector3 {
  readonly dimension: string;
}
export const apiBlock = (spot: BlockSpot): object => make("Block", { ...spot });
export const apiDimension = (id: string): object => make("Dimension", { id });
export const apiPermutation = (permutation: Permutation): object => make("BlockPermutation", permutation);

const customOf = ({ typeId }: Permutation): readonly CustomComponent[] => blocks.get(typeId)?.custom ?? [];

export function hasBlockHook(permutation: Permutation, name: HookName): boolean {
  return hasHook(customOf(permutation), blockComponents, name);
}
export function callBlockHook<D extends object>(
  permutation: Permutation,
  name: HookName,
  spot: BlockSpot,
  data: D,
): D {
  const place = { block: apiBlock(spot), dimension: apiDimension(spot.dimension) };
  return callHooks(customOf(permutation), blockComponents, name, { ...place, ...data });
}

export function changeBlock(spot: BlockSpot, next: Permutation): void {
  const previous = permutationAt(spot.dimension, spot);
  if (samePermutation(previous, next)) return;
  writePermutation(spot.dimension, spot, next);
  const before = apiPermutation(previous);
  if (previous.typeId === next.typeId) {
    callBlockHook(next, "onBlockStateChange", spot, { previousPermutation: before });
    if (!switches.onPlaceOnStateChange) return;
  } else {
    // One tick late, with the block already gone [measured by others: platform.md 2.1].
    later(1, () => callBlockHook(previous, "onBreak", spot, { brokenBlockPermutation: before }));
  }
  callBlockHook(next, "onPlace", spot, { previousBlock: before });
}
