// A table of which the record cannot be read, with a pot in it: whoever puts another board on it decides nothing about what
// was staked before.
import { expect, test } from "vitest";
import { TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import { expectOwnBack, reopened, SETTLED, scoreChance, stakedSave } from "../support/stakes.ts";
import { DAMAGED, joinBeside, NEWER, withProperties } from "../support/worlds.ts";

const UNDECIDED =
  "Stakes of an earlier match lie here, and what was agreed about them cannot be read. They stay until the version of the add-on that wrote it is back, or an operator gives each stake back with /yahtzee:table reset.";

/** The save with this in place of what it knows of the table. */
async function withTable(text: string): Promise<{ bent: WorldSave; key: string; known: string }> {
  const save = await stakedSave(2, BEN_WINS);
  const [key = "", known] = save.properties.find(([name]) => name.startsWith(TABLE_PROPERTY)) ?? [];
  return {
    bent: withProperties(save, (name, was) => (name === key ? text : was)),
    key,
    known: String(known),
  };
}

/** The loser puts a board of hers on the table. */
function fitsAnother(ana: Player): void {
  ana.give(BOARD);
  ana.hold(BOARD);
  ana.use(TABLE.x, TABLE.y, TABLE.z);
  ana.emptyHand();
}

function opened<T>(save: WorldSave, act: (world: World, ana: Player, ben: Player) => T): Promise<T> {
  return reopened(save, (world) => {
    const [ana, ben] = [world.join("Ana"), world.join("Ben")];
    world.tick(SETTLED);
    return act(world, ana, ben);
  });
}

test.each([NEWER, DAMAGED])(
  "the pot stays as it is although somebody fits another board and plays, until an operator gives it back: %s",
  async (text) => {
    await opened((await withTable(text)).bent, (world, ana, ben) => {
      fitsAnother(ana);
      world.tick(1300);
      openBoard(ben);
      expect(ben.chat).toContain(UNDECIDED);
      ben.close();
      ana.type("/yahtzee:sit");
      ana.type("/yahtzee:ready");
      ana.type("/yahtzee:roll");
      world.tick(60);
      expect([has(ana), has(ben), inPots(world)]).toEqual([[], [], ANAS_AND_BENS]);
      const op = joinBeside(world, "Op", 2);
      expect(toldTwice(op, "table reset")).toEqual(["The match is over: the table waits for a new one."]);
      expectOwnBack(world);
      expect(told(op, "table reset")).toEqual(["No match is running at that table."]);
    });
  },
);

test("the pot is the winner's once the record can be read again, whatever was on the table meanwhile", async () => {
  const { bent, key, known } = await withTable(NEWER);
  const after = await opened(bent, (world, ana) => {
    fitsAnother(ana);
    world.tick(100);
    return world.save();
  });
  await opened(
    withProperties(after, (name, was) => (name === key ? known : was)),
    (world, ana, ben) => {
      scoreChance(world, ben);
      expect([has(ana), has(ben), potsIn(world)]).toEqual([[], ANAS_AND_BENS, []]);
    },
  );
});
