// What came of the viewer's games, and the best of the world, in words.
import { describe, expect, it } from "vitest";
import { NO_STATISTICS, type Statistics } from "../../scripts/match/statistics.ts";
import {
  leadersScreen,
  leadersTexts,
  statisticsScreen,
  statisticsTexts,
} from "../../scripts/ui/statistics-screen.ts";
import { ANA, lobby } from "../support/matches.ts";
import { english, viewOf, written } from "../support/views.ts";

const STATISTICS: Statistics = {
  ...NO_STATISTICS,
  name: "Ana",
  ruleSets: {
    classic: {
      plain: { matches: 12, against: 8, wins: 5, best: 297, sum: 2_604, upperBonuses: 4, alike: 3 },
      hinted: { matches: 1, against: 0, wins: 0, best: 251, sum: 251, upperBonuses: 1, alike: 0 },
      unfinished: 2,
    },
  },
  faces: [4, 5, 6, 7, 8, 9],
};

const place = (name: string, count: number) => ({ id: name, name, count });

describe("statistics", () => {
  it("tell each rule set without and with hints, what was not finished, and the faces", () => {
    expect(statisticsTexts(STATISTICS).map(english)).toEqual([
      "Classic: games 12, against others 8, won 5; best 297, mean 217.0; upper bonuses 4, turns with all dice alike 3.",
      "Classic, with hints: games 1, against others 0, won 0; best 251, mean 251.0; upper bonuses 1, turns with all dice alike 0.",
      "Classic: not played to the end 2.",
      "Faces thrown: 1 × 4, 2 × 5, 3 × 6, 4 × 7, 5 × 8, 6 × 9.",
    ]);
  });

  it("of who has not finished a game say so", () => {
    expect(statisticsTexts(NO_STATISTICS).map(english)).toEqual(["You have not finished a game yet."]);
  });

  it("stand on a screen that leads to the best of the world and back", () => {
    expect(written(statisticsScreen(viewOf(lobby(ANA)))).slice(1)).toEqual([
      "button leaders: leaders.title -> show leaders",
      "button back: back -> show table",
      "button standUp: table.standUp -> standUp [more]",
    ]);
  });
});

describe("the best of the world", () => {
  it("are told by rule set, totals and wins", () => {
    const leaders = { totals: [place("Ben", 301), place("Ana", 297)], wins: [place("Ana", 5)] };
    expect(leadersTexts("classic", leaders).map(english)).toEqual([
      "Classic, highest totals: 1. Ben 301, 2. Ana 297.",
      "Classic, most wins against others: 1. Ana 5.",
    ]);
  });

  it("are nobody at first", () => {
    const [row] = leadersScreen(viewOf(lobby(ANA))).rows;
    expect(row && english(row.text)).toBe("Classic: nobody has finished a game without hints yet.");
  });
});
