// Nobody holds up a match for stakes: not who is away, nor who hops in and out, nor who does not say what is to be done. It
// is waited for as long as the others want to.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS, ANAS_AND_BENS, BENS, has, inPots } from "../support/stacks.ts";
import {
  expectOwnBack,
  GRACE,
  inStaked,
  MINUTE,
  reopened,
  SECOND,
  SETTLED,
  stakedSave,
} from "../support/stakes.ts";
import { matchIn, withProperties } from "../support/worlds.ts";

/** What each decision may take where the world has no clock, and a moment to play the turn to its end. */
const DECISION = 3 * MINUTE + 10 * SECOND;
const HALF_AN_HOUR = 30 * MINUTE;

/** Out of reach for so long, and back for a second. */
function hop(world: World, player: Player, ticks: number): void {
  player.teleport(20.5, 64, 0.5);
  world.tick(ticks);
  player.teleport(0.5, 64, -2.5);
  world.tick(SECOND);
}

/** Whose turn it is. */
function onTurn(world: World): string | undefined {
  const { game, players } = matchIn(world.save());
  return players[game?.turn?.player ?? -1]?.name;
}

describe("who hops in and out in the own turn", () => {
  test.each([
    ["before the others are asked", [3400, 3400, 3400]],
    ["as soon as the others are asked", [GRACE, ...Array.from({ length: 70 }, () => 2 * SECOND)]],
    ["every second", [GRACE, ...Array.from({ length: 100 }, () => SECOND)]],
  ])("%s does not begin the waiting anew: the turn is played to its end", async (_, hops) => {
    await inStaked(2, rolledOnce, (world, { ana }) => {
      world.pace = 0;
      for (const ticks of hops) hop(world, ana, ticks);
      expect(onTurn(world)).toBe("Ben");
    });
  });
});

describe("while somebody is away for long", () => {
  test("and the others do not agree what is to be done, the turn is played when its time is up", async () => {
    await inStaked(3, rolledOnce, (world, { ana, ben }) => {
      ana.leave();
      world.tick(GRACE);
      ben.type("/yahtzee:away play");
      world.tick(DECISION / 2);
      expect(onTurn(world)).toBe("Ana");
      world.tick(DECISION / 2 + 10 * SECOND);
      expect(onTurn(world)).toBe("Ben");
    });
  });

  test("it is waited for as long as the others say so", async () => {
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      ana.leave();
      world.tick(GRACE);
      for (const player of [ben, cem]) player.type("/yahtzee:away wait");
      world.tick(HALF_AN_HOUR);
      expect(onTurn(world)).toBe("Ana");
    });
  });

  test("more than half of those who are here decide, not of those who have left too", async () => {
    await inStaked(3, rolledOnce, (world, { ana, ben, cem }) => {
      ana.leave();
      world.tick(GRACE);
      cem.leave();
      expect(told(ben, "away play")).toContain(
        "A computer player plays on for Ana, who can come back at any time.",
      );
      world.tick(10 * SECOND);
      expect(onTurn(world)).toBe("Ben");
    });
  });
});

test("after 28 days without play: the match is put away and each stake waits for its player", async () => {
  const long = `"playedAt":${Date.now() - 28 * 86_400_000 - 60_000}`;
  const save = withProperties(await stakedSave(2, rolledOnce), (_, text) =>
    text.replace(/"playedAt":\d+/, long),
  );
  await reopened(save, (world) => {
    world.join("Ben");
    world.tick(MINUTE + SETTLED);
    expect([has(world.player("Ben")), inPots(world)]).toEqual([BENS, ANAS]);
    world.join("Ana");
    world.tick(SETTLED);
    expectOwnBack(world);
    expect(matchIn(world.save()).players).toEqual([]);
  });
});

test("a public table keeps a match for stakes, however long its players are away", async () => {
  await inStaked(2, rolledOnce, (world, { ana, ben }) => {
    toldTwice(ana, "table public");
    for (const player of [ana, ben]) player.teleport(10, 64, 0);
    world.tick(13_000);
    expect(inPots(world)).toEqual(ANAS_AND_BENS);
    expect(matchIn(world.save()).players).toHaveLength(2);
  });
});
