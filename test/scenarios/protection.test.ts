// A table on which a game runs: who may mine it, and what else takes it away.
import { describe, expect, test } from "vitest";
import { TABLE } from "../../scripts/tools/play/set-up.ts";
import { boardOf, inGame, joinBeside, quieten } from "../support/worlds.ts";

const { x, y, z } = TABLE;
const TABLE_BLOCK = "tabletop_yahtzee:oak_small_game_table";
const AIR = "minecraft:air";

describe("a table in the middle of a game", () => {
  test("cannot be mined by somebody else, who is told why, and the game goes on (W11)", async () => {
    await inGame((world, ana) => {
      const ben = joinBeside(world, "Ben");
      quieten(ben);
      ben.mine(x, y, z);
      expect(ben.chat).toEqual([
        "A game runs at this table: only its owner, or an operator, can mine it before the game is over.",
      ]);
      expect(world.block(x, y, z).typeId).toBe(TABLE_BLOCK);
      expect(ana.screen).toContain("Round 1 of 13");
    });
  });

  test("can be mined by its owner: the board drops with the game in it (W1)", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.jump();
      ana.move(0.5, y, 2.5);
      ana.mine(x, y, z);
      world.tick(20);
      expect(world.block(x, y, z).typeId).toBe(AIR);
      ana.move(0.5, y, 0.5);
      world.tick(20);
      expect(boardOf(ana)?.lore.length).toBeGreaterThan(0);
    });
  });

  test("can be mined by an operator", async () => {
    await inGame((world) => {
      joinBeside(world, "Op", 2).mine(x, y, z);
      expect(world.block(x, y, z).typeId).toBe(AIR);
    });
  });

  test("can be mined by anybody once the game is over", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.type("/yahtzee:resign");
      ana.type("/yahtzee:resign");
      joinBeside(world, "Ben").mine(x, y, z);
      world.tick(20);
      expect(world.block(x, y, z).typeId).toBe(AIR);
      expect(boardOf(ana)).toBeDefined();
    });
  });
});
