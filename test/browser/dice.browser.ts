// The dice as they are drawn: their pips are read from the picture, seen from above.
import type { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ScenePage } from "../../scripts/tools/pictures/scene-page.ts";
import { type Visit, visit } from "../../scripts/tools/pictures/visit.ts";
import { diceProperties, type OnBoard } from "../support/dice-properties.ts";

let place: Visit;
let scene: ScenePage;
beforeAll(async () => {
  place = await visit();
  scene = await ScenePage.open(place);
});
afterAll(async () => {
  expect(place.problems).toEqual([]);
  await place.close();
});

const DIRECTIONS = ["south", "west", "north", "east"];
const table = (turn: number) => ({
  ...{ x: 0, y: 64, z: 0, typeId: "tabletop_yahtzee:oak_small_game_table" },
  states: {
    "tabletop_yahtzee:board": 1,
    "tabletop_yahtzee:in_match": 1,
    "minecraft:cardinal_direction": DIRECTIONS[turn] ?? "",
  },
});
/** Another entity for each id: it is not seen thrown. */
const dice = (board: OnBoard, id: string) => ({
  ...{ id, typeId: "tabletop_yahtzee:dice", x: 0.5, y: 64.5, z: 0.5, yaw: 0 },
  properties: diceProperties(board),
});

/** Of the preview's first look: how far it is from the point that it turns round, which lies 0.4625 blocks below the top of dice. */
const FIRST_DISTANCE = Math.hypot(2.9, 4.3, 4.1);
const NEARER = 0.36;
/** A pixel of the game at the top of the dice, in pixels of the picture. */
const SCALE = 360 / Math.tan((21 * Math.PI) / 180) / (FIRST_DISTANCE * NEARER - 0.4625) / 16;

beforeAll(async () => {
  await scene.page.emulateMedia({ reducedMotion: "reduce" });
  // From above, north up.
  await scene.look(-Math.atan2(2.9, 4.1), Math.PI, NEARER);
});

const COLOURS: Readonly<Record<string, (red: number, green: number, blue: number) => boolean>> = {
  black: (red, green, blue) => Math.max(red, green, blue) < 90 && Math.abs(red - blue) < 25,
  red: (red, green, blue) => red > 120 && green < 90 && blue < 100,
  green: (red, green, blue) => green > red + 40 && blue < 120,
};
interface Pip {
  /** In pixels of the table's model, whose front is to −z; a positive x is to the right from the front. */
  readonly x: number;
  readonly z: number;
  readonly colour: string;
}
/** Every spot of one colour of about the size of a pip on the top of a die. */
function pipsIn({ width, height, data }: PNG, turn: number): readonly Pip[] {
  const seen = new Set<number>();
  const colourAt = (at: number): string | undefined => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at);
    return Object.keys(COLOURS).find((name) => COLOURS[name]?.(red, green, blue));
  };
  const pips: Pip[] = [];
  for (let start = 0; start < width * height; start++) {
    const colour = seen.has(start) ? undefined : colourAt(start);
    if (colour === undefined) continue;
    const spot = [start];
    seen.add(start);
    for (const at of spot) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (seen.has(next) || colourAt(next) !== colour) continue;
        seen.add(next);
        spot.push(next);
      }
    }
    // A pip is two fifths of a pixel of the game wide; on the sides of dice, aslant, they are less than half of that.
    const size = spot.length / (0.4 * SCALE) ** 2;
    if (size < 0.6 || size > 1.5) continue;
    const mean = (of: (at: number) => number) => spot.reduce((sum, at) => sum + of(at), 0) / spot.length;
    const east = (mean((at) => at % width) + 0.5 - width / 2) / SCALE;
    const south = (mean((at) => Math.floor(at / width)) + 0.5 - height / 2) / SCALE;
    const back = ((turn - 2) * Math.PI) / 2;
    const [cos, sin] = [Math.cos(back), Math.sin(back)];
    pips.push({ x: -(east * cos + south * sin), z: south * cos - east * sin, colour });
  }
  return pips;
}

interface SeenDie {
  readonly value: number;
  readonly colours: readonly string[];
  /** Pips of every face lie evenly round its middle. */
  readonly x: number;
  readonly z: number;
}
const PLACES = 6;
/** What lies there, by the number of the die; the cup, far behind, has dark corners too. */
function seenDice(pips: readonly Pip[], isHeld: boolean, apart: number, middle: number) {
  const own = pips.filter(({ z }) => z < 4.2 && z > 1 === isHeld);
  return Array.from({ length: PLACES }, (_, die): SeenDie | undefined => {
    const pipsOf = own.filter(({ x }) => Math.round(x / apart + middle) === die);
    if (pipsOf.length === 0) return undefined;
    const mean = (axis: "x" | "z") => pipsOf.reduce((sum, pip) => sum + pip[axis], 0) / pipsOf.length;
    const colours = [...new Set(pipsOf.map(({ colour }) => colour))];
    return { value: pipsOf.length, colours, x: mean("x"), z: mean("z") };
  });
}

const FACES = [1, 2, 3, 4, 5, 6];
const STYLES = {
  plain: ["black", "black", "black", "black", "black", "black"],
  Kismet: ["black", "red", "green", "green", "red", "black"],
};
/** Each die shows each face once, whatever is rolled and wherever the table looks. */
const PICTURES = FACES.map((first) => ({
  faces: FACES.map((_, die) => ((first + die) % 6) + 1),
  ...{ roll: 13 * first, turn: first % 4 },
}));

describe.each([5, 6])("of %d dice", (count) => {
  describe.each(Object.entries(STYLES))("that are %s", (name, colours) => {
    test.each([
      ["in the tray", false],
      ["held in the side tray", true],
    ])("%s every value can be read from above, and each lies in its place", async (where, isHeld) => {
      for (const { faces, roll, turn } of PICTURES) {
        const rolled = faces.slice(0, count);
        const held = isHeld ? FACES : [];
        const style = name === "plain" ? 0 : 1;
        const id = [count, name, where, roll].join(" ");
        await scene.show({
          ...{ blocks: [table(turn)], entities: [dice({ faces: rolled, held, roll, turn, style }, id)] },
        });
        await scene.passes(0.1);
        const picture = await scene.picture(`dice-${count}-${name}-${isHeld ? "held" : "rolled"}`);
        const apart = isHeld ? 2.4 : 2.28;
        const middle = isHeld ? 2.5 : (count - 1) / 2;
        const seen = seenDice(pipsIn(picture, turn), isHeld, apart, middle);
        expect(seen.map((die) => die?.value)).toEqual(FACES.map((_, die) => rolled[die]));
        seen.slice(0, count).forEach((die, index) => {
          expect(die?.colours).toEqual([colours[(rolled[index] ?? 0) - 1]]);
          expect(Math.abs((die?.x ?? 99) - apart * (index - middle))).toBeLessThan(0.15);
          const [least, most] = isHeld ? [2.6, 2.9] : [-5.2, -1.8];
          expect(die?.z).toBeGreaterThan(least);
          expect(die?.z).toBeLessThan(most);
        });
      }
    });
  });
});

test("pictures are made while something moves, and for who wants no motion never", async () => {
  const shown = (board: OnBoard) => scene.show({ blocks: [table(2)], entities: [dice(board, "moving")] });
  const [size, small] = [scene.page.viewportSize(), { width: 480, height: 270 }];
  await scene.page.setViewportSize(small);
  await scene.page.emulateMedia({ reducedMotion: "no-preference" });
  await shown({});
  await scene.passes(1);
  expect(await scene.passes(2)).toBe(0);
  const rolled: OnBoard = { faces: FACES, roll: 1 };
  await shown(rolled);
  expect(await scene.passes(0.5)).toBe(10);
  await scene.picture("dice-in-flight");
  await scene.passes(1);
  expect(await scene.passes(2)).toBe(0);
  await shown({ ...rolled, mark: 1 });
  await scene.passes(1);
  expect(await scene.passes(1)).toBe(20);

  await scene.page.setViewportSize(size ?? small);
  await scene.passes(0.1);
  await scene.page.emulateMedia({ reducedMotion: "reduce" });
  await shown({ ...rolled, roll: 2, mark: 1 });
  expect(await scene.passes(1)).toBe(1);
  const seen = seenDice(pipsIn(await scene.picture(), 2), false, 2.28, 2.5);
  expect(seen.map((die) => die?.value)).toEqual(FACES);
});
