// A world that once refuses to write the match although it has written the pot: the list is put right, and is never taken
// for one that cannot be read.
import { expect, test } from "vitest";
import { MATCH_PROPERTY, POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import { beside, meddling } from "../support/beside.ts";
import { told } from "../support/operators.ts";
import { ANAS, has, potsIn } from "../support/stacks.ts";
import { agree, HANDED_OVER, lay, stakes, withStakesOn } from "../support/stakes.ts";
import { matchIn } from "../support/worlds.ts";

/** Refuses the match's record so many times, from when something was owed on. */
function refusing(times: number): ReturnType<typeof beside> {
  return beside(`
import { World as Refusing } from "@minecraft/server";
const write = Refusing.prototype.setDynamicProperty;
let isOwed = false;
let left = ${times};
Refusing.prototype.setDynamicProperty = function (key, value) {
  if (key.startsWith("${POT_PROPERTY}") && String(value).includes('"shares":[')) isOwed = true;
  if (isOwed && left > 0 && key.startsWith("${MATCH_PROPERTY}")) {
    left -= 1;
    throw new Error("refused");
  }
  return write.call(this, key, value);
};`);
}

test("the match hears that its pot was emptied as soon as it is looked at again", async () => {
  await withStakesOn(
    2,
    (world, { ana }) => {
      lay(ana, "Ana's diamonds");
      stakes("back 1", ana);
      world.tick(HANDED_OVER);
      expect(world.takeErrors()).toHaveLength(1);
      expect([has(ana), potsIn(world), matchIn(world.save()).stakes?.list]).toEqual([ANAS, [], null]);
    },
    refusing(1),
  );
});

test("where it has not heard yet nobody is told that the list cannot be read, and agreeing puts it right", async () => {
  await withStakesOn(
    2,
    (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      stakes("back 1", ana);
      world.tick(HANDED_OVER);
      expect(matchIn(world.save()).stakes?.list).not.toBe(null);
      expect(told(ben, "stakes")[0]).toContain("Nothing is at stake yet.");
      expect(told(ben, "stakes agree")).toEqual(["What is at stake has changed: look at the list again."]);
      world.tick(1);
      expect([world.takeErrors().length, matchIn(world.save()).stakes?.list]).toEqual([2, null]);
      lay(ben, "Ben's emeralds");
      agree(ana, ben);
      expect(matchIn(world.save()).stakes?.agreed).toHaveLength(2);
    },
    refusing(2),
  );
});

test("agreeing while the pot is away says so, and nothing of what is the player's", async () => {
  await withStakesOn(
    2,
    (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      ben.type("/yahtzee:meddle");
      world.unloadChunk(800, 0);
      expect(told(ben, "stakes agree")).toEqual([
        "The pot of this table cannot be reached now: try again in a moment.",
      ]);
    },
    meddling(`
    for (const pot of others.getDimension("overworld").getEntities({ type: "${POT_ENTITY}" }))
      pot.teleport({ x: 800, y: 64, z: 0 });`),
  );
});
