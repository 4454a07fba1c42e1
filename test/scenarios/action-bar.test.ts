// The action bar tells those seated what the match waits for, and keeps out of the way of forms (U14).
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { cardWithout, lobby, started, together } from "../support/matches.ts";
import { BOTH_SCREENS, joinBeside, LIVE, NOTHING_CHOSEN, pressAnywhere, quieten } from "../support/worlds.ts";

/** A line of the action bar, with the tick in which it came, counted from where it was begun to look. */
type Shown = readonly [tick: number, text: string];

/** Lets time pass and watches what comes up. @param hands what is done before a tick, by its number. */
function watched(
  world: World,
  player: Player,
  ticks: number,
  hands: Readonly<Record<number, () => void>> = {},
): readonly Shown[] {
  const shown: Shown[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    hands[tick]?.();
    const came = world
      .send("tick")
      .filter((record) => record.t === "actionBar" && record["player"] === player.id);
    for (const _record of came) shown.push([tick, player.actionBar]);
  }
  return shown;
}

function texts(shown: readonly Shown[]): readonly string[] {
  return shown.map(([, text]) => text);
}

function anasLast(players: readonly PlayerRef[]): Match {
  const card = cardWithout("chance");
  return together(
    players.map((player, place) => [player, place === 0 ? card : cardWithout()] as const),
    { faces: "1 2 4 4 6", rollsUsed: 2 },
  );
}

describe("the action bar", () => {
  test.each(BOTH_SCREENS)(
    "stays empty for who has a form open, on $screens screens, and shows the newest line once after it (U14)",
    async ({ options }) => {
      await inMatch(
        2,
        (all) => started(...all),
        (world, { ana, ben }) => {
          world.tick(100);
          openBoard(ben);
          quieten(ben);
          for (let roll = 0; roll < 2; roll++) {
            ana.type("/yahtzee:roll");
            world.tick(60);
          }
          expect(ben.actionBar).toBe("");
          world.pace = 0;
          ben.close();
          expect(texts(watched(world, ben, 100))).toEqual([
            expect.stringMatching(/^Ana: ([1-6] ){4}[1-6], one roll left$/),
          ]);
        },
        options,
      );
    },
  );

  test("shows a throw when the dice lie for who reads it", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.tick(100);
        const bars = ben.actionBars;
        world.pace = 0;
        ana.type("/yahtzee:roll");
        world.tick(20);
        expect(ben.actionBars).toBe(bars);
        world.tick(10);
        expect(ben.actionBar).toMatch(/^Ana: .*, 2 rolls left$/);
      },
      NOTHING_CHOSEN,
    );
  });

  test("shows nothing new for two seconds, and then only the newest line (U14)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.tick(100);
        world.pace = 0;
        const shown = watched(world, ben, 150, {
          0: () => ana.type("/yahtzee:roll"),
          12: () => ana.type("/yahtzee:reroll 1 2 3 4 5"),
          24: () => ana.type("/yahtzee:reroll 1 2 3 4 5"),
          90: () => ana.type("/yahtzee:score chance"),
          91: () => ben.type("/yahtzee:roll"),
        });
        expect(texts(shown)).toEqual([
          expect.stringMatching(/^Ana: .*, 2 rolls left$/),
          expect.stringMatching(/^Ana: .*, no rolls left$/),
          expect.stringMatching(/^Your dice: .*, 2 rolls left$/),
        ]);
        const ticks = shown.map(([tick]) => tick);
        for (const [index, tick] of ticks.entries()) {
          expect(tick - (ticks[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(40);
        }
      },
    );
  });

  test("shows nothing in the first three seconds after sitting down, where the game's own hint stands (U14)", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        ana.dismount();
        world.pace = 0;
        ana.use(0, 64, -1);
        const shown = watched(world, ana, 100, {
          2: () => ana.type("/yahtzee:ready"),
          4: () => ben.type("/yahtzee:ready"),
        });
        expect(texts(shown)).toEqual(["Roll for the start: use the table."]);
        expect(shown[0]?.[0]).toBeGreaterThanOrEqual(59);
        expect(shown[0]?.[0]).toBeLessThan(71);
      },
    );
  });

  test("does not show again what it has shown", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        ana.type("/yahtzee:roll");
        world.tick(60);
        expect(ana.actionBar).toMatch(/^Your dice: .*, 2 rolls left$/);
        world.pace = 0;
        const shown = watched(world, ana, 150, {
          0: () => ana.type("/yahtzee:hold 1 2"),
          50: () => ana.type("/yahtzee:hold"),
        });
        expect(shown).toEqual([]);
      },
    );
  });

  test("is nobody's who only watches", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        const eve = joinBeside(world, "Eve");
        openBoard(eve);
        eve.close();
        ana.type("/yahtzee:roll");
        expect(watched(world, eve, 100)).toEqual([]);
      },
    );
  });

  test.each<{ what: string; goes: (ana: Player) => void }>([
    { what: "is over", goes: (ana) => ana.type("/yahtzee:score chance") },
    {
      what: "went away with its board",
      goes: (ana) => {
        openBoard(ana);
        pressAnywhere(ana, "Take the board off");
        ana.press("Take the board off");
      },
    },
  ])("shows nothing of a match that $what while a form was open (U14)", async ({ goes }) => {
    await inMatch(
      2,
      anasLast,
      (world, { ana, ben }) => {
        openBoard(ben);
        ana.type("/yahtzee:roll");
        world.tick(60);
        goes(ana);
        if (ben.form !== undefined) ben.close();
        world.tick(100);
        expect(ben.actionBar).toBe("");
      },
      LIVE,
    );
  });

  test("does not take the place of a hint before two seconds are over (U13, U14)", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.tick(100);
        ben.openChat();
        openBoard(ben);
        world.pace = 0;
        const [hint, line] = watched(world, ben, 300, { 20: () => ana.type("/yahtzee:roll") });
        expect(hint?.[1]).toBe("Use the table to open the board.");
        expect(line?.[1]).toMatch(/^Ana: .*, 2 rolls left$/);
        expect((line?.[0] ?? 0) - (hint?.[0] ?? 0)).toBeGreaterThanOrEqual(40);
      },
    );
  });
});
