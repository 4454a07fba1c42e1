// An operator who plays for stakes has no more of a say than the others: what an operator can still do has to be typed
// twice, and everybody has read that before they agreed.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, inPots } from "../support/stacks.ts";
import { expectOwnBack, inStaked, lay, SETTLED, stakes, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn, pressAnywhere } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const CAN_END =
  "These can end the match at any time, being operators of this world, and each stake goes back then: Ana.";

/** Ana comes back as an operator. */
function promoted(world: World): Player {
  world.player("Ana").leave();
  const ana = world.join("Ana", { permission: 2 });
  ana.type("/yahtzee:sit");
  world.tick(SETTLED);
  return ana;
}

/** Nothing has come of it: it is played for the stakes as before. */
function expectPlayed(world: World): void {
  world.tick(40);
  expect(inPots(world)).toEqual(ANAS_AND_BENS);
  expect(matchIn(world.save())).toMatchObject({ stakes: { won: null }, game: {} });
}

describe("an operator who plays for stakes", () => {
  test("stands on the list as one, before anybody agrees and while it is played", async () => {
    await withStakesOn(2, (world, { ben }) => {
      const ana = promoted(world);
      expect(told(ben, "stakes")).toEqual([expect.not.stringContaining("operators")]);
      lay(ben, "Ben's emeralds");
      expect(told(ben, "stakes")[0]?.split("\n")).toContain(CAN_END);
      expect(told(ben, "stakes agree")[0]?.split("\n")).toContain(CAN_END);
      openBoard(ben);
      ben.press("Stakes");
      expect(ben.screen).toContain(CAN_END);
      expect(told(ana, "stakes")[0]?.split("\n")).toContain(CAN_END);
    });
    await inStaked(2, rolledOnce, (world, { ben }) => {
      expect(told(ben, "stakes")).toEqual([expect.not.stringContaining("operators")]);
      promoted(world);
      expect(told(ben, "stakes")[0]?.split("\n")).toContain(CAN_END);
    });
  });

  test("has one voice in giving them back, typed or pressed", async () => {
    await inStaked(2, rolledOnce, (world, { ben }) => {
      const ana = promoted(world);
      stakes("return", ana);
      openBoard(ana);
      pressAnywhere(ana, "Stakes");
      for (const button of ["Play for the stakes after all", "Give the stakes back"]) ana.press(button);
      expectPlayed(world);
      stakes("return", ben);
      expectOwnBack(world);
    });
  });

  test("neither mines the table nor finds the board", async () => {
    await inStaked(2, rolledOnce, (world) => {
      const ana = promoted(world);
      ana.mine(x, y, z);
      expect(ana.chat.at(-1)).toBe(
        "This match is for stakes. Before the table is mined, all who play it have to give them back: /yahtzee:stakes return.",
      );
      openBoard(ana);
      pressAnywhere(ana, "Stakes");
      expect(ana.screen).not.toContain("Take the board off");
      expect(ana.count(BOARD)).toBe(0);
      expectPlayed(world);
    });
  });

  test("ends the match all the same, by what has to be typed twice", async () => {
    await inStaked(2, rolledOnce, (world) => {
      toldTwice(promoted(world), "table reset");
      expectOwnBack(world);
      expect(matchIn(world.save()).players).toEqual([]);
    });
  });
});

describe("an operator who does not play is asked before everything goes back", () => {
  test("and typing it once does nothing", async () => {
    await inStaked(2, rolledOnce, (world) => {
      expect(told(joinBeside(world, "Op", 2), "stakes return")).toEqual([
        "The stakes can be given back: each to the player who laid it in, and the match goes on without. You are an operator and need nobody's consent. Type it again to do so.",
      ]);
      expectPlayed(world);
    });
  });

  test("and pressing it once does nothing either", async () => {
    await inStaked(2, rolledOnce, (world) => {
      const op = joinBeside(world, "Op", 2);
      openBoard(op);
      pressAnywhere(op, "Stakes");
      op.press("Give the stakes back");
      expect(op.screen).toContain("You are an operator and need nobody's consent.");
      expectPlayed(world);
      op.press("Back");
      expectPlayed(world);
    });
  });
});
