// Copies of a pot, made by a structure: nobody is ever paid from one, also not when the pot itself is gone or killed.
import { expect, test } from "vitest";
import { POT_ENTITY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { comeBack, inStaked, reopened } from "../support/stakes.ts";

const PLACES = [
  ["beside the table", TABLE.x, TABLE.y, 8],
  ["far off", 1000, TABLE.y, 8],
  ["in the table's own space", TABLE.x + 0.5, TABLE.y + 0.25, TABLE.z + 0.5],
] as const;

function kill(world: World): void {
  world.kill(POT_ENTITY);
  world.tick(20);
}

/** Each time everybody has come back to the world; Ben is paid at most once in all, and Ana never. */
function openedAgain(save: WorldSave, act: (world: World) => void): Promise<WorldSave> {
  return reopened(save, (world) => {
    const people = comeBack(world, "Ana", "Ben");
    act(world);
    world.tick(1500);
    expect(people.map(has)).toEqual([[], ANAS_AND_BENS]);
    for (const { chat } of people) expect(chat.join()).not.toContain("Gone");
    return world.save();
  });
}

function savedWithCopy(x: number, y: number, z: number): Promise<WorldSave> {
  return inStaked(2, BEN_WINS, (world) => {
    world.copyEntity(POT_ENTITY, x, y, z);
    expect(inPots(world)).toHaveLength(3);
    expect(potsIn(world)).toHaveLength(2);
    return world.save();
  });
}

const scores = (world: World): void => world.player("Ben").type("/yahtzee:score chance");

test.each(PLACES)(
  "a copy of the pot %s pays nobody, however often the world is opened",
  async (_, ...place) => {
    let save = await openedAgain(await savedWithCopy(...place), scores);
    for (const _time of [1, 2]) save = await openedAgain(save, () => undefined);
  },
);

test.each(PLACES)("a copy %s that is killed with the pot, or after it, pays nobody", async (_, ...place) => {
  const killedFirst = (world: World): void => {
    kill(world);
    scores(world);
  };
  const save = await openedAgain(await savedWithCopy(...place), killedFirst);
  await openedAgain(await openedAgain(save, kill), () => undefined);
});
