// The six faces of a block, and where each looks.
import type { Vector3 } from "./model.ts";

export type Face = "Up" | "Down" | "North" | "South" | "West" | "East";

/** To the block beside that face. */
export const STEP: Readonly<Record<Face, Vector3>> = {
  Up: { x: 0, y: 1, z: 0 },
  Down: { x: 0, y: -1, z: 0 },
  North: { x: 0, y: 0, z: -1 },
  South: { x: 0, y: 0, z: 1 },
  West: { x: -1, y: 0, z: 0 },
  East: { x: 1, y: 0, z: 0 },
};
