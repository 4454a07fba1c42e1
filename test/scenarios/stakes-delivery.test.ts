// What a pot owes to somebody who is not in the world is handed over as soon as they are back, wherever that is.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { ANA_WINS } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { inStaked, MINUTE, reopened, SETTLED } from "../support/stakes.ts";
import { joinBeside } from "../support/worlds.ts";

const IT_ALL = "From the pot to you: 10 × Diamond, Diamond Sword, 5 × Emerald.";

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
      ANA_WINS,
      (world, { ana, ben }) => {
        ana.leave();
        ben.type("/yahtzee:score chance");
        world.tick(400);
        expect([has(ben), inPots(world)]).toEqual([[], ANAS_AND_BENS]);
        const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
        world.tick(60);
        expect(has(back)).toEqual([]);
        world.tick(50);
        expect([has(back), potsIn(world), back.chat]).toEqual([ANAS_AND_BENS, [], [IT_ALL]]);
      },
      { driver: "quickjs" },
    );
  });

  test("is paid out of a chunk that is loaded for that and let go again (E2)", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
      world.tick(SETTLED + 40);
      expect([has(back), back.chat]).toEqual([ANAS_AND_BENS, [IT_ALL]]);
      const { areas, chunks } = world.save();
      const pots = Object.values(chunks).flatMap(({ entities }) => entities.map(({ typeId }) => typeId));
      expect([areas, pots.filter((typeId) => typeId.endsWith("pot"))]).toEqual([[], []]);
      expect(told(joinBeside(world, "Op", 2), "admin pots")[0]).toContain("Nothing lies in any pot");
    });
  });

  test("is paid later where no more chunks can be kept loaded, or at once by who comes by", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      world.send("switches", { tickingCapacity: 0 });
      const back = world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
      world.tick(SETTLED + 40);
      expect([has(back), told(back, "stakes collect")]).toEqual([
        [],
        ["The pot cannot be reached now. What is yours stays in it and comes to you later."],
      ]);
      world.send("switches", { tickingCapacity: 100 });
      world.tick(5 * MINUTE);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
      wonUnloaded(world, ana, ben);
      world.send("switches", { tickingCapacity: 0 });
      const back = world.join("Ana", { location: { x: 0.5, y: 64, z: -2.5 } });
      for (const chunk of [-1, 0]) world.loadChunk(TABLE.x, chunk);
      world.tick(SETTLED + 40);
      expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("leaves again before anything was paid, and is paid the next time", async () => {
    await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
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

test("an area that a crash has left behind is gone when the world is opened again, and the pot is paid out", async () => {
  const crashed = await inStaked(2, ANA_WINS, (world, { ana, ben }) => {
    wonUnloaded(world, ana, ben);
    world.join("Ana", { location: { x: 400, y: 64, z: 0 } });
    for (let tick = 0; tick < SETTLED; tick++) {
      world.tick();
      const save = world.save();
      if (save.areas?.length === 1) return save;
    }
    throw new Error("No chunk was loaded for Ana.");
  });
  await reopened(crashed, (world) => {
    expect(world.save().areas).toEqual([]);
    const back = world.join("Ana");
    world.tick(SETTLED + 40);
    expect([has(back), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
  });
});
