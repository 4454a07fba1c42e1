// Computer players at the table, on the shipped bundle: invited by buttons or typed, watched, skipped, played against to
// the end, and what people then read of their own game.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { isComputer, type PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { atLobby, inMatch } from "../support/in-match.ts";
import { BOTH_SCREENS, matchIn, pressAnywhere } from "../support/worlds.ts";

const SHORT = ["ones", "twos", "threes", "fours", "fives", "sixes", "k3", "k4", "fh", "ss", "ls", "y", "c"];

/** Ana scores every first roll from the top to the bottom, computer players do what they do, until that is so. */
function bringOn(world: World, ana: Player, isSo: (match: Match, turnOf?: PlayerRef) => boolean): void {
  for (let step = 0; step < 2_000; step++) {
    const match = matchIn(world.save());
    const turn = match.game?.turn;
    const who = match.players[turn?.player ?? -1];
    if (isSo(match, who)) return;
    if (who !== undefined && isComputer(who)) world.tick(20);
    else if (turn?.rollsUsed !== 1) {
      ana.type("/yahtzee:roll");
      world.tick(20);
    } else {
      const open = match.game?.sheets[turn.player]?.columns[0]?.scores.indexOf(null) ?? 0;
      // A zero is asked once more.
      for (const _ of [1, 2]) if (turnIn(world) === turn.player) ana.type(`/yahtzee:score ${SHORT[open]}`);
    }
  }
  throw new Error("It does not come to that.");
}

function turnIn(world: World): number | undefined {
  return matchIn(world.save()).game?.turn?.player;
}

describe("a computer player", () => {
  test.each(BOTH_SCREENS)("is invited and let go by buttons, in $screens screens", async ({ options }) => {
    await inMatch(
      1,
      atLobby,
      (world, { ana }) => {
        openBoard(ana);
        expect(ana.screen).toContain("Under Rules you can invite computer players.");
        ana.press("Rules");
        pressAnywhere(ana, "Computer players and hints");
        pressAnywhere(ana, "Invite: strong, thinks ahead");
        pressAnywhere(ana, "Nora leaves");
        pressAnywhere(ana, "Invite: perfect, knows what every sheet is worth");
        ana.press("Back");
        expect(ana.screen).toContain(": Nora, computer player, perfect");
        expect(ana.chat).toContain("Ana invites Nora, a computer player: strong.");
        expect(ana.chat).toContain("Ana lets Nora go.");
        expect(world.log).toEqual([]);
      },
      options,
    );
  });

  test("throws so that it can be followed, and all at once when that is skipped", async () => {
    await inMatch(1, atLobby, (world, { ana }) => {
      ana.type("/yahtzee:computer strong");
      ana.type("/yahtzee:ready");
      bringOn(world, ana, (_, turnOf) => turnOf !== undefined && isComputer(turnOf));
      const before = matchIn(world.save());
      // Two seconds for each throw.
      world.tick(39);
      expect(matchIn(world.save()).throws - before.throws).toBeLessThanOrEqual(1);
      openBoard(ana);
      ana.press("Skip what Nora does");
      world.tick(10);
      const after = matchIn(world.save());
      expect(after.players[after.game?.turn?.player ?? -1]?.name).toBe("Ana");
      expect(world.log).toEqual([]);
    });
  });

  test("plays a match to its end, and the review of it is told to its player alone", async () => {
    await inMatch(1, atLobby, (world, { ana }) => {
      ana.type("/yahtzee:computer perfect");
      ana.type("/yahtzee:computer beginner");
      ana.type("/yahtzee:ready");
      bringOn(world, ana, ({ game }) => game?.turn === null);
      expect(ana.chat.join("\n")).toContain(" wins with ");
      ana.type("/yahtzee:review");
      world.tick(2000);
      const text = ana.chat.at(-1) ?? "";
      const [, start, luck, lost, total] =
        /A new sheet is worth ([\d.]+) on average\. Luck: ([-+][\d.]+)\. Lost by decisions: ([\d.]+)\. Your total: (\d+)\./
          .exec(text)
          ?.map(Number) ?? [];
      expect(start).toBe(254.5);
      expect((start ?? 0) + (luck ?? 0) - (lost ?? 0)).toBeCloseTo(total ?? 0, 0);
      expect(text).toMatch(/Turn \d+, dice \d/);
      openBoard(ana);
      pressAnywhere(ana, "Review my game");
      expect(ana.screen).toContain("Lost by decisions");
      expect(world.log).toEqual([]);
    });
  });

  test("stands up for a person who takes its chair, and leaves with the last one", async () => {
    await inMatch(2, atLobby, (world, { ana, ben }) => {
      ben.type("/yahtzee:stand");
      for (const _ of [1, 2, 3]) ana.type("/yahtzee:computer casual");
      ben.type("/yahtzee:sit");
      const seats = Object.values(matchIn(world.save()).seats);
      expect(seats.map((who) => who?.name).sort()).toEqual(["Ana", "Ben", "Emil", "Suri"]);
      ana.type("/yahtzee:stand");
      ben.type("/yahtzee:stand");
      expect(Object.values(matchIn(world.save()).seats)).toEqual([null, null, null, null]);
    });
  });
});

describe("help", () => {
  test("is chosen by the owner alone, and hints are refused where there are none", async () => {
    await inMatch(2, atLobby, (_, { ana, ben }) => {
      ben.type("/yahtzee:hints never");
      expect(ben.chat.at(-1)).toContain("owner");
      ana.type("/yahtzee:hints never");
      ana.type("/yahtzee:standin beginner");
      expect(ana.chat.at(-1)).toBe(
        "Ana changes the help at this table. Hints: never. Who is absent is played for: beginner.",
      );
    });
  });
});
