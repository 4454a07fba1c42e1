// What dice show is told when they have settled, to each player after as long as they see them tumble; any press ends that.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { matchIn, NOTHING_CHOSEN, nudges } from "../support/worlds.ts";

const QUICK = 8;
const FULL = 20;

/** In how many ticks from now the player is told of a throw, at most 40. */
function ticksUntilTold(world: World, ...players: readonly Player[]): readonly number[] {
  const told = players.map(() => -1);
  for (let tick = 1; tick <= 40; tick++) {
    world.tick();
    for (const [index, { chat }] of players.entries()) {
      if (told[index] === -1 && chat.some((line) => / rolls? /.test(line))) told[index] = tick;
    }
  }
  return told;
}

function rollsUsed(world: World): number | undefined {
  return matchIn(world.save()).game?.turn?.rollsUsed;
}

describe("the chat", () => {
  test("tells of a throw after as long as each player sees it tumble", async () => {
    await inMatch(
      3,
      (all) => started(...all),
      (world, { ana, ben, cem }) => {
        cem.type("/yahtzee:dice none");
        openBoard(ana);
        world.pace = 0;
        ana.press("Roll dice");
        // Who sees them lie at once has been told before the first tick is over.
        expect(ticksUntilTold(world, ana, ben, cem)).toEqual([QUICK, FULL, 1]);
      },
      NOTHING_CHOSEN,
    );
  });

  test("tells it at once when something else happens, and everything in the order in which it happened", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.pace = 2;
        ana.type("/yahtzee:roll");
        expect(ben.chat).toEqual([]);
        ana.type("/yahtzee:score chance");
        expect(ben.chat.map((line) => line.replace(/(rolls|scores|turn).*/, "$1"))).toEqual([
          "Ana rolls",
          "Ana scores",
          "Your turn",
        ]);
      },
      NOTHING_CHOSEN,
    );
  });
});

describe("a live screen", () => {
  test("shows the dice when they have settled", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        openBoard(ana);
        world.pace = 0;
        ana.press("Roll dice");
        world.tick(QUICK - 1);
        expect(ana.screen).toContain("> Roll dice");
        world.tick(3);
        expect(ana.screen).toContain("Roll 1 of 3");
      },
      NOTHING_CHOSEN,
    );
  });

  test("shows them at once after a press, which does nothing else: nobody has seen yet what it would be for", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        openBoard(ana);
        world.pace = 2;
        ana.press("Roll dice");
        expect(rollsUsed(world)).toBe(1);
        ana.press("Roll dice");
        expect(rollsUsed(world)).toBe(1);
        expect(ana.screen).toContain("Roll 1 of 3");
        world.tick(40);
        expect(ana.chat.filter((line) => line.startsWith("Ana rolls"))).toHaveLength(1);
      },
      NOTHING_CHOSEN,
    );
  });

  test("keeps nobody else from pressing meanwhile", async () => {
    await inMatch(
      2,
      (all) => rollingOff(...all),
      (world, { ana, ben }) => {
        for (const player of [ana, ben]) openBoard(player);
        world.tick(20);
        world.pace = 2;
        ana.press("Roll");
        ben.press("Roll");
        expect(matchIn(world.save()).players).toHaveLength(2);
        world.tick(40);
        expect(ben.chat.filter((line) => line.includes("rolls"))).toHaveLength(2);
      },
      NOTHING_CHOSEN,
    );
  });
});

describe("a simple screen", () => {
  const simple = (player: Player): void => {
    player.type("/yahtzee:screens classic");
    player.chat.length = 0;
  };

  test("comes when the dice have settled", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        simple(ana);
        openBoard(ana);
        world.pace = 0;
        ana.press("Roll dice");
        world.tick(QUICK - 1);
        expect(ana.form).toBeUndefined();
        world.tick(3);
        expect(ana.screen).toContain("Roll 1 of 3");
      },
      NOTHING_CHOSEN,
    );
  });

  test("comes at once, and once, for who uses the table again", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        simple(ana);
        openBoard(ana);
        world.pace = 1;
        ana.press("Roll dice");
        expect(ana.form).toBeUndefined();
        openBoard(ana);
        const { form } = ana;
        expect(ana.screen).toContain("Roll 1 of 3");
        world.tick(40);
        expect(ana.form?.id).toBe(form?.id);
        ana.close();
        world.tick(40);
        expect(ana.form).toBeUndefined();
        expect(nudges(ana)).toEqual([]);
      },
      NOTHING_CHOSEN,
    );
  });

  test("lets the dice of others lie when something is pressed", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        simple(ben);
        openBoard(ben);
        world.tick(20);
        world.pace = 1;
        ana.type("/yahtzee:roll");
        expect(ben.chat).toEqual([]);
        ben.press("Sheet of Ana");
        expect(ben.chat).toEqual([expect.stringMatching(/^Ana rolls/)]);
      },
      NOTHING_CHOSEN,
    );
  });

  test("comes not at all for who has left meanwhile", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        simple(ana);
        openBoard(ana);
        world.pace = 1;
        ana.press("Roll dice");
        ana.leave();
        const again = world.join("Ana");
        world.tick(40);
        expect(again.form).toBeUndefined();
      },
      NOTHING_CHOSEN,
    );
  });
});
