// Chairs that lie: who sits, who may sit, and what a seat entity does that nobody expects.
import { describe, expect, test } from "vitest";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { CHAIR, fitBoard, openBoard, sitDown, TABLE, TABLE_NAME } from "../../scripts/tools/play/set-up.ts";
import { playTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import { inGame, inWorld, joinBeside, withFurniture, withProperties } from "../support/worlds.ts";

const CHAIR_BLOCK = "tabletop_yahtzee:oak_game_chair";
const DIRECTION = "minecraft:cardinal_direction";

describe("a chair that was sat on before its table came", () => {
  test("is a seat of the table that was placed before it", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      world.setBlock(TABLE.x, TABLE.y, TABLE.z, "minecraft:air");
      world.tick(2);
      sitDown(ana);
      const ben = world.join("Ben", { location: { x: 1.5, y: 64, z: -1.5 } });
      ben.give(TABLE_NAME, 1);
      ben.place(TABLE_NAME, TABLE.x, TABLE.y, TABLE.z);
      fitBoard(ana);
      sitDown(ana);
      expect(ana.form?.buttons).toContain("Play alone");
    });
  });

  test("turned by a command while somebody sits belongs to the table that it faces now", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      world.setBlock(0, 64, 2, "tabletop_yahtzee:oak_small_game_table");
      sitDown(ana);
      world.setBlock(CHAIR.x, CHAIR.y, CHAIR.z, CHAIR_BLOCK, { [DIRECTION]: "south" });
      ana.hold("Yahtzee Board");
      ana.use(0, 64, 2);
      ana.emptyHand();
      ana.use(0, 64, 2);
      expect(ana.form?.buttons).toContain("Play alone");
    });
  });
});

describe("Take a chair", () => {
  test("goes to a chair that has room, not only to the first", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      world.setBlock(0, 64, -1, CHAIR_BLOCK, { [DIRECTION]: "south" });
      world.setBlock(0, 65, -1, "minecraft:stone");
      fitBoard(ana);
      openBoard(ana);
      ana.press("Take a chair");
      expect(ana.form?.buttons).toContain("Play alone");
    });
  });

  test("is not offered where the only chair is kept for who plays", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(10);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.form?.title).toBe("Sheet of Ana");
      expect(ben.form?.buttons).not.toContain("Take a chair");
    });
  });
});

describe("a second sitter", () => {
  test("gets the seat when the first one got up", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      world.setBlock(0, 64, -1, CHAIR_BLOCK, { [DIRECTION]: "south" });
      fitBoard(ana);
      sitDown(ana);
      const ben = world.join("Ben", { location: { x: 2.5, y: 64, z: -1.5 } });
      ben.use(0, 64, -1, "East");
      ana.dismount();
      world.tick(20);
      openBoard(ben);
      expect(ben.form?.buttons).toContain("Play alone");
    });
  });

  test("can play when the first one's game is over and they got up", async () => {
    await inGame((world, ana) => {
      world.setBlock(0, 64, -1, CHAIR_BLOCK, { [DIRECTION]: "south" });
      const ben = world.join("Ben", { location: { x: 2.5, y: 64, z: -1.5 } });
      ben.use(0, 64, -1, "East");
      while (seesTurn(ana)) playTurn(ana, greedy);
      ana.close();
      ana.dismount();
      world.tick(20);
      openBoard(ben);
      expect(ben.form?.buttons).toContain("Play alone");
    });
  });
});

describe("who sits", () => {
  test("has the seat of the match that takes the place of one that cannot be read", async () => {
    await inGame(async (world) => {
      const save = withProperties(world.save(), (key, text) =>
        key.startsWith("yahtzee:match:") ? "damaged" : text,
      );
      await inWorld(
        (again) => {
          const ana = again.join("Ana", { location: { x: 0.5, y: 64, z: 3.5 } });
          sitDown(ana);
          openBoard(ana);
          expect(ana.form?.buttons).toContain("Play alone");
        },
        { save },
      );
    });
  });

  test("keeps the chair when another one refuses them", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(10);
      world.setBlock(2, 64, 1, CHAIR_BLOCK);
      const ben = joinBeside(world, "Ben");
      ben.use(2, 64, 1);
      expect(world.entities("tabletop_yahtzee:seat")).toHaveLength(1);
      ben.use(CHAIR.x, CHAIR.y, CHAIR.z, "East");
      expect(ben.chat.at(-1)).toMatch(/^This seat is kept/);
      expect(world.entities("tabletop_yahtzee:seat")).toHaveLength(1);
    });
  });

  test("standing, because riding failed, keeps the seat when jumping about", async () => {
    await inWorld(
      (world) => {
        const ana = withFurniture(world);
        fitBoard(ana);
        sitDown(ana);
        world.tick(10);
        ana.jump();
        openBoard(ana);
        expect(ana.form?.buttons).toContain("Play alone");
      },
      { switches: { addRiderFails: 99 } },
    );
  });

  test("standing, because riding failed, is not told to sneak to stand up", async () => {
    await inWorld(
      (world) => {
        const ana = withFurniture(world);
        fitBoard(ana);
        ana.chat.length = 0;
        sitDown(ana);
        world.tick(10);
        expect(ana.chat).toEqual(["You could not sit down, but the seat is yours: use the table to play."]);
      },
      { switches: { addRiderFails: 99 } },
    );
  });
});

describe("a chair", () => {
  test("does not turn to a table placed beside it while somebody sits", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      world.setBlock(3, 64, 1, CHAIR_BLOCK, { [DIRECTION]: "south" });
      ana.use(3, 64, 1);
      const ben = world.join("Ben", { location: { x: 4.5, y: 64, z: 3.5 } });
      ben.give(TABLE_NAME, 1);
      ben.place(TABLE_NAME, 4, 64, 1);
      expect(world.block(3, 64, 1).states[DIRECTION]).toBe("south");
    });
  });

  test("at the top of the world can be sat on", async () => {
    await inWorld((world) => {
      world.setBlock(0, 319, 0, CHAIR_BLOCK);
      const ana = world.join("Ana", { location: { x: 2.5, y: 319, z: 0.5 } });
      ana.use(0, 319, 0, "East");
      expect(world.entities("tabletop_yahtzee:seat").map(({ riders }) => riders)).toEqual([["Ana"]]);
    });
  });

  test("kept by who could not ride it is free once they are farther than six blocks", async () => {
    await inWorld(
      (world) => {
        const ana = withFurniture(world);
        sitDown(ana);
        world.tick(20);
        const ben = world.join("Ben", { location: { x: 1.5, y: 64, z: 3.5 } });
        sitDown(ben);
        expect(ben.chat.at(-1)).toBe("This chair is taken: choose another one.");
        ana.move(20.5, 64, 3.5);
        world.tick(20);
        sitDown(ben);
        world.tick(10);
        expect(ben.chat.at(-1)).toBe("You could not sit down, but the seat is yours: use the table to play.");
      },
      { switches: { addRiderFails: 99 } },
    );
  });

  test("is free, and has no seat entity, as soon as its sitter leaves the world", async () => {
    await inWorld((world) => {
      const ana = withFurniture(world);
      sitDown(ana);
      world.pace = 1;
      ana.leave();
      expect(world.entities("tabletop_yahtzee:seat")).toEqual([]);
    });
  });
});

describe("a player who comes back on a chair", () => {
  test("stays on the table top on which they stood", async () => {
    await inGame(async (world, ana) => {
      ana.close();
      ana.dismount();
      ana.move(TABLE.x + 0.5, 64.875, TABLE.z + 0.5);
      ana.leave();
      await inWorld(
        (again) => {
          again.join("Ana");
          const { x, z } = again.entities("minecraft:player")[0]?.location ?? {};
          expect([x, z]).toEqual([TABLE.x + 0.5, TABLE.z + 0.5]);
        },
        { save: world.save() },
      );
    });
  });

  test("stands beside it", async () => {
    await inGame(async (world, ana) => {
      ana.leave();
      await inWorld(
        (again) => {
          again.join("Ana");
          const { x = 0, y = 0, z = 0 } = again.entities("minecraft:player")[0]?.location ?? {};
          expect(again.block(Math.floor(x), Math.floor(y), Math.floor(z)).typeId).toBe("minecraft:air");
        },
        { save: world.save() },
      );
    });
  });

  test("is not put where there is no ground", async () => {
    await inGame(async (world, ana) => {
      ana.leave();
      for (let y = 63; y >= 40; y--) for (const z of [0, 1]) world.setBlock(1, y, z, "minecraft:air");
      const save = world.save();
      await inWorld(
        (again) => {
          again.join("Ana");
          const back = again.entities("minecraft:player")[0];
          const { x = 0, z = 0 } = back?.location ?? {};
          expect([Math.floor(x), Math.floor(z)]).not.toEqual([1, 1]);
        },
        { save },
      );
    });
  });
});
