// What a player's click meets: a block's face within reach, or an entity that stands in the way.
import { eyesOf } from "./entities.ts";
import { type Face, STEP } from "./faces.ts";
import {
  AIR,
  add,
  chunkAt,
  distance,
  type EntityRecord,
  entitiesIn,
  isPlayer,
  type Permutation,
  type PlayerRecord,
  permutationAt,
  type Spot,
  type Vector3,
} from "./model.ts";
import type { Box } from "./pack-files.ts";
import { blocks } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { hasForm } from "./screens.ts";

const AXES = ["x", "y", "z"] as const;
/** believed: between the reach of touch and of a mouse. */
const REACH = 7;

export interface ClickRequest extends ByPlayer, Vector3 {
  readonly face: Face;
}
export interface Click {
  readonly player: PlayerRecord;
  readonly spot: Spot;
  readonly block: Permutation;
  readonly face: Face;
  /** Where on the block, from its corner. */
  readonly faceLocation: Vector3;
}

/** The middle of a face of the box that a click meets. */
function faceMiddle({ from, to }: Box, face: Face): Vector3 {
  const at = (axis: "x" | "y" | "z"): number =>
    (from[axis] + to[axis] + STEP[face][axis] * (to[axis] - from[axis])) / 2;
  return { x: at("x"), y: at("y"), z: at("z") };
}

export function aim({ player: name, x, y, z, face }: ClickRequest): Click {
  const player = playerNamed(name);
  if (player.player.isDead) throw new Error(`${name} is dead.`);
  if (hasForm(player.id)) throw new Error(`${name} has a form open: answer or close it first.`);
  const spot = { dimension: player.dimension, x, y, z };
  const block = permutationAt(spot);
  const selection = blocks.get(block.typeId)?.selection;
  if (!selection || block.typeId === AIR.typeId || !chunkAt(spot).isLoaded) {
    throw new Error(`There is no block at ${x} ${y} ${z} for ${name} to click.`);
  }
  const faceLocation = faceMiddle(selection, face);
  if (distance(eyesOf(player), add(spot, faceLocation)) > REACH) {
    throw new Error(`${name} is too far from ${x} ${y} ${z}: stand within ${REACH} blocks.`);
  }
  return { player, spot, block, face, faceLocation };
}

/** A block cannot be placed into a player. */
export function playerStandsIn(spot: Spot): boolean {
  return entitiesIn(spot.dimension).some((record) => {
    const { from, to } = hitBox(record);
    return isPlayer(record) && AXES.every((axis) => spot[axis] < to[axis] && spot[axis] + 1 > from[axis]);
  });
}
function hitBox({ location, definition: { width, height } }: EntityRecord): Box {
  const half = width / 2;
  return {
    from: add(location, { x: -half, y: 0, z: -half }),
    to: add(location, { x: half, y: height, z: half }),
  };
}
/** How far along from eyes (0) to target (1) a straight look enters the box; infinity when it does not. */
function enter({ from, to }: Box, eyes: Vector3, target: Vector3): number {
  let [first, last] = [0, 1];
  for (const axis of AXES) {
    const way = target[axis] - eyes[axis];
    if (way === 0 && (eyes[axis] < from[axis] || eyes[axis] > to[axis])) return Number.POSITIVE_INFINITY;
    if (way === 0) continue;
    const [one, other] = [(from[axis] - eyes[axis]) / way, (to[axis] - eyes[axis]) / way];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first <= last ? first : Number.POSITIVE_INFINITY;
}
/** Riders look through their seat, and nobody clicks what the eyes are in. */
export function entityBefore({ player, spot, faceLocation }: Click): EntityRecord | undefined {
  const [eyes, target] = [eyesOf(player), add(spot, faceLocation)];
  const hits = entitiesIn(spot.dimension)
    .filter((record) => record !== player && record !== player.mount && record.item === undefined)
    .map((record) => ({ record, at: enter(hitBox(record), eyes, target) }))
    .filter(({ at }) => at > 0 && at < 1);
  return hits.sort((a, b) => a.at - b.at)[0]?.record;
}
