// Who may do what with item stakes: while it is played for them, from the console, at a public table, and where they are
// off.
import { describe, expect, test } from "vitest";
import { atLobby, inMatch, rolledOnce } from "../support/in-match.ts";
import { fitElsewhere, sitElsewhere, told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, give, has, inPots, potsIn, slotOf } from "../support/stacks.ts";
import { expectRefused, inStaked, lay, layAll, SETTLED, stakes } from "../support/stakes.ts";
import { joinBeside } from "../support/worlds.ts";

const LOCKED =
  "This match is for stakes: nothing goes in or out before it is over, unless all give them back.";
const OWNER_ONLY = "Only the owner of this table, or an operator, can do that.";
const NONE_OWN = "You have laid in nothing that you could take back now.";

describe("while it is played for stakes", () => {
  test("nothing can be changed, and who wants them back can take that back (E13)", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      give(ana, "Ana's more", "emerald");
      const more = { [`lay ${slotOf(ana, "Ana's more")}`]: LOCKED, "back 1": LOCKED };
      expectRefused(world, ana, { ...more, on: LOCKED, off: LOCKED, agree: LOCKED });
      stakes("return", ben);
      expectRefused(world, ben, { off: OWNER_ONLY });
      expect(told(ben, "stakes")).toEqual([
        "At stake:\nAna: 10 × Diamond, Diamond Sword\nBen: 5 × Emerald\nThis match is for these stakes: nobody takes anything back alone before it is over.\nBen would have every stake given back. It happens when all who play want it in the same turn.",
      ]);
      expect(told(ben, "stakes return")).toEqual(["Ben would play for the stakes after all."]);
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
      sitElsewhere(world, "Eve", 12, 0);
      stakes("on", ana);
      give(ana, "Ana's more", "emerald");
      expect(told(ana, `stakes lay ${slotOf(ana, "Ana's more")}`)).toEqual([
        "You play for stakes at another table: finish that match first.",
      ]);
      expect([has(ana), inPots(world)]).toEqual([["1 Ana's more"], ANAS_AND_BENS]);
      const eve = world.player("Eve");
      give(eve, "Eve's egg", "egg");
      lay(eve, "Eve's egg");
      ana.use(12, 64, 0);
      for (const button of ["Stakes", "I agree to this list"]) ana.press(button);
      expect(ana.chat.at(-1)).toBe("You play for stakes at another table: finish that match first.");
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

test("at a public table whoever sits turns stakes on and off, and who watches does not", async () => {
  await inMatch(2, atLobby, (world, { ana, ben }) => {
    toldTwice(ana, "table public");
    const eve = joinBeside(world, "Eve");
    expectRefused(world, eve, { on: OWNER_ONLY });
    expect(told(ben, "stakes on")).toEqual(["Ben turns item stakes on: use the table to lay something in."]);
    give(ana, "Ana's egg", "egg");
    lay(ana, "Ana's egg");
    expectRefused(world, eve, { off: OWNER_ONLY });
    stakes("off", ben);
    world.tick(SETTLED);
    expect([has(ana), potsIn(world)]).toEqual([["1 Ana's egg"], []]);
  });
});

test("where stakes are off there is nothing to lay in, to agree to or to take back", async () => {
  await inMatch(2, atLobby, (world, { ana }) => {
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
  });
});
