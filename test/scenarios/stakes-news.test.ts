// What is gone from a pot is told to those whom it concerns: to who is there at once, to who is not when they come next, and
// to nobody twice.
import { expect, test } from "vitest";
import { POT_ENTITY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { meddling } from "../support/beside.ts";
import { rolledOnce } from "../support/in-match.ts";
import { ANAS, give, has } from "../support/stacks.ts";
import { inStaked, LOOKED_AT, lay, reopened, SETTLED, withStakesOn } from "../support/stakes.ts";
import { joinBeside, LIVE, propertiesOf } from "../support/worlds.ts";

const DIAMONDS = "Gone from the pot: 10 × Diamond of Ana.";
/** Another add-on takes the diamonds out of the pot. */
const THIEF = meddling(`
  for (const pot of others.getDimension("overworld").getEntities({ type: "${POT_ENTITY}" })) {
    pot.getComponent("minecraft:inventory").container.setItem(0, undefined);
  }`);

function news({ chat }: Player): readonly string[] {
  return chat.filter((line) => line.startsWith("Gone"));
}

/** What each of them is told of a loss, coming back to the save. */
function newsOf(save: WorldSave, ...names: readonly string[]): Promise<readonly (readonly string[])[]> {
  return reopened(save, (world) => {
    const all = names.map((name) => world.join(name));
    world.tick(SETTLED);
    return all.map(news);
  });
}

/** The diamonds are gone while only an operator is there. */
function stolenUnseen(world: World, ...players: readonly Player[]): Player {
  const op = joinBeside(world, "Op", 2);
  for (const player of players) player.leave();
  op.type("/yahtzee:meddle");
  world.tick(LOOKED_AT);
  return op;
}

test("whoever was not there hears of it once, also in a world that was closed meanwhile", async () => {
  const save = await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      expect(news(stolenUnseen(world, ana, ben))).toEqual([]);
      const again = world.join("Ana");
      world.tick(SETTLED);
      expect(news(again)).toEqual([DIAMONDS]);
      again.leave();
      const onceMore = world.join("Ana");
      world.tick(SETTLED);
      expect(news(onceMore)).toEqual([]);
      return world.save();
    },
    THIEF,
  );
  expect(await newsOf(save, "Ana", "Ben")).toEqual([[], [DIAMONDS]]);
});

test("whoever was there is told at once, and not again when they come back", async () => {
  const save = await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      ana.leave();
      ben.type("/yahtzee:meddle");
      world.tick(LOOKED_AT);
      expect(news(ben)).toEqual([DIAMONDS]);
      ben.leave();
      expect(news(world.join("Ben"))).toEqual([]);
      return world.save();
    },
    THIEF,
  );
  expect(await newsOf(save, "Ana", "Ben")).toEqual([[DIAMONDS], []]);
});

test("what was found again is no news", async () => {
  await inStaked(2, rolledOnce, (world, { ana, ben }) => {
    ben.leave();
    world.unloadChunk(800, 0);
    world.teleportEntities(POT_ENTITY, 800, 64, 0);
    world.tick(LOOKED_AT);
    expect(news(ana)).toHaveLength(1);
    world.loadChunk(800, 0);
    world.tick(40);
    const again = world.join("Ben");
    world.tick(SETTLED);
    expect([news(again), has(ana)]).toEqual([[], ANAS]);
  });
});

test("a world that does not write down who has heard of it tells once more, not never", async () => {
  const save = await inStaked(
    2,
    rolledOnce,
    (world, { ana, ben }) => {
      stolenUnseen(world, ana, ben);
      world.send("switches", { writesFail: true });
      expect(news(world.join("Ben"))).toEqual([DIAMONDS]);
      world.send("switches", { writesFail: false });
      world.takeErrors();
      return world.save();
    },
    { ...LIVE, ...THIEF },
  );
  expect(await newsOf(save, "Ben")).toEqual([[DIAMONDS]]);
  expect(await newsOf(save, "Op")).toEqual([[]]);
});

test("of one pot no more is kept than fits into it", async () => {
  const save = await withStakesOn(
    2,
    (world, { ana, ben }) => {
      for (let time = 1; time <= 30; time++) {
        give(ana, `Ana's ${time}`, "dirt", time);
        lay(ana, `Ana's ${time}`);
        ben.type("/yahtzee:meddle");
        world.tick(2);
      }
      lay(ben, "Ben's emeralds");
      return world.save();
    },
    THIEF,
  );
  const [pot = ""] = propertiesOf(save, POT_PROPERTY);
  const { lost } = JSON.parse(pot) as { lost: { stack: { amount: number } }[] };
  expect([lost.length, lost.at(-1)?.stack.amount]).toEqual([24, 30]);
});
