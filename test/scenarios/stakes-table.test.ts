// The table over a pot: who may take it away, and whose the pot is when it is gone.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { rolledOnce } from "../support/in-match.ts";
import { ANA_LOSES } from "../support/last-entries.ts";
import { toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { expectOwnBack, HANDED_OVER, inStaked, MINUTE } from "../support/stakes.ts";
import { joinBeside, quieten } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const AIR = "minecraft:air";
const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const POT_THERE = "Something of others lies in the pot of this table: only an operator can mine it.";

/** Ben has won and is not there. */
function wonAndGone(ana: Player, ben: Player): void {
  ben.type("/yahtzee:score chance");
  ben.leave();
  ana.type("/yahtzee:roll");
  ana.type("/yahtzee:score chance");
}

describe("the stakes are given back where the table is gone by", () => {
  test.each([
    ["a command, which tells script", (world: World) => world.setBlock(x, y, z, AIR), 3],
    ["something that tells nobody", (world: World) => world.overwrite(x, y, z, AIR), MINUTE + 40],
  ] as const)("%s", async (_, takeAway, ticks) => {
    await inStaked(3, rolledOnce, (world) => {
      takeAway(world);
      world.tick(ticks);
      expectOwnBack(world);
    });
  });

  test("something, while nobody was there, found by who comes by", async () => {
    await inStaked(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) player.teleport(100.5, 64, 0.5);
      world.tick(20);
      for (const chunk of [-1, 0]) world.unloadChunk(x, chunk);
      world.overwrite(x, y, z, AIR);
      world.tick(MINUTE);
      expect([has(ana), has(ben)]).toEqual([[], []]);
      for (const chunk of [-1, 0]) world.loadChunk(x, chunk);
      ben.move(3.5, 64, 0.5);
      world.tick(HANDED_OVER);
      expectOwnBack(world);
    });
  });
});

test("a table whose pot still waits for the winner is not blown up, nor mined, not by the owner either", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    const cem = world.join("Cem", { location: { x: 2.5, y: 64, z: 2.5 } });
    wonAndGone(ana, ben);
    for (const player of [ana, cem]) {
      quieten(player);
      player.mine(x, y, z);
      expect(player.chat).toEqual([POT_THERE]);
    }
    world.explode(x, y, z);
    world.tick(20);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual([TABLE_BLOCK, ANAS_AND_BENS]);
    const back = world.join("Ben");
    world.tick(120);
    expect([has(ana), has(back)]).toEqual([[], ANAS_AND_BENS]);
    ana.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe("minecraft:air");
  });
});

test("a table whose board an operator takes while its pot waits for the winner is mined by operators alone", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    wonAndGone(ana, ben);
    const op = joinBeside(world, "Op", 2);
    toldTwice(op, "table remove");
    quieten(ana);
    ana.mine(x, y, z);
    expect(ana.chat).toEqual([POT_THERE]);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual([TABLE_BLOCK, ANAS_AND_BENS]);
    op.mine(x, y, z);
    expect(world.block(x, y, z).typeId).toBe("minecraft:air");
  });
});

test("a table that an operator mines while its pot waits for the winner pays all the same", async () => {
  await inStaked(2, ANA_LOSES, (world, { ana, ben }) => {
    wonAndGone(ana, ben);
    joinBeside(world, "Op", 2).mine(x, y, z);
    world.tick(60);
    expect([world.block(x, y, z).typeId, inPots(world)]).toEqual(["minecraft:air", ANAS_AND_BENS]);
    const back = world.join("Ben");
    world.tick(120);
    expect([has(ana), has(back), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
  });
});
