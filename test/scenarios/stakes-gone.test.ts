// What another add-on, or a death that tells nobody, takes out of a pot: it is said, the rest goes to whose it is, and
// nothing is made up.
import { describe, expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { meddling } from "../support/beside.ts";
import { rolledOnce } from "../support/in-match.ts";
import { told } from "../support/operators.ts";
import { BENS, has, inPots, potsIn } from "../support/stacks.ts";
import {
  inStaked,
  LOOKED_AT,
  lay,
  layAll,
  NOT_ALL_THERE,
  resign,
  SETTLED,
  stakes,
  withStakesOn,
} from "../support/stakes.ts";
import { joinBeside, matchIn, quieten } from "../support/worlds.ts";

/** Another add-on does this with every pot. */
function toEachPot(act: string): WorldOptions {
  return meddling(`
    for (const pot of others.getDimension("overworld").getEntities({ type: "${POT_ENTITY}" })) {
      const { container } = pot.getComponent("minecraft:inventory");
      ${act}
    }`);
}

/** The match goes on as it was, without stakes, and operators find on their list what is gone. */
function expectAllGone(world: World, ana: Player, ben: Player): void {
  const lost = "Gone from the pot: 10 × Diamond of Ana, Diamond Sword of Ana, 5 × Emerald of Ben.";
  for (const { chat } of [ana, ben]) {
    expect(chat.filter((line) => line.startsWith("Gone"))).toEqual([lost]);
    expect(chat.filter((line) => line === NOT_ALL_THERE)).toEqual([NOT_ALL_THERE]);
  }
  expect(world.log.filter((line) => line.includes("not in the pot"))).toHaveLength(3);
  expect(told(joinBeside(world, "Op", 2), "admin pots")).toEqual([
    "Pots: 1\n0 64 0 overworld: 10 × Diamond laid in by Ana, gone; Diamond Sword laid in by Ana, gone; 5 × Emerald laid in by Ben, gone",
  ]);
  const match = matchIn(world.save());
  expect([match.stakes, match.game?.turn?.rollsUsed]).toEqual([null, 1]);
  resign(ana, ben);
  world.tick(100);
  expect([has(ana), has(ben), inPots(world)]).toEqual([[], [], []]);
}

describe("a pot that is gone with all that lay in it", () => {
  test("since a dying one answers nothing, is told of, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        world.kill(POT_ENTITY);
        world.tick(LOOKED_AT);
        expectAllGone(world, ana, ben);
      },
      { driver: "quickjs", switches: { dyingAnswers: false } },
    );
  });

  test("since another add-on has removed it, is told of, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        ana.type("/yahtzee:meddle");
        world.tick(LOOKED_AT);
        expectAllGone(world, ana, ben);
      },
      toEachPot("pot.remove();"),
    );
  });

  test("before a game leaves stakes on and empty, and another one is made for what is laid in then", async () => {
    await withStakesOn(
      2,
      (world, { ana, ben }) => {
        layAll(world);
        quieten(ben);
        ben.type("/yahtzee:meddle");
        world.tick(LOOKED_AT);
        expect(ben.chat.filter((line) => line.startsWith("Gone"))).toHaveLength(1);
        expect(matchIn(world.save()).stakes).toMatchObject({ list: null, agreed: [] });
        ben.give("minecraft:emerald", 2, { data: "Ben's last" });
        lay(ben, "Ben's last");
        expect([inPots(world), has(ana)]).toEqual([["2 Ben's last"], []]);
      },
      toEachPot("pot.remove();"),
    );
  });

  test("in part before a game takes it off the list to which all had agreed", async () => {
    await withStakesOn(
      2,
      (world, { ana, ben }) => {
        layAll(world);
        for (const player of [ana, ben]) quieten(player);
        ben.type("/yahtzee:meddle");
        world.tick(LOOKED_AT);
        expect(ana.chat).toEqual(["Gone from the pot: 10 × Diamond of Ana."]);
        expect(told(ben, "stakes")[0]).toContain(
          "Ana: Diamond Sword\nBen: 5 × Emerald\nWaiting for Ana and Ben",
        );
        stakes("back 1", ana);
        world.tick(20);
        expect([has(ana), inPots(world)]).toEqual([["1 Ana's sword"], BENS]);
      },
      toEachPot("container.setItem(0, undefined);"),
    );
  });

  test("while the winner is away is found when it is to be paid out, and nothing is made up", async () => {
    await inStaked(
      2,
      rolledOnce,
      (world, { ana, ben }) => {
        ana.leave();
        resign(ben);
        const back = world.join("Ana");
        resign(back);
        back.leave();
        ben.type("/yahtzee:meddle");
        const again = world.join("Ana");
        world.tick(SETTLED + 300);
        expect([has(again), has(ben)]).toEqual([[], []]);
        expect(again.chat.at(-1)).toMatch(/^Gone from the pot: 10 × Diamond of Ana/);
        expect(told(again, "stakes collect")).toEqual(["Nothing waits for you in any pot."]);
      },
      toEachPot("pot.remove();"),
    );
  });
});

test("what another add-on has taken out of a pot is told of, and the rest goes back to whose it is", async () => {
  await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      ana.type("/yahtzee:meddle");
      world.tick(LOOKED_AT);
      expect(ben.chat).toContain("Gone from the pot: 10 × Diamond of Ana.");
      expect(matchIn(world.save()).stakes).toBeNull();
      expect([has(ana), has(ben), potsIn(world)]).toEqual([["1 Ana's sword"], BENS, []]);
    },
    toEachPot("container.setItem(0, undefined);"),
  );
});
