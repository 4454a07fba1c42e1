// What can happen to the pot itself: minecarts, teleports, death. It comes back with what is in it, or that goes to whose
// it is.
import { describe, expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { rolledOnce } from "../support/in-match.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { told } from "../support/operators.ts";
import { ANAS, ANAS_AND_BENS, BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { inStaked, LOOKED_AT, lay, NOT_ALL_THERE, resign, stakes, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn } from "../support/worlds.ts";

const HOME = { dimension: "minecraft:overworld", location: { x: 0.5, y: 64.25, z: 0.5 } };

describe("a pot that is moved", () => {
  test.each([
    ["by a minecart", (world: World) => world.carryOff(POT_ENTITY, 3, 64, 3)],
    ["by a command", (world: World) => world.teleportEntities(POT_ENTITY, 5, 70, 5)],
    ["by a command, far off", (world: World) => world.teleportEntities(POT_ENTITY, 500, 70, 5)],
    ["to another dimension", (world: World) => world.teleportEntities(POT_ENTITY, 0, 64, 0, "nether")],
  ])("%s is put back on its place, with all that is in it", async (_, move) => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      move(world);
      expect(potsIn(world)).not.toMatchObject([HOME]);
      world.tick(LOOKED_AT);
      expect(potsIn(world)).toMatchObject([HOME]);
      expect([inPots(world), ana.chat, ben.chat]).toEqual([ANAS_AND_BENS, [], []]);
    });
  });

  test("to where nothing is loaded is told as gone; what comes back goes to whose it was, and is on no list", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      world.unloadChunk(800, 0);
      world.teleportEntities(POT_ENTITY, 800, 64, 0);
      world.tick(LOOKED_AT);
      expect(ana.chat).toContain(NOT_ALL_THERE);
      world.loadChunk(800, 0);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
      expect(told(joinBeside(world, "Op", 2), "admin pots")[0]).toContain("Nothing lies in any pot");
    });
  });

  test("to where nothing is loaded while it is won goes to the winner when it is back", async () => {
    await inStaked(2, BEN_WINS, (world, { ana, ben }) => {
      world.unloadChunk(800, 0);
      world.teleportEntities(POT_ENTITY, 800, 64, 0);
      ben.type("/yahtzee:score chance");
      world.tick(LOOKED_AT);
      expect(ben.chat.at(-1)).toMatch(/^Gone from the pot/);
      world.loadChunk(800, 0);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    });
  });

  test("while it is paid out pays all the same", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      world.carryOff(POT_ENTITY, 3, 64, 3);
      stakes("return", ana, ben);
      world.tick(40);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([ANAS, BENS, []]);
    });
  });
});

describe("/kill", () => {
  test("of all entities leaves the pot with everything in it, and the match as it was", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      const before = matchIn(world.save());
      for (let time = 0; time < 3; time++) world.killAll();
      world.tick(20);
      expect([potsIn(world).length, inPots(world)]).toEqual([1, ANAS_AND_BENS]);
      expect(matchIn(world.save()).stakes).toEqual(before.stakes);
      resign(ben, ana);
      world.tick(60);
      expect([has(ana), potsIn(world)]).toEqual([ANAS_AND_BENS, []]);
    });
  });

  test("of the pot in any tick of laying in and taking back loses nothing", async () => {
    for (const ticks of [0, 1, 2, 9, 10, 11]) {
      await withStakesOn(2, (world, { ana, ben }) => {
        world.pace = 0;
        for (const act of [
          () => lay(ana, "Ana's diamonds"),
          () => stakes("back 1", ana),
          () => lay(ana, "Ana's diamonds"),
        ]) {
          act();
          world.tick(ticks);
          world.kill(POT_ENTITY);
          world.tick(20);
        }
        expect([inPots(world), has(ben)], `${ticks} ticks`).toEqual([["10 Ana's diamonds"], BENS]);
      });
    }
  });
});
