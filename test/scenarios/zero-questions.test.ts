// A category that would score 0 asks once more, and the question counts for just the moment it was asked in (U1).
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import { LIVE, matchIn } from "../support/worlds.ts";

const ASKS = "Score 0 here? Press again: Yahtzee: 0";

function hasScored(world: World): boolean {
  const scores = matchIn(world.save()).game?.sheets[0]?.columns[0]?.scores ?? [];
  return scores.some((points) => points !== null);
}

function resign(player: Player): void {
  for (const _time of ["asked", "done"]) player.type("/yahtzee:resign");
}

describe("a zero on live screens", () => {
  test("is scored by a second press on the same row", async () => {
    await inMatch(
      3,
      rolledOnce,
      (world, { ana }) => {
        openBoard(ana);
        ana.press("Yahtzee: 0");
        expect(hasScored(world)).toBe(false);
        ana.press(ASKS);
        expect(matchIn(world.save()).game?.sheets[0]?.columns[0]?.scores.at(-2)).toBe(0);
        expect(ana.chat).toContain("Ana scores 0 in Yahtzee.");
      },
      LIVE,
    );
  });

  test.each<{ change: string; happens: (people: People) => void }>([
    { change: "the others are rolled", happens: ({ ana }) => ana.press("Roll the others") },
    { change: "a die is held", happens: ({ ana }) => ana.toggle("Die 3") },
    {
      change: "a die is held and released",
      happens: ({ ana }) => {
        ana.toggle("Die 3");
        ana.toggle("Die 3");
      },
    },
    { change: "another zero is asked about", happens: ({ ana }) => ana.press("Full House: 0") },
    {
      change: "a sheet is looked at",
      happens: ({ ana }) => {
        ana.press("Sheets");
        ana.press("Back");
      },
    },
    { change: "another player resigns", happens: ({ ben }) => resign(ben) },
    {
      change: "the form is closed and opened",
      happens: ({ ana }) => {
        ana.close();
        openBoard(ana);
      },
    },
  ])("is asked about anew after $change (U1)", async ({ happens }) => {
    await inMatch(
      3,
      rolledOnce,
      (world, people) => {
        const { ana } = people;
        openBoard(ana);
        ana.press("Yahtzee: 0");
        expect(ana.form?.buttons).toContain(ASKS);
        happens(people);
        expect(ana.form?.buttons).not.toContain(ASKS);
        ana.press("Yahtzee: 0");
        expect(hasScored(world)).toBe(false);
        expect(ana.form?.buttons).toContain(ASKS);
      },
      LIVE,
    );
  });
});

describe("a zero on simple screens", () => {
  test("is scored where the question is answered with yes", async () => {
    await inMatch(3, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      ana.press("Yahtzee: 0");
      expect(ana.form?.buttons).toEqual(["Score 0 in Yahtzee", "Back", "More"]);
      expect(hasScored(world)).toBe(false);
      ana.press("Score 0 in Yahtzee");
      expect(ana.chat).toContain("Ana scores 0 in Yahtzee.");
    });
  });

  test("is not scored by a yes after something changed: it says so and shows the turn (U1)", async () => {
    await inMatch(3, rolledOnce, (world, { ana, ben }) => {
      openBoard(ana);
      ana.press("Yahtzee: 0");
      resign(ben);
      ana.press("Score 0 in Yahtzee");
      expect(hasScored(world)).toBe(false);
      expect(ana.chat.at(-1)).toBe("The game has moved on: that was meant for an earlier moment.");
      expect(ana.form?.buttons).toContain("Yahtzee: 0");
    });
  });

  test("is not scored by a yes that arrives after the others were rolledOnce (U1)", async () => {
    await inMatch(3, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      ana.press("Yahtzee: 0");
      const question = ana.form?.id ?? 0;
      ana.press("Back");
      ana.press("Hold and roll");
      ana.submit();
      expect(ana.screen).toContain("Roll 2 of 3");
      ana.forge(question, 0);
      expect(hasScored(world)).toBe(false);
      expect(ana.screen).toContain("Roll 2 of 3");
    });
  });
});
