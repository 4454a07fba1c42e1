// Words that were said for other rules than those that are chosen by then: they count for nothing, and whoever said
// them hears why.
import { describe, expect, test } from "vitest";
import { rulesKey } from "../../scripts/engine/prepared-rules.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { lobby } from "../support/matches.ts";
import { agree, lay, stakes, withStakesOn } from "../support/stakes.ts";
import { LIVE, matchIn } from "../support/worlds.ts";

const MOVED_ON = "The game has moved on: that was meant for an earlier moment.";

describe("the rules are changed", () => {
  test("and a typed word that agreed to stakes is asked for anew, with what is played", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      lay(ben, "Ben's emeralds");
      stakes("agree", ben);
      expect(ben.chat.at(-1)).toContain("What is played: Classic.");
      ana.type("/yahtzee:rules yatzy");
      stakes("agree", ben);
      expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
      expect(ben.chat.at(-1)).toContain("What is played: Yatzy.");
      stakes("agree", ben);
      expect(matchIn(world.save()).stakes?.agreed).toEqual([ben.id]);
    });
  });

  test("to hints for stakes, and who agrees is asked with that too, and anew", async () => {
    await withStakesOn(2, (world, { ana, ben }) => {
      lay(ana, "Ana's diamonds");
      lay(ben, "Ben's emeralds");
      stakes("agree", ben);
      ana.type("/yahtzee:hints always");
      stakes("agree", ben);
      expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
      expect(ben.chat.at(-1)).toContain("What is played: Classic. Hints: always, also for stakes.");
      stakes("agree", ben);
      expect(matchIn(world.save()).stakes?.agreed).toEqual([ben.id]);
    });
  });

  test("in the tick before ready is typed", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        world.pace = 0;
        ana.type("/yahtzee:rules triple");
        ben.type("/yahtzee:ready");
        world.tick(5);
        expect(matchIn(world.save()).ready).toEqual([]);
        expect(ben.chat.at(-1)).toBe(MOVED_ON);
      },
    );
  });

  test("in the tick before ready is pressed on a live form that still shows the old ones", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana, ben }) => {
        openBoard(ben);
        world.tick(20);
        world.pace = 0;
        ana.type("/yahtzee:rules triple");
        world.tick(1);
        ben.press("Ready");
        world.tick(5);
        expect(matchIn(world.save()).ready).toEqual([]);
      },
      LIVE,
    );
  });

  test("twice in one tick, and the second, worked out from the rules before, undoes nothing", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana }) => {
        world.pace = 0;
        ana.type("/yahtzee:rules yatzy");
        ana.type("/yahtzee:houserule 3");
        world.tick(5);
        expect(rulesKey(matchIn(world.save()).rules)).toBe("yatzy");
        expect(ana.chat.at(-1)).toBe(MOVED_ON);
      },
    );
  });

  test("after the end, press by press, and the rules stay on the screen", async () => {
    await inMatch(
      1,
      (all) => lobby(...all),
      (_, { ana }) => {
        for (const line of ["/yahtzee:ready", "/yahtzee:resign", "/yahtzee:resign"]) ana.type(line);
        openBoard(ana);
        for (const button of ["Rules", "Target for", "Target for"]) ana.press(button);
        expect(ana.form?.body).toContain("Target for whoever plays alone: 200 (silver).");
      },
      LIVE,
    );
  });
});

test("agreeing on the screen is under the rules that stand there", async () => {
  await withStakesOn(2, (world, { ana, ben }) => {
    lay(ana, "Ana's diamonds");
    lay(ben, "Ben's emeralds");
    openBoard(ben);
    ben.press("Stakes");
    expect(ben.screen).toContain("What is played: Classic.");
    ben.close();
    agree(ana);
    ana.type("/yahtzee:rules kismet");
    expect(matchIn(world.save()).stakes?.agreed).toEqual([]);
  });
});
