// Before the first throw everybody can have the own stake back, by whatever they do, and the rest has to be agreed anew.
import { expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { BOARD, openBoard } from "../../scripts/tools/play/set-up.ts";
import { ANAS, BENS, CEMS, has, inPots } from "../support/stacks.ts";
import { expectOwnBack, HANDED_OVER, layAll, SETTLED, stakes, withStakesOn } from "../support/stakes.ts";
import { matchIn, takeBoardOff } from "../support/worlds.ts";

test.each([
  ["gets up", (ben: Player) => ben.type("/yahtzee:stand")],
  ["leaves the world and comes back", (ben: Player) => ben.leave()],
  ["is teleported away", (ben: Player) => ben.teleport(100, 64, 0)],
] as const)("who %s has the own stake back, and nobody has agreed to the rest", async (_, go) => {
  await withStakesOn(3, (world, { ana, ben, cem }) => {
    layAll(world);
    go(ben);
    world.tick(HANDED_OVER);
    const back = world.players.get("Ben") ?? world.join("Ben");
    world.tick(SETTLED);
    expect([has(ana), has(back), has(cem)]).toEqual([[], BENS, []]);
    expect(inPots(world)).toEqual([...ANAS, ...CEMS].sort());
    expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
  });
});

test("the owner turns stakes off: everybody has the own back", async () => {
  await withStakesOn(3, (world, { ana }) => {
    layAll(world);
    stakes("off", ana);
    expectOwnBack(world);
    expect(matchIn(world.save()).stakes).toBeNull();
  });
});

test("who is left alone plays for nothing, and has the own back", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    layAll(world);
    ben.type("/yahtzee:stand");
    ana.type("/yahtzee:ready");
    expectOwnBack(world);
    expect(matchIn(world.save())).toMatchObject({ stakes: null, game: {} });
  });
});

test("the owner takes the board off: everybody has the own back, and the board holds nothing", async () => {
  await withStakesOn(3, (world, { ana }) => {
    layAll(world);
    openBoard(ana);
    takeBoardOff(ana);
    expect(ana.count(BOARD)).toBe(1);
    expectOwnBack(world);
  });
});
