// A winner who is in the world has the pot at once, as far as there is room, and the rest by Collect or later: once.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ANAS_AND_BENS, emptySlots, fillPockets, give, has, inPots, potsIn } from "../support/stacks.ts";
import { agree, inStaked, lay, MINUTE, resign, SETTLED, stakes } from "../support/stakes.ts";

const FIVE_MINUTES = 5 * MINUTE;
const IT_ALL = "From the pot to you: 10 × Diamond, Diamond Sword, 5 × Emerald.";
const NOTHING = "Nothing waits for you in any pot.";

function missing(slots: number): string {
  const many = slots === 1 ? "one more empty slot" : `${slots} more empty slots`;
  return `You need ${many} for what waits for you; /yahtzee:stakes tells what. It comes within five minutes of there being room, at once with Collect or /yahtzee:stakes collect.`;
}

/** What the player has been told of what is owed. */
function toldOfPot({ chat }: Player): readonly string[] {
  return chat.filter((line) => /^(From the pot to you|You need)/.test(line));
}

describe("a winner", () => {
  test("in another dimension is paid there", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      ana.teleport(0, 64, 0, "nether");
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect([has(ana), potsIn(world), ana.chat.at(-1)]).toEqual([ANAS_AND_BENS, [], IT_ALL]);
    });
  });

  test("who is dead is paid after coming back to life, and the stake does not lie about (E19)", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      ana.give("minecraft:bread", 3, { data: "Ana's bread" });
      ana.teleport(0, 64, 0, "nether");
      ana.die();
      ben.type("/yahtzee:score chance");
      world.tick(200);
      expect([has(ana), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
      const lying = world.entities("minecraft:item", "nether").map(({ item }) => item?.data);
      expect(lying.filter((data) => data !== undefined)).toEqual(["Ana's bread"]);
      ana.respawn();
      world.tick(SETTLED + 20);
      expect([has(ana), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("with a full inventory is told how many slots are missing, once in five minutes, and then paid", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      fillPockets(ana);
      ben.type("/yahtzee:score chance");
      world.tick(FIVE_MINUTES - 100);
      expect([toldOfPot(ana), inPots(world)]).toEqual([[missing(3)], ANAS_AND_BENS]);
      expect(world.entities("minecraft:item")).toEqual([]);
      world.tick(FIVE_MINUTES);
      expect(toldOfPot(ana)).toEqual([missing(3), missing(3)]);
      emptySlots(ana, 3);
      world.tick(FIVE_MINUTES);
      expect(has(ana)).toEqual(ANAS_AND_BENS);
    });
  });

  test("with one free slot gets one stack, and what is left by Collect, nothing twice (E4)", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      fillPockets(ana, 1);
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect([has(ana), inPots(world)]).toEqual([
        ["10 Ana's diamonds"],
        ["1 Ana's sword", "5 Ben's emeralds"],
      ]);
      expect(toldOfPot(ana)).toEqual(["From the pot to you: 10 × Diamond.", missing(2)]);
      expect(told(ana, "stakes collect")).toEqual([missing(2)]);
      expect(told(ana, "stakes")).toEqual([
        "The pot goes to Ana.\nAna wins 5 × Emerald of Ben.\nWaits for you: Diamond Sword, 5 × Emerald. /yahtzee:stakes collect brings it.",
      ]);
      emptySlots(ana, 1);
      expect(told(ana, "stakes collect")).toEqual(["From the pot to you: Diamond Sword.", missing(1)]);
      ana.select(1);
      ana.drop();
      expect(told(ana, "stakes collect")).toEqual(["From the pot to you: 5 × Emerald."]);
      expect(told(ana, "stakes collect")).toEqual([NOTHING]);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, [], []]);
    });
  });

  test("who collects in the tick in which the pot is handed over anyway, and twice, gets it once (E5)", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      world.pace = 0;
      ben.type("/yahtzee:score chance");
      for (let tick = 0; tick < 24; tick++) {
        for (const player of [ana, ana, ben]) player.type("/yahtzee:stakes collect");
        world.tick();
      }
      world.tick(20);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, [], []]);
      expect(ana.chat.filter((line) => line === IT_ALL)).toHaveLength(1);
    });
  });

  test("who leaves in any tick of the payment has it before or gets it after, and once (E4)", async () => {
    for (const ticks of [1, 4, 8, 9, 10, 11, 12]) {
      await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
        world.pace = 0;
        ben.type("/yahtzee:score chance");
        world.tick(ticks);
        ana.leave();
        world.tick(20);
        const back = world.join("Ana");
        world.tick(SETTLED + 20);
        expect([has(back), potsIn(world)], `${ticks} ticks later`).toEqual([ANAS_AND_BENS, []]);
      });
    }
  });
});

test("whoever wins two pots without room is told of all that is missing", async () => {
  await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
    fillPockets(ana);
    ben.type("/yahtzee:score chance");
    world.tick(40);
    expect(toldOfPot(ana)).toEqual([missing(3)]);
    stakes("on", ana);
    give(ben, "Ben's egg", "egg", 3);
    lay(ben, "Ben's egg");
    agree(ana, ben);
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    ana.type("/yahtzee:roll");
    resign(ben);
    world.tick(40);
    expect(told(ana, "stakes collect")).toEqual([missing(4)]);
  });
});
