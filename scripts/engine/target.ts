// Alone against a target: whether a final total has reached it.

/** A total equal to the target has reached it. */
export function reachesTarget(total: number, target: number): boolean {
  return total >= target;
}
