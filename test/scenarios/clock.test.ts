// The clock of a world that has one: so many seconds for each decision, a warning, and then the turn is played to its
// end.
import { describe, expect, test } from "vitest";
import type { World, WorldOptions } from "../../scripts/tools/host/world.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, type People } from "../support/in-match.ts";
import { rollingOff, started } from "../support/matches.ts";
import { inWorld, LIVE, matchIn, nudges, quieten, takeBoardOff } from "../support/worlds.ts";

const SECOND = 20;
const HURRY = "10 seconds are left for this decision. Then your turn is played for you.";
const TIME_UP = "Time is up for Ana: the turn is played to its end.";

/** Ana and Ben begin in a world whose clock gives 30 seconds. */
async function clocked(
  scenario: (world: World, people: People) => void,
  options: WorldOptions = {},
): Promise<void> {
  await inMatch(
    2,
    (all) => started(...all),
    (world, people) => {
      const op = world.join("Op", { permission: 2 });
      op.type("/yahtzee:setting clock 30");
      op.leave();
      scenario(world, people);
    },
    { ...LIVE, ...options },
  );
}

function turn(world: World): { readonly name: string | undefined; readonly rolls: number | undefined } {
  const { game, players } = matchIn(world.save());
  return { name: players[game?.turn?.player ?? -1]?.name, rolls: game?.turn?.rollsUsed };
}

function filledBy(world: World, player: number): number {
  const { game } = matchIn(world.save());
  const scores = game?.sheets[player]?.columns.flatMap((column) => column.scores) ?? [];
  return scores.filter((points) => points !== null).length;
}

describe("a decision that takes too long", () => {
  test("is warned of, and then the turn is played to its end, exactly once (U7)", async () => {
    await clocked((world, { ana, ben }) => {
      ana.type("/yahtzee:roll");
      quieten(ana);
      world.tick(18 * SECOND);
      expect(ana.chat).not.toContain(HURRY);
      world.tick(4 * SECOND);
      expect([ana.chat, nudges(ana)]).toEqual([[HURRY], ["random.pop"]]);
      quieten(ben);
      world.tick(14 * SECOND);
      expect(turn(world)).toEqual({ name: "Ben", rolls: 0 });
      expect(filledBy(world, 0)).toBe(1);
      expect(ben.chat.filter((line) => line === TIME_UP)).toHaveLength(1);
      expect(ben.chat.filter((line) => line.startsWith("Ana scores"))).toHaveLength(1);
    });
  });

  test("stands on the open screen of who is warned", async () => {
    await clocked((world, { ana }) => {
      openBoard(ana);
      expect(ana.screen).not.toContain("Your time is nearly up");
      world.tick(22 * SECOND);
      expect(ana.screen).toContain("Your time is nearly up: decide now.");
      ana.press("Roll dice");
      expect(ana.screen).not.toContain("Your time is nearly up");
    });
  });

  test("begins with each roll, not with what is held or rolled by the clock (U8)", async () => {
    await clocked((world, { ana }) => {
      world.tick(25 * SECOND);
      ana.type("/yahtzee:roll");
      world.tick(25 * SECOND);
      expect(turn(world)).toEqual({ name: "Ana", rolls: 1 });
      ana.type("/yahtzee:hold 1 2");
      world.tick(12 * SECOND);
      expect(turn(world).name).toBe("Ben");
    });
  });

  // The clock acts once a second: one of these presses meets it in its own tick.
  test.each([17, 18, 19, 20])(
    "a press %s ticks after the clock's roll and the clock's next: one counts (U5)",
    async (ticks) => {
      await clocked((world, { ana }) => {
        const before = matchIn(world.save()).throws;
        openBoard(ana);
        for (let tick = 0; turn(world).rolls === 0 && tick < 40 * SECOND; tick++) world.tick();
        expect(matchIn(world.save()).throws).toBe(before + 1);
        world.pace = 0;
        world.tick(ticks);
        ana.press("Roll the others");
        world.tick(6 * SECOND);
        const { throws, game } = matchIn(world.save());
        expect(filledBy(world, 0)).toBe(1);
        expect(throws).toBeLessThanOrEqual(before + 3);
        expect(game?.turn?.player).toBe(1);
      });
    },
  );

  test("takes no turn from who is in time", async () => {
    await clocked((world, { ana, ben }) => {
      for (const player of [ana, ben, ana, ben]) {
        world.tick(15 * SECOND);
        player.type("/yahtzee:roll");
        world.tick(15 * SECOND);
        player.type(`/yahtzee:score ${filledBy(world, 0) + filledBy(world, 1) < 2 ? "chance" : "ones"}`);
        if (player.chat.at(-1)?.includes("Type it again")) {
          player.type("/yahtzee:score ones");
        }
      }
      expect([filledBy(world, 0), filledBy(world, 1)]).toEqual([2, 2]);
      expect(ben.chat).not.toContain(TIME_UP);
    });
  });
});

describe("the clock stands still", () => {
  test("while no other player of the match is there", async () => {
    await clocked((world, { ana, ben }) => {
      ben.leave();
      quieten(ana);
      world.tick(120 * SECOND);
      expect(turn(world)).toEqual({ name: "Ana", rolls: 0 });
      expect(ana.chat).toEqual([]);
    });
  });

  test("while the game is closed, and begins anew after it (W17)", async () => {
    let save: ReturnType<World["save"]> | undefined;
    await clocked((world) => {
      world.tick(25 * SECOND);
      world.shutdown();
      save = world.save();
    });
    if (save === undefined) throw new Error("The world gave no save.");
    await inWorld(
      (world) => {
        for (const name of ["Ana", "Ben"]) world.join(name);
        world.tick(25 * SECOND);
        expect(turn(world)).toEqual({ name: "Ana", rolls: 0 });
      },
      { ...LIVE, save },
    );
  });

  test("in a world that has none", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        world.tick(600 * SECOND);
        expect([ana.chat, ben.chat]).toEqual([[], []]);
      },
    );
  });

  test("when the board is off", async () => {
    await clocked((world, { ana }) => {
      openBoard(ana);
      takeBoardOff(ana);
      const { throws } = matchIn(world.save());
      world.tick(120 * SECOND);
      expect(matchIn(world.save()).throws).toBe(throws);
    });
  });
});

test("in the roll-off it throws for who does not", async () => {
  await inMatch(
    2,
    (all) => rollingOff(...all),
    (world, { ben }) => {
      const op = world.join("Op", { permission: 2 });
      op.type("/yahtzee:setting clock 30");
      ben.type("/yahtzee:roll");
      world.tick(50 * SECOND);
      expect(matchIn(world.save()).game).not.toBeNull();
    },
  );
});
