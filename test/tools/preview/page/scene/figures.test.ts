import { Vector3 } from "three";
import { expect, test } from "vitest";
import { figure } from "../../../../../scripts/tools/preview/page/scene/figures.ts";
import type { SceneFigure } from "../../../../../scripts/tools/preview/wire.ts";

const ANA: SceneFigure = { name: "Ana", x: 0.5, y: 64, z: 0.5, yaw: 0, sits: false };

/** The lowest and the highest point, and where the eyes are, from the middle of the figure. */
function measured(player: SceneFigure) {
  const body = figure(player);
  body.updateMatrixWorld(true);
  const heights: number[] = [];
  const eyes = new Vector3();
  body.traverse((part) => {
    if (part.name === "eye") eyes.add(part.getWorldPosition(new Vector3()).sub(body.position));
    if (part.name !== "")
      heights.push(...[-0.5, 0.5].map((y) => new Vector3(0, y, 0).applyMatrix4(part.matrixWorld).y));
  });
  // Adding 0 makes 0 of -0.
  return {
    eyes: eyes
      .setY(0)
      .normalize()
      .toArray()
      .map((value) => Math.round(value) + 0),
    heights,
  };
}

test.each([
  [0, "south", [0, 0, 1]],
  [90, "west", [-1, 0, 0]],
  [180, "north", [0, 0, -1]],
  [-90, "east", [1, 0, 0]],
])("a player with the yaw %d looks %s", (yaw, _, direction) => {
  expect(measured({ ...ANA, yaw }).eyes).toEqual(direction);
});

test("a standing player stands on the ground and is 1.8 blocks high", () => {
  const { heights } = measured(ANA);
  expect(Math.min(...heights)).toBeCloseTo(64);
  expect(Math.max(...heights)).toBeCloseTo(65.8);
});

test("a sitting player's feet do not reach into the ground", () => {
  expect(Math.min(...measured({ ...ANA, y: 64.45, sits: true }).heights)).toBeGreaterThan(64);
});
