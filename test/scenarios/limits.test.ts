// Settings of the world: their bounds, that they last, and what those that limit players keep them from.
import { describe, expect, test } from "vitest";
import { WORLD_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import { BOARD, CHAIR_NAME, fitBoard, openBoard, TABLE_NAME } from "../../scripts/tools/play/set-up.ts";
import { fitElsewhere, selectBoard, told, toldTwice } from "../support/operators.ts";
import {
  boardOf,
  DAMAGED,
  inGame,
  inWorld,
  joinBeside,
  pressAnywhere,
  quieten,
  withFurniture,
} from "../support/worlds.ts";

const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const ENOUGH = "You own as many tables as this world allows: take the board off one of them first.";
const INITIAL = [
  "grace: 180 (seconds that a player may be away before the others are asked)",
  "clock: 0 (seconds for each decision in a match of several, 0 for no clock)",
  "tables: 0 (how many tables a player may own, 0 for any number)",
  "expiry: 28 (days after which a match that nobody plays is put away, 0 for never)",
  "placing: 0 (who places tables: 0 everybody, 1 operators only)",
  "stakes: 1 (whether players may stake items: 0 no, 1 yes)",
  "sheet: 1 (whether a small sheet floats above tables at which a game runs: 0 no, 1 yes)",
].join("\n");

describe("a setting of the world", () => {
  test.each([
    {
      setting: "grace",
      takes: [30, 31, 600],
      not: [29, 601, 0, -30],
      range: "a whole number from 30 to 600",
    },
    {
      setting: "clock",
      takes: [30, 180, 0],
      not: [29, 181, 1, -1],
      range: "0 or a whole number from 30 to 180",
    },
    { setting: "tables", takes: [1, 1000, 0], not: [1001, -1], range: "0 or a whole number from 1 to 1000" },
    { setting: "expiry", takes: [1, 3650, 0], not: [3651, -1], range: "0 or a whole number from 1 to 3650" },
    { setting: "placing", takes: [1, 0], not: [2, -1], range: "a whole number from 0 to 1" },
    { setting: "stakes", takes: [0, 1], not: [2, -1], range: "a whole number from 0 to 1" },
    { setting: "sheet", takes: [0, 1], not: [2, -1], range: "a whole number from 0 to 1" },
  ])(
    "is taken within its bounds and refused outside of them: $setting",
    async ({ setting, takes, not, range }) => {
      await inWorld((world) => {
        const op = joinBeside(world, "Op", 2);
        for (const value of takes) {
          const says = [expect.stringMatching(new RegExp(`^${setting}: ${value} \\(.+\\)$`))];
          expect(told(op, `setting ${setting} ${value}`)).toEqual(says);
          expect(told(op, `setting ${setting}`)).toEqual(says);
        }
        const before = told(op, "setting");
        for (const value of not) {
          expect(told(op, `setting ${setting} ${value}`)).toEqual([`${setting} has to be ${range}.`]);
        }
        expect(told(op, "setting")).toEqual(before);
      });
    },
  );

  test("is told with all others, and lasts while they stay as they were", async () => {
    let save: WorldSave | undefined;
    await inWorld((world) => {
      const op = joinBeside(world, "Op", 2);
      expect(told(op, "setting")).toEqual([INITIAL]);
      op.type("/yahtzee:setting clock 60");
      save = world.save();
    });
    if (save === undefined) throw new Error("The world gave no save.");
    await inWorld(
      (world) => {
        const all = told(world.join("Op"), "setting");
        expect(all).toEqual([INITIAL.replace("clock: 0", "clock: 60")]);
      },
      { save },
    );
  });

  test("stays as it was where the world cannot save it", async () => {
    await inWorld((world) => {
      const op = joinBeside(world, "Op", 2);
      world.send("switches", { writesFail: true });
      expect(told(op, "setting placing 1")).toEqual([
        "The world could not save this, so it did not happen: try again.",
      ]);
      expect(world.takeErrors()).toHaveLength(1);
      expect(told(op, "setting")).toEqual([INITIAL]);
    });
  });

  test("can be chosen although what was saved of them cannot be read, which stays", async () => {
    const damaged = [`${WORLD_PROPERTY}settings`, DAMAGED] as const;
    await inWorld(
      (world) => {
        const op = joinBeside(world, "Op", 2);
        expect(told(op, "setting")).toEqual([INITIAL]);
        expect(told(op, "setting grace 60")[0]).toMatch(/^grace: 60 /);
        expect(world.save().properties).toContainEqual(damaged);
        expect(world.log).toHaveLength(1);
      },
      { save: { properties: [damaged], players: [], chunks: {}, sessions: 1 } },
    );
  });
});

describe("in a world in which a player may own one table", () => {
  test("a second board is refused and stays in the hand, until the first one is off", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      joinBeside(world, "Op", 2).type("/yahtzee:setting tables 1");
      fitElsewhere(world, ana, 3, 0);
      expect(ana.chat.at(-1)).toBe(ENOUGH);
      expect(ana.count(BOARD)).toBe(1);
      expect(world.block(3, 64, 0).states).toMatchObject({ "tabletop_yahtzee:board": 0 });
      openBoard(ana);
      pressAnywhere(ana, "Take the board off");
      ana.hold(BOARD);
      ana.use(3, 64, 0);
      expect(ana.chat.at(-1)).toMatch(/^The board is ready and the table is yours/);
      expect(ana.count(BOARD)).toBe(1);
    });
  });

  test("a board with a game is refused as well, and keeps its game", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      pressAnywhere(ana, "Take the board off");
      ana.dismount();
      ana.move(0.5, 64, 3.5);
      joinBeside(world, "Op", 2).type("/yahtzee:setting tables 1");
      for (const x of [3, -3]) world.setBlock(x, 64, 0, TABLE_BLOCK);
      ana.give(BOARD);
      selectBoard(ana, "blank");
      ana.use(3, 64, 0);
      const written = boardOf(ana);
      selectBoard(ana, "with a game");
      ana.use(-3, 64, 0);
      expect(ana.chat.at(-1)).toBe(ENOUGH);
      expect(written?.lore).not.toEqual([]);
      expect(boardOf(ana)).toEqual(written);
    });
  });

  test("only operators make a table public, which counts for nobody then; they have as many as they like", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      const op = joinBeside(world, "Op", 2);
      op.type("/yahtzee:setting tables 1");
      expect(toldTwice(ana, "table public")).toEqual([
        "This world limits how many tables a player may own: only operators make one public here.",
      ]);
      toldTwice(op, "table public");
      fitElsewhere(world, ana, 3, 0);
      expect(ana.chat.at(-1)).toMatch(/^The board is ready and the table is yours/);
      for (const x of [20, 24]) fitElsewhere(world, op, x, 20);
      expect(op.chat.slice(-2)).toEqual([
        expect.stringMatching(/^The board is ready/),
        expect.stringMatching(/^The board is ready/),
      ]);
    });
  });
});

describe("in a world in which operators place tables", () => {
  test("nobody else does: the table stays in the hand, and a sentence says why", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      const op = joinBeside(world, "Op", 2);
      op.type("/yahtzee:setting placing 1");
      ana.give(TABLE_NAME, 2);
      quieten(ana);
      ana.place(TABLE_NAME, -2, 64, 2);
      expect(ana.chat).toEqual(["Only operators place Small Game Tables in this world."]);
      expect(world.block(-2, 64, 2).typeId).toBe("minecraft:air");
      const { slots, slot } = ana.pockets();
      expect(slots[slot]).toMatchObject({ typeId: TABLE_BLOCK, amount: 2 });
      op.type("/yahtzee:setting placing 0");
      ana.place(TABLE_NAME, -2, 64, 2);
      expect(world.block(-2, 64, 2).typeId).toBe(TABLE_BLOCK);
    });
  });

  test("operators do, and chairs and tables that stand are everybody's", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      const op = joinBeside(world, "Op", 2);
      op.type("/yahtzee:setting placing 1");
      op.give(TABLE_NAME);
      op.place(TABLE_NAME, 4, 64, 4);
      expect(world.block(4, 64, 4).typeId).toBe(TABLE_BLOCK);
      ana.give(CHAIR_NAME);
      ana.place(CHAIR_NAME, -1, 64, 0);
      expect(world.block(-1, 64, 0).typeId).toBe("tabletop_yahtzee:oak_game_chair");
      fitBoard(ana);
      expect(ana.chat.at(-1)).toMatch(/^The board is ready and the table is yours/);
    });
  });
});
