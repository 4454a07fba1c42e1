// What was meant for one moment, while others change it in the same tick or all the time.
import { describe, expect, test } from "vitest";
import { type Match, stageOf } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import { facesOf } from "../../scripts/match/throws.ts";
import { BOARD, CHAIR, openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch, rolledOnce } from "../support/in-match.ts";
import { cardOf, finishedTogether, lobby, rollingOff } from "../support/matches.ts";
import { recordIn } from "../support/together.ts";
import { inWorld, joinBeside, LIVE, matchIn, withFurniture } from "../support/worlds.ts";

const MOVED_ON = "The game has moved on: that was meant for an earlier moment.";

describe("a typed ready", () => {
  test.each<{ when: string; make: (all: readonly PlayerRef[]) => Match }>([
    { when: "in the lobby", make: (all) => lobby(...all) },
    {
      when: "for a rematch",
      make: (all) => finishedTogether(...all.map((player) => [player, cardOf(20)] as const)),
    },
  ])("starts no game alone when the other gets up in that tick, $when", async ({ make }) => {
    await inMatch(2, make, (world, { ana, ben }) => {
      const before = stageOf(matchIn(world.save()));
      world.pace = 0;
      ben.type("/yahtzee:stand");
      ana.type("/yahtzee:ready");
      world.tick(5);
      expect(ana.chat).toContain(MOVED_ON);
      expect(stageOf(matchIn(world.save()))).toBe(before);
    });
  });
});

describe("a typed resign", () => {
  test("of both in one tick counts for the first, and asks the other what it means now", async () => {
    await inMatch(2, rolledOnce, (world, { ana, ben }) => {
      for (const player of [ana, ben]) player.type("/yahtzee:resign");
      world.pace = 0;
      ben.type("/yahtzee:resign");
      ana.type("/yahtzee:resign");
      world.tick(5);
      expect(
        matchIn(world.save())
          .game?.sheets.map(({ status }) => status)
          .sort(),
      ).toEqual(["playing", "resigned"]);
      world.pace = 12;
      ana.type("/yahtzee:resign");
      expect(ana.chat.at(-1)).toMatch(/^Resign now\? The game ends/);
    });
  });
});

describe("a typed throw for the start", () => {
  test("of both in one tick counts for both, with throws of their own", async () => {
    await inMatch(
      2,
      (all) => rollingOff(...all),
      (world, { ana, ben }) => {
        world.pace = 0;
        ana.type("/yahtzee:roll");
        ben.type("/yahtzee:roll");
        world.tick(5);
        const { match, seed } = recordIn(world.save());
        if (seed === null) throw new Error("The roll-off has no seed.");
        const [first, second] = [0, 1].map((throwNumber) => facesOf(seed, throwNumber, 5));
        expect(first).not.toEqual(second);
        expect(match.rollOff).toEqual([[first], [second]]);
      },
    );
  });
});

describe("a lobby in which somebody sits down and gets up all the time", () => {
  test("lets the others press Ready all the same", async () => {
    await inMatch(
      2,
      (all) => lobby(...all),
      (world, { ana }) => {
        const cem = world.join("Cem");
        openBoard(ana);
        world.pace = 0;
        let presses = 0;
        while (matchIn(world.save()).ready.length === 0 && presses < 40) {
          if (presses % 9 === 0) cem.use(CHAIR.x, CHAIR.y, CHAIR.z);
          if (presses % 9 === 4) cem.dismount();
          ana.press("Ready");
          presses += 1;
          world.tick();
        }
        expect(presses).toBeLessThan(25);
      },
      LIVE,
    );
  });
});

describe("a visitor with a board", () => {
  test("fits it nowhere", async () => {
    await inWorld((world) => {
      withFurniture(world);
      const vic = joinBeside(world, "Vic", 0);
      vic.give(BOARD);
      vic.hold(BOARD);
      vic.use(0, 64, 0);
      expect(vic.chat).toEqual(["Visitors of this world can watch, but not play."]);
      expect(vic.count(BOARD)).toBe(1);
    });
  });
});
