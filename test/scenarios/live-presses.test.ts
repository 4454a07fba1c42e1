// Presses on live screens: one counts for what its player has seen, and everything else does nothing.
import { describe, expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People, rolledOnce } from "../support/in-match.ts";
import { started } from "../support/matches.ts";
import { LIVE, matchIn, ridersIn } from "../support/worlds.ts";

async function inLive(
  howMany: 2 | 3,
  make: (players: readonly PlayerRef[]) => Match,
  scenario: (world: World, people: People) => void | Promise<void>,
): Promise<void> {
  await inMatch(howMany, make, scenario, LIVE);
}

/** The place of a row among all rows of the open form. */
function placeOf({ form }: Player, text: string): number {
  return form?.rows.find((row) => row.text.startsWith(text))?.at ?? -1;
}

/** The second player resigns in this tick, and no time passes: what the others see is of the moment before. */
function resignedJustNow(world: World, second: Player): Match {
  second.type("/yahtzee:resign");
  world.pace = 0;
  second.type("/yahtzee:resign");
  world.tick();
  const match = matchIn(world.save());
  expect(match.game?.sheets[1]?.status).toBe("resigned");
  return match;
}

describe("a double tap on Roll", () => {
  test("rolls once and scores nothing: presses within half a second after the rows changed are ignored", async () => {
    await inLive(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        openBoard(ana);
        world.pace = 0;
        const form = ana.form?.id ?? 0;
        const roll = placeOf(ana, "Roll dice");
        ana.press("Roll dice");
        world.tick();
        const rolled = matchIn(world.save());
        expect(rolled.game?.turn?.rollsUsed).toBe(1);
        const rows = [roll, placeOf(ana, "Chance: "), placeOf(ana, "Sheets"), placeOf(ana, "Stand up")];
        for (let tick = 0; tick < 10; tick++) {
          for (const row of rows) ana.forgeLive(form, row);
          if (tick < 9) world.tick();
        }
        expect(matchIn(world.save())).toEqual(rolled);
        expect(ana.chat.filter((line) => line.startsWith("Ana rolls"))).toHaveLength(1);
        expect(ana.screen).toContain("Roll 1 of 3");
        world.tick();
        ana.forgeLive(form, placeOf(ana, "Chance: "));
        expect(ana.chat.some((line) => line.startsWith("Ana scores"))).toBe(true);
      },
    );
  });

  test("in one tick rolls once, and the second press says that the game has moved on (U4)", async () => {
    await inLive(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        openBoard(ana);
        world.pace = 0;
        ana.press("Roll dice");
        ana.press("Roll dice");
        world.tick(12);
        expect(matchIn(world.save()).game?.turn?.rollsUsed).toBe(1);
        expect(ana.chat).toEqual([
          "Ana rolls 4 5 5 4 4, 2 rolls left.",
          "The game has moved on: that was meant for an earlier moment.",
        ]);
      },
    );
  });

  test.each([0, 1])(
    "does not delay dice held one after the other, nor the roll after them: %d ticks",
    async (pace) => {
      await inLive(2, rolledOnce, (world, { ana }) => {
        openBoard(ana);
        world.tick(20);
        world.pace = pace;
        for (const die of [3, 4]) ana.toggle(`Die ${die}`);
        ana.press("Roll the others");
        world.tick(2);
        expect(ana.screen).toMatch(/Roll 2 of 3[\s\S]*\[x\] Die 3: 4\n\[x\] Die 4: 4/);
      });
    },
  );
});

describe("a press that its player cannot have meant", () => {
  test("on a hidden row does nothing and says nothing", async () => {
    await inLive(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) openBoard(player);
      world.tick(20);
      const before = matchIn(world.save());
      const screens = [ana.screen, ben.screen];
      for (const player of [ana, ben]) {
        const shown = player.form?.rows.map(({ at }) => at) ?? [];
        const hidden = Array.from({ length: 40 }, (_, row) => row).filter((row) => !shown.includes(row));
        expect(hidden.length).toBeGreaterThan(10);
        for (const row of hidden) player.forgeLive(player.form?.id ?? 0, row);
        expect(player.chat).toEqual([]);
      }
      expect(matchIn(world.save())).toEqual(before);
      expect([ana.screen, ben.screen]).toEqual(screens);
    });
  });

  test("on the switch of a die that is hidden, or not theirs, holds nothing", async () => {
    await inLive(2, rolledOnce, (world, { ana, ben }) => {
      openBoard(ana);
      const dice = [1, 2, 3, 4, 5].map((die) => placeOf(ana, `Die ${die}`));
      openBoard(ben);
      for (const row of dice) {
        world.send("liveToggle", { player: "Ben", form: ben.form?.id, row, value: true });
        world.tick(12);
      }
      expect(matchIn(world.save()).game?.turn?.held).toEqual([false, false, false, false, false]);
      ana.press("Chance");
      world.tick(12);
      ben.press("Roll dice");
      expect(ben.screen).not.toContain("[x]");
    });
  });

  test("on a form that is over does nothing", async () => {
    await inLive(2, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      const form = ana.form?.id ?? 0;
      const chance = placeOf(ana, "Chance");
      ana.close();
      const before = matchIn(world.save());
      ana.forgeLive(form, chance);
      openBoard(ana);
      ana.forgeLive(form, chance);
      expect(matchIn(world.save())).toEqual(before);
      expect(ana.chat).toEqual([]);
    });
  });

  test("for an older moment does nothing, says so, and shows how it stands now", async () => {
    await inLive(3, rolledOnce, (world, { ana, ben }) => {
      openBoard(ana);
      const before = resignedJustNow(world, ben);
      ana.press("Chance");
      expect(matchIn(world.save())).toEqual(before);
      expect(ana.chat.at(-1)).toBe("The game has moved on: that was meant for an earlier moment.");
      world.tick(12);
      ana.press("Chance");
      expect(ana.chat).toContain("Ana scores 17 in Chance.");
    });
  });
});

describe("a press just after the own turn has come up", () => {
  test("was meant for what stood there before, and does nothing for half a second", async () => {
    await inLive(2, rolledOnce, (world, { ana, ben }) => {
      openBoard(ana);
      openBoard(ben);
      world.pace = 0;
      ana.press("Chance");
      world.tick();
      const roll = placeOf(ben, "Roll dice");
      expect(roll).toBeGreaterThan(0);
      const before = matchIn(world.save());
      for (let tick = 0; tick < 10; tick++) {
        ben.forgeLive(ben.form?.id ?? 0, roll);
        if (tick < 9) world.tick();
      }
      expect(matchIn(world.save())).toEqual(before);
      world.tick();
      ben.press("Roll dice");
      expect(matchIn(world.save()).game?.turn).toMatchObject({ player: 1, rollsUsed: 1 });
    });
  });
});

describe("a die that is turned for an older moment", () => {
  test("is turned back, and a sentence says so", async () => {
    await inLive(3, rolledOnce, (world, { ana, ben }) => {
      openBoard(ana);
      const before = resignedJustNow(world, ben);
      ana.toggle("Die 3");
      expect(ana.chat.at(-1)).toBe("The game has moved on: that was meant for an earlier moment.");
      world.tick(4);
      expect(ana.screen).toContain("[ ] Die 3: 4");
      expect(matchIn(world.save())).toEqual(before);
      ana.toggle("Die 3");
      world.tick(4);
      expect(ana.screen).toContain("[x] Die 3: 4");
      expect(matchIn(world.save()).game?.turn?.held[2]).toBe(true);
    });
  });
});

describe("the jump button", () => {
  test("in an open live form gets nobody up, and does so once it is closed", async () => {
    await inLive(2, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      ana.jump();
      expect(ridersIn(world)).toEqual([["Ana"], ["Ben"]]);
      ana.close();
      ana.jump();
      expect(ridersIn(world)).toEqual([["Ben"]]);
    });
  });
});

describe("Use simple screens", () => {
  test("shows the same table on a simple screen at once, says so, and stays chosen", async () => {
    await inLive(2, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      ana.press("Use simple screens");
      expect(ana.form?.kind).toBe("form");
      expect(ana.screen).toContain("Roll 1 of 3");
      expect(ana.chat).toEqual([
        "You see simple screens now. Live ones come back with /yahtzee:screens live or in My settings.",
      ]);
      ana.leave();
      const back = world.join("Ana");
      openBoard(back);
      expect(back.form?.kind).toBe("form");
      back.close();
      back.type("/yahtzee:screens live");
      openBoard(back);
      expect(back.form?.kind).toBe("live");
    });
  });

  test("that the world did not save is the way out all the same, until its player comes back", async () => {
    await inLive(2, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      world.send("switches", { writesFail: true });
      ana.press("Use simple screens");
      world.takeErrors();
      world.send("switches", { writesFail: false });
      expect(ana.form?.kind).toBe("form");
      expect(ana.chat).toHaveLength(1);
      expect(ana.chat).not.toContain("The world could not save this, so it did not happen: try again.");
      ana.leave();
      const back = world.join("Ana");
      openBoard(back);
      expect(back.form?.kind).toBe("live");
    });
  });
});
