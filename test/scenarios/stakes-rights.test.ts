// Who may do what with item stakes: while it is played for them, in a world where operators forbid them, from the console, at
// a public table, and where they are off.
import { describe, expect, test } from "vitest";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { lobby } from "../support/matches.ts";
import { fitElsewhere, told, toldTwice } from "../support/operators.ts";
import {
  ANAS,
  ANAS_AND_BENS,
  expectRefused,
  give,
  has,
  inPots,
  inStaked,
  lastEntry,
  lay,
  layAll,
  potsIn,
  SETTLED,
  slotOf,
  stakes,
  withStakesOn,
} from "../support/stakes.ts";
import { joinBeside } from "../support/worlds.ts";

const LOCKED =
  "This match is for stakes: nothing goes in or out before it is over, unless all give them back.";
const OPERATORS_ONLY = "Only operators of this world can do that.";
const OWNER_ONLY = "Only the owner of this table, or an operator, can do that.";
const NONE_OWN = "You have laid in nothing that you could take back now.";

describe("while it is played for stakes", () => {
  test("nothing can be changed, and who wants them back says so once (E13)", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      const runs = "A match is running at this table. You can watch.";
      give(ana, "Ana's more", "emerald");
      const more = { [`lay ${slotOf(ana, "Ana's more")}`]: LOCKED, "back 1": NONE_OWN };
      expectRefused(world, ana, { ...more, on: runs, off: runs, agree: runs });
      stakes("return", ben);
      expectRefused(world, ben, { return: "You have said that already.", off: OWNER_ONLY });
      expect(told(ben, "stakes")).toEqual([
        "At stake:\nAna: 10 × Diamond, Diamond Sword\nBen: 5 × Emerald\nThis match is for these stakes: nobody takes anything back alone before it is over.\nThese want every stake given back: Ben. It happens when all who play want it.",
      ]);
    });
  });

  test("at one table nobody stakes anything at another one (E5)", async () => {
    await inStaked(2, rolledOnce, (world, { ana }) => {
      world.setBlock(11, 64, 0, "tabletop_yahtzee:oak_game_chair", {
        "minecraft:cardinal_direction": "east",
      });
      ana.jump();
      world.tick(3);
      fitElsewhere(world, ana, 12, 0);
      ana.type("/yahtzee:sit");
      stakes("on", ana);
      give(ana, "Ana's more", "emerald");
      expect(told(ana, `stakes lay ${slotOf(ana, "Ana's more")}`)).toEqual([
        "You play for stakes at another table: finish that match first.",
      ]);
      expect([has(ana), inPots(world)]).toEqual([["1 Ana's more"], ANAS_AND_BENS]);
    });
  });
});

test("the console may type none of it", async () => {
  await inStaked(2, rolledOnce, (world) => {
    for (const line of [
      "stakes",
      "stakes on",
      "stakes lay 1",
      "stakes return",
      "stakes collect",
      "admin pots",
    ]) {
      const { status, text } = world.command(`/yahtzee:${line}`);
      expect([line, status, text]).toEqual([line, 1, expect.stringMatching(/player/)]);
    }
    world.tick(40);
    expect(inPots(world)).toEqual(ANAS_AND_BENS);
  });
});

describe("operators", () => {
  test("read what lies in which pot and whose it is, others do not", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      const op = joinBeside(world, "Op", 2);
      expect(told(ben, "admin pots")).toEqual([OPERATORS_ONLY]);
      expect(told(op, "admin pots")).toEqual([
        "Pots: 1\n0 64 0 overworld: 10 × Diamond of Ana, at stake; Diamond Sword of Ana, at stake; 5 × Emerald of Ben, at stake",
      ]);
      ana.leave();
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect(told(op, "admin pots")).toEqual([
        "Pots: 1\n0 64 0 overworld: 10 × Diamond of Ana, waits for Ana; Diamond Sword of Ana, waits for Ana; 5 × Emerald of Ben, waits for Ana",
      ]);
    });
  });

  test("who forbid stakes keep new ones out; what lies in a pot can be taken back, or is played for to the end", async () => {
    const forbidden = "Item stakes are off in this world: play for nothing.";
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      joinBeside(world, "Op", 2).type("/yahtzee:setting stakes 0");
      expectRefused(world, ben, { [`lay ${slotOf(ben, "Ben's emeralds")}`]: forbidden, agree: forbidden });
      openBoard(ben);
      ben.press("Stakes");
      expect(ben.screen).toContain(forbidden);
      stakes("back 1", ana);
      world.tick(20);
      expect(has(ana)).toEqual(ANAS);
      stakes("off", ana);
      expectRefused(world, ana, { on: forbidden });
    });
    await inStaked(2, lastEntry("Ben", { Ana: 10 }), (world, { ben }) => {
      joinBeside(world, "Op", 2).type("/yahtzee:setting stakes 0");
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect(has(ben)).toEqual(ANAS_AND_BENS);
    });
  });
});

test("at a public table whoever sits turns stakes on and off, and who watches does not", async () => {
  await inMatch(
    2,
    (all) => lobby(...all),
    (world, { ana, ben }) => {
      toldTwice(ana, "table public");
      const eve = joinBeside(world, "Eve");
      expectRefused(world, eve, { on: OWNER_ONLY });
      expect(told(ben, "stakes on")).toEqual([
        "Ben turns item stakes on: use the table to lay something in.",
      ]);
      give(ana, "Ana's egg", "egg");
      lay(ana, "Ana's egg");
      expectRefused(world, eve, { off: OWNER_ONLY });
      stakes("off", ben);
      world.tick(SETTLED);
      expect([has(ana), potsIn(world)]).toEqual([["1 Ana's egg"], []]);
    },
  );
});

test("where stakes are off there is nothing to lay in, to agree to or to take back", async () => {
  await inMatch(
    2,
    (all) => lobby(...all),
    (world, { ana }) => {
      const off = "Item stakes are off at this table.";
      give(ana, "Ana's egg", "egg");
      expectRefused(world, ana, {
        "": off,
        [`lay ${slotOf(ana, "Ana's egg")}`]: off,
        "back 1": NONE_OWN,
        agree: "Nothing is at stake here.",
        off,
      });
      stakes("on", ana);
      layAll(world);
      expect(potsIn(world)).toEqual([]);
    },
  );
});
