// What came of games is kept with the world: told by typing and on screens, from finished games only.
import { expect, test } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import type { PlayerRef } from "../../scripts/match/seats.ts";
import type { Player } from "../../scripts/tools/host/hands.ts";
import { openBoard } from "../../scripts/tools/play/set-up.ts";
import { inMatch } from "../support/in-match.ts";
import { cardWithout, started, together } from "../support/matches.ts";
import { BOTH_SCREENS, inWorld, joinBeside, pressAnywhere, propertiesOf } from "../support/worlds.ts";

const PREFIX = "yahtzee:statistics:";

/** Each has Chance alone left to fill. */
function lastRound(players: readonly PlayerRef[]): Match {
  const cards = players.map((player) => [player, cardWithout("chance")] as const);
  return together(cards, { faces: "1 2 3 4 6" });
}

function told(player: Player, line: string): string {
  player.type(line);
  return player.chat.at(-1) ?? "";
}

test("a finished game counts for all who played it, and is there after a restart", async () => {
  const save = await inMatch(2, lastRound, (world, { ana, ben }) => {
    const dea = joinBeside(world, "Dea");
    ana.type("/yahtzee:score chance");
    ben.type("/yahtzee:roll");
    ben.type("/yahtzee:score chance");
    world.tick(20);
    expect(told(ana, "/yahtzee:stats")).toMatch(/^Classic: games 1, against others 1, won [01]; best 297, /);
    expect(told(ben, "/yahtzee:stats")).toMatch(/^Classic: games 1, against others 1, won [01]; best \d+, /);
    expect(told(dea, "/yahtzee:stats")).toBe("You have not finished a game yet.");
    expect(told(dea, "/yahtzee:top")).toMatch(/^Classic, highest totals: 1\. \w+ \d+, 2\. \w+ \d+\./);
    expect(told(dea, "/yahtzee:top yatzy")).toBe("Yatzy: nobody has finished a game without hints yet.");
    expect(world.log).toEqual([]);
    return world.save();
  });
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      expect(told(ana, "/yahtzee:stats")).toContain("games 1, against others 1");
    },
    { save },
  );
});

test("who leaves the world at the very end keeps the result: it is counted when the world is back", async () => {
  const save = await inMatch(1, lastRound, (world, { ana }) => {
    world.pace = 0;
    ana.type("/yahtzee:score chance");
    world.tick();
    return world.save();
  });
  expect(propertiesOf(save, "yahtzee:uncounted:")).toHaveLength(1);
  expect(propertiesOf(save, PREFIX)).toEqual([]);
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      world.tick(20);
      expect(told(ana, "/yahtzee:stats")).toContain("Classic: games 1, against others 0");
      expect(propertiesOf(world.save(), "yahtzee:uncounted:")).toEqual([]);
    },
    { save },
  );
});

test("a game that a computer player has played on for somebody is no result of theirs", async () => {
  await inMatch(2, lastRound, (world, { ana, ben }) => {
    ana.type("/yahtzee:score chance");
    ben.leave();
    world.tick(181 * 20);
    ana.type("/yahtzee:away play");
    world.tick(400);
    expect(told(ana, "/yahtzee:stats")).toMatch(/^Classic: games 1, against others 0, won 0; best 297, /);
    const back = world.join("Ben");
    expect(told(back, "/yahtzee:stats")).toBe("Classic: not played to the end 1.");
    expect(told(back, "/yahtzee:top")).toMatch(/^Classic, highest totals: 1\. Ana 297\.$/);
  });
});

test("a match that its owner ends early is no result and no loss of anybody (U23)", async () => {
  await inMatch(
    2,
    (all) => started(...all),
    (world, { ana, ben }) => {
      openBoard(ana);
      pressAnywhere(ana, "Take the board off");
      ana.press("End the match");
      world.tick(20);
      ana.close();
      for (const player of [ana, ben])
        expect(told(player, "/yahtzee:stats")).toBe("Classic: not played to the end 1.");
      expect(told(ben, "/yahtzee:top")).toBe("Classic: nobody has finished a game without hints yet.");
    },
  );
});

test("a game alone counts its dice, and each face thrown", async () => {
  await inMatch(
    1,
    (all) => started(...all),
    (world, { ana }) => {
      const categories = [..."ones twos threes fours fives sixes k3 k4 fh ss ls y c".split(" ")];
      for (const category of categories) {
        ana.type("/yahtzee:roll");
        for (const _ of [1, 2]) ana.type(`/yahtzee:score ${category}`);
      }
      world.tick(200);
      const [, ...counts] =
        /Faces thrown: 1 × (\d+), 2 × (\d+), 3 × (\d+), 4 × (\d+), 5 × (\d+), 6 × (\d+)\./.exec(
          told(ana, "/yahtzee:stats"),
        ) ?? [""];
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(13 * 5);
    },
  );
});

test.each(BOTH_SCREENS)("they stand on screens of their own, in $screens screens", async ({ options }) => {
  await inMatch(
    1,
    lastRound,
    (world, { ana }) => {
      ana.type("/yahtzee:score chance");
      world.tick(40);
      openBoard(ana);
      pressAnywhere(ana, "My settings");
      pressAnywhere(ana, "My statistics");
      expect(ana.screen).toContain("Classic: games 1, against others 0, won 0; best 297, mean 297.0");
      pressAnywhere(ana, "Best of this world");
      expect(ana.screen).toContain("Classic, highest totals: 1. Ana 297.");
      pressAnywhere(ana, "Back");
      expect(ana.screen).toContain("Your final score is 297.");
    },
    options,
  );
});

test("no more than 500 players have a record, and who was not heard of for longest goes into that of all others", async () => {
  const old = (day: number) =>
    JSON.stringify({ version: 1, name: "Old", lastDay: day, games: {}, faces: [1, 0, 0, 0, 0, 0] });
  const save = await inMatch(1, lastRound, (world) => world.save());
  const others = Array.from({ length: 500 }, (_, at) => [`${PREFIX}old${at}`, old(100 + at)] as const);
  const full = { ...save, properties: [...save.properties, ...others] };
  await inWorld(
    (world) => {
      const ana = world.join("Ana");
      ana.type("/yahtzee:score chance");
      world.tick(2_000);
      const kept = world
        .save()
        .properties.map(([key]) => key)
        .filter((key) => key.startsWith(PREFIX));
      expect(kept).toHaveLength(501);
      expect(kept).toContain(`${PREFIX}others`);
      expect(kept).not.toContain(`${PREFIX}old0`);
      expect(propertiesOf(world.save(), `${PREFIX}others`)[0]).toBe(
        old(100).replace('"name":"Old"', '"name":""'),
      );
      expect(world.log).toEqual([]);
    },
    { save: full },
  );
});
