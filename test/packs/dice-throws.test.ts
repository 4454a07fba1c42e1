// How dice are thrown: when a throw is seen, how long, and what may not happen on the way.
import { Box3, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import type { OnBoard } from "../support/dice-properties.ts";
import { DrawnDice, extent } from "./drawn-dice.ts";

const DICE = [1, 2, 3, 4, 5, 6];
const FACES = [6, 2, 3, 4, 5, 1];
const ROLLED: OnBoard = { faces: FACES, roll: 7 };
const bones = DICE.map((die) => `face${die}`);
const all = (dice: DrawnDice) => [...bones, "cup"].map((bone) => dice.points(bone));
const atRest = (board: OnBoard) => all(new DrawnDice(board));

/** Dice that were looked at before they are thrown. */
function thrown(board: OnBoard, before: OnBoard = {}): DrawnDice {
  const dice = new DrawnDice(before);
  dice.show(board);
  return dice;
}
const seen = (dice: DrawnDice) => bones.filter((bone) => dice.isSeen(bone));

describe("a throw", () => {
  test.each([
    ["takes a second in full", 2, 1],
    ["takes two fifths of a second when quick", 1, 0.4],
  ])("%s and ends exactly where the dice lie", (_, pace, seconds) => {
    const dice = thrown({ ...ROLLED, pace });
    const rest = JSON.stringify(atRest(ROLLED));
    dice.passes(seconds * 0.94);
    expect(JSON.stringify(all(dice))).not.toBe(rest);
    dice.passes(seconds * 0.06 + 0.04);
    expect(JSON.stringify(all(dice))).toBe(rest);
  });

  test("is not shown to who wants none: the dice lie at once", () => {
    const dice = thrown({ ...ROLLED, pace: 0 });
    dice.passes(1 / 60);
    expect(all(dice)).toEqual(atRest(ROLLED));
  });

  test("ends at once when its pace becomes 0, and does not go on when that is taken back", () => {
    const dice = thrown(ROLLED);
    dice.passes(0.5);
    for (const pace of [0, 2]) {
      dice.show({ ...ROLLED, pace });
      dice.passes(1 / 60);
      expect(all(dice)).toEqual(atRest(ROLLED));
    }
  });

  test("hides the dice until they leave the cup, but for those that are held", () => {
    const dice = thrown({ ...ROLLED, held: [2, 4] });
    dice.passes(0.2);
    expect(seen(dice)).toEqual(["face2", "face4"]);
    dice.passes(0.3);
    expect(seen(dice)).toEqual(bones);
  });

  test("leaves held dice where they lie", () => {
    const board = { ...ROLLED, held: [1, 6] };
    const dice = thrown(board);
    const held = atRest(board).filter((_, index) => [0, 5].includes(index));
    for (let moment = 0; moment < 20; moment++) {
      dice.passes(0.05);
      expect([dice.points("face1"), dice.points("face6")]).toEqual(held);
    }
  });

  test("goes round from 99 to 0, and is seen again", () => {
    const dice = thrown({ ...ROLLED, roll: 0 }, { ...ROLLED, roll: 99 });
    dice.passes(0.1);
    expect(seen(dice)).toEqual([]);
  });

  test("keeps the mark out of the way of the cup", () => {
    const dice = thrown({ ...ROLLED, mark: 3 }, { mark: 3 });
    dice.passes(0.3);
    expect(dice.isSeen("arrow")).toBe(false);
    dice.passes(1);
    expect(dice.isSeen("arrow")).toBe(true);
  });
});

describe("what nobody saw thrown lies there", () => {
  test("dice that come into the world, or into sight, with a roll", () => {
    for (const seconds of [0, 1 / 60, 0.2]) {
      expect(all(new DrawnDice(ROLLED, seconds))).toEqual(atRest(ROLLED));
    }
    const dice = thrown(ROLLED);
    // The client draws nothing of them for a while.
    dice.passes(20, 1);
    expect(all(dice)).toEqual(atRest(ROLLED));
  });

  test("dice whose properties come a moment later than they do", () => {
    const dice = new DrawnDice({}, 0.1);
    dice.show(ROLLED);
    dice.passes(0.1);
    expect(all(dice)).toEqual(atRest(ROLLED));
  });
});

describe.each([
  ["south", 0],
  ["west", 1],
  ["north", 2],
  ["east", 3],
])("a throw from the %s", (_, from) => {
  const moments = Array.from({ length: 62 }, (__, picture) => picture);
  const ofTheRoller = [
    ["z", 1],
    ["x", 1],
    ["z", -1],
    ["x", -1],
  ] as const;

  test("comes from that side, however the table is turned", () => {
    const [axis, sign] = ofTheRoller[from] ?? ["z", 1];
    const where = [0, 1, 2, 3].map((turn) => {
      const dice = thrown({ ...ROLLED, from, turn }, { turn });
      dice.passes(0.35);
      const board = extent(bones.flatMap((bone) => atRestPoints(bone, turn)));
      return sign * (extent(dice.points("cup"))[axis].middle - board[axis].middle);
    });
    expect(Math.min(...where)).toBeGreaterThan(3);
  });

  test("lets no die dip into the board, and no cup into a die that is held", () => {
    for (const roll of [3, 50]) {
      const dice = thrown({ ...ROLLED, roll, from, held: [3, 4, 5, 6] });
      const box = (bone: string): Box3 =>
        new Box3().setFromPoints(dice.points(bone).map((at) => new Vector3(...at)));
      for (const moment of moments) {
        dice.passes(1 / 60);
        const depth = Math.min(...bones.map((bone) => extent(dice.points(bone)).y.from));
        expect(depth, `picture ${moment}`).toBeGreaterThan(15 - 1e-6);
        const cup = box("cup");
        for (const die of [3, 4, 5, 6]) {
          expect(cup.intersectsBox(box(`face${die}`)), `picture ${moment}, die ${die}`).toBe(false);
        }
      }
    }
  });
});

function atRestPoints(bone: string, turn: number) {
  return new DrawnDice({ ...ROLLED, turn }).points(bone);
}
