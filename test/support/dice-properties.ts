// What the add-on would set of a dice entity, in short.
import { DICE_PROPERTIES } from "../../scripts/minecraft/ids.ts";

export interface OnBoard {
  readonly faces?: readonly number[];
  /** The numbers of the dice, from 1 on. */
  readonly held?: readonly number[];
  readonly roll?: number;
  readonly from?: number;
  readonly turn?: number;
  readonly style?: number;
  readonly pace?: number;
  readonly mark?: number;
}
/** Dice of a table that looks north, where nothing else is said. */
export function diceProperties({
  faces = [],
  held = [],
  ...others
}: OnBoard): Readonly<Record<string, boolean | number>> {
  const { faces: faceIds, held: heldIds, ...ids } = DICE_PROPERTIES;
  const all = { roll: 0, from: 2, turn: 2, style: 0, pace: 2, mark: 0, ...others };
  return Object.fromEntries([
    ...faceIds.map((id, die) => [id, faces[die] ?? 0]),
    ...heldIds.map((id, die) => [id, held.includes(die + 1)]),
    ...Object.entries(ids).map(([name, id]) => [id, all[name as keyof typeof ids]]),
  ]);
}
