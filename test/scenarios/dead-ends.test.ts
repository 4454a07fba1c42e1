// Where something leads nowhere, one sentence says the way on, once.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import {
  BOARD,
  CHAIR,
  CHAIR_NAME,
  fitBoard,
  openBoard,
  sitDown,
  TABLE,
  TABLE_NAME,
} from "../../scripts/tools/play/set-up.ts";
import { inWorld, joinBeside, ridersIn, withFurniture } from "../support/worlds.ts";

/** Furniture in place, the board in Ana's inventory, her hand empty. */
async function besideTable(scenario: (ana: Player) => void): Promise<void> {
  await inWorld((world) => {
    const ana = withFurniture(world);
    scenario(ana);
  });
}

describe("a dead end says the way on", () => {
  test("a board used on anything but a table", async () => {
    await besideTable((ana) => {
      ana.hold(BOARD);
      ana.use(2, 63, 2);
      expect(ana.chat).toEqual(["Use the board on a Small Game Table."]);
      expect(ana.count(BOARD)).toBe(1);
    });
  });

  test("a table without a board", async () => {
    await besideTable((ana) => {
      openBoard(ana);
      expect(ana.chat).toEqual(["This table has no board: use a Yahtzee Board on it."]);
      expect(ana.form).toBeUndefined();
    });
  });

  test("a fitted table used while standing offers a chair on top", async () => {
    await besideTable((ana) => {
      fitBoard(ana);
      openBoard(ana);
      expect(ana.form?.buttons[0]).toBe("Take a chair");
      ana.press("Take a chair");
      expect(ana.form?.buttons).toContain("Play alone");
    });
  });

  test("a fitted table without chairs", async () => {
    await besideTable((ana) => {
      ana.mine(CHAIR.x, CHAIR.y, CHAIR.z);
      fitBoard(ana);
      openBoard(ana);
      expect(ana.screen).toContain("This table has no chairs: place a Game Chair beside it.");
    });
  });

  test("a second board on a fitted table, to which nothing happens", async () => {
    await besideTable((ana) => {
      fitBoard(ana);
      ana.give(BOARD);
      ana.hold(BOARD);
      ana.chat.length = 0;
      openBoard(ana);
      expect(ana.chat).toEqual(["This table already has a board: take something else in hand to open it."]);
      expect(ana.count(BOARD)).toBe(1);
    });
  });

  test("sitting down", async () => {
    await besideTable((ana) => {
      sitDown(ana);
      expect(ana.chat).toEqual(["Use the table to open the board. Sneak or jump to stand up."]);
    });
  });

  test.each([TABLE_NAME, CHAIR_NAME])("a table used with %s in hand", async (item) => {
    await besideTable((ana) => {
      ana.give(item);
      ana.hold(item);
      openBoard(ana);
      expect(ana.chat).toEqual(["Sneak to place it here."]);
      ana.sneak();
      ana.use(TABLE.x, TABLE.y, TABLE.z, "Up");
      expect(ana.count(item)).toBe(0);
    });
  });

  test.each([1, 2])(
    "a chair with a block so many above it, on which nobody sits: %d (C10)",
    async (above) => {
      await inWorld((world) => {
        const ana = withFurniture(world);
        world.setBlock(CHAIR.x, CHAIR.y + above, CHAIR.z, "minecraft:stone");
        ana.use(CHAIR.x, CHAIR.y, CHAIR.z, "South");
        expect(ana.chat).toEqual(["There is not enough room above this chair: it needs two free blocks."]);
        expect(ridersIn(world)).toEqual([]);
      });
    },
  );

  test("a chair on which somebody else sits", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      sitDown(ana);
      const ben = joinBeside(world, "Ben");
      ben.use(CHAIR.x, CHAIR.y, CHAIR.z, "East");
      expect(ben.chat).toEqual(["This chair is taken: choose another one."]);
    });
  });

  test("the board of somebody else's table, which only its owner may take off", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.screen).toContain("This table belongs to Ana.");
      ben.press("Take a chair");
      ben.press("More");
      expect(ben.form?.buttons).not.toContain("Take the board off");
    });
  });

  test("a full inventory when the board is taken off, and the board stays on", async () => {
    await besideTable((ana) => {
      fitBoard(ana);
      while (ana.slots().includes(null)) ana.give("minecraft:dirt", 64);
      openBoard(ana);
      ana.press("More");
      ana.press("Take the board off");
      expect(ana.chat.at(-1)).toBe("Your inventory is full: free a slot first.");
      expect(ana.form?.buttons).toContain("Take a chair");
    });
  });
});
