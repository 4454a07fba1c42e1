// The coach at the table: a hint by a button or typed, and a game played by nothing but what it says.
import { describe, expect, test } from "vitest";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { BOTH_SCREENS, inGame, LIVE, matchIn, pressAnywhere } from "../support/worlds.ts";

describe("a hint", () => {
  test.each(BOTH_SCREENS)(
    "stands behind its button, with the costs behind it, in $screens screens",
    async ({ options }) => {
      await inMatch(
        2,
        rolledOnce,
        (world, { ana, ben }) => {
          openBoard(ana);
          pressAnywhere(ana, "Hint");
          expect(ana.screen).toMatch(/Best: (hold|score) /);
          ana.press("What would each category cost?");
          expect(ana.screen).toContain("Chance: ");
          ana.press("Back");
          expect(ana.screen).toContain("Second best: ");
          ana.press("Back");
          expect(ana.screen).toContain("Round 1 of 13.");
          openBoard(ben);
          expect(ben.screen).not.toContain("Hint");
          expect(world.log).toEqual([]);
        },
        options,
      );
    },
  );

  test("is told to who types, and exact once the table is decoded", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        ana.type("/yahtzee:hint");
        expect(ana.chat.at(-1)).toBe(
          "Best: roll the dice.\nBefore the first roll there is nothing to choose.",
        );
        world.tick(2000);
        ana.type("/yahtzee:hint");
        expect(ana.chat.at(-1)).toContain(
          "Played on as well as can be, that brings a total of 254.5 on average.",
        );
      },
    );
  });

  test("is refused to who is not on turn", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (_, { ben }) => {
        ben.type("/yahtzee:hint");
        expect(ben.chat.at(-1)).toBe("It is not your turn: wait for the others.");
      },
    );
  });
});

test("a game alone can be played by what the hints say, in the game's engine", () =>
  inGame(
    (world, ana) => {
      for (let press = 0; press < 300 && matchIn(world.save()).game?.turn != null; press++) {
        // A zero is asked once more: its first button says yes.
        const asks = ana.form?.buttons.includes("Hint") !== true;
        if (!asks) ana.press("Hint");
        ana.press(ana.form?.buttons[0] ?? "");
      }
      expect(ana.screen).toContain("Your final score is");
      expect(world.log).toEqual([]);
    },
    { ...LIVE, driver: "quickjs" },
  ));
