// Where a straight look meets a box. Pure geometry.
import type { EntityRecord, Vector3 } from "./model.ts";
import type { Box } from "./packs.ts";

export function hitBox({ location: { x, y, z }, definition: { width, height } }: EntityRecord): Box {
  const half = width / 2;
  return { from: [x - half, y, z - half], to: [x + half, y + height, z + half] };
}

/** How far along from eyes (0) to target (1) the look enters the box; infinity when it does not. */
export function enter({ from, to }: Box, eyes: Vector3, target: Vector3): number {
  let [first, last] = [0, 1];
  const axes = [
    [eyes.x, target.x, from[0], to[0]],
    [eyes.y, target.y, from[1], to[1]],
    [eyes.z, target.z, from[2], to[2]],
  ] as const;
  for (const [start, end, low, high] of axes) {
    const way = end - start;
    if (way === 0 && (start < low || start > high)) return Number.POSITIVE_INFINITY;
    if (way === 0) continue;
    const [near, far] = [(low - start) / way, (high - start) / way];
    first = Math.max(first, Math.min(near, far));
    last = Math.min(last, Math.max(near, far));
  }
  return first <= last ? first : Number.POSITIVE_INFINITY;
}
