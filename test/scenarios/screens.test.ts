// Forms as the game has them: pressed twice, closed, busy, answered late or bent.
import { describe, expect, test } from "vitest";
import { greedy } from "../../scripts/tools/play/greedy.ts";
import { CHAIR, openBoard, sitDown } from "../../scripts/tools/play/set-up.ts";
import { playTurn, readTurn } from "../../scripts/tools/play/turn.ts";
import { inMatch } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { inGame, joinBeside, quieten, readSheet } from "../support/worlds.ts";

describe("a screen", () => {
  test("whose Roll is pressed twice rolls once (U4)", async () => {
    await inGame((_, ana) => {
      const form = ana.form?.id ?? 0;
      ana.press("Roll dice");
      const { dice } = readTurn(ana);
      ana.forge(form, 0);
      expect(readTurn(ana).dice).toEqual(dice);
      expect(ana.screen).toContain("Roll 1 of 3");
    });
  });

  test("that was closed stays closed and decides nothing (U11)", async () => {
    await inGame((world, ana) => {
      ana.press("Roll dice");
      const { dice } = readTurn(ana);
      ana.press("Hold and roll");
      ana.close();
      world.tick(200);
      expect(ana.form).toBeUndefined();
      openBoard(ana);
      expect(readTurn(ana).dice).toEqual(dice);
      ana.press("Hold and roll");
      expect(ana.form?.fields.flatMap((field) => field?.value ?? [])).toEqual([
        false,
        false,
        false,
        false,
        false,
      ]);
    });
  });

  test("wanted while the chat is open comes when it is closed (U13)", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.openChat();
      openBoard(ana);
      expect(ana.form).toBeUndefined();
      world.tick(40);
      ana.closeChat();
      world.tick(20);
      expect(ana.screen).toContain("Round 1 of 13");
    });
  });

  test("wanted by a player who stays busy gives up with a nudge and blocks nothing (U13)", async () => {
    await inGame((world, ana) => {
      ana.close();
      world.tick(60);
      expect(ana.actionBar).toBe("Your turn: use the table.");
      quieten(ana);
      ana.openChat();
      openBoard(ana);
      world.tick(400);
      expect(ana.actionBar).toBe("Use the table to open the board.");
      expect(ana.sounds).toEqual(["random.pop"]);
      ana.closeChat();
      world.tick(400);
      expect(ana.form).toBeUndefined();
      openBoard(ana);
      expect(ana.screen).toContain("Round 1 of 13");
    });
  });

  test.each([[99], [-1], [1.5], ["0"], [null], [[true]], [{}]])(
    "answered by a bent client with %j decides nothing and throws nothing",
    async (data) => {
      await inGame((_, ana) => {
        ana.forge(ana.form?.id ?? 0, data);
        if (ana.form !== undefined) ana.close();
        openBoard(ana);
        expect(ana.screen).toContain("Round 1 of 13. Roll the dice.");
      });
    },
  );

  test("for a moment that is over says so and shows how it stands now", async () => {
    await inMatch(
      3,
      (all) => started(...all),
      (_, { ana, ben }) => {
        openBoard(ana);
        ana.press("Roll dice");
        ben.type("/yahtzee:resign");
        ben.type("/yahtzee:resign");
        ana.press("Chance");
        expect(ana.chat.at(-1)).toBe("The game has moved on: that was meant for an earlier moment.");
        expect(ana.screen).toContain("Roll 1 of 3");
        expect(readSheet(ana)).toContain("Chance: open");
      },
    );
  });

  test("open while its table goes is taken off, and a sentence says that there is no board any more", async () => {
    await inGame((world, ana) => {
      world.setBlock(0, 64, 0, "minecraft:air");
      world.tick(2);
      expect(ana.form).toBeUndefined();
      expect(ana.chat.at(-1)).toBe("There is no board here any more.");
    });
  });

  test("open when its player leaves, or when the world shuts down, is no error", async () => {
    await inGame((world, ana) => {
      ana.leave();
      world.tick(10);
      const back = world.join("Ana");
      openBoard(back);
      expect(back.screen).toContain("Round 1 of 13");
      world.shutdown();
    });
  });

  test("for who watches shows the sheet and offers nothing to play", async () => {
    await inGame((world, ana) => {
      playTurn(ana, greedy);
      const ben = joinBeside(world, "Ben");
      openBoard(ben);
      expect(ben.form?.title).toBe("Sheet of Ana");
      expect(ben.form?.buttons).toEqual(["Close", "More"]);
      ben.press("More");
      expect(ben.form?.buttons).toEqual(["How to play", "My settings", "Back"]);
    });
  });

  test("whose dice are all held rolls nothing and asks for a category or a release", async () => {
    await inGame((_, ana) => {
      ana.press("Roll dice");
      const { dice } = readTurn(ana);
      ana.press("Hold and roll");
      for (const die of [1, 2, 3, 4, 5]) ana.toggle(`Die ${die}`);
      ana.submit();
      expect(ana.screen).toContain("All dice are held");
      expect(ana.screen).toContain("Roll 1 of 3");
      expect(readTurn(ana).dice).toEqual(dice);
    });
  });

  test("does not come of a use button that is still held from sitting down", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.dismount();
      world.tick(10);
      ana.use(CHAIR.x, CHAIR.y, CHAIR.z, "Up", 8);
      world.tick(20);
      expect(world.entities("tabletop_yahtzee:seat")).toHaveLength(1);
      expect(ana.form).toBeUndefined();
      world.pace = 1;
      ana.dismount();
      world.tick(10);
      sitDown(ana);
      openBoard(ana);
      expect(ana.form).toBeUndefined();
    });
  });

  test("asked for twice while the chat is open comes once", async () => {
    await inGame((world, ana) => {
      ana.close();
      ana.openChat();
      openBoard(ana);
      world.tick(10);
      openBoard(ana);
      ana.closeChat();
      world.tick(20);
      expect(ana.screen).toContain("Round 1 of 13");
      ana.close();
      world.tick(200);
      expect(ana.form).toBeUndefined();
    });
  });
});
