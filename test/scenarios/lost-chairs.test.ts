// A chair that goes in the middle of a game: by whom ever, its player gets up, keeps the seat and plays on.
import { describe, expect, test } from "vitest";
import { CHAIR, CHAIR_NAME, openBoard, sitDown } from "../../scripts/tools/play/set-up.ts";
import { inGame, joinBeside, quieten, ridersIn } from "../support/worlds.ts";

const { x, y, z } = CHAIR;

describe.each([
  ["mined by somebody else", "mine"],
  ["taken away by a command", "setblock"],
] as const)("a chair in a game that is %s (C1)", (_, how) => {
  test("lets its player stand free, who keeps the seat, plays on, and sits down again", async () => {
    await inGame((world, ana) => {
      const ben = joinBeside(world, "Ben");
      quieten(ana);
      if (how === "mine") ben.mine(x, y, z);
      else world.setBlock(x, y, z, "minecraft:air");
      world.tick(20);

      expect(ridersIn(world)).toEqual([]);
      const { location } = world.entities().find(({ id }) => id === ana.id) ?? {};
      const [east, up, south] = [location?.x ?? 0, location?.y ?? 0, location?.z ?? 0].map(Math.floor);
      expect(world.block(east ?? 0, up ?? 0, south ?? 0).typeId).toBe("minecraft:air");

      if (ana.form === undefined) openBoard(ana);
      expect(ana.screen).toContain("Round 1 of 13");
      ana.press("Roll dice");
      expect(ana.screen).toContain("Roll 1 of 3");
      ana.close();

      ana.give("minecraft:oak_planks", 4);
      ana.give("minecraft:stick", 2);
      ana.craft(CHAIR_NAME);
      ana.move(0.5, y, 3.5);
      ana.look(180, 30);
      ana.place(CHAIR_NAME, x, y, z);
      ana.emptyHand();
      sitDown(ana);
      expect(ridersIn(world)).toEqual([["Ana"]]);
      openBoard(ana);
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });
});
