// Another match at the same table: what was won stays won, and what is still owed is owed beside the new stakes.
import { describe, expect, test } from "vitest";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { ANA_WINS, BEN_WINS, lastEntry } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ALL_THREE, ANAS_AND_BENS, give, has, inPots, potsIn } from "../support/stacks.ts";
import { agree, inStaked, lay, resign, SETTLED, scoreChance, stakes } from "../support/stakes.ts";
import { joinBeside, matchIn } from "../support/worlds.ts";

describe("a rematch", () => {
  test("begins without stakes: what was won stays won, and nothing is at stake", async () => {
    await inStaked(2, BEN_WINS, (world, { ana, ben }) => {
      scoreChance(world, ben);
      for (const player of [ana, ben]) {
        openBoard(player);
        player.press("Rematch");
      }
      expect(matchIn(world.save())).toMatchObject({ stakes: null, rollOff: [[], []] });
      ana.close();
      expect(told(ana, "stakes")).toEqual(["Item stakes are off at this table."]);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    });
  });

  test("leaves what is still owed from the match before to whom it is owed", async () => {
    await inStaked(3, lastEntry("Cem", { Ana: 20, Ben: 10 }), (world, { ana, ben, cem }) => {
      ana.leave();
      scoreChance(world, cem);
      for (const player of [ben, cem]) player.type("/yahtzee:ready");
      expect(matchIn(world.save()).rollOff).not.toBeNull();
      resign(ben, cem);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(ben), has(cem), has(back)]).toEqual([[], [], ALL_THREE]);
    });
  });
});

test("two pots at one table are paid apart: what a rematch for stakes brings, and what still waits from before", async () => {
  await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
    ana.leave();
    ben.type("/yahtzee:score chance");
    const cem = world.join("Cem");
    cem.type("/yahtzee:sit");
    const op = joinBeside(world, "Op", 2);
    stakes("on", op);
    give(cem, "Cem's egg", "egg", 3);
    lay(cem, "Cem's egg");
    expect(potsIn(world)).toHaveLength(2);
    agree(ben, cem);
    for (const player of [ben, cem]) player.type("/yahtzee:ready");
    cem.type("/yahtzee:roll");
    resign(cem);
    world.tick(40);
    expect([has(ben), has(cem), inPots(world)]).toEqual([["3 Cem's egg"], [], ANAS_AND_BENS]);
    expect(told(op, "admin pots")[0]).toMatch(/^Pots: 1\n/);
    const back = world.join("Ana");
    world.tick(SETTLED + 20);
    expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
  });
});
