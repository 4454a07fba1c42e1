// What a player's click meets: a block's face within reach, or an entity that stands in the way.

import type { BlockSpot } from "./block-changes.ts";
import { eyesOf } from "./entities.ts";
import { hasForm } from "./forms.ts";
import { lookAt } from "./gestures.ts";
import {
  AIR,
  add,
  distance,
  type EntityRecord,
  entitiesIn,
  type Permutation,
  type PlayerRecord,
  permutationAt,
  type Vector3,
} from "./model.ts";
import { type Box, blocks } from "./packs.ts";
import { type ByPlayer, playerNamed } from "./player-life.ts";
import { enter, hitBox } from "./rays.ts";

export type Face = "Up" | "Down" | "North" | "South" | "West" | "East";
export const STEP: Readonly<Record<Face, Vector3>> = {
  Up: { x: 0, y: 1, z: 0 },
  Down: { x: 0, y: -1, z: 0 },
  North: { x: 0, y: 0, z: -1 },
  South: { x: 0, y: 0, z: 1 },
  West: { x: -1, y: 0, z: 0 },
  East: { x: 1, y: 0, z: 0 },
};
/** believed: between the reach of touch and of a mouse. */
const REACH = 7;

export interface ClickRequest extends ByPlayer, Vector3 {
  readonly face?: Face;
}
export interface Click {
  readonly player: PlayerRecord;
  readonly spot: BlockSpot;
  readonly block: Permutation;
  readonly face: Face;
  /** Where on the block, from its corner. */
  readonly faceLocation: Vector3;
}

/** A player whose hands are free; a sentence otherwise. */
export function freeHands(name: string): PlayerRecord {
  const record = playerNamed(name);
  if (record.player.dead) throw new Error(`${name} is dead: respawn first.`);
  if (hasForm(record.id)) throw new Error(`${name} has a form open: answer or close it first.`);
  return record;
}

/** The middle of a face of the box that a click meets, from the cell's corner. */
function faceMiddle({ from, to }: Box, face: Face): Vector3 {
  const at = (axis: 0 | 1 | 2, step: number): number =>
    step === 0 ? (from[axis] + to[axis]) / 2 : step > 0 ? to[axis] : from[axis];
  const { x, y, z } = STEP[face];
  return { x: at(0, x), y: at(1, y), z: at(2, z) };
}

/** Turns the player's head to the block: nobody clicks what is not looked at. */
export function aim({ player: name, x, y, z, face = "Up" }: ClickRequest): Click {
  const player = freeHands(name);
  const spot = { dimension: player.dimension, x, y, z };
  const block = permutationAt(spot.dimension, spot);
  const selection = blocks.get(block.typeId)?.selection;
  if (!selection || block.typeId === AIR.typeId) {
    throw new Error(`There is no block at ${x} ${y} ${z} for ${name} to click.`);
  }
  const faceLocation = faceMiddle(selection, face);
  const target = add(spot, faceLocation);
  if (distance(eyesOf(player), target) > REACH) {
    throw new Error(`${name} is too far from ${x} ${y} ${z}: stand within ${REACH} blocks.`);
  }
  lookAt(player, target);
  return { player, spot, block, face, faceLocation };
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
