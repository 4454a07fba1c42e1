// A world that refuses to write the record of a pot, for a time or now and then: nothing is lost, doubled, or given to
// somebody else.
import { describe, expect, test } from "vitest";
import { POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldOptions } from "../../scripts/tools/host/world.ts";
import { beside } from "../support/beside.ts";
import { BEN_WINS, lastEntry } from "../support/last-entries.ts";
import { ANAS, ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { inStaked, lay, stakes, withStakesOn } from "../support/stakes.ts";
import { matchIn } from "../support/worlds.ts";

/** Refuses the pot's record at these times that it is written, of those that say so. */
function refusing(times: readonly number[], say = ""): WorldOptions {
  return beside(`
import { World } from "@minecraft/server";
const write = World.prototype.setDynamicProperty;
let writes = 0;
World.prototype.setDynamicProperty = function (key, value) {
  const isMeant = key.startsWith("${POT_PROPERTY}") && value.includes('${say}');
  if (isMeant) writes += 1;
  if (isMeant && ${JSON.stringify(times)}.includes(writes)) throw new Error("refused");
  return write.call(this, key, value);
};`);
}

describe("a world that refuses to write a pot's record", () => {
  test("at the end of a game gives it to the winner as soon as it writes again, whatever the loser does", async () => {
    await inStaked(
      2,
      BEN_WINS,
      (world, { ana, ben }) => {
        world.pace = 0;
        ben.type("/yahtzee:score chance");
        world.tick(1);
        stakes("on", ana);
        world.tick(10);
        expect([inPots(world), matchIn(world.save()).stakes?.won]).toEqual([ANAS_AND_BENS, null]);
        world.tick(100);
        expect(world.takeErrors().length).toBeGreaterThan(1);
        expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
      },
      refusing([1, 2, 3], '"shares":['),
    );
  });

  test("while the pot is killed knows its successor as soon as it writes again", async () => {
    await inStaked(2, BEN_WINS, (world, { ana, ben }) => {
      world.send("switches", { writesFail: true });
      world.kill(POT_ENTITY);
      world.tick(30);
      world.send("switches", { writesFail: false });
      world.tick(30);
      ben.type("/yahtzee:score chance");
      world.tick(1500);
      expect(world.takeErrors()).not.toEqual([]);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
      expect(ben.chat.join()).not.toContain("Gone");
    });
  });

  // The first time is when the world is opened.
  test.each([2, 3, 4, 5, 6, 7])("gives each of two tied winners their own part: time %d", async (n) => {
    await inStaked(
      3,
      lastEntry("Cem", { Ana: 20, Ben: 20 }),
      (world, { ana, ben, cem }) => {
        cem.type("/yahtzee:score chance");
        for (let time = 0; time < 3; time++) {
          world.tick(40);
          stakes("collect", ana, ben);
        }
        world.tick(1500);
        world.takeErrors();
        expect([has(ana), has(ben)]).toEqual([
          [...ANAS, "4 Cem's gold"],
          ["1 Cem's bow", "3 Cem's gold", "5 Ben's emeralds"],
        ]);
        for (const { chat } of [ana, ben, cem]) expect(chat.join()).not.toContain("Gone");
      },
      refusing([n]),
    );
  });

  test.each([1, 2, 3, 4, 5])(
    "loses and doubles nothing that is laid in and taken back: time %d",
    async (n) => {
      await withStakesOn(
        2,
        (world, { ana }) => {
          for (let time = 0; time < 3; time++) {
            if (has(ana).includes("10 Ana's diamonds")) lay(ana, "Ana's diamonds");
            world.tick(20);
            stakes("back 1", ana);
            world.tick(20);
            stakes("collect", ana);
          }
          world.tick(1500);
          world.takeErrors();
          expect([...has(ana), ...inPots(world)].sort()).toEqual(ANAS);
          expect(ana.chat.join()).not.toContain("Gone");
        },
        refusing([n]),
      );
    },
  );
});
