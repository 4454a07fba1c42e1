// Blocks: what scripts read and write, a block being a look at a place and a permutation a value; and the one way in
// which a block changes, which calls the hooks of what stood and of what stands there.
import { callHooks, type HookName } from "./custom-components.ts";
import { gameError } from "./errors.ts";
import {
  AIR,
  chunkAt,
  floorVector,
  HEIGHT,
  type Permutation,
  permutationAt,
  type Spot,
  type Vector3,
  writePermutation,
} from "./model.ts";
import type { States } from "./pack-files.ts";
import { blocks, withNamespace } from "./packs.ts";
import { believed, handleOf, implement, make } from "./registry.ts";
import { nextTick } from "./scheduler.ts";

export const apiBlock = (spot: Spot): object => make("Block", { ...spot });
export const apiDimension = (id: string): object => make("Dimension", { id });
export const apiPermutation = (permutation: Permutation): object => make("BlockPermutation", permutation);

/** As callHooks does it. */
export function callBlockHook<D extends object>(
  { typeId }: Permutation,
  name: HookName,
  spot: Spot,
  data: D,
): D | undefined {
  const place = { block: apiBlock(spot), dimension: apiDimension(spot.dimension) };
  return callHooks("Block", blocks.get(typeId)?.custom ?? [], name, { ...place, ...data });
}

export function changeBlock(spot: Spot, next: Permutation): void {
  const previous = permutationAt(spot);
  const isSameType = previous.typeId === next.typeId;
  if (isSameType && Object.entries(next.states).every(([name, value]) => previous.states[name] === value))
    return;
  writePermutation(spot, next);
  const before = apiPermutation(previous);
  // One tick late, with the block already gone [measured by others].
  if (!isSameType) {
    nextTick(() => callBlockHook(previous, "onBreak", spot, { brokenBlockPermutation: before }));
  }
  // Again for a changed state [believed: to the add-on's disadvantage].
  callBlockHook(next, "onPlace", spot, { previousBlock: before });
}

export function resolvePermutation(name: string, states: States = {}): Permutation {
  const typeId = withNamespace(name);
  const definition = blocks.get(typeId);
  if (!definition) throw new Error(`Block type '${typeId}' is not known.`);
  for (const [state, value] of Object.entries(states)) {
    if (definition.states[state]?.includes(value)) continue;
    throw new Error(
      `Failed to resolve block '${typeId}': state '${state}' cannot be ${JSON.stringify(value)}.`,
    );
  }
  const defaults = Object.entries(definition.states).map(([state, [first = 0]]) => [state, first] as const);
  return { typeId, states: { ...Object.fromEntries(defaults), ...states } };
}

implement<{ readonly id: string }>("BlockType", { get: { id: ({ id }) => id } });
implement<Permutation>("BlockPermutation", {
  get: { type: ({ typeId }) => make("BlockType", { id: typeId }) },
  call: {
    resolve: (_, name: string, states?: States) => apiPermutation(resolvePermutation(name, states)),
    getAllStates: ({ states }) => ({ ...states }),
  },
});

/** A place whose chunk is loaded. */
export function loaded<S extends Spot>(spot: S): S {
  if (chunkAt(spot).isLoaded) return spot;
  const { x, y, z } = spot;
  throw gameError(
    "LocationInUnloadedChunkError",
    `Trying to access location (${x}, ${y}, ${z}) which is not in a chunk currently loaded and ticking.`,
  );
}
/** The block in which a point lies; undefined where no chunk is loaded, refused above and below the world. */
export function blockAt(dimension: string, point: Vector3): object | undefined {
  const spot = { dimension, ...floorVector(point) };
  if (spot.y < HEIGHT.min || spot.y >= HEIGHT.max) {
    throw gameError("LocationOutOfWorldBoundariesError", `There is no block at height ${spot.y}.`);
  }
  return chunkAt(spot).isLoaded ? apiBlock(spot) : undefined;
}
const dry = believed("no block of this host is a liquid");
implement<Spot>("Block", { get: { isLiquid: () => false } }, dry);
implement<Spot>("Block", {
  get: {
    x: ({ x }) => x,
    y: ({ y }) => y,
    z: ({ z }) => z,
    dimension: ({ dimension }) => apiDimension(dimension),
    isValid: (spot) => chunkAt(spot).isLoaded,
    typeId: (spot) => permutationAt(loaded(spot)).typeId,
    permutation: (spot) => apiPermutation(permutationAt(loaded(spot))),
    isAir: (spot) => permutationAt(loaded(spot)).typeId === AIR.typeId,
  },
  call: {
    bottomCenter: ({ x, y, z }) => ({ x: x + 0.5, y, z: z + 0.5 }),
    setPermutation: (spot, permutation: object) =>
      changeBlock(loaded(spot), handleOf<Permutation>(permutation)),
  },
});
