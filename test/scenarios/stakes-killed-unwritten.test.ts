// A pot that is killed while the world refuses to write anything, for as long as pots are waited for and longer: what lies in
// its successor is nobody's loss.
import { expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { ANAS_AND_BENS, has, potsIn } from "../support/stacks.ts";
import { inStaked, LOOKED_AT, scoreChance } from "../support/stakes.ts";

test("the pot goes to the winner, whenever the world writes again after it was looked for", async () => {
  // Some time after a minute somebody looks whether it has come.
  for (let ticks = 1240; ticks <= 1300; ticks += 4) {
    await inStaked(2, BEN_WINS, (world, { ana, ben }) => {
      world.send("switches", { writesFail: true });
      world.kill(POT_ENTITY);
      world.tick(ticks);
      world.send("switches", { writesFail: false });
      world.tick(60);
      expect(world.takeErrors()).not.toEqual([]);
      scoreChance(world, ben);
      expect([ticks, has(ana), has(ben), potsIn(world)]).toEqual([ticks, [], ANAS_AND_BENS, []]);
      expect(ben.chat.join()).not.toContain("Gone");
    });
  }
});

test("nothing is logged as not in the pot that the world does not write off", async () => {
  await inStaked(2, BEN_WINS, (world) => {
    world.send("switches", { writesFail: true });
    world.teleportEntities(POT_ENTITY, 800, 64, 0);
    world.unloadChunk(800, 0);
    world.tick(3 * LOOKED_AT);
    world.takeErrors();
    expect(world.log.join()).not.toContain("not in the pot");
    world.send("switches", { writesFail: false });
    world.tick(LOOKED_AT + 200);
    expect(world.log.filter((line) => line.includes("not in the pot"))).toHaveLength(3);
  });
});
