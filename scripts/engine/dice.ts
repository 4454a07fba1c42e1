// Dice as plain data: faces in table order, and the counts that every scorer reads.

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The dice of one player from left to right; empty before the first roll of a turn. */
export type Dice = readonly Face[];

/** How many dice show each face: `counts[face]`; index 0 is always 0. */
export type Counts = readonly number[];

export function isFace(value: unknown): value is Face {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;
}

export function sumOfDice(dice: Dice): number {
  return dice.reduce<number>((sum, face) => sum + face, 0);
}

export function sumOf(counts: Counts): number {
  let sum = 0;
  for (const face of FACES) sum += face * (counts[face] ?? 0);
  return sum;
}
