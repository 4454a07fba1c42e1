// A table whose pot cannot be read: it is not left in the open, and operators are told that there is something.
import { expect, test } from "vitest";
import { LEDGER_PROPERTY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, inPots } from "../support/stacks.ts";
import { comeBack, layAll, reopened, scoreChance, stakedSave, withStakesOn } from "../support/stakes.ts";
import { joinBeside, matchIn, NEWER, withProperties } from "../support/worlds.ts";

const NOT_READABLE =
  "What is at stake here cannot be read and stays in the pot. A newer version of the add-on may read it. Or an operator gives it up with /yahtzee:table reset: then each stake goes back, once the pot can be read.";
const ONE_POT = "Pots of which it cannot be read what lies in them: 1. They stay as they are.";

/** The save with pots of a newer version, with the world and in the pots themselves. */
function newer(save: WorldSave): WorldSave {
  const changed = withProperties(save, (key, text) => (key.startsWith(POT_PROPERTY) ? NEWER : text));
  const json = JSON.stringify(save.chunks, (key, value) => (key === LEDGER_PROPERTY ? NEWER : value));
  return { ...changed, chunks: JSON.parse(json) };
}

test("its owner, who has lost, cannot mine it, nor does an explosion take it", async () => {
  await reopened(newer(await stakedSave(2, BEN_WINS)), (world) => {
    comeBack(world, "Ana", "Ben");
    const ana = world.player("Ana");
    scoreChance(world, world.player("Ben"));
    ana.chat.length = 0;
    ana.mine(TABLE.x, TABLE.y, TABLE.z);
    world.tick(5);
    expect(ana.chat).toEqual([NOT_READABLE]);
    world.explode(TABLE.x + 0.5, TABLE.y + 0.5, TABLE.z + 0.5);
    world.tick(5);
    expect(world.block(TABLE.x, TABLE.y, TABLE.z)?.typeId).toBe("tabletop_yahtzee:oak_small_game_table");
    expect(inPots(world)).toEqual(ANAS_AND_BENS);
  });
});

test("operators are told of it where they list pots, and before the add-on is taken out", async () => {
  await reopened(newer(await stakedSave(2, BEN_WINS)), (world) => {
    comeBack(world, "Ana", "Ben");
    scoreChance(world, world.player("Ben"));
    const op = joinBeside(world, "Op", 2);
    expect(told(op, "admin pots")).toEqual([`Pots: 0\n${ONE_POT}`]);
    toldTwice(op, "table packup all");
    world.tick(100);
    expect(op.chat.at(-1)).toBe(ONE_POT);
    expect(told(op, "table packup all")[0]).toContain(ONE_POT);
  });
});

test("before a game, when nothing is agreed, stakes can be turned off: the pot stays as it is", async () => {
  const save = await withStakesOn(2, (world) => {
    layAll(world);
    return world.save();
  });
  await reopened(newer(save), (world) => {
    comeBack(world, "Ana", "Ben");
    expect(told(world.player("Ana"), "stakes off")).toEqual([
      "Ana turns item stakes off: each stake goes back to the player who laid it in.",
    ]);
    expect([inPots(world), matchIn(world.save()).stakes]).toEqual([ANAS_AND_BENS, null]);
  });
});
