// Tables that operators remove, pack up or bring back: no board is doubled, none is lost where it can be helped, and what
// cannot be read stays.
import { describe, expect, test } from "vitest";
import { BOARD_ITEM, MATCH_PROPERTY, TABLE_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard, sitDown, TABLE } from "../../scripts/tools/play/set-up.ts";
import { fitElsewhere, selectBoard, told, toldTwice } from "../support/operators.ts";
import {
  boardOf,
  DAMAGED,
  inGame,
  inSavedGame,
  inWorld,
  joinBeside,
  matchIn,
  NEWER,
  propertiesOf,
  savedGame,
  withFurniture,
  withProperties,
} from "../support/worlds.ts";

const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";

/** Every board in the world that is not fitted, wherever it is. */
function boardsOf(world: World): number {
  const lying = ["overworld", "nether"].flatMap((dimension) => world.entities("minecraft:item", dimension));
  const carried = [...world.players.values()].reduce((sum, player) => sum + player.count(BOARD), 0);
  return lying.filter(({ item }) => item?.typeId === BOARD_ITEM).length + carried;
}

describe("a table that an operator removes", () => {
  test("leaves its board lying with the match in it, once, and is forgotten", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.close();
      ana.dismount();
      ana.move(0.5, 64, 3.5);
      const op = joinBeside(world, "Op", 2);
      expect(toldTwice(op, "table remove")).toEqual([
        "The board lies where the table stands, and nothing is known of the table any more.",
      ]);
      expect(told(op, "table list")).toEqual(["There are no tables with a board in this world."]);
      expect(boardsOf(world)).toBe(1);
      op.move(TABLE.x + 1.5, 64, TABLE.z + 0.5);
      world.tick(20);
      fitBoard(op);
      sitDown(ana);
      openBoard(ana);
      expect(ana.screen).toContain("Roll 1 of 3");
      expect(boardsOf(world)).toBe(0);
    });
  });

  test("leaves its board also where it is gone and nobody has noticed yet", async () => {
    await inGame((world, ana) => {
      ana.close();
      const op = joinBeside(world, "Op", 2);
      world.overwrite(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
      toldTwice(op, "table remove at 0 64 0");
      op.move(TABLE.x + 0.5, 64, TABLE.z + 0.5);
      world.tick(20);
      expect(boardsOf(world)).toBe(1);
      expect(boardOf(op)?.lore ?? boardOf(ana)?.lore).not.toEqual([]);
    });
  });

  test("stays where nothing is loaded, and its board with it", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      ana.move(40, 64, 40);
      world.unloadChunk(0, 0);
      const op = world.join("Op", { location: { x: 40, y: 64, z: 42 }, permission: 2 });
      expect(toldTwice(op, "table remove at 0 64 0")).toEqual([
        "Nothing is loaded there: go there and type it again.",
      ]);
      world.loadChunk(0, 0);
      ana.move(0.5, 64, 3.5);
      openBoard(ana);
      expect(ana.screen).toContain("Round 1 of 13");
      expect(boardsOf(world)).toBe(0);
    });
  });
});

describe("tables that are packed up", () => {
  test("end their matches and lay down their boards, once; where nothing is loaded later", async () => {
    await inGame((world, ana) => {
      ana.close();
      const far = world.join("Far", { location: { x: 40.5, y: 64, z: 42.5 } });
      fitElsewhere(world, far, 40, 40);
      const chair = { "minecraft:cardinal_direction": "north" };
      world.setBlock(40, 64, 41, "tabletop_yahtzee:oak_game_chair", chair);
      far.use(40, 64, 41);
      far.type("/yahtzee:ready");
      far.leave();
      const op = joinBeside(world, "Op", 2);
      fitElsewhere(world, op, 8, 0, "nether");
      op.move(3.5, 64, -3.5, "overworld");
      world.unloadChunk(40, 40);
      const before = propertiesOf(world.save(), MATCH_PROPERTY).map((json) => JSON.parse(json).game !== null);
      expect(before.sort()).toEqual([false, true, true]);
      expect(toldTwice(op, "table packup all")).toEqual([
        "Tables packed up: 2. Their boards lie on them.",
        "Not packed up: 40 64 40 overworld. Nothing is loaded there: go there and type it again.",
      ]);
      const left = propertiesOf(world.save(), MATCH_PROPERTY).map((json) => JSON.parse(json).game);
      expect(left).toEqual([null]);
      expect(boardsOf(world)).toBe(2);
      expect(toldTwice(op, "table packup all")[0]).toBe("Tables packed up: 0. Their boards lie on them.");
      world.loadChunk(40, 40);
      expect(toldTwice(op, "table packup all")).toEqual(["Tables packed up: 1. Their boards lie on them."]);
      expect(boardsOf(world)).toBe(3);
      const save = world.save();
      expect([MATCH_PROPERTY, TABLE_PROPERTY].flatMap((prefix) => propertiesOf(save, prefix))).toEqual([]);
      const shown = [world.block(0, 64, 0), world.block(40, 64, 40), world.block(8, 64, 0, "nether")];
      for (const { states } of shown) {
        expect(states).toMatchObject({ "tabletop_yahtzee:board": 0, "tabletop_yahtzee:in_match": 0 });
      }
    });
  });

  test("may be one, and the question counts wherever the operator has gone meanwhile", async () => {
    await inWorld((world) => {
      fitBoard(withFurniture(world));
      const op = joinBeside(world, "Op", 2);
      fitElsewhere(world, op, 5, 5);
      const asked = "End every match and take the boards off? Tables: 2. Type it again to do so.";
      expect(told(op, "table packup all")).toEqual([asked]);
      op.move(-3, 64, -3);
      expect(told(op, "table packup all")).toEqual(["Tables packed up: 2. Their boards lie on them."]);
      fitElsewhere(world, op, 5, 5);
      expect(toldTwice(op, "table packup at 5 64 5")).toEqual([
        "Tables packed up: 1. Their boards lie on them.",
      ]);
    });
  });
});

describe("what cannot be read", () => {
  const bent = async (prefix: string, json: string): Promise<WorldSave> =>
    withProperties(await savedGame((ana) => ana.close()), (key, text) =>
      key.startsWith(prefix) ? json : text,
    );

  test("of a table is listed as such, and no command loses it or claims to have done something", async () => {
    await inWorld(
      (world) => {
        const op = joinBeside(world, "Op", 2);
        const line = "0 64 0 overworld (not readable): kept as it is";
        const kept = [expect.stringMatching(/^What was saved of this table cannot be read and is kept\./)];
        expect(told(op, "table list")).toEqual([`Tables: 1\n${line}`]);
        expect(told(op, "table show at 0 64 0")).toEqual([line]);
        for (const action of ["reset", "public", "recover", "packup"]) {
          expect(told(op, `table ${action} at 0 64 0`), action).toEqual(kept);
        }
        expect(told(op, "table remove at 0 64 0")).toEqual(kept);
        expect(toldTwice(op, "table packup all")).toEqual([
          "Tables packed up: 0. Their boards lie on them.",
          expect.stringMatching(
            /^Not packed up: 0 64 0 overworld\. What was saved of this table cannot be read/,
          ),
        ]);
        expect(propertiesOf(world.save(), TABLE_PROPERTY)).toEqual([DAMAGED]);
      },
      { save: await bent(TABLE_PROPERTY, DAMAGED) },
    );
  });

  test.each(["loaded", "not loaded"])(
    "of a match is listed as such, and its table is not removed: %s",
    async (state) => {
      await inWorld(
        (world) => {
          const op = world.join("Op", { location: { x: 40, y: 64, z: 40 }, permission: 2 });
          if (state === "not loaded") world.unloadChunk(0, 0);
          const line = "0 64 0 overworld (owner Ana): not readable, kept as it is";
          expect(told(op, "table list")).toEqual([`Tables: 1\n${line}`]);
          const [shown = ""] = told(op, "table show at 0 64 0");
          expect(shown.split("\n")).toEqual([line, expect.stringMatching(/^Match [0-9a-f]{32}$/)]);
          const before = world.save().properties;
          expect(told(op, "table remove at 0 64 0")[0]).toMatch(/^The saved game is from a newer version/);
          expect(world.save().properties).toEqual(before);
        },
        { save: await bent(MATCH_PROPERTY, NEWER) },
      );
    },
  );

  test.each(["reset", "packup"])(
    "of a match is kept through %s, and recovered at its table once it can be read",
    async (action) => {
      const save = await savedGame((ana) => {
        ana.press("Roll dice");
        ana.close();
      });
      const [original = ""] = propertiesOf(save, MATCH_PROPERTY);
      const newer = withProperties(save, (key, text) => (key.startsWith(MATCH_PROPERTY) ? NEWER : text));
      let later = save;
      await inSavedGame(newer, (world, ana) => {
        if (ana.form !== undefined) ana.close();
        toldTwice(joinBeside(world, "Op", 2), `table ${action}`);
        if (action === "packup") {
          ana.give(BOARD);
          fitBoard(ana);
        }
        later = world.save();
      });
      const readable = withProperties(later, (_, text) => (text === NEWER ? original : text));
      await inSavedGame(readable, (_, ana) => {
        ana.close();
        expect(toldTwice(ana, "table recover")[0]).toMatch(/^The paused match is back on this table\./);
        sitDown(ana);
        // A board that was packed up lies on the table, and comes into her hand.
        ana.emptyHand();
        openBoard(ana);
        expect(ana.screen).toContain("Roll 1 of 3");
      });
    },
  );
});

describe("a match whose board is lost", () => {
  /** A crash: properties and blocks were saved after the board was taken off, the inventories before. */
  async function itemLost(): Promise<WorldSave> {
    let save: WorldSave | undefined;
    await inGame((world, ana) => {
      ana.press("Roll dice");
      world.save();
      ana.press("More");
      ana.press("Take the board off");
      save = world.save("properties", "chunks");
    });
    if (save === undefined) throw new Error("The world gave no save.");
    return save;
  }

  test("goes on at its table with a new board of the table's owner", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        expect(ana.count(BOARD)).toBe(0);
        ana.give(BOARD);
        fitBoard(ana);
        expect(toldTwice(ana, "table recover")).toEqual([
          "The paused match is back on this table. Its old board, wherever it is, is blank now.",
        ]);
        sitDown(ana);
        openBoard(ana);
        expect(ana.screen).toContain("Roll 1 of 3");
        expect(propertiesOf(world.save(), MATCH_PROPERTY)).toHaveLength(1);
        ana.close();
        expect(told(ana, "table recover")).toEqual([
          "A match is running at this table: end it or take the board off first.",
        ]);
      },
      { save: await itemLost() },
    );
  });

  test("goes on by an operator's word, too, but not at a table without a board", async () => {
    await inWorld(
      (world) => {
        const op = joinBeside(world, "Op", 2);
        expect(told(op, "table recover at 0 64 0")).toEqual([
          "There is no board on that table: use a board on it first, then type it again.",
        ]);
        op.give(BOARD);
        fitBoard(op);
        expect(toldTwice(op, "table recover at 0 64 0")[0]).toMatch(
          /^The paused match is back on this table\./,
        );
        expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
      },
      { save: await itemLost() },
    );
  });

  test("makes the old board blank, if that turns up after all", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      ana.give(BOARD);
      selectBoard(ana, "blank");
      ana.use(TABLE.x, TABLE.y, TABLE.z);
      expect(toldTwice(ana, "table recover")[0]).toMatch(/^The paused match is back/);
      world.setBlock(3, 64, 0, TABLE_BLOCK);
      selectBoard(ana, "with a game");
      ana.use(3, 64, 0);
      expect(ana.chat.at(-1)).toBe("The game of this board has gone on elsewhere: it is a blank board now.");
      ana.emptyHand();
      openBoard(ana);
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });

  test("is nothing that a stranger gets hold of by a board of their own on that table", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      const ben = joinBeside(world, "Ben");
      ben.give(BOARD);
      fitBoard(ben);
      expect(told(ben, "table recover")).toEqual([
        "No paused match has left this table whose board could be lost.",
      ]);
      world.setBlock(3, 64, 0, TABLE_BLOCK);
      ana.hold(BOARD);
      ana.use(3, 64, 0);
      expect(ana.chat.at(-1)).toMatch(/^The paused game goes on:/);
    });
  });
});
