import { Scene, Sprite, Texture } from "three";
import { expect, test } from "vitest";
import { sparksIn } from "../../../../../scripts/tools/preview/page/scene/sparks.ts";
import { PACKS } from "./files.ts";

const WITH_TEXTURE = {
  ...PACKS,
  textures: new Map([["textures/tabletop/yahtzee/confetti", new Texture()]]),
};
const BURST = { particle: "tabletop_yahtzee:confetti", x: 3, y: 65, z: 4 };

test("a burst of confetti flies up in its colours, falls and is gone within two seconds", () => {
  const scene = new Scene();
  const { burst, pass } = sparksIn(scene, WITH_TEXTURE);
  expect(pass(1)).toBe(false);
  burst([BURST]);
  const sparks = scene.children.filter((child) => child instanceof Sprite);
  expect(sparks).toHaveLength(24);
  const colours = new Set(sparks.map(({ material }) => material.map?.offset.x));
  expect([...colours].every((left) => [0, 0.25, 0.5, 0.75].includes(left ?? -1))).toBe(true);
  const heights = () => sparks.map(({ position }) => position.y);
  expect(heights()).toEqual(Array(24).fill(65));
  expect(pass(0.1)).toBe(true);
  expect(Math.min(...heights())).toBeGreaterThan(65);
  for (let step = 0; step < 6; step++) pass(0.1);
  const before = Math.max(...heights());
  expect(pass(0.1)).toBe(true);
  expect(Math.max(...heights())).toBeLessThan(before);
  for (let step = 0; step < 8; step++) pass(0.1);
  expect(pass(0.1)).toBe(false);
  expect(scene.children).toEqual([]);
});

test("what the packs do not have is named", () => {
  expect(() => sparksIn(new Scene(), PACKS).burst([{ ...BURST, particle: "my:smoke" }])).toThrow("my:smoke");
});
