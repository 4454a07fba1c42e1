// The first throw for the start locks the pot: until then everybody can have the own stake back, and after it nobody.
import { describe, expect, test } from "vitest";
import { seatedPlayers } from "../../scripts/match/seats.ts";
import { atRollOff } from "../support/in-match.ts";
import { told } from "../support/operators.ts";
import { ALL_THREE, ANAS, ANAS_AND_BENS, BENS, CEMS, has, inPots, potsIn } from "../support/stacks.ts";
import { agree, HANDED_OVER, inStaked, resign, SECOND, stakes } from "../support/stakes.ts";
import { matchIn } from "../support/worlds.ts";

test("who takes something back in the roll-off has it, and all are in the lobby and agree anew", async () => {
  await inStaked(2, atRollOff, (world, { ana, ben }) => {
    stakes("back 2", ana);
    world.tick(HANDED_OVER);
    expect([has(ana), inPots(world)]).toEqual([["1 Ana's sword"], ["10 Ana's diamonds", ...BENS]]);
    expect(matchIn(world.save())).toMatchObject({ rollOff: null, stakes: { agreed: [] } });
    const changed = "What is at stake has changed: nobody is ready any more, nor has anybody agreed to it.";
    for (const { chat } of [ana, ben]) expect(chat).toContain(changed);
    agree(ana, ben);
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    ben.type("/yahtzee:roll");
    expect(told(ana, "stakes back 1")).toEqual([
      "This match is for stakes: nothing goes in or out before it is over, unless all give them back.",
    ]);
  });
});

test("who has got up in the roll-off has no seat in the lobby to which a change of the list leads back", async () => {
  await inStaked(2, atRollOff, (world, { ana, ben }) => {
    ben.dismount();
    world.tick(SECOND);
    expect(seatedPlayers(matchIn(world.save()).seats).map(({ name }) => name)).toEqual(["Ana", "Ben"]);
    stakes("back 1", ana);
    world.tick(SECOND);
    expect(seatedPlayers(matchIn(world.save()).seats).map(({ name }) => name)).toEqual(["Ana"]);
  });
});

describe("a roll-off that all but one leave", () => {
  test("before the first throw gives everybody's own back", async () => {
    await inStaked(2, atRollOff, (world, { ana, ben }) => {
      resign(ana);
      world.tick(3 * SECOND);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
    });
  });

  test("one after the other, before the first throw, is the lobby again, with what the others have laid in", async () => {
    await inStaked(3, atRollOff, (world, { ana, ben, cem }) => {
      resign(ana);
      world.tick(3 * SECOND);
      expect([has(ana), has(ben), has(cem)]).toEqual([ANAS, [], []]);
      expect(inPots(world)).toEqual([...CEMS, ...BENS].sort());
      expect(matchIn(world.save())).toMatchObject({ players: [], stakes: { agreed: [] } });
    });
  });

  test("after the first throw leaves the pot to the one who stays", async () => {
    await inStaked(3, atRollOff, (world, { ana, ben, cem }) => {
      ana.type("/yahtzee:roll");
      resign(cem);
      world.tick(3 * SECOND);
      expect([has(cem), inPots(world)]).toEqual([[], ALL_THREE]);
      resign(ana);
      world.tick(3 * SECOND);
      expect([has(ana), has(ben), has(cem)]).toEqual([[], ALL_THREE, []]);
      expect(ben.chat).toContain("The pot goes to Ben.");
    });
  });
});

test("who resigns in the roll-off after the first throw loses the stake, and is asked before", async () => {
  await inStaked(2, atRollOff, (world, { ana, ben }) => {
    ben.type("/yahtzee:roll");
    expect(told(ana, "resign")).toEqual([
      "Leave this match before it begins? What you have laid in stays in the pot, and you cannot win it any more. Type it again to resign.",
    ]);
    ana.type("/yahtzee:resign");
    world.tick(2 * SECOND);
    expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});
