// The pips of a die, in its texture as in pictures: each two pixels wide, and one apart.
import type { Face } from "../../engine/dice.ts";

const PIPS: Readonly<Record<Face, readonly string[]>> = {
  1: ["...", ".p.", "..."],
  2: ["p..", "...", "..p"],
  3: ["p..", ".p.", "..p"],
  4: ["p.p", "...", "p.p"],
  5: ["p.p", ".p.", "p.p"],
  6: ["p.p", "p.p", "p.p"],
};

/** Whether a pixel is one of a pip. @param x @param y from the corner of the place for the first pip. */
export function isPip(face: Face, x: number, y: number): boolean {
  const place = PIPS[face][Math.floor(y / 3)]?.[Math.floor(x / 3)];
  return place === "p" && x % 3 < 2 && y % 3 < 2;
}
