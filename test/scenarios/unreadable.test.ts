// Saves and items that cannot be read or carried on: what is kept must count again, and nothing comes of it for free.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import {
  boardLost,
  boardOf,
  choosesSimpleScreens,
  DAMAGED,
  inGame,
  inSavedGame,
  inWorld,
  joinBeside,
  NEWER,
  propertiesOf,
  savedGame,
  withDamagedBest,
  withProperties,
} from "../support/worlds.ts";

describe("a match that cannot be read", () => {
  const ways: Readonly<Record<string, (world: World, ana: Player) => void>> = {
    "somebody looked": (_, ana) => {
      expect(ana.chat.join()).toContain("It is kept as it is for that version.");
      ana.close();
    },
    "the board was to be taken off": (_, ana) => {
      ana.press("More");
      ana.press("Take the board off");
      expect(ana.chat.at(-1)).toMatch(/^The saved game is from a newer version/);
      expect(ana.count(BOARD)).toBe(0);
    },
    "another game was played to its end, and another": (_, ana) => {
      ana.press("Take a chair");
      ana.press("Play alone");
      for (const time of ["first", "second"]) {
        ana.press("More");
        ana.press("Resign");
        ana.press("Resign");
        if (time === "first") ana.press("Rematch");
      }
    },
    "the table was broken and placed again": (world, ana) => {
      ana.close();
      world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
      world.tick(3);
      expect(world.entities("minecraft:item")).toEqual([]);
      world.setBlock(TABLE.x, TABLE.y, TABLE.z, "tabletop_yahtzee:oak_small_game_table");
    },
  };

  test.each(Object.keys(ways))("is on its table once it can be read, although %s", async (way) => {
    const save = await savedGame((ana) => ana.press("Roll dice"));
    const [original = ""] = propertiesOf(save, "yahtzee:match:");
    const { id } = JSON.parse(original) as { id: string };
    let later: WorldSave | undefined;
    const newer = withProperties(save, (key, text) => (key.startsWith("yahtzee:match:") ? NEWER : text));
    await inSavedGame(newer, (world, ana) => {
      ways[way]?.(world, ana);
      later = world.save();
    });
    if (later === undefined) throw new Error("The world gave no save.");
    const updated = withProperties(later, (key, text) => (key === `yahtzee:match:${id}` ? original : text));
    await inSavedGame(updated, (_, ana) => {
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });
});

describe("a table whose record cannot be read", () => {
  test("says so at each use, makes no board of it, and gives one when it is broken", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:table:") ? DAMAGED : text));
    await inWorld(
      (world) => {
        const op = joinBeside(world, "Op", 2);
        for (let time = 0; time < 3; time++) openBoard(op);
        expect(op.form).toBeUndefined();
        expect(op.chat).toHaveLength(3);
        expect(op.chat[0]).toMatch(/^What was saved of this table cannot be read/);
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
        world.tick(3);
        expect(world.entities("minecraft:item")).toHaveLength(1);
      },
      { save: bent },
    );
  });

  test("gives no board more each time it is mined and placed again", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:table:") ? DAMAGED : text));
    await inWorld(
      (world) => {
        const ben = world.join("Ben", { location: { x: 1.5, y: 64, z: -0.5 } });
        ben.give("Oak Small Game Table", 1);
        for (let time = 0; time < 3; time++) {
          ben.emptyHand();
          openBoard(ben);
          if (ben.form !== undefined) ben.close();
          ben.mine(TABLE.x, TABLE.y, TABLE.z);
          ben.move(TABLE.x + 0.5, 64, TABLE.z + 0.5);
          world.tick(20);
          ben.move(1.5, 64, -0.5);
          ben.place("Oak Small Game Table", TABLE.x, TABLE.y, TABLE.z);
        }
        expect(ben.count(BOARD)).toBeLessThanOrEqual(1);
      },
      { save: bent },
    );
  });
});

describe("a board with a name longer than a script may give", () => {
  const NAME = "\u{1F3B2}".repeat(255);

  test("can be taken off again", async () => {
    await inGame((world, ana) => {
      ana.press("More");
      ana.press("Take the board off");
      ana.hold(BOARD);
      ana.rename(NAME);
      fitBoard(ana);
      openBoard(ana);
      ana.press("More");
      ana.press("Take the board off");
      world.takeErrors();
      expect(ana.count(BOARD)).toBe(1);
    });
  });

  test("leaves the table and its game readable", async () => {
    const save = await savedGame((ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      ana.hold(BOARD);
      ana.rename(NAME);
      fitBoard(ana);
    });
    await inSavedGame(save, (_, ana) => {
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });
});

describe("best scores that cannot be read", () => {
  test("are reported once in the log, not at every screen", async () => {
    await inGame(async (world, ana) => {
      const save = world.save();
      const bent = withDamagedBest(save, ana);
      await inSavedGame(bent, (again, back) => {
        for (let time = 0; time < 3; time++) {
          back.close();
          openBoard(back);
        }
        expect(again.log.filter((line) => line.includes("yahtzee:best:"))).toHaveLength(1);
      });
    });
  });
});

describe("a table with something that cannot be read", () => {
  test("is not said to have no board in a world that cannot save", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:match:") ? DAMAGED : text));
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        world.send("switches", { writesFail: true });
        openBoard(ana);
        world.takeErrors();
        expect(ana.chat).toEqual([expect.stringMatching(/^The saved game cannot be read/)]);
      },
      { save: bent },
    );
  });

  test("says so where the match is not there at all", async () => {
    const save = await savedGame((ana) => ana.close());
    const properties = save.properties.filter(([key]) => !key.startsWith("yahtzee:match:"));
    await inSavedGame({ ...save, properties }, (_, ana) => {
      expect(ana.chat).toEqual(["The game of this table is gone from this world. A new one can start."]);
    });
  });
});

describe("stores of different ages", () => {
  test("a board whose token was spent elsewhere says that its game is not in it any more", async () => {
    await inGame(async (world, ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      world.save();
      fitBoard(ana);
      openBoard(ana);
      ana.press("More");
      ana.press("Take the board off");
      const save = world.save("properties", "chunks");
      await inWorld(
        (again) => {
          const back = again.join("Ana");
          expect(boardOf(back)?.lore).not.toEqual([]);
          fitBoard(back);
          expect(back.chat).toEqual([
            "The game of this board has gone on elsewhere: it is a blank board now.",
          ]);
        },
        { save },
      );
    });
  });

  function goesOn(ana: Player): void {
    ana.press("Take a chair");
    expect(ana.screen).toContain("Roll 1 of 3");
  }

  test("a table that still shows the board which a crash took from the inventory has the game again", async () => {
    await inSavedGame(await boardLost(), (_, ana) => {
      expect(ana.count(BOARD)).toBe(0);
      goesOn(ana);
    });
  });

  test("such a table takes no other board", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        ana.give(BOARD);
        fitBoard(ana);
        expect(ana.chat).toEqual(["This table already has a board: take something else in hand to open it."]);
        openBoard(ana);
        goesOn(ana);
      },
      { save: await boardLost() },
    );
  });

  test("such a table gives the board with the game when it is broken", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
        world.tick(3);
        ana.move(TABLE.x + 0.5, 64, TABLE.z + 0.5);
        world.tick(20);
        ana.move(0.5, 64, 3.5);
        world.setBlock(TABLE.x, TABLE.y, TABLE.z, "tabletop_yahtzee:oak_small_game_table");
        fitBoard(ana);
        openBoard(ana);
        goesOn(ana);
      },
      { save: await boardLost() },
    );
  });

  test("such a table waits while the world cannot save", async () => {
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        openBoard(ana);
        expect(ana.form).toBeUndefined();
        world.takeErrors();
        world.send("switches", { writesFail: false });
        choosesSimpleScreens(ana, world);
        openBoard(ana);
        goesOn(ana);
      },
      { save: await boardLost(), switches: { writesFail: true }, joined: () => undefined },
    );
  });

  test("a table from which the board went to another one keeps no trace of it", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      ana.press("More");
      ana.press("Take the board off");
      expect(ana.chat.at(-1)).toBe("The board is in your inventory.");
      expect(propertiesOf(world.save(), "yahtzee:table:")).toHaveLength(1);
      world.setBlock(2, 64, 1, "tabletop_yahtzee:oak_small_game_table");
      ana.hold(BOARD);
      ana.use(2, 64, 1);
      expect(propertiesOf(world.save(), "yahtzee:table:")).toHaveLength(1);
    });
  });
});
