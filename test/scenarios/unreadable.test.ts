// Saves and items that cannot be read or carried on: what is kept must count again, and nothing comes of it for free.
import { describe, expect, test } from "vitest";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { BOARD, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inGame, inSavedGame, inWorld, propertiesOf, savedGame, withProperties } from "../support/worlds.ts";

const DAMAGED = '{"version":1,"id":12';
const NEWER = '{"version":99,"colour":"blue"}';

function boardOf(player: Player) {
  return player.slots().find((slot) => slot?.typeId === "tabletop_yahtzee:yahtzee_board");
}

describe("a match of a newer version", () => {
  test("is on its table again once it can be read, although somebody looked meanwhile", async () => {
    const save = await savedGame((ana) => ana.press("Roll dice"));
    const [original = ""] = propertiesOf(save, "yahtzee:match:");
    const { id } = JSON.parse(original) as { id: string };
    const newer = withProperties(save, (key, text) => (key.startsWith("yahtzee:match:") ? NEWER : text));
    let looked: WorldSave | undefined;
    await inSavedGame(newer, (world, ana) => {
      expect(ana.chat.join()).toContain("It is kept as it is for that version.");
      ana.close();
      looked = world.save();
    });
    if (looked === undefined) throw new Error("The world gave no save.");
    const updated = withProperties(looked, (key, text) => (key === `yahtzee:match:${id}` ? original : text));
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
        const op = world.join("Op", { location: { x: 2.5, y: 64, z: 2.5 }, permission: 2 });
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
      const bent: WorldSave = {
        ...save,
        properties: [...save.properties, [`yahtzee:best:${ana.id}`, DAMAGED]],
      };
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
  test.each(["yahtzee:match:", "yahtzee:table:"])(
    "gives its board back when it is broken: %s",
    async (prefix) => {
      const save = await savedGame((ana) => ana.close());
      const bent = withProperties(save, (key, text) => (key.startsWith(prefix) ? NEWER : text));
      await inWorld(
        (world) => {
          world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
          world.tick(3);
          expect(world.entities("minecraft:item").map(({ item }) => item?.typeId)).toEqual([
            "tabletop_yahtzee:yahtzee_board",
          ]);
        },
        { save: bent },
      );
    },
  );

  test("is not said to have no board in a world that cannot save", async () => {
    const save = await savedGame((ana) => ana.close());
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:match:") ? DAMAGED : text));
    await inWorld(
      (world) => {
        const ana = world.join("Ana");
        world.send("switches", { writesFail: true });
        openBoard(ana);
        world.takeErrors();
        expect(ana.chat.join()).not.toContain("This table has no board");
      },
      { save: bent },
    );
  });

  test("says so where the match is not there at all", async () => {
    const save = await savedGame((ana) => ana.close());
    const properties = save.properties.filter(([key]) => !key.startsWith("yahtzee:match:"));
    await inSavedGame({ ...save, properties }, (_, ana) => {
      expect(ana.chat).not.toEqual([]);
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
          expect(back.chat).not.toEqual(["The board is ready and the table is yours: sit down to play."]);
        },
        { save },
      );
    });
  });

  test("a table whose block still shows the board that a crash took from every inventory gives the game back", async () => {
    await inGame(async (world, ana) => {
      ana.press("Roll dice");
      world.save();
      ana.press("More");
      ana.press("Take the board off");
      const save = world.save("properties");
      await inSavedGame(save, (_, back) => {
        expect(back.count(BOARD)).toBe(0);
        back.press("Take a chair");
        expect(back.screen).toContain("Roll 1 of 3");
      });
    });
  });
});
