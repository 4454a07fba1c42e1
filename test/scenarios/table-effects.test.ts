// What is heard and seen of a match for a moment.
import { describe, expect, test } from "vitest";
import { facesOf } from "../../scripts/match/throws.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { inMatch } from "../support/in-match.ts";
import { ANA, BEN, cardWithout, started, together } from "../support/matches.ts";
import { seedWhere, withSeed } from "../support/together.ts";
import { inWorld, joinBeside } from "../support/worlds.ts";

const own = (player: Player): readonly string[] =>
  player.sounds.filter((sound) => sound.startsWith("tabletop_yahtzee.")).map((sound) => sound.slice(17));

function quiet(...players: readonly Player[]): void {
  for (const player of players) player.sounds.length = 0;
}

describe("who is near a table hears", () => {
  test("each throw, what is held and what is scored, once", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana, ben }) => {
        const eve = joinBeside(world, "Eve");
        quiet(ana, ben, eve);
        ana.type("/yahtzee:roll");
        world.tick(20);
        for (const player of [ana, ben, eve]) expect(own(player)).toEqual(["cup", "roll", "settle"]);
        quiet(ana, ben, eve);
        ana.type("/yahtzee:hold 1");
        ana.type("/yahtzee:score chance");
        world.tick(20);
        expect(own(eve)).toEqual(["hold", "score"]);
        // Whose turn it is, is for that player alone.
        expect([own(ana), own(ben)]).toEqual([
          ["hold", "score"],
          ["hold", "score", "your_turn"],
        ]);
      },
    );
  });

  test("nothing more than sixteen blocks away", async () => {
    await inMatch(
      2,
      (all) => started(...all),
      (world, { ana }) => {
        const eve = joinBeside(world, "Eve");
        eve.move(20, 64, 0);
        quiet(eve);
        ana.type("/yahtzee:roll");
        world.tick(20);
        expect(own(eve)).toEqual([]);
      },
    );
  });

  test("the end of a game that was won, and sees sparks over the winner's seat", async () => {
    await inMatch(
      2,
      ([ana = ANA, ben = BEN]) =>
        together(
          [
            [ana, cardWithout("chance")],
            [ben, {}],
          ],
          { faces: "1 2 3 4 6" },
        ),
      (world, { ana, ben }) => {
        for (const line of ["/yahtzee:resign", "/yahtzee:resign"]) ben.type(line);
        quiet(ana, ben);
        ana.type("/yahtzee:score chance");
        world.tick(20);
        expect(own(ben)).toEqual(["score", "win"]);
        expect(ben.particles).toHaveLength(1);
      },
    );
  });

  test("nothing at the end of a game that was given up", async () => {
    await inMatch(
      1,
      (all) => started(...all),
      (world, { ana }) => {
        quiet(ana);
        for (const line of ["/yahtzee:resign", "/yahtzee:resign"]) ana.type(line);
        world.tick(20);
        expect([own(ana), ana.particles]).toEqual([[], []]);
      },
    );
  });
});

test.each([
  { pace: "none", ticks: 0 },
  { pace: "quick", ticks: 8 },
  { pace: "full", ticks: 20 },
])("all dice alike are celebrated when they lie for who sees it: $pace", async ({ pace, ticks }) => {
  const seed = seedWhere((tried) => new Set(facesOf(tried, 0, 5)).size === 1);
  const save = await inMatch(
    1,
    (all) => started(...all),
    (world) => world.save(),
  );
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      const eve = joinBeside(world, "Eve");
      eve.type(`/yahtzee:dice ${pace}`);
      quiet(ana, eve);
      world.pace = 1;
      ana.type("/yahtzee:roll");
      // Who lets them lie at once has heard and seen it all, whoever else is there.
      expect(own(ana)).toEqual(["cup", "roll", "yahtzee"]);
      expect(ana.particles.map(({ particle }) => particle)).toEqual(["tabletop_yahtzee:confetti"]);
      world.tick(Math.max(0, ticks - 1));
      const soFar = ticks === 0 ? ["cup", "roll", "yahtzee"] : ["cup", "roll"];
      expect([own(eve), eve.particles.length]).toEqual([soFar, ticks === 0 ? 1 : 0]);
      world.tick(1);
      expect([own(eve), eve.particles.length]).toEqual([["cup", "roll", "yahtzee"], 1]);
    },
    { save: withSeed(save, seed) },
  );
});
