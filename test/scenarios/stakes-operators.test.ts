// What operators can do with pots: read what lies there, forbid stakes, and give each stake back to who laid it in.
import { describe, expect, test } from "vitest";
import { MATCH_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { ANA_WINS, BEN_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS, ANAS_AND_BENS, BENS, has, inPots, slotOf } from "../support/stacks.ts";
import {
  expectOwnBack,
  expectRefused,
  inStaked,
  lay,
  layAll,
  SECOND,
  SETTLED,
  withStakesOn,
} from "../support/stakes.ts";
import { joinBeside, matchIn, pressAnywhere, quieten, takeBoardOff } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const OPERATORS_ONLY = "Only operators of this world can do that.";

describe("by an operator who does not play, whom nobody stops,", () => {
  const WAYS: readonly (readonly [
    string,
    (op: Player, world: World) => void,
    "goes on" | "is paused" | "ends",
  ])[] = [
    ["who gives them back", (op) => toldTwice(op, "stakes return"), "goes on"],
    [
      "who gives them back on the screen",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        for (const _time of [1, 2]) op.press("Give the stakes back");
      },
      "goes on",
    ],
    ["who resets the table", (op) => toldTwice(op, "table reset"), "ends"],
    ["who removes the table", (op) => toldTwice(op, "table remove"), "is paused"],
    ["who packs everything up", (op) => toldTwice(op, "table packup all"), "ends"],
    [
      "who takes the board off",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        takeBoardOff(op);
        expect(op.count(BOARD)).toBe(1);
      },
      "is paused",
    ],
    [
      "who ends the match",
      (op) => {
        openBoard(op);
        pressAnywhere(op, "Stakes");
        pressAnywhere(op, "Take the board off");
        expect(op.screen).toContain("Each stake goes back to the player who laid it in.");
        op.press("End the match");
      },
      "ends",
    ],
    ["who mines the table", (op) => op.mine(x, y, z), "is paused"],
  ];

  test.each(WAYS)("%s: everybody's own comes back", async (_, act, match) => {
    await inStaked(3, rolledOnce, (world) => {
      act(joinBeside(world, "Op", 2), world);
      expectOwnBack(world);
      const left = world.save().properties.some(([key]) => key.startsWith(MATCH_PROPERTY));
      const players = left ? matchIn(world.save()).players.length : 0;
      expect([players, left && matchIn(world.save()).stakes]).toEqual([
        match === "ends" ? 0 : 3,
        left ? null : false,
      ]);
    });
  });
});

test("an operator who packs everything up is told for whom pots still hold items, and once more by trying again", async () => {
  await inStaked(2, rolledOnce, (world, { ben }) => {
    const op = joinBeside(world, "Op", 2);
    ben.leave();
    expect(toldTwice(op, "table packup all")).toEqual(["Tables packed up: 1. Their boards lie on them."]);
    const owed =
      "Pots still hold items for Ben: they get them when they are next here with room for them. What lies in a pot is lost when the add-on is taken out.";
    quieten(op);
    world.tick(3 * SECOND);
    expect([op.chat, inPots(world)]).toEqual([[owed], BENS]);
    expect(told(op, "table packup all")).toEqual([owed]);
    world.join("Ben");
    world.tick(SETTLED);
    expectOwnBack(world);
    expect(told(op, "table packup all")).toEqual(["There are no tables with a board in this world."]);
  });
});

describe("operators", () => {
  test("read what lies in which pot and whose it is, others do not", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      const op = joinBeside(world, "Op", 2);
      expect(told(ben, "admin pots")).toEqual([OPERATORS_ONLY]);
      expect(told(op, "admin pots")).toEqual([
        "Pots: 1\n0 64 0 overworld: 10 × Diamond laid in by Ana, at stake; Diamond Sword laid in by Ana, at stake; 5 × Emerald laid in by Ben, at stake",
      ]);
      ana.leave();
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect(told(op, "admin pots")).toEqual([
        "Pots: 1\n0 64 0 overworld: 10 × Diamond laid in by Ana, for Ana; Diamond Sword laid in by Ana, for Ana; 5 × Emerald laid in by Ben, for Ana",
      ]);
    });
  });

  test("who forbid stakes keep new ones out; what nobody plays for yet goes back, and what is locked is played for to the end", async () => {
    const forbidden = "Item stakes are off in this world: play for nothing.";
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      for (const player of [ana, ben]) player.type("/yahtzee:ready");
      joinBeside(world, "Op", 2).type("/yahtzee:setting stakes 0");
      world.tick(20);
      expect([has(ana), ben.chat.at(-1)]).toEqual([
        ANAS,
        "Op turns item stakes off: each stake goes back to the player who laid it in.",
      ]);
      expect(matchIn(world.save())).toMatchObject({ stakes: null, ready: [], rollOff: null });
      expectRefused(world, ben, {
        [`lay ${slotOf(ben, "Ben's emeralds")}`]: forbidden,
        agree: "Nothing is at stake here.",
      });
      expectRefused(world, ana, { on: forbidden });
    });
    await withStakesOn(2, (world) => {
      layAll(world);
      for (const player of [...world.players.values()]) player.type("/yahtzee:ready");
      joinBeside(world, "Op", 2).type("/yahtzee:setting stakes 0");
      expectOwnBack(world);
      expect(matchIn(world.save())).toMatchObject({ stakes: null, rollOff: [[], []] });
    });
    await inStaked(2, BEN_WINS, (world, { ben }) => {
      joinBeside(world, "Op", 2).type("/yahtzee:setting stakes 0");
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect(has(ben)).toEqual(ANAS_AND_BENS);
    });
  });
});
