// Block, BlockPermutation, BlockType: a block is a look at a place, a permutation is a value.
import { apiBlock, apiDimension, apiPermutation, type BlockSpot, changeBlock } from "./block-changes.ts";
import { documentedBodies } from "./bodies.ts";
import { HEIGHT, isLoaded, type Permutation, permutationAt, samePermutation, type Vector3 } from "./model.ts";
import { blocks, type StateValue, withNamespace } from "./packs.ts";
import { documented, handleOf, implement, make, throwGameError } from "./registry.ts";

type States = Readonly<Record<string, StateValue>>;

const tagsOf = ({ typeId }: Permutation): readonly string[] => blocks.get(typeId)?.tags ?? [];

export function resolvePermutation(name: string, states: States = {}): Permutation {
  const typeId = withNamespace(name);
  const definition = blocks.get(typeId);
  if (!definition) throw new Error(`Block type '${typeId}' is not known.`);
  const defaults = Object.entries(definition.states).map(
    ([state, values]) => [state, values[0] ?? 0] as const,
  );
  const start: Permutation = { typeId, states: Object.fromEntries(defaults) };
  return Object.entries(states).reduce((found, [state, value]) => withState(found, state, value), start);
}
export function withState({ typeId, states }: Permutation, state: string, value: StateValue): Permutation {
  if (!blocks.get(typeId)?.states[state]?.includes(value)) {
    throw new Error(
      `Failed to resolve block '${typeId}': state '${state}' cannot be ${JSON.stringify(value)}.`,
    );
  }
  return { typeId, states: { ...states, [state]: value } };
}
/** What setType and setBlockPermutation are given: a name, a type or a permutation. */
export function permutationFrom(given: string | object): Permutation {
  if (typeof given === "string") return resolvePermutation(given);
  const handle = handleOf<Permutation | { readonly id: string }>(given);
  return "id" in handle ? resolvePermutation(handle.id) : handle;
}

documentedBodies<{ id: string }>("BlockType", handleOf, { get: { id: ({ id }) => id } });
/** What a permutation and a block answer alike. */
const permutationCalls = {
  matches: (permutation: Permutation, name: string, states: States = {}) =>
    samePermutation({ typeId: withNamespace(name), states }, permutation),
  getTags: (permutation: Permutation) => [...tagsOf(permutation)],
  hasTag: (permutation: Permutation, tag: string) => tagsOf(permutation).includes(tag),
};
implement(
  "BlockPermutation",
  documented("typings: BlockPermutation.resolve", {
    resolve: (name: string, states?: States): object => apiPermutation(resolvePermutation(name, states)),
  }),
);
documentedBodies<Permutation>("BlockPermutation", handleOf, {
  get: { type: ({ typeId }) => make("BlockType", { id: typeId }) },
  call: {
    ...permutationCalls,
    withState: (permutation, state: string, value: StateValue) =>
      apiPermutation(withState(permutation, state, value)),
    getState: ({ states }, state: string) => states[state],
    getAllStates: ({ states }) => ({ ...states }),
  },
});

/** The place of a block object, refusing where the chunk is not loaded. */
function spotOf(api: object): BlockSpot {
  const spot = handleOf<BlockSpot>(api);
  if (!isLoaded(spot.dimension, spot)) throwUnloaded(spot);
  return spot;
}
export function throwUnloaded({ x, y, z }: Vector3): never {
  throwGameError(
    "LocationInUnloadedChunkError",
    `Trying to access location (${x}, ${y}, ${z}) which is not in a chunk currently loaded and ticking.`,
  );
}
/** @returns undefined where the chunk is not loaded or the world ends. */
export function blockAt(dimension: string, { x, y, z }: Vector3): object | undefined {
  const inside = y >= HEIGHT.min && y < HEIGHT.max;
  return inside && isLoaded(dimension, { x, z }) ? apiBlock({ dimension, x, y, z }) : undefined;
}
const beside = (spot: BlockSpot, x: number, y: number, z: number): object | undefined =>
  blockAt(spot.dimension, { x: spot.x + x, y: spot.y + y, z: spot.z + z });

documentedBodies<BlockSpot>("Block", handleOf, {
  get: {
    x: ({ x }) => x,
    y: ({ y }) => y,
    z: ({ z }) => z,
    location: ({ x, y, z }) => ({ x, y, z }),
    dimension: ({ dimension }) => apiDimension(dimension),
    isValid: (spot) => isLoaded(spot.dimension, spot),
  },
  call: {
    center: ({ x, y, z }) => ({ x: x + 0.5, y: y + 0.5, z: z + 0.5 }),
    bottomCenter: ({ x, y, z }) => ({ x: x + 0.5, y, z: z + 0.5 }),
  },
});
documentedBodies("Block", (api) => permutationAt(spotOf(api).dimension, spotOf(api)), {
  get: {
    typeId: ({ typeId }) => typeId,
    type: ({ typeId }) => make("BlockType", { id: typeId }),
    permutation: apiPermutation,
    isAir: ({ typeId }) => typeId === "minecraft:air",
    isLiquid: () => false,
  },
  call: permutationCalls,
});
documentedBodies("Block", spotOf, {
  call: {
    above: (spot, steps = 1) => beside(spot, 0, steps, 0),
    below: (spot, steps = 1) => beside(spot, 0, -steps, 0),
    north: (spot, steps = 1) => beside(spot, 0, 0, -steps),
    south: (spot, steps = 1) => beside(spot, 0, 0, steps),
    west: (spot, steps = 1) => beside(spot, -steps, 0, 0),
    east: (spot, steps = 1) => beside(spot, steps, 0, 0),
    offset: (spot, { x, y, z }: Vector3) => beside(spot, x, y, z),
    setPermutation: (spot, permutation: object) => changeBlock(spot, permutationFrom(permutation)),
    setType: (spot, type: string | object) => changeBlock(spot, permutationFrom(type)),
  },
});
