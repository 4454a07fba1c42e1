// A pot is killed while something else goes wrong: what has taken its place is the pot, whatever the world's record knows.
import { expect, test } from "vitest";
import { POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import { beside } from "../support/beside.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { ANAS_AND_BENS, has, potsIn } from "../support/stacks.ts";
import { comeBack, inStaked, MINUTE, reopened, scoreChance, stakes } from "../support/stakes.ts";

test.each([1, 2])(
  "killed %d times before the world's record of it is saved, it pays whoever wins (E10)",
  async (times) => {
    const save = await inStaked(2, BEN_WINS, (world) => {
      world.save();
      for (let time = 0; time < times; time++) {
        world.kill(POT_ENTITY);
        world.tick(20);
      }
      return world.save("chunks", "players");
    });
    await reopened(save, (world) => {
      const [ana, ben] = comeBack(world, "Ana", "Ben");
      if (!ana || !ben) throw new Error("Nobody has come.");
      scoreChance(world, ben);
      world.tick(2 * MINUTE);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
      for (const { chat } of [ana, ben]) expect(chat.join()).not.toContain("Gone");
    });
  },
);

test("decided about before the world has written down what has taken its place, it stays decided", async () => {
  await inStaked(
    2,
    BEN_WINS,
    (world, { ana, ben }) => {
      world.pace = 0;
      world.kill(POT_ENTITY);
      ben.type("/yahtzee:score chance");
      world.tick(30);
      stakes("on", ana);
      world.tick(6 * MINUTE);
      expect(world.takeErrors()).toHaveLength(1);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    },
    beside(`
import { World } from "@minecraft/server";
const write = World.prototype.setDynamicProperty;
let isRefused = false;
World.prototype.setDynamicProperty = function (key, value) {
  const isKilled = key.startsWith("${POT_PROPERTY}") && JSON.parse(value).entities.length > 1;
  if (isKilled && !isRefused) {
    isRefused = true;
    throw new Error("refused");
  }
  return write.call(this, key, value);
};`),
  );
});
