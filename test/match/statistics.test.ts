// What came of games, for each person who played them.
import { describe, expect, it } from "vitest";
import { standings } from "../../scripts/engine/totals.ts";
import type { Match } from "../../scripts/match/match.ts";
import { replayed } from "../../scripts/match/replay.ts";
import { decodeStatistics, encodeStatistics } from "../../scripts/match/saved-statistics.ts";
import {
  added,
  countStep,
  gamesIn,
  MOST,
  NO_STATISTICS,
  nothingThrown,
  type Statistics,
  type Tally,
  type Thrown,
} from "../../scripts/match/statistics.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  cardOf,
  cardWithout,
  ended,
  finishedTogether,
  RESIGN,
  rollOf,
  scoreIn,
  together,
} from "../support/matches.ts";
import { begun, played, SEED } from "../support/played.ts";

const TODAY = 20_000;

function thrownIn(match: Match): readonly Thrown[] {
  const thrown = nothingThrown(match);
  for (const step of replayed(match, SEED)) {
    if (step === null) throw new Error("The log tells what cannot have been.");
    countStep(thrown, step);
  }
  return thrown;
}

function gamesOf(match: Match, thrown = nothingThrown(match)): Readonly<Record<string, Statistics>> {
  return Object.fromEntries(
    gamesIn(match, thrown, TODAY).map(({ who, statistics }) => [who.name, statistics]),
  );
}

const classic = (of: Statistics | undefined) => of?.ruleSets.classic;
const LAST = [rollOf("1 2 3 4 6"), scoreIn("chance")];
const TOGETHER = finishedTogether([ANA, cardOf(200)], [BEN, cardOf(150)]);

describe("a finished game", () => {
  it("alone counts once, with its total and upper bonus, and is won against nobody", () => {
    const over = ended(cardWithout("chance"), "1 2 3 4 6", "chance");
    const tally: Tally = { matches: 1, against: 0, wins: 0, best: 297, sum: 297, upperBonuses: 1, alike: 0 };
    expect(classic(gamesOf(over)["Ana"])?.plain).toEqual(tally);
  });

  it("is won by the best total, against others", () => {
    const games = gamesOf(TOGETHER);
    expect(classic(games["Ana"])?.plain).toMatchObject({ matches: 1, against: 1, wins: 1, best: 200 });
    expect(classic(games["Ben"])?.plain).toMatchObject({ matches: 1, against: 1, wins: 0, best: 150 });
  });

  it("with hints counts apart", () => {
    const hinted = gamesOf({ ...TOGETHER, hinted: [ANA.id] })["Ana"];
    expect([classic(hinted)?.plain.matches, classic(hinted)?.hinted.wins]).toEqual([0, 1]);
  });

  it("against computer players alone is no win against others, and is nothing to them", () => {
    const games = gamesOf({ ...TOGETHER, players: [ANA, { ...BEN, computer: "strong" }] });
    expect(Object.keys(games)).toEqual(["Ana"]);
    expect(classic(games["Ana"])?.plain).toMatchObject({ matches: 1, against: 0, wins: 0 });
  });

  it("that the others have given up is no win against them (E20)", () => {
    const over = acted(
      acted(
        together([
          [ANA, cardWithout("chance")],
          [BEN, {}],
        ]),
        BEN,
        RESIGN,
      ),
      ANA,
      ...LAST,
    );
    const { Ana, Ben } = gamesOf(over);
    expect(classic(Ana)?.plain).toMatchObject({ matches: 1, against: 0, wins: 0 });
    expect([classic(Ben)?.plain.matches, classic(Ben)?.unfinished]).toEqual([0, 1]);
  });

  it("that was played for somebody is nobody's result, and no win of the others (E20)", () => {
    const { Ana, Ben } = gamesOf({ ...TOGETHER, playedFor: [BEN.id] });
    expect(classic(Ana)?.plain).toMatchObject({ matches: 1, against: 0, wins: 0 });
    expect([classic(Ben)?.plain.matches, classic(Ben)?.unfinished]).toEqual([0, 1]);
  });

  it("that somebody wins outright counts for all who were still in it", () => {
    const game = TOGETHER.game && {
      ...TOGETHER.game,
      sheets: TOGETHER.game.sheets.map((sheet, at) => ({
        ...sheet,
        status: at === 0 ? ("won" as const) : ("stopped" as const),
      })),
    };
    const { Ana, Ben } = gamesOf({ ...TOGETHER, game });
    expect(classic(Ana)?.plain).toMatchObject({ matches: 1, against: 1, wins: 1 });
    expect(classic(Ben)?.plain).toMatchObject({ matches: 1, against: 1, wins: 0 });
  });

  it("is none for who gave up, and is kept apart", () => {
    expect(classic(gamesOf(TOGETHER)["Ben"])?.unfinished).toBe(0);
    const left = gamesOf(acted(alone(cardWithout("chance")), ANA, RESIGN))["Ana"];
    expect([classic(left)?.plain.matches, classic(left)?.unfinished]).toEqual([0, 1]);
  });
});

describe("a game that was ended for all", () => {
  it("is a result of nobody", () => {
    const match = begun("generala");
    for (const { ruleSets } of Object.values(gamesOf(match))) {
      expect([ruleSets.generala?.plain.matches, ruleSets.generala?.unfinished]).toEqual([0, 1]);
    }
  });
});

describe("what is thrown", () => {
  const over = played(acted(begun("triple"), CEM, RESIGN));
  const games = gamesOf(over, thrownIn(over));

  it("is counted by face: five dice in each first roll of a turn, and no more than three rolls of them", () => {
    for (const name of ["Ana", "Ben"]) {
      const count = games[name]?.faces.reduce((sum, faces) => sum + faces, 0) ?? 0;
      expect(count).toBeGreaterThanOrEqual(39 * 5);
      expect(count).toBeLessThanOrEqual(39 * 15);
    }
  });

  it("counts for nobody who left, and totals are those of the results", () => {
    expect(games["Cem"]?.faces).toEqual([0, 0, 0, 0, 0, 0]);
    for (const { player, total } of over.game === null ? [] : standings(over.game)) {
      const name = over.players[player]?.name ?? "";
      expect(games[name]?.ruleSets.triple?.plain.sum).toBe(name === "Cem" ? 0 : total);
    }
  });

  it("alike at the end of a turn is counted where it is scored", () => {
    const thrown = nothingThrown(over);
    const before = { player: 0, dice: [4, 4, 4, 4, 4], held: [], rollsUsed: 2 } as const;
    const entry = { type: "scored", category: "chance", column: 0 } as const;
    countStep(thrown, { entry, before: { ...before, dice: [...before.dice] }, after: null, thrown: [] });
    countStep(thrown, { entry, before: { ...before, dice: [4, 4, 4, 4, 5] }, after: null, thrown: [] });
    expect(thrown[0]?.alike).toBe(1);
  });
});

describe("statistics together", () => {
  const one = gamesOf(TOGETHER)["Ana"] ?? NO_STATISTICS;

  it("are the sums, and the better of the best", () => {
    const more = added(one, { ...one, name: "Anna", lastDay: TODAY + 1 });
    expect(more).toMatchObject({ name: "Anna", lastDay: TODAY + 1 });
    expect(classic(more)?.plain).toMatchObject({ matches: 2, wins: 2, best: 200, sum: 400 });
  });

  it("stay at the most that is kept, and can be read again", () => {
    const full: Statistics = { ...one, faces: one.faces.map(() => MOST) };
    const sum = added(full, full);
    expect(sum.faces).toEqual(full.faces);
    expect(decodeStatistics(encodeStatistics(sum))).toEqual({ ok: true, value: sum });
  });

  it("with none are the same", () => {
    expect(added(NO_STATISTICS, one)).toEqual(one);
    expect(added(one, { ...NO_STATISTICS, name: "Ana" })).toEqual(one);
  });
});
