// Entities as they are drawn: that they come, go and rest; how the dice move is in test/packs.
import { Scene } from "three";
import { describe, expect, test } from "vitest";
import { entitiesIn } from "../../../../../scripts/tools/preview/page/scene/entities.ts";
import { diceProperties, type OnBoard } from "../../../../support/dice-properties.ts";
import { PACKS } from "./files.ts";

const dice = (board: OnBoard = {}, id = "1") => ({
  id,
  typeId: "tabletop_yahtzee:dice",
  x: 0.5,
  y: 64.5,
  z: 0.5,
  yaw: 0,
  properties: diceProperties(board),
});
function drawn() {
  const scene = new Scene();
  const { show, pass } = entitiesIn(scene, PACKS);
  /** How many pictures it takes until nothing moves any more; 200 at most. */
  const pictures = (): number => {
    let count = 1;
    while (pass(0.05) && count < 200) count += 1;
    return count;
  };
  const cup = () => scene.getObjectByName("cup")?.position.toArray() ?? [];
  return { scene, show, pictures, cup };
}
const ROLL: OnBoard = { faces: [1, 2, 3, 4, 5], roll: 1 };

test("an entity comes, is moved and goes with what is told", () => {
  const { scene, show } = drawn();
  expect(show([dice()], false)).toBe(true);
  expect(show([dice()], false)).toBe(false);
  expect(show([{ ...dice(), x: 8.5, yaw: 90 }, dice({}, "2")], false)).toBe(true);
  expect(scene.children.map(({ position }) => position.x)).toEqual([8.5, 0.5]);
  expect(scene.children.map(({ rotation }) => Math.round((rotation.y * 180) / Math.PI))).toEqual([90, 180]);
  expect(show([dice({}, "2")], false)).toBe(true);
  expect(scene.children).toHaveLength(1);
});

test("an entity that the packs do not draw is left out", () => {
  const { scene, show } = drawn();
  expect(show([{ ...dice(), typeId: "minecraft:minecart" }], false)).toBe(false);
  expect(scene.children).toEqual([]);
});

describe("pictures are made", () => {
  test("as long as a throw lasts and a little longer, then no more", () => {
    const { show, pictures } = drawn();
    show([dice()], false);
    expect(pictures()).toBeLessThan(10);
    show([dice(ROLL)], false);
    const count = pictures();
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(30);
  });

  test("without end while the mark floats, and not after it", () => {
    const { show, pictures } = drawn();
    show([dice({ mark: 1 })], false);
    expect(pictures()).toBe(200);
    show([dice()], false);
    expect(pictures()).toBeLessThan(10);
  });

  test("once for who wants no motion: the dice lie there, and nothing swings", () => {
    const { scene, show, pictures, cup } = drawn();
    show([dice({ mark: 1 })], true);
    expect(pictures()).toBe(1);
    const before = cup();
    show([dice({ ...ROLL, mark: 1 })], true);
    expect(pictures()).toBe(1);
    expect(cup()).toEqual(before);
    expect(scene.getObjectByName("die1")?.visible).toBe(true);
  });
});
