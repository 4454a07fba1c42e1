// Alone against a target.
import { describe, expect, it } from "vitest";
import { reachesTarget } from "../../scripts/engine/target.ts";

describe("a target", () => {
  it("is reached by a total equal to it or above", () => {
    expect(reachesTarget(250, 250)).toBe(true);
    expect(reachesTarget(251, 250)).toBe(true);
  });

  it("is missed by one point less", () => {
    expect(reachesTarget(249, 250)).toBe(false);
  });
});
