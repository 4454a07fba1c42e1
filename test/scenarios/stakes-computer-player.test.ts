// A computer player plays on for who has staked something and is away: as the rules have it, to the end.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { ANA_LOSES, lastRound } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { GRACE, inStaked, SECOND, SETTLED, scoreChance } from "../support/stakes.ts";

const ASKED =
  "Ana has been away for long. What is to be done? Use the table to decide, or type /yahtzee:away wait or play.";

/** Ana leaves in her turn; after the grace time Ben wants a computer player, and then plays his own turn. */
function withoutAna(world: World, ana: Player, ben: Player): void {
  ana.leave();
  world.tick(GRACE);
  expect(ben.chat).toContain(ASKED);
  expect(told(ben, "away close")).toEqual([
    "Nobody is left out of a match for stakes: wait, or let a computer player play on.",
  ]);
  ben.type("/yahtzee:away play");
  world.tick(3 * SECOND);
  ben.type("/yahtzee:roll");
  scoreChance(world, ben);
}

describe("a computer player plays on for an absent staker", () => {
  test("and wins: the pot waits for the absent one", async () => {
    await inStaked(2, lastRound("Ana", "Ana", "Ben"), (world, { ana, ben }) => {
      withoutAna(world, ana, ben);
      expect(ben.chat).toContain("The pot goes to Ana.");
      expect([has(ben), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
      const back = world.join("Ana");
      world.tick(SETTLED + 20);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("and loses: the winner is paid at once", async () => {
    await inStaked(2, lastRound("Ben", "Ana", "Ben"), (world, { ana, ben }) => {
      withoutAna(world, ana, ben);
      expect([has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });
});

test("who plays last cannot keep the stake by leaving before the last entry", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    ben.type("/yahtzee:score chance");
    ana.leave();
    world.tick(GRACE);
    expect(ben.chat).toContain(ASKED);
    ben.type("/yahtzee:away play");
    world.tick(10 * SECOND);
    expect(has(ben)).toEqual(ANAS_AND_BENS);
  });
});
