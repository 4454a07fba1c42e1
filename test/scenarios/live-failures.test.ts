// Live screens where they do not work: simple ones take their place for the session, and only where live ones are to
// blame.
import { describe, expect, test } from "vitest";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { LIVE, matchIn } from "../support/worlds.ts";

const SAYS = "Live screens do not work here, so you see simple ones until you come back to this world.";

type Failure = "throwWhenBuilt" | "setDataThrows" | "rejectShow" | "closeAtOnce" | "unknownReason" | "work";

function liveForms(world: World, liveForms: Failure): void {
  world.send("switches", { liveForms });
}

async function inLiveMatch(scenario: (world: World, people: People) => void): Promise<void> {
  await inMatch(2, (all) => started(...all), scenario, LIVE);
}

function reopen(player: Player): void {
  if (player.form !== undefined) player.close();
  openBoard(player);
}

function saysOff(world: World): readonly string[] {
  return world.log.filter((line) => line.includes("are off for this session"));
}

/** Ana sees simple screens and has been told so once; she can play on. */
function expectSimple(world: World, ana: Player): void {
  expect(ana.form?.kind).toBe("form");
  expect(ana.chat.filter((line) => line === SAYS)).toHaveLength(1);
  expect(saysOff(world)).toEqual([expect.stringMatching(/^\[yahtzee\] live screens of Ana are off/)]);
  if (ana.form?.buttons.includes("Roll dice")) ana.press("Roll dice");
  expect(ana.screen).toContain("Roll 1 of 3");
  expect(ana.form?.buttons).toContain("Hold and roll");
}

const AT_ONCE: readonly Failure[] = ["throwWhenBuilt", "rejectShow", "unknownReason"];

describe("live screens", () => {
  test.each(AT_ONCE)(
    "that fail by %s give way to simple ones at the first time, and say so",
    async (failure) => {
      await inLiveMatch((world, { ana }) => {
        liveForms(world, failure);
        openBoard(ana);
        expectSimple(world, ana);
      });
    },
  );

  test("that take no new values give way to simple ones when something changes, and it is done once", async () => {
    await inLiveMatch((world, { ana }) => {
      liveForms(world, "setDataThrows");
      openBoard(ana);
      expect(ana.form?.kind).toBe("live");
      ana.press("Roll dice");
      expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
      expectSimple(world, ana);
    });
  });

  test("that are closed at once give way to simple ones the second time in a row", async () => {
    await inLiveMatch((world, { ana }) => {
      liveForms(world, "closeAtOnce");
      openBoard(ana);
      expect(ana.form).toBeUndefined();
      expect(ana.chat).toEqual([]);
      openBoard(ana);
      expectSimple(world, ana);
    });
  });

  test("that are closed at once do not, if one has worked in between", async () => {
    await inLiveMatch((world, { ana }) => {
      for (let time = 0; time < 3; time++) {
        liveForms(world, "closeAtOnce");
        openBoard(ana);
        expect(ana.form).toBeUndefined();
        liveForms(world, "work");
        openBoard(ana);
        expect(ana.form?.kind).toBe("live");
        ana.close();
      }
      expect(ana.chat).toEqual([]);
      expect(saysOff(world)).toEqual([]);
    });
  });

  test("that a player presses something on and closes soon have worked", async () => {
    await inLiveMatch((world, { ana }) => {
      for (let time = 0; time < 3; time++) {
        world.pace = 6;
        openBoard(ana);
        ana.press("Sheets");
        ana.close();
      }
      openBoard(ana);
      expect(ana.form?.kind).toBe("live");
    });
  });

  test.each([...AT_ONCE, "setDataThrows", "closeAtOnce"] as const)(
    "that failed by %s stay away for the session, for that player alone, and come back with the player",
    async (failure) => {
      await inLiveMatch((world, people) => {
        const { ana, ben } = people;
        liveForms(world, failure);
        openBoard(ana);
        if (failure === "setDataThrows") ana.press("Roll dice");
        if (failure === "closeAtOnce") openBoard(ana);
        liveForms(world, "work");
        for (let time = 0; time < 2; time++) {
          reopen(ana);
          expect(ana.form?.kind).toBe("form");
        }
        openBoard(ben);
        expect(ben.form?.kind).toBe("live");
        ana.leave();
        const back = world.join("Ana");
        openBoard(back);
        expect(back.form?.kind).toBe("live");
      });
    },
  );

  test("that failed are tried again by who asks for them", async () => {
    await inLiveMatch((world, { ana }) => {
      liveForms(world, "throwWhenBuilt");
      openBoard(ana);
      ana.close();
      liveForms(world, "work");
      ana.type("/yahtzee:screens live");
      openBoard(ana);
      expect(ana.form?.kind).toBe("live");
    });
  });

  test("that failed come back with the player, who has chosen meanwhile how much the chat tells", async () => {
    await inLiveMatch((world, { ana }) => {
      liveForms(world, "throwWhenBuilt");
      openBoard(ana);
      ana.close();
      ana.type("/yahtzee:chat own");
      liveForms(world, "work");
      openBoard(ana);
      expect(ana.form?.kind).toBe("form");
      ana.leave();
      const back = world.join("Ana");
      openBoard(back);
      expect(back.form?.kind).toBe("live");
    });
  });
});

describe("live screens are not to blame", () => {
  test("where the player is busy for as long as it is tried", async () => {
    await inLiveMatch((world, { ana }) => {
      world.tick(100);
      ana.openChat();
      for (let time = 0; time < 3; time++) {
        openBoard(ana);
        world.tick(200);
        expect(ana.actionBar).toBe("Use the table to open the board.");
      }
      ana.closeChat();
      openBoard(ana);
      expect(ana.form?.kind).toBe("live");
      expect(ana.chat).toEqual([]);
      expect(saysOff(world)).toEqual([]);
    });
  });

  test("where the player leaves with one open, or while one is tried", async () => {
    await inLiveMatch((world, people) => {
      for (let time = 0; time < 3; time++) {
        if (time === 2) people.ana.openChat();
        openBoard(people.ana);
        people.ana.leave();
        world.tick(200);
        world.join("Ana");
        openBoard(people.ana);
        expect(people.ana.form?.kind).toBe("live");
        people.ana.close();
      }
      expect(saysOff(world)).toEqual([]);
    });
  });

  test("where the world is closed with some open", async () => {
    await inLiveMatch((world, { ana, ben }) => {
      for (const player of [ana, ben]) openBoard(player);
      world.shutdown();
      world.tick(20);
      expect(saysOff(world)).toEqual([]);
      for (const player of [ana, ben]) expect(player.chat).toEqual([]);
    });
  });
});
