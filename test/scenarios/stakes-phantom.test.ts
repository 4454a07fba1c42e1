// A stake of which nothing could be laid in, and which the world does not let be taken off the list again: nobody agrees to
// it or plays for it, and nobody is told that it is gone.
import { describe, expect, test } from "vitest";
import { MATCH_PROPERTY, POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { beside } from "../support/beside.ts";
import type { People } from "../support/in-match.ts";
import { told } from "../support/operators.ts";
import { ANAS, BENS, has, inPots } from "../support/stacks.ts";
import { agree, LOOKED_AT, lay, withStakesOn } from "../support/stakes.ts";
import { matchIn, quieten } from "../support/worlds.ts";

const CHANGED = "What is at stake has changed: look at the list again.";

/**
 * A world that refuses the match's record once after a stake is in the pot's, and then so many writes of the pot's: the
 * stake cannot be taken off it.
 */
function refusing(times: number): WorldOptions {
  return beside(`
import { World as Refusing } from "@minecraft/server";
const write = Refusing.prototype.setDynamicProperty;
let isLaid = false;
let isRefused = false;
let left = ${times};
Refusing.prototype.setDynamicProperty = function (key, value) {
  const text = String(value);
  if (key.startsWith("${POT_PROPERTY}") && text.includes("minecraft:diamond")) isLaid = true;
  if (isLaid && !isRefused && key.startsWith("${MATCH_PROPERTY}")) {
    isRefused = true;
    throw new Error("refused");
  }
  if (isRefused && left > 0 && key.startsWith("${POT_PROPERTY}")) {
    left -= 1;
    throw new Error("refused");
  }
  return write.call(this, key, value);
};`);
}

/** Ben has laid in his emeralds, Ana could not lay in her diamonds and was told so. */
function phantom(world: World, { ana, ben }: People): void {
  world.pace = 0;
  if (has(ben).length > 0) lay(ben, "Ben's emeralds");
  world.tick(2);
  quieten(ana);
  lay(ana, "Ana's diamonds");
  world.tick(1);
  expect([has(ana), inPots(world)]).toEqual([ANAS, BENS]);
  expect(ana.chat).toHaveLength(1);
  expect(world.takeErrors().length).toBeGreaterThan(1);
}

/** What Ben has laid in is all that is on the list, and nobody has heard of a loss. */
function expectRight(world: World, { ana, ben }: People): void {
  world.takeErrors();
  expect(told(ben, "stakes")[0]).toMatch(/^At stake:\nAna: nothing\nBen: 5 × Emerald\n/);
  world.tick(LOOKED_AT);
  for (const { chat } of [ana, ben]) expect(chat.join()).not.toContain("Gone");
  expect([has(ana), inPots(world)]).toEqual([ANAS, BENS]);
}

describe("a stake of which nothing has moved", () => {
  test("is off the list a second later", async () => {
    await withStakesOn(
      2,
      (world, people) => {
        phantom(world, people);
        world.tick(30);
        expectRight(world, people);
      },
      refusing(1),
    );
  });

  test("is nothing that anybody can agree to, however soon they do", async () => {
    await withStakesOn(
      2,
      (world, people) => {
        phantom(world, people);
        for (const player of [people.ana, people.ben]) quieten(player);
        agree(people.ben, people.ana);
        world.tick(2);
        expect(people.ben.chat).toContain(CHANGED);
        expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
        expectRight(world, people);
      },
      refusing(1),
    );
  });

  test("is not told as gone when the pot is looked at or killed before the world keeps it", async () => {
    await withStakesOn(
      2,
      (world, people) => {
        phantom(world, people);
        world.kill(POT_ENTITY);
        world.tick(LOOKED_AT);
        expectRight(world, people);
      },
      refusing(8),
    );
  });

  test("is nothing that a match starts for, if all had agreed before", async () => {
    await withStakesOn(
      2,
      (world, people) => {
        const { ana, ben } = people;
        lay(ben, "Ben's emeralds");
        agree(ana, ben);
        ben.type("/yahtzee:ready");
        phantom(world, people);
        ana.type("/yahtzee:ready");
        world.tick(2);
        expect(ben.chat).toContain("At stake:\nAna: nothing\nBen: 5 × Emerald");
        expect(matchIn(world.save()).rollOff).toEqual([[], []]);
        expectRight(world, people);
      },
      refusing(1),
    );
  });
});
