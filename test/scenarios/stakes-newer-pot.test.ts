// A pot of which neither the world's record nor its own ledger can be read, as where an older version of the add-on stands in
// for a while: nobody calls it empty, nothing is decided about it, and nothing is forgotten that decides it later.
import { describe, expect, test } from "vitest";
import { LEDGER_PROPERTY, POT_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { BEN_WINS } from "../support/last-entries.ts";
import { told, toldTwice } from "../support/operators.ts";
import { ANAS_AND_BENS, has, inPots, potsIn } from "../support/stacks.ts";
import {
  comeBack,
  expectOwnBack,
  HANDED_OVER,
  layAll,
  reopened,
  scoreChance,
  stakedSave,
  withStakesOn,
} from "../support/stakes.ts";
import { DAMAGED, joinBeside, matchIn, NEWER, pressAnywhere, withProperties } from "../support/worlds.ts";

const NOT_READABLE =
  "What is at stake here cannot be read and stays in the pot. A newer version of the add-on may read it. Or an operator gives it up with /yahtzee:table reset: then each stake goes back, once the pot can be read.";

/** The save with what is kept of pots changed, with the world and in the pots. */
function withPots(save: WorldSave, change: (where: string, text: string) => string): WorldSave {
  const changed = withProperties(save, (key, text) =>
    key.startsWith(POT_PROPERTY) ? change(key, text) : text,
  );
  const json = JSON.stringify(save.chunks, (key, value) =>
    key === LEDGER_PROPERTY ? change(key, value) : value,
  );
  return { ...changed, chunks: JSON.parse(json) };
}

/** Ana and Ben come back to it, at the table. @returns the save after that. */
function opened(save: WorldSave, act: (world: World) => void): Promise<WorldSave> {
  return reopened(save, (world) => {
    comeBack(world, "Ana", "Ben");
    act(world);
    return world.save();
  });
}

/** An older version of the add-on plays on, and then the newer one is back. */
async function meanwhile(
  save: WorldSave,
  text: string,
  act: (world: World) => void,
  then: (world: World) => void,
): Promise<void> {
  const readable = new Map<string, string>();
  const older = withPots(save, (where, known) => {
    readable.set(where, known);
    return text;
  });
  const after = await opened(older, act);
  await opened(
    withPots(after, (where, known) => readable.get(where) ?? known),
    then,
  );
}

function wins(world: World): void {
  scoreChance(world, world.player("Ben"));
}

function expectPaid(world: World): void {
  world.tick(HANDED_OVER);
  expect([has(world.player("Ana")), has(world.player("Ben")), potsIn(world)]).toEqual([
    [],
    ANAS_AND_BENS,
    [],
  ]);
}

describe("a pot that cannot be read", () => {
  test.each([NEWER, DAMAGED])("is not called empty while it is played for: %s", async (text) => {
    const save = withPots(await stakedSave(2, BEN_WINS), () => text);
    await opened(save, (world) => {
      const ana = world.player("Ana");
      expect(told(ana, "stakes")[0]).toContain(NOT_READABLE);
      openBoard(ana);
      pressAnywhere(ana, "Stakes");
      expect(ana.form?.body).toContain(NOT_READABLE);
      expect(ana.form?.body).not.toContain("Nothing is at stake");
    });
  });

  test("is said so once to whoever opens the board", async () => {
    await opened(
      withPots(await stakedSave(2, BEN_WINS), () => NEWER),
      (world) => {
        const op = joinBeside(world, "Op");
        for (let time = 0; time < 2; time++) {
          openBoard(op);
          op.close();
        }
        expect(op.chat.filter((line) => line === NOT_READABLE)).toHaveLength(1);
      },
    );
  });

  test.each([
    ["a rematch", "ready"],
    ["other stakes", "stakes on"],
    ["another match", "table recover"],
  ])(
    "goes to the winner once it can be read: %s does not make the match forget who has won",
    async (_, line) => {
      await meanwhile(
        await stakedSave(2, BEN_WINS),
        NEWER,
        (world) => {
          wins(world);
          // A rematch begins with the last one who is ready.
          world.player("Ben").type(`/yahtzee:${line}`);
          expect(told(world.player("Ana"), line)).toEqual([NOT_READABLE]);
          world.tick(20);
          expect([inPots(world), matchIn(world.save()).stakes?.won]).toMatchObject([
            ANAS_AND_BENS,
            [{ name: "Ben" }],
          ]);
        },
        expectPaid,
      );
    },
  );

  test("goes to the winner once it can be read: the owner cannot take the board off, nor does it fall out", async () => {
    await meanwhile(
      await stakedSave(2, BEN_WINS),
      NEWER,
      (world) => {
        wins(world);
        const ana = world.player("Ana");
        openBoard(ana);
        ana.chat.length = 0;
        pressAnywhere(ana, "Take the board off");
        expect(ana.chat).toContain(NOT_READABLE);
        ana.close();
        ana.mine(0, 64, 0);
        world.tick(20);
        expect(world.entities("minecraft:item")).toEqual([]);
        world.setBlock(0, 64, 0, "tabletop_yahtzee:oak_small_game_table");
        world.tick(20);
      },
      expectPaid,
    );
  });

  test("before a game is on no list to which one could agree, and nothing is laid in beside it", async () => {
    const save = await withStakesOn(2, (world) => {
      layAll(world);
      return world.save();
    });
    await opened(
      withPots(save, () => NEWER),
      (world) => {
        const ana = world.player("Ana");
        ana.give("minecraft:emerald");
        for (const line of ["stakes agree", "stakes lay 1"]) {
          expect([line, ...told(ana, line)]).toEqual([line, NOT_READABLE]);
        }
        expect(potsIn(world)).toHaveLength(1);
      },
    );
  });

  test.each([
    ["while it is played for", () => undefined],
    ["after it was won", wins],
  ])(
    "is given up by an operator %s: a new game can start, and each stake goes back later",
    async (_, happens) => {
      await meanwhile(
        await stakedSave(2, BEN_WINS),
        NEWER,
        (world) => {
          happens(world);
          expect(toldTwice(joinBeside(world, "Op", 2), "table reset")).toEqual([
            "The match is over: the table waits for a new one.",
          ]);
          world.tick(20);
          expect([inPots(world), has(world.player("Ana"))]).toEqual([ANAS_AND_BENS, []]);
          for (const name of ["Ana", "Ben"]) world.player(name).type("/yahtzee:sit");
          for (const name of ["Ana", "Ben"]) world.player(name).type("/yahtzee:ready");
          expect(matchIn(world.save())).toMatchObject({ stakes: null, rollOff: [[], []] });
        },
        expectOwnBack,
      );
    },
  );
});
