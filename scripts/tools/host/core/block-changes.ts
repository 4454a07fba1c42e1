// What happens to blocks by no player's hand: commands, explosions, pistons, fire, and edits that tell nobody; and a
// look at what stands there. What the game does with blocks beside them is left out.
import { changeBlock, resolvePermutation } from "./blocks.ts";
import { emit, onRequest } from "./driver-port.ts";
import { dropItem } from "./entity-life.ts";
import { STEP } from "./faces.ts";
import {
  AIR,
  add,
  chunkAt,
  chunks,
  distance,
  OVERWORLD,
  type Permutation,
  permutationAt,
  type Spot,
  type Vector3,
  writePermutation,
} from "./model.ts";
import type { States } from "./pack-files.ts";
import { blocks, dimensionId } from "./packs.ts";
import { newItem } from "./stacks.ts";

/** In the overworld, where nothing else is said. */
export type Place = Vector3 & { readonly dimension?: string };
export const spotAt = ({ x, y, z, dimension }: Place): Spot => ({
  x,
  y,
  z,
  dimension: dimensionId(dimension),
});
/** Where commands and the game's own forces reach. */
export function reached(place: Place): Spot {
  const spot = spotAt(place);
  if (chunkAt(spot).isLoaded) return spot;
  throw new Error(
    `The chunk of ${place.x} ${place.y} ${place.z} is not loaded: load it first, or overwrite.`,
  );
}

type SetBlock = Place & { readonly block: string; readonly states: States };
onRequest("setblock", ({ block, states, ...place }: SetBlock) => {
  changeBlock(reached(place), resolvePermutation(block, states));
});
/** As a structure, a world editor or an edit of a chunk that is not loaded. */
onRequest("overwrite", ({ block, states, ...place }: SetBlock) => {
  writePermutation(spotAt(place), resolvePermutation(block, states));
});
/** As `/clone` of one block. */
onRequest("clone", ({ from, to }: { readonly from: Place; readonly to: Place }) => {
  changeBlock(reached(to), permutationAt(reached(from)));
});

function componentsOf({ typeId, states }: Permutation): Readonly<Record<string, unknown>> {
  return blocks.get(typeId)?.componentsIn(states) ?? {};
}
/** It drops itself: loot tables are not read. */
export function breakAndDrop(spot: Spot): void {
  const { typeId } = permutationAt(spot);
  changeBlock(spot, AIR);
  dropItem(newItem(typeId), { ...spot, ...add(spot, { x: 0.5, y: 0.25, z: 0.5 }) });
}
type PlacedBlock = Spot & Permutation;
/** Every block of the chunks that are loaded, but what has been there from the beginning. */
function placedBlocks(dimension: string): PlacedBlock[] {
  const loaded = [...chunks].filter(([key, { isLoaded }]) => isLoaded && key.startsWith(`${dimension}|`));
  return loaded.flatMap(([, { blocks: placed }]) =>
    [...placed].flatMap(([place, permutation]) => {
      const [x = 0, y = 0, z = 0] = place.split(" ").map(Number);
      return permutation.typeId === AIR.typeId ? [] : [{ dimension, x, y, z, ...permutation }];
    }),
  );
}
/** believed: whatever resists not wholly goes and drops. The game's own blocks stay, to stand on. */
onRequest("explode", ({ radius, ...place }: Place & { readonly radius: number }) => {
  const middle = reached(place);
  const hit = placedBlocks(middle.dimension).filter(
    (block) =>
      distance(block, middle) <= radius &&
      !block.typeId.startsWith("minecraft:") &&
      componentsOf(block)["minecraft:destructible_by_explosion"] !== false,
  );
  for (const { x, y, z, dimension } of hit) breakAndDrop({ x, y, z, dimension });
});

/** Tells whether it came to pass. */
function onForce(kind: string, force: (spot: Spot, block: Permutation) => boolean): void {
  onRequest(kind, (place: Place) => {
    const spot = reached(place);
    const block = permutationAt(spot);
    if (block.typeId === AIR.typeId)
      throw new Error(`There is no block at ${place.x} ${place.y} ${place.z} to ${kind}.`);
    emit({ t: "forced", done: force(spot, block) });
  });
}
/** One step to the east, where there is room: rows are not pushed. believed: it breaks here and is placed there. */
onForce("push", (spot, block) => {
  const target = { ...spot, ...add(spot, STEP.East) };
  const movable = componentsOf(block)["minecraft:movable"] as { readonly movement_type?: string } | undefined;
  const isFree = chunkAt(target).isLoaded && permutationAt(target).typeId === AIR.typeId;
  if (movable?.movement_type === "immovable" || !isFree) return false;
  changeBlock(spot, AIR);
  changeBlock(target, block);
  return true;
});
/** Fire beside it. believed: what can burn burns away. */
onForce("burn", (spot, block) => {
  const burns = Boolean(componentsOf(block)["minecraft:flammable"]);
  if (burns) changeBlock(spot, AIR);
  return burns;
});

onRequest("lookAtBlock", (place: Place) => emit({ t: "block", ...permutationAt(spotAt(place)) }));
onRequest("lookAtBlocks", () => emit({ t: "blocks", blocks: placedBlocks(OVERWORLD) }));
