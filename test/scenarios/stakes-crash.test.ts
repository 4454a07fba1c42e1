// The game stops between saving its stores: an item that was under way may be in both or in neither of the two places
// between which it moved, and never in a third; everything else is where it was (E10).
import { expect, test } from "vitest";
import type { Store, WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { BENS, has, potsIn } from "../support/stacks.ts";
import { inStaked, lay, reopened, withStakesOn } from "../support/stakes.ts";

/** Which stores had been saved when the game stopped. */
type Cut = readonly Store[];

/** The save of a world that has saved everything before `act` and only these stores after it. */
function cutAfter(world: World, cut: Cut, act: () => void): WorldSave {
  world.save();
  act();
  world.tick(60);
  return world.save(...cut);
}

/** What Ana and Ben have when the world was opened again and everything has settled. @param play goes on with the match. */
function settled(save: WorldSave, play: (world: World) => void = () => undefined): Promise<unknown> {
  return reopened(save, (world) => {
    const people = [world.join("Ana"), world.join("Ben")];
    world.tick(400);
    play(world);
    world.tick(1800);
    const gone = people.map(({ chat }) => chat.some((line) => line.startsWith("Gone from the pot")));
    return { has: people.map(has), told: gone.includes(true), pots: potsIn(world).length };
  });
}

const SWORD = "1 Ana's sword";

interface Case {
  /** What had been saved of what was under way; the rest is from before. */
  readonly saved: string;
  /** How often it is there afterwards. */
  readonly times: 0 | 1 | 2;
  /** Whether the players are told that it is gone from the pot. */
  readonly told: boolean;
}

function cutOf({ saved }: Case): Cut {
  return saved.split(" and ") as Store[];
}

test.each<Case>([
  { saved: "players", times: 0, told: false },
  { saved: "chunks", times: 2, told: false },
  { saved: "properties", times: 1, told: true },
  { saved: "properties and players", times: 0, told: true },
  { saved: "properties and chunks", times: 2, told: false },
  { saved: "players and chunks", times: 1, told: false },
])("what is laid in while $saved are saved is with its player $times times (E10)", async (cut) => {
  const save = await withStakesOn(2, (world, { ana }) => {
    return cutAfter(world, cutOf(cut), () => lay(ana, "Ana's diamonds"));
  });
  const diamonds = cut.times === 0 ? [] : [`${10 * cut.times} Ana's diamonds`];
  expect(await settled(save)).toEqual({ has: [[SWORD, ...diamonds], BENS], told: cut.told, pots: 0 });
});

test.each<Case>([
  { saved: "players", times: 2, told: false },
  { saved: "chunks", times: 0, told: true },
  { saved: "properties", times: 1, told: false },
  { saved: "properties and players", times: 2, told: false },
  { saved: "properties and chunks", times: 0, told: false },
  { saved: "players and chunks", times: 1, told: true },
])("what is paid while $saved are saved is with the winner $times times (E10)", async (cut) => {
  const save = await inStaked(2, BEN_WINS, (world, { ben }) => {
    return cutAfter(world, cutOf(cut), () => ben.type("/yahtzee:score chance"));
  });
  const all = [
    `${cut.times} Ana's sword`,
    `${10 * cut.times} Ana's diamonds`,
    `${5 * cut.times} Ben's emeralds`,
  ];
  const play = (world: World): void => world.player("Ben").type("/yahtzee:score chance");
  const has = [[], cut.times === 0 ? [] : all.sort()];
  expect(await settled(save, play)).toEqual({ has, told: cut.told, pots: 0 });
});

test("what only the world's record knows of after a crash is a warning in the log (E10)", async () => {
  const save = await withStakesOn(2, (world, { ana, ben }) => {
    lay(ana, "Ana's diamonds");
    return cutAfter(world, ["properties"], () => lay(ben, "Ben's emeralds"));
  });
  await reopened(save, (world) => {
    expect(world.log).toEqual([
      expect.stringMatching(
        /not in the pot \w+ at minecraft:overworld:0:64:0: 5 of minecraft:emerald that Ben \(-\d+\) laid in$/,
      ),
    ]);
    const people = [world.join("Ana"), world.join("Ben")];
    world.tick(400);
    expect(people.map(has)).toEqual([[SWORD, "10 Ana's diamonds"], BENS]);
  });
});
