// Visitors of a world may touch nothing: they watch.
import { describe, expect, test } from "vitest";
import { sitTogether, TWO } from "../../scripts/tools/play/seating.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inWorld, joinBeside, LIVE, matchIn } from "../support/worlds.ts";

const VISITOR = 0;

describe("a visitor", () => {
  test("gets no chair, neither by hand nor by a command, and can watch", async () => {
    await inWorld((world) => {
      sitTogether(world, TWO);
      const eve = joinBeside(world, "Eve", VISITOR);
      eve.use(1, 64, 0);
      eve.type("/yahtzee:sit");
      const sentence = "Visitors of this world can watch, but not play.";
      expect(eve.chat).toEqual([sentence, sentence]);
      eve.type("/yahtzee:ready");
      expect(eve.chat.at(-1)).toBe("Only a seated player can play: take a chair that faces the table.");
      expect(matchIn(world.save()).seats.east).toBeNull();
      openBoard(eve);
      expect(eve.screen).toContain("South: Ana");
    }, LIVE);
  });
});
