// What is left on screens when the turn goes to the next player: nothing of the one before.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { seesTurn } from "../../scripts/tools/play/turn.ts";
import { inMatch } from "../support/in-match.ts";
import { started, together } from "../support/matches.ts";
import { BOTH_SCREENS, LIVE, matchIn, pressAnywhere } from "../support/worlds.ts";

/** Ana has rolled twice and holds her two fours. */
function holding(players: readonly PlayerRef[]): Match {
  return together(
    players.map((player) => [player, {}] as const),
    { faces: "1 2 4 4 6", rollsUsed: 2, held: "--xx-" },
  );
}

describe.each(BOTH_SCREENS)("on $screens screens", ({ options }) => {
  test("the next player sees neither holds nor previews nor dice of the turn before (U16)", async () => {
    await inMatch(
      2,
      holding,
      (world, { ana, ben }) => {
        for (const player of [ana, ben]) openBoard(player);
        expect(ben.screen).toContain("Dice: 1 2 4 4 6 (held: 4 4)");
        ana.press("Chance");
        for (const player of [ana, ben]) {
          expect(player.screen).not.toMatch(/held|would score|Dice:|Die \d|Hold and roll/);
        }
        expect(ben.screen).toContain("Round 1 of 13. Roll the dice.");
        ben.press("Roll dice");
        expect(ben.screen).toContain("Roll 1 of 3");
        expect(ben.screen).not.toMatch(/held|\[x\]/);
        expect(matchIn(world.save()).game?.turn?.held).toEqual([false, false, false, false, false]);
      },
      options,
    );
  });

  test("nothing of another player's dice is offered or held in the own sheet meanwhile (U16)", async () => {
    await inMatch(
      2,
      holding,
      (_, { ana, ben }) => {
        openBoard(ana);
        ana.press("Chance");
        openBoard(ben);
        ben.press("Roll dice");
        ana.close();
        openBoard(ana);
        expect(ana.screen).toMatch(/^# Sheet of Ana\n/);
        expect(ana.screen).toContain("Ben's turn: round 1 of 13, roll 1 of 3.");
        expect(ana.screen).not.toMatch(/held|would score|Die \d/);
        ana.press("Sheet of Ben");
        expect(ana.screen).toMatch(/Ones: open, would score \d/);
      },
      options,
    );
  });

  test("who comes back sees the match as it is now, not as it was (U19)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, people) => {
        for (const player of [people.ana, people.ben]) openBoard(player);
        expect(people.ben.screen).toContain("Ana's turn: round 1 of 13, before the first roll.");
        people.ben.leave();
        people.ana.press("Roll dice");
        people.ana.press("Chance");
        const ben = world.join("Ben");
        expect(ben.form).toBeUndefined();
        openBoard(ben);
        expect(seesTurn(ben)).toBe(true);
        expect(ben.screen).toMatch(/Totals: Ana \d+, Ben 0/);
        ben.press("Roll dice");
        expect(ben.screen).toContain("Roll 1 of 3");
        expect(ben.chat).not.toContain("The game has moved on: that was meant for an earlier moment.");
      },
      options,
    );
  });
});

describe("the own turn", () => {
  test.each(BOTH_SCREENS)("comes up over whatever is looked at on $screens screens", async ({ options }) => {
    for (const to of [[], ["Sheet of Ana"], ["Resign"], ["My settings"]]) {
      await inMatch(
        2,
        holding,
        (_, { ana, ben }) => {
          openBoard(ana);
          openBoard(ben);
          for (const button of to) pressAnywhere(ben, button);
          expect(seesTurn(ben)).toBe(false);
          ana.press("Chance");
          expect(seesTurn(ben)).toBe(true);
          expect(ben.form?.buttons[0]).toBe("Roll dice");
        },
        options,
      );
    }
  });

  test("does not bring up a form that its player has closed (U11)", async () => {
    for (const options of [{}, LIVE]) {
      await inMatch(
        2,
        holding,
        (world, { ana, ben }) => {
          openBoard(ben);
          ben.close();
          openBoard(ana);
          ana.press("Chance");
          world.tick(100);
          expect(ben.form).toBeUndefined();
          expect(ben.actionBar).toBe("Your turn: use the table.");
        },
        options,
      );
    }
  });
});
