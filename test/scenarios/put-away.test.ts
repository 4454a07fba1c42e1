// Matches that end without a result: by their owner, or because nobody plays them any more.
import { describe, expect, test } from "vitest";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { BEST_PROPERTY, MATCH_PROPERTY } from "../../scripts/minecraft/ids.ts";
import type { WorldSave } from "../../scripts/tools/host/core/world-save.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import type { World } from "../../scripts/tools/host/world.ts";
import { BOARD, fitBoard, openBoard, TABLE } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { rollingOff } from "../support/matches.ts";
import { told, toldTwice } from "../support/operators.ts";
import {
  BOTH_SCREENS,
  inGame,
  inWorld,
  joinBeside,
  matchIn,
  pressAnywhere,
  propertiesOf,
  savedGame,
  withProperties,
} from "../support/worlds.ts";

const TAKE_OFF = "Take the board off";
const PUT_AWAY = "Nobody has played here for long: the match has been put away.";

describe("a match that the owner of its table ends", () => {
  describe.each(BOTH_SCREENS)("($screens screens)", ({ options }) => {
    test.each([
      { stage: "a game", make: rolledOnce },
      { stage: "a roll-off", make: (all: readonly PlayerRef[]) => rollingOff(...all) },
    ])("has no winner, and the table waits for who sits there: $stage", async ({ make }) => {
      await inMatch(
        3,
        make,
        (world, { ana, ben, cem }) => {
          cem.dismount();
          openBoard(ben);
          openBoard(ana);
          pressAnywhere(ana, TAKE_OFF);
          expect(ana.form?.body).toMatch(/^Take the board off now\? .+ Ended, it is over and nobody wins\.$/);
          expect(matchIn(world.save()).players).toHaveLength(3);
          ana.press("End the match");
          world.tick(20);
          for (const player of [ana, ben, cem])
            expect(player.chat).toContain("Ana ends the match: nobody wins.");
          for (const player of [ana, ben]) {
            expect(player.screen).toContain("North: Ana\nEast: Ben\nWaiting for Ana and Ben to be ready.");
          }
          const { seats, players, game, rollOff } = matchIn(world.save());
          expect({ players, game, rollOff }).toEqual({ players: [], game: null, rollOff: null });
          expect([seats.north?.name, seats.east?.name, seats.south]).toEqual(["Ana", "Ben", null]);
          expect(propertiesOf(world.save(), BEST_PROPERTY)).toEqual([]);
          expect(ana.count(BOARD)).toBe(0);
          expect(world.block(TABLE.x, TABLE.y, TABLE.z).states).toMatchObject({
            "tabletop_yahtzee:board": 1,
            "tabletop_yahtzee:in_match": 0,
          });
        },
        options,
      );
    });
  });

  test("is not ended by who has no right to, and by an operator only after the question", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      openBoard(ben);
      ben.press("More");
      expect(ben.form?.buttons).not.toContain(TAKE_OFF);
      const op = joinBeside(world, "Op", 2);
      openBoard(op);
      pressAnywhere(op, TAKE_OFF);
      op.press("Back");
      expect(matchIn(world.save()).players).toHaveLength(2);
      pressAnywhere(op, TAKE_OFF);
      op.press("End the match");
      expect(ana.chat.at(-1)).toBe("Op ends the match: nobody wins.");
    });
  });

  test("is not ended by who was the owner when the question was asked", async () => {
    await inMatch(2, rolledOnce, (world, { ana }) => {
      openBoard(ana);
      pressAnywhere(ana, TAKE_OFF);
      toldTwice(joinBeside(world, "Op", 2), "table public");
      ana.press("End the match");
      expect(ana.chat.at(-1)).toMatch(/^Only the owner of this table, or an operator, can /);
      expect(matchIn(world.save()).players).toHaveLength(2);
    });
  });
});

describe("a match at a public table", () => {
  /** Ana's table is public; who sits gets up and goes ten blocks away. */
  function leaveIt(world: World, ...players: readonly Player[]): void {
    const op = joinBeside(world, "Op", 2);
    toldTwice(op, "table public");
    op.move(12, 64, 0);
    for (const player of players) {
      player.dismount();
      player.move(10, 64, 0);
    }
  }

  test.each([
    { what: "a game", make: rolledOnce },
    { what: "a roll-off", make: (all: Parameters<typeof rolledOnce>[0]) => rollingOff(...all) },
  ])("is put away when none of its players has been there for ten minutes: $what", async ({ make }) => {
    await inMatch(2, make, (world, { ana, ben }) => {
      leaveIt(world, ana, ben);
      world.tick(11_000);
      expect(matchIn(world.save()).players).toHaveLength(2);
      // Near enough to hear of it, too far to play.
      ben.move(7.5, 64, 0.5);
      world.tick(3_000);
      expect(matchIn(world.save()).players).toEqual([]);
      expect(ben.chat).toContain(PUT_AWAY);
      ben.move(3.5, 64, 0.5);
      openBoard(ben);
      expect(ben.screen).toContain("This table is public: it belongs to nobody.");
      expect(matchIn(world.save()).seats).toEqual({ north: null, east: null, south: null, west: null });
    });
  });

  test("stays while one of its players is there, and for ten minutes after they did something", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      leaveIt(world, ben);
      world.tick(14_000);
      expect(matchIn(world.save()).players).toHaveLength(2);
      ana.type("/yahtzee:roll");
      ana.dismount();
      ana.move(10, 64, 0);
      world.tick(11_000);
      expect(matchIn(world.save()).players).toHaveLength(2);
    });
  });

  test("is put away for a stranger who comes by after all have left the world", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      leaveIt(world);
      for (const player of [ana, ben]) player.leave();
      world.player("Op").leave();
      world.tick(12_000);
      expect(matchIn(world.save()).players).toHaveLength(2);
      joinBeside(world, "Eve");
      world.tick(40);
      expect(matchIn(world.save()).players).toEqual([]);
    });
  });

  test("is not put away at a table that has an owner", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) {
        player.dismount();
        player.move(10, 64, 0);
      }
      world.tick(26_000);
      expect(matchIn(world.save()).players).toHaveLength(2);
    });
  });
});

describe("a match that nobody has played for weeks", () => {
  const DAY = 86_400_000;
  const MINUTE = 60_000;

  /** Ana's game as it was saved that long ago. */
  async function saved(ago: number): Promise<WorldSave> {
    return withProperties(await savedGame((ana) => ana.press("Roll dice")), (key, text) =>
      key.startsWith(MATCH_PROPERTY)
        ? JSON.stringify({ ...JSON.parse(text), playedAt: Date.now() - ago })
        : text,
    );
  }

  test.each([
    { ago: 28 * DAY + MINUTE, expiry: 28, plays: false },
    { ago: 28 * DAY - 10 * MINUTE, expiry: 28, plays: true },
    { ago: 3 * DAY + MINUTE, expiry: 3, plays: false },
    { ago: 3000 * DAY, expiry: 0, plays: true },
  ])(
    "is put away after the days that operators have set: $ago ms, $expiry days",
    async ({ ago, expiry, plays }) => {
      await inWorld(
        (world) => {
          const op = world.join("Op", { location: { x: 200, y: 64, z: 200 }, permission: 2 });
          op.type(`/yahtzee:setting expiry ${expiry}`);
          const days = `Days since it was played: ${Math.floor(ago / DAY)}`;
          expect(told(op, "table show at 0 64 0")[0]?.split("\n").at(-1)).toBe(days);
          const ana = world.join("Ana");
          world.tick(1_300);
          expect(matchIn(world.save()).players).toHaveLength(plays ? 1 : 0);
          openBoard(ana);
          expect(ana.screen.includes("Roll 1 of 3")).toBe(plays);
          pressAnywhere(ana, TAKE_OFF);
          expect(ana.count(BOARD)).toBe(1);
        },
        { save: await saved(ago) },
      );
    },
  );

  test("is put away neither in a board nor where its time is not known", async () => {
    let paused: WorldSave | undefined;
    await inGame((world, ana) => {
      ana.press("Roll dice");
      pressAnywhere(ana, TAKE_OFF);
      paused = world.save();
    });
    const old = withProperties(paused ?? (await saved(0)), (key, text) =>
      key.startsWith(MATCH_PROPERTY) ? JSON.stringify({ ...JSON.parse(text), playedAt: 1 }) : text,
    );
    const unknown = withProperties(await saved(0), (key, text) =>
      key.startsWith(MATCH_PROPERTY) ? JSON.stringify({ ...JSON.parse(text), playedAt: 0 }) : text,
    );
    for (const save of [old, unknown]) {
      await inWorld(
        (world) => {
          const ana = world.join("Ana");
          world.tick(1_300);
          expect(matchIn(world.save()).players).toHaveLength(1);
          if (ana.count(BOARD) === 1) fitBoard(ana);
          ana.use(0, 64, 1);
          openBoard(ana);
          expect(ana.screen).toContain("Roll 1 of 3");
        },
        { save },
      );
    }
  });
});
