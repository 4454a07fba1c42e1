// What a pot owes is handed over as soon as its player is there and has room, wherever that is, and once.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { told } from "../support/operators.ts";
import {
  ANAS_AND_BENS,
  emptySlots,
  fillPockets,
  give,
  has,
  inPots,
  inStaked,
  lastEntry,
  lay,
  potsIn,
  SETTLED,
  stakes,
} from "../support/stakes.ts";
import { typeOut } from "../support/together.ts";
import { inWorld, joinBeside, LIVE } from "../support/worlds.ts";

const FIVE_MINUTES = 6000;
const HANDED_OVER = "From the pot to you: 10 × Diamond, Diamond Sword, 5 × Emerald.";
const NOTHING = "Nothing waits for you in any pot.";

function missing(slots: number): string {
  return `There is no room for what is yours in the pot. Slots missing in your inventory: ${slots}. Free them, and it comes later or when you press Collect.`;
}

/** What the player has been told of what is owed. */
function toldOfPot({ chat }: Player): readonly string[] {
  return chat.filter((line) => /^(From the pot to you|There is no room)/.test(line));
}

/** Ana has won while she is away, and the chunk of the table is not loaded any more. */
function wonUnloaded(world: World, ana: Player, ben: Player): void {
  ana.leave();
  ben.type("/yahtzee:score chance");
  ben.teleport(200, 64, 200);
  for (const chunk of [-1, 0]) world.unloadChunk(TABLE.x, chunk);
  world.tick(40);
}

describe("a winner who is not in the world", () => {
  test("is paid after five seconds of being back, wherever that is (E2)", async () => {
    await inStaked(
      2,
      lastEntry("Ben", { Ana: 20 }),
      (world, { ana, ben }) => {
        ana.leave();
        ben.type("/yahtzee:score chance");
        world.tick(400);
        expect([has(ben), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
        const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
        world.tick(80);
        expect(has(back)).toEqual([]);
        world.tick(30);
        expect([has(back), potsIn(world), back.chat]).toEqual([ANAS_AND_BENS, [], [HANDED_OVER]]);
      },
      { driver: "quickjs", ...LIVE },
    );
  });

  test("is paid out of a chunk that is loaded for that and let go again (E2)", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
      world.tick(SETTLED + 40);
      expect([has(back), back.chat]).toEqual([ANAS_AND_BENS, [HANDED_OVER]]);
      const { areas, chunks } = world.save();
      const pots = Object.values(chunks).flatMap(({ entities }) => entities.map(({ typeId }) => typeId));
      expect([areas, pots.filter((typeId) => typeId.endsWith("pot"))]).toEqual([[], []]);
      expect(told(joinBeside(world, "Op", 2), "admin pots")[0]).toContain("Nothing lies in any pot");
    });
  });

  test("is paid later where no more chunks can be kept loaded, or at once by who comes by", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      world.send("switches", { tickingCapacity: 0 });
      const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
      world.tick(SETTLED + 40);
      expect([has(back), told(back, "stakes collect")]).toEqual([
        [],
        ["The pot cannot be reached now. What is yours stays in it and comes to you later."],
      ]);
      world.send("switches", { tickingCapacity: 100 });
      world.tick(FIVE_MINUTES);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      world.send("switches", { tickingCapacity: 0 });
      const back = world.join("Ana", { location: { x: 0.5, y: 64, z: -2.5 } });
      for (const chunk of [-1, 0]) world.loadChunk(TABLE.x, chunk);
      world.tick(SETTLED + 40);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("leaves again before anything was paid, and is paid the next time", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      const back = world.join("Ana");
      world.tick(90);
      back.leave();
      world.tick(300);
      const again = world.join("Ana");
      world.tick(SETTLED + 40);
      expect(has(again)).toEqual(ANAS_AND_BENS);
      expect(world.save().areas).toEqual([]);
    });
  });
});

describe("a winner", () => {
  test("in another dimension is paid there", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      ana.teleport(0, 64, 0, "nether");
      ben.type("/yahtzee:score chance");
      world.tick(40);
      expect([has(ana), potsIn(world), ana.chat.at(-1)]).toEqual([ANAS_AND_BENS, [], HANDED_OVER]);
    });
  });

  test("who is dead is paid after coming back to life, and the stake does not lie about (E19)", async () => {
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
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
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
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
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
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
        "The pot goes to Ana.\nStacks that wait for you: 2. /yahtzee:stakes collect brings them.",
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
    await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
      world.pace = 0;
      ben.type("/yahtzee:score chance");
      for (let tick = 0; tick < 24; tick++) {
        for (const player of [ana, ana, ben]) player.type("/yahtzee:stakes collect");
        world.tick();
      }
      world.tick(20);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS_AND_BENS, [], []]);
      expect(ana.chat.filter((line) => line === HANDED_OVER)).toHaveLength(1);
    });
  });

  test("who leaves in any tick of the payment has it before or gets it after, and once (E4)", async () => {
    for (const ticks of [1, 4, 8, 9, 10, 11, 12]) {
      await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
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

test("an area that a crash has left behind is gone when the world is opened again, and the pot is paid out", async () => {
  let crashed: WorldSave | undefined;
  await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
    wonUnloaded(world, ana, ben);
    world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
    for (let tick = 0; tick < SETTLED && crashed === undefined; tick++) {
      world.tick();
      const save = world.save();
      if (save.areas?.length === 1) crashed = save;
    }
  });
  if (crashed === undefined) throw new Error("No chunk was loaded for Ana.");
  await inWorld(
    (world) => {
      expect(world.save().areas).toEqual([]);
      const back = world.join("Ana");
      world.tick(SETTLED + 40);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    },
    { ...LIVE, driver: "nodevm", save: crashed },
  );
});

test("two pots at one table are paid apart: what a rematch for stakes brings, and what still waits from before", async () => {
  await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
    ana.leave();
    ben.type("/yahtzee:score chance");
    const cem = world.join("Cem");
    cem.type("/yahtzee:sit");
    const op = joinBeside(world, "Op", 2);
    stakes("on", op);
    give(cem, "Cem's egg", "egg", 3);
    lay(cem, "Cem's egg");
    expect(potsIn(world)).toHaveLength(2);
    stakes("agree", ben, cem);
    for (const player of [ben, cem]) player.type("/yahtzee:ready");
    cem.type("/yahtzee:roll");
    typeOut(cem, "/yahtzee:resign");
    world.tick(40);
    expect([has(ben), has(cem), inPots(world)]).toEqual([["3 Cem's egg"], [], ANAS_AND_BENS]);
    expect(told(op, "admin pots")[0]).toMatch(/^Pots: 1\n/);
    const back = world.join("Ana");
    world.tick(SETTLED + 20);
    expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
  });
});

test("whoever wins two pots without room is told of all that is missing", async () => {
  await inStaked(2, lastEntry("Ben", { Ana: 20 }), (world, { ana, ben }) => {
    fillPockets(ana);
    ben.type("/yahtzee:score chance");
    world.tick(40);
    expect(toldOfPot(ana)).toEqual([missing(3)]);
    stakes("on", ana);
    give(ben, "Ben's egg", "egg", 3);
    lay(ben, "Ben's egg");
    stakes("agree", ana, ben);
    for (const player of [ana, ben]) player.type("/yahtzee:ready");
    ana.type("/yahtzee:roll");
    typeOut(ben, "/yahtzee:resign");
    world.tick(40);
    expect(told(ana, "stakes collect")).toEqual([missing(4)]);
  });
});
