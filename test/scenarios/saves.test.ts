// Saves that cannot be read: one sentence, nothing lost, nothing thrown, and the table can be used.
import { describe, expect, test } from "vitest";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import {
  BOARD,
  craftAll,
  fitBoard,
  joinWithMaterials,
  openBoard,
  placeFurniture,
  sitDown,
} from "../../scripts/tools/play/set-up.ts";
import { playTurn, seesTurn } from "../../scripts/tools/play/turn.ts";
import {
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

describe("a save that cannot be read", () => {
  test.each([
    {
      what: "a damaged match",
      prefix: "yahtzee:match:",
      value: DAMAGED,
      says: "The saved game cannot be read.",
    },
    {
      what: "a newer match",
      prefix: "yahtzee:match:",
      value: NEWER,
      says: "The saved game is from a newer version",
    },
  ])("$what is kept, told once, and the table goes on", async ({ prefix, value, says }) => {
    const save = await savedGame((ana) => ana.press("Roll dice"));
    const bent = withProperties(save, (key, text) => (key.startsWith(prefix) ? value : text));
    await inSavedGame(bent, (world, ana) => {
      expect(ana.chat.filter((line) => line.startsWith(says))).toHaveLength(1);
      expect(world.log.filter((line) => line.includes("is left as it is"))).toHaveLength(1);
      ana.press("Take a chair");
      ana.press("Play alone");
      ana.press("Roll dice");
      expect(ana.screen).toContain("Roll 1 of 3");
      expect(ana.chat.filter((line) => line.startsWith(says))).toHaveLength(1);
      expect(propertiesOf(world.save(), prefix)).toContain(value);
    });
  });

  test.each([DAMAGED, NEWER])(
    "a table saved as %j is kept, and a new board makes it go on",
    async (value) => {
      const save = await savedGame((ana) => ana.press("Roll dice"));
      const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:table:") ? value : text));
      await inSavedGame(bent, (world, ana) => {
        expect(ana.chat).toHaveLength(1);
        expect(ana.chat[0]).toMatch(/^What was saved of this table cannot be read/);
        ana.give(BOARD);
        fitBoard(ana);
        openBoard(ana);
        ana.press("Take a chair");
        ana.press("Play alone");
        ana.press("Roll dice");
        expect(ana.screen).toContain("Roll 1 of 3");
        expect(propertiesOf(world.save(), "yahtzee:table:")).toContain(value);
      });
    },
  );

  test("a board with a match that cannot be read stays in the hand", async () => {
    const save = await savedGame((ana) => {
      ana.press("More");
      ana.press("Take the board off");
    });
    const bent = withProperties(save, (key, text) => (key.startsWith("yahtzee:match:") ? NEWER : text));
    await inSavedGame(bent, (world, ana) => {
      fitBoard(ana);
      expect(ana.chat.at(-1)).toMatch(/^The saved game is from a newer version/);
      expect(ana.count(BOARD)).toBe(1);
      expect(propertiesOf(world.save(), "yahtzee:match:")).toEqual([NEWER]);
    });
  });

  test("damaged best scores are kept and the game ends all the same", async () => {
    await inGame(async (world, ana) => {
      const save = world.save();
      const bent = withDamagedBest(save, ana);
      await inSavedGame(bent, (again, back) => {
        while (seesTurn(back)) playTurn(back, greedy);
        expect(back.screen).toContain("Your final score is");
        expect(propertiesOf(again.save(), "yahtzee:best:")).toContain(DAMAGED);
      });
    });
  });
});

describe("a world that cannot save", () => {
  test("accepts no command and says so", async () => {
    await inGame((world, ana) => {
      world.send("switches", { writesFail: true });
      ana.press("Roll dice");
      expect(ana.chat.at(-1)).toBe("The world could not save this, so it did not happen: try again.");
      world.send("switches", { writesFail: false });
      expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
      expect(world.takeErrors()).toEqual([expect.stringContaining("saving yahtzee:match:")]);
    });
  });
});

describe("a player's name", () => {
  test("of 255 characters with format codes is cut and told plainly", async () => {
    await inWorld((world) => {
      const odd = joinWithMaterials(world, `§kOp${"a".repeat(252)}`);
      craftAll(odd);
      placeFurniture(odd);
      fitBoard(odd);
      sitDown(odd);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.screen).toContain(`This table belongs to Op${"a".repeat(18)}.`);
      openBoard(odd);
      odd.press("Play alone");
      ben.close();
      openBoard(ben);
      expect(ben.form?.title).toBe(`Sheet of Op${"a".repeat(18)}`);
      expect(propertiesOf(world.save(), "yahtzee:match:")[0]).not.toContain("§");
    });
  });
});
