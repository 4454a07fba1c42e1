// A table with an older record that cannot be read, and with another board on it: what is staked at that board is known, and
// goes back when the board goes. What is not known goes back when an operator gives it up, with a board or without.
import { describe, expect, test } from "vitest";
import { TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots } from "../support/stacks.ts";
import {
  expectOwnBack,
  HANDED_OVER,
  layAll,
  reopened,
  SETTLED,
  stakedSave,
  stakes,
  startAll,
  withStakesOn,
} from "../support/stakes.ts";
import { joinBeside, NEWER, takeBoardOff, withProperties } from "../support/worlds.ts";

/** Ana has put another board on the table; she and Ben have laid in what they have, and agreed. */
async function onAnother(act: (world: World, ana: Player, op: Player) => void): Promise<void> {
  const save = await withStakesOn(2, (world) => world.save());
  const bent = withProperties(save, (key, was) => (key.startsWith(TABLE_PROPERTY) ? NEWER : was));
  await reopened(bent, (world) => {
    const [ana, ben] = [world.join("Ana"), world.join("Ben")];
    world.tick(SETTLED);
    ana.give(BOARD);
    ana.hold(BOARD);
    ana.use(TABLE.x, TABLE.y, TABLE.z);
    ana.emptyHand();
    for (const player of [ana, ben]) player.type("/yahtzee:sit");
    stakes("on", ana);
    layAll(world);
    expect(inPots(world)).toEqual(ANAS_AND_BENS);
    act(world, ana, joinBeside(world, "Op", 2));
  });
}

describe("each stake goes back", () => {
  test("when the owner takes the board off", async () => {
    await onAnother((world, ana) => {
      openBoard(ana);
      takeBoardOff(ana);
      expectOwnBack(world);
    });
  });

  test("when an operator mines the table while it is played for", async () => {
    await onAnother((world, _, op) => {
      op.leave();
      startAll(world);
      joinBeside(world, "Op", 2).mine(TABLE.x, TABLE.y, TABLE.z);
      expectOwnBack(world);
    });
  });
});

describe("what lies at a table without a board, of which the record cannot be read,", () => {
  async function bare(act: (world: World, op: Player) => void): Promise<void> {
    const save = await stakedSave(2, BEN_WINS);
    const bent = withProperties(save, (key, was) => (key.startsWith(TABLE_PROPERTY) ? NEWER : was));
    await reopened(bent, (world) => {
      for (const name of ["Ana", "Ben"]) world.join(name);
      const op = joinBeside(world, "Op", 2);
      world.tick(1300);
      expect(inPots(world)).toEqual(ANAS_AND_BENS);
      act(world, op);
    });
  }

  test.each(["table reset", "table reset at 0 64 0"])(
    "goes back when an operator gives it up: %s",
    async (line) => {
      await bare((world, op) => {
        expect(told(op, line)).toEqual([
          "Something there cannot be read. What it says about stakes is given up, also who has won them: each stake goes back to the player who laid it in.\nEnd the match at 0 64 0 overworld? Nobody wins. Type it again to do so.",
        ]);
        expect(told(op, line)).toEqual([
          "Each stake in the pot of that table goes back to the player who laid it in.",
        ]);
        expectOwnBack(world);
      });
    },
  );

  test("goes back before the add-on is taken out, and is told as owed to who is not there", async () => {
    await bare((world, op) => {
      world.player("Ben").leave();
      expect(toldTwice(op, "table packup all").slice(0, 1)).toEqual([
        "Tables packed up: 0. Their boards lie on them.",
      ]);
      world.tick(HANDED_OVER + 40);
      expect(op.chat.at(-1)).toContain("Pots still hold items for Ben: ");
      expect([has(world.player("Ana")), inPots(world)]).toEqual([
        ["1 Ana's sword", "10 Ana's diamonds"],
        ["5 Ben's emeralds"],
      ]);
    });
  });
});
