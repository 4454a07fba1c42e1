// Where dice lie and what they show, once they have come to rest.
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { blockLookOf } from "../../scripts/tools/preview/page/scene/block-look.ts";
import { blockNamed } from "../tools/preview/page/scene/files.ts";
import { DrawnDice, extent, type Point, type Side } from "./drawn-dice.ts";

const FACES = [1, 2, 3, 4, 5, 6];
const DICE = [1, 2, 3, 4, 5, 6];
const ROLLS = Array.from({ length: 100 }, (_, roll) => roll);

/** How much is between two dice that lie flat, along that side of one of them which shows most. */
function gapOf(tops: readonly [Side, Side]): number {
  const flat = tops.map((side) => side.map(({ at: [x, , z] }) => [x, z] as const));
  const sides = flat.flatMap(([corner = [0, 0], ...others]) =>
    others.slice(0, 2).map(([x, z]) => [(x - corner[0]) / 2, (z - corner[1]) / 2] as const),
  );
  const gaps = sides.map(([x, z]) => {
    const [one, other] = flat.map((corners) => corners.map((corner) => corner[0] * x + corner[1] * z));
    return Math.max(
      Math.min(...(one ?? [])) - Math.max(...(other ?? [])),
      Math.min(...(other ?? [])) - Math.max(...(one ?? [])),
    );
  });
  return Math.max(...gaps);
}

describe.each([5, 6])("%d dice", (count) => {
  const bones = DICE.slice(0, count).map((die) => `face${die}`);

  test("lie flat in the tray after every roll, in their order, and do not touch", () => {
    const dice = new DrawnDice({});
    for (const roll of ROLLS) {
      dice.show({ faces: bones.map(() => 3), roll, pace: 0 });
      dice.passes(0.1);
      const places = bones.map((bone) => extent(dice.points(bone)));
      for (const { x, y, z } of places) {
        expect([y.from, y.to]).toEqual([expect.closeTo(15, 6), expect.closeTo(17, 6)]);
        expect(Math.min(x.from + 7, 7 - x.to, z.from + 7, -z.to), `roll ${roll}`).toBeGreaterThan(0);
      }
      const across = places.map(({ x }) => x.middle);
      expect(across).toEqual([...across].sort((a, b) => a - b));
      const tops = bones.map((bone) => dice.top(bone));
      const gaps = tops.slice(1).map((top, before) => gapOf([tops[before] ?? [], top]));
      expect(Math.min(...gaps), `roll ${roll}`).toBeGreaterThan(0.05);
    }
  });

  test("lie straight in their places in the side tray while they are held, whatever was rolled", () => {
    for (const roll of [0, 41, 99]) {
      const dice = new DrawnDice({ faces: bones.map(() => 5), held: DICE, roll });
      for (const [index, bone] of bones.entries()) {
        const { x, y, z } = extent(dice.points(bone));
        const middle = (index - 2.5) * 2.4;
        const ends = [middle - 1, middle + 1, 15, 17, 1.75, 3.75].map((end) => expect.closeTo(end, 6));
        expect([x, y, z].flatMap(({ from, to }) => [from, to])).toEqual(ends);
      }
    }
  });

  test("leave the others where they lie when one is held, and come back to where they were", () => {
    const faces = bones.map(() => 2);
    const dice = new DrawnDice({ faces, roll: 8 });
    const before = bones.map((bone) => dice.points(bone));
    dice.show({ faces, roll: 8, held: [2] });
    dice.passes(0.1);
    expect(dice.points("face1")).toEqual(before[0]);
    expect(extent(dice.points("face2")).z.middle).toBeCloseTo(2.75);
    dice.show({ faces, roll: 8 });
    dice.passes(0.1);
    expect(bones.map((bone) => dice.points(bone))).toEqual(before);
  });
});

test("a roll never leaves the dice where the one before it did", () => {
  const dice = new DrawnDice({});
  const places = ROLLS.map((roll) => {
    dice.show({ faces: FACES, roll, pace: 0 });
    dice.passes(0.1);
    return DICE.map((die) => extent(dice.points(`face${die}`)).z.middle);
  });
  places.forEach((now, roll) => {
    const before = places.at(roll - 1) ?? [];
    expect(Math.max(...now.map((z, die) => Math.abs(z - (before[die] ?? z))))).toBeGreaterThan(1);
  });
});

test("a die that is not there is not seen, one that is there is", () => {
  const dice = new DrawnDice({ faces: [1, 0, 3, 4, 5] });
  expect(DICE.filter((die) => dice.isSeen(`face${die}`))).toEqual([1, 3, 4, 5]);
});

/** Pips of a side, counted in the picture: four pixels each, dark or of a strong colour. */
function pipsOn(picture: PNG, side: Side): { readonly count: number; readonly colours: readonly string[] } {
  const { width, height, data } = picture;
  const [left, right] = [0, 3].map((corner) => Math.round((side[corner]?.u ?? 0) * width));
  const [top, bottom] = [0, 3].map((corner) => Math.round((1 - (side[corner]?.v ?? 0)) * height));
  const colours: string[] = [];
  for (let y = top ?? 0; y < (bottom ?? 0); y++) {
    for (let x = left ?? 0; x < (right ?? 0); x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
      if (blue >= 100) continue;
      colours.push(red > 150 ? "red" : green > 100 ? "green" : "black");
    }
  }
  return { count: colours.length / 4, colours: [...new Set(colours)] };
}

describe.each([
  ["plain", { 1: "black", 2: "black", 3: "black", 4: "black", 5: "black", 6: "black" }],
  ["kismet", { 1: "black", 2: "red", 3: "green", 4: "green", 5: "red", 6: "black" }],
])("%s dice", (style, colours: Readonly<Record<number, string>>) => {
  const picture = PNG.sync.read(readFileSync(`resource_pack/textures/tabletop/yahtzee/dice_${style}.png`));

  test("show on top the face that was rolled, in its colour, held or not", () => {
    for (const first of FACES) {
      const faces = DICE.map((die) => ((first + die) % 6) + 1);
      const dice = new DrawnDice({ faces, held: [2, 5], roll: first });
      expect(DICE.map((die) => pipsOn(picture, dice.top(`face${die}`)))).toEqual(
        faces.map((count) => ({ count, colours: [colours[count]] })),
      );
    }
  });

  test.each(DICE)("of die %d opposite faces sum up to seven, and all six are there", (die) => {
    const sides = new DrawnDice({ faces: FACES }).sides(`face${die}`);
    const middles = sides.map((side) => new Vector3(...extent(side.map(({ at }) => at)).middle));
    const pips = sides.map((side) => pipsOn(picture, side).count);
    expect([...pips].sort()).toEqual(FACES);
    const farthest = middles.map((middle) => {
      const away = middles.map((other) => other.distanceTo(middle));
      return away.indexOf(Math.max(...away));
    });
    expect(pips.map((count, side) => count + (pips[farthest[side] ?? 0] ?? 0))).toEqual(pips.map(() => 7));
  });
});

describe("where the table looks", () => {
  test.each([
    ["south", 0],
    ["west", 1],
    ["north", 2],
    ["east", 3],
  ] as const)("%s, dice lie where the block's own model has their places", (direction, turn) => {
    const places = (at: number): readonly Vector3[] => {
      const dice = new DrawnDice({ faces: FACES, held: [1, 6], roll: 5, turn: at });
      return DICE.map((die) => new Vector3(...extent(dice.points(`face${die}`)).middle));
    };
    const { turn: radians } = blockLookOf(blockNamed("oak_small_game_table"), {
      "minecraft:cardinal_direction": direction,
    });
    // In the pixels of the packs x is mirrored, and so is the sense of a turn.
    const turned = places(2).map((place) => place.applyAxisAngle(new Vector3(0, 1, 0), -radians));
    places(turn).forEach((place, die) => {
      expect(place.distanceTo(turned[die] ?? new Vector3())).toBeLessThan(1e-6);
    });
  });

  test("the hit box of dice in the middle of the block lies inside the box that a click on the table meets", () => {
    const { components } = JSON.parse(readFileSync("behavior_pack/entities/dice.json", "utf8"))[
      "minecraft:entity"
    ];
    const { width, height } = components["minecraft:collision_box"];
    const corners = [
      [-width / 2, 0.5, -width / 2],
      [width / 2, 0.5 + height, width / 2],
    ].map((corner) => new Vector3(...corner));
    for (const direction of ["north", "east", "south", "west"]) {
      const { box } = blockLookOf(blockNamed("oak_small_game_table"), {
        "minecraft:cardinal_direction": direction,
      });
      expect(corners.every((corner) => box.containsPoint(corner))).toBe(true);
    }
  });
});

test("the mark is over the edge of the side that it names, and nowhere without one", () => {
  const middle = (mark: number, turn = 2): Point =>
    extent(new DrawnDice({ mark, turn }).points("arrow")).middle;
  const near = (value: number) => expect.closeTo(value, 0);
  expect([1, 2, 3, 4].map((mark) => middle(mark))).toEqual([
    [near(0), near(22), near(7.5)],
    [near(7.5), near(22), near(0)],
    [near(0), near(22), near(-7.5)],
    [near(-7.5), near(22), near(0)],
  ]);
  expect(middle(2, 1)).toEqual(middle(2));
  expect([0, 3].map((mark) => new DrawnDice({ mark }).isSeen("arrow"))).toEqual([false, true]);
});
