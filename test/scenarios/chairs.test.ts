// Chairs: which way they face, sitting down, getting up, and nobody stuck.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { World } from "../../scripts/tools/host/world.ts";
import {
  BOARD,
  CHAIR,
  CHAIR_NAME,
  craftAll,
  fitBoard,
  joinWithMaterials,
  openBoard,
  sitDown,
  TABLE,
  TABLE_NAME,
} from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby } from "../support/matches.ts";
import {
  inGame,
  inSavedGame,
  inWorld,
  joinBeside,
  quieten,
  ridersIn,
  withFurniture,
} from "../support/worlds.ts";

const SEAT = "tabletop_yahtzee:seat";

function facing(world: World, x: number, z: number): unknown {
  return world.block(x, 64, z).states["minecraft:cardinal_direction"];
}

describe("a chair", () => {
  test.each([
    { side: "north", x: 0, z: -1, faces: "south" },
    { side: "east", x: 1, z: 0, faces: "west" },
    { side: "south", x: 0, z: 1, faces: "north" },
    { side: "west", x: -1, z: 0, faces: "east" },
  ])("placed $side of a table faces it, wherever the player looks", async ({ x, z, faces }) => {
    await inWorld((world) => {
      const ana = joinWithMaterials(world, "Ana");
      craftAll(ana);
      ana.place(TABLE_NAME, TABLE.x, TABLE.y, TABLE.z);
      ana.look(45, 40);
      ana.place(CHAIR_NAME, x, 64, z);
      expect(facing(world, x, z)).toBe(faces);
    });
  });

  test("between two tables faces the one that the player looks at most", async () => {
    await inWorld((world) => {
      const ana = joinWithMaterials(world, "Ana");
      for (const x of [-1, 1]) world.setBlock(x, 64, 0, "tabletop_yahtzee:oak_small_game_table");
      ana.give(CHAIR_NAME, 1);
      ana.look(-60, 30);
      ana.place(CHAIR_NAME, 0, 64, 0);
      expect(facing(world, 0, 0)).toBe("east");
    });
  });

  test("placed away from tables fronts the player", async () => {
    await inWorld((world) => {
      const ana = joinWithMaterials(world, "Ana");
      ana.give(CHAIR_NAME, 1);
      ana.look(180, 30);
      ana.place(CHAIR_NAME, 0, 64, 0);
      expect(facing(world, 0, 0)).toBe("south");
    });
  });

  test("that faces no table turns to a table placed beside it, and one that faces another stays", async () => {
    await inWorld((world) => {
      const ana = joinWithMaterials(world, "Ana");
      ana.give(TABLE_NAME, 2);
      ana.give(CHAIR_NAME, 2);
      ana.look(180, 30);
      ana.place(CHAIR_NAME, 1, 64, 0);
      ana.place(TABLE_NAME, 0, 64, 0);
      expect(facing(world, 1, 0)).toBe("west");
      ana.place(TABLE_NAME, 2, 64, 0);
      expect(facing(world, 1, 0)).toBe("west");
    });
  });

  test("turns by a quarter when used sneaking with an empty hand, unless it faces a table", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      ana.give(CHAIR_NAME, 1);
      ana.look(180, 30);
      ana.place(CHAIR_NAME, 3, 64, 1);
      const before = String(facing(world, 3, 1));
      ana.emptyHand();
      ana.sneak();
      ana.use(3, 64, 1);
      const clockwise: Record<string, string> = {
        north: "east",
        east: "south",
        south: "west",
        west: "north",
      };
      expect(facing(world, 3, 1)).toBe(clockwise[before]);
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z);
      expect(facing(world, CHAIR.x, CHAIR.z)).toBe("north");
    });
  });

  test("has one seat and one rider, and none when its sitter got up", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      sitDown(ana);
      expect(world.entities(SEAT).map(({ riders }) => riders)).toEqual([["Ana"]]);
      ana.dismount();
      world.tick(10);
      expect(world.entities(SEAT)).toEqual([]);
    });
  });

  test.each(["sneaking", "a jump", "Stand up"])("lets its sitter go by %s", async (way) => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      sitDown(ana);
      if (way === "sneaking") ana.dismount();
      if (way === "a jump") ana.jump();
      if (way === "Stand up") {
        openBoard(ana);
        ana.press("More");
        ana.press("Stand up");
      }
      world.tick(10);
      expect(world.entities(SEAT)).toEqual([]);
      openBoard(ana);
      expect(ana.form?.buttons).toContain("Take a chair");
    });
  });

  test("keeps its sitter who presses the jump button in a form", async () => {
    await inGame((world, ana) => {
      ana.jump();
      expect(world.entities(SEAT)).toHaveLength(1);
      ana.close();
      ana.jump();
      expect(world.entities(SEAT)).toEqual([]);
    });
  });

  test("used again by its own sitter opens the board and makes no second seat (C8)", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      sitDown(ana);
      quieten(ana);
      sitDown(ana);
      expect(ana.form?.buttons).toContain("Play alone");
      expect(ana.chat).toEqual([]);
      expect(ridersIn(world)).toEqual([["Ana"]]);
    });
  });

  test("used again by its own sitter where no board is fitted says so and makes no second seat (C8)", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      sitDown(ana);
      quieten(ana);
      sitDown(ana);
      expect(ana.chat).toEqual(["This table has no board: use a Yahtzee Board on it."]);
      expect(ridersIn(world)).toEqual([["Ana"]]);
    });
  });

  test.each(["oak_game_chair", "oak_small_game_table"])(
    "is not pushed by a piston, as no %s is (C2)",
    (block) => {
      const file = readFileSync(`dist/behavior_pack/blocks/${block}.json`, "utf8");
      const { components } = JSON.parse(file)["minecraft:block"];
      expect(components["minecraft:movable"]).toEqual({ movement_type: "immovable" });
    },
  );

  test("whose seat is gone is free, since who sits follows from who rides (C2)", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        world.killAll();
        world.tick(10);
        openBoard(ben);
        expect(ben.form?.buttons).toContain("Take a chair");
        expect(ben.screen).not.toContain("North:");
        ben.close();
        ben.use(0, 64, -1, "East");
        expect(ridersIn(world)).toEqual([["Ben"]]);
        ana.move(2.5, 64, -2.5);
        openBoard(ana);
        expect(ana.screen).toContain("North: Ben");
      },
    );
  });

  test("beside a chair of another table is taken by nobody who sits there (C7)", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      fitBoard(ana);
      world.setBlock(1, 64, 0, "tabletop_yahtzee:oak_small_game_table");
      world.setBlock(1, 64, 1, "tabletop_yahtzee:oak_game_chair", {
        "minecraft:cardinal_direction": "north",
      });
      const ben = joinBeside(world, "Ben");
      ben.give(BOARD);
      ben.hold(BOARD);
      ben.use(1, 64, 0);
      ben.emptyHand();
      sitDown(ana);
      ben.use(1, 64, 1);
      expect(ridersIn(world)).toEqual([["Ana"], ["Ben"]]);
      openBoard(ana);
      expect(ana.screen).not.toContain("Ben");
      ana.close();
      ben.use(1, 64, 0);
      expect(ben.screen).not.toContain("Ana");
      ana.dismount();
      expect(ridersIn(world)).toEqual([["Ben"]]);
      const cem = world.join("Cem", { location: { x: -1.5, y: 64, z: 2.5 } });
      cem.use(CHAIR.x, CHAIR.y, CHAIR.z, "West");
      expect(ridersIn(world)).toEqual([["Ben"], ["Cem"]]);
      expect(ben.form?.buttons).toContain("Play alone");
    });
  });

  test("that is broken frees its sitter", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      sitDown(ana);
      world.setBlock(CHAIR.x, CHAIR.y, CHAIR.z, "minecraft:air");
      world.tick(5);
      expect(world.entities(SEAT)).toEqual([]);
    });
  });

  test("stays a seat for who cannot ride it", async () => {
    await inWorld(
      (world) => {
        const ana = withFurniture(world);
        fitBoard(ana);
        sitDown(ana);
        world.tick(10);
        expect(ana.chat.at(-1)).toBe("You could not sit down, but the seat is yours: use the table to play.");
        expect(world.entities(SEAT)).toEqual([]);
        openBoard(ana);
        ana.press("Play alone");
        ana.press("Roll dice");
        expect(ana.screen).toContain("Roll 1 of 3");
        expect(ana.form?.buttons).toContain("Hold and roll");
      },
      { switches: { addRiderFails: 99 } },
    );
  });

  test("is no seat entity any more after the world was loaded again, and the game goes on standing", async () => {
    await inGame(async (world, ana) => {
      expect(world.entities(SEAT)).toHaveLength(1);
      ana.press("Roll dice");
      await inSavedGame(world.save(), (again, back) => {
        again.tick(20);
        expect(again.entities(SEAT)).toEqual([]);
        expect(back.screen).toContain("Roll 1 of 3");
      });
    });
  });

  test("keeps its player in the game after getting up, within six blocks and no farther", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(10);
      ana.move(4.5, 64, 3.5);
      openBoard(ana);
      ana.press("Roll dice");
      expect(ana.screen).toContain("Roll 1 of 3");
      ana.move(30.5, 64, 3.5);
      ana.press("Chance");
      expect(ana.chat.at(-1)).toBe("You are too far from the table: come within six blocks.");
      expect(ana.form).toBeUndefined();
    });
  });
});
