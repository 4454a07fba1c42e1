// The oracle's own sums: totals of sheets, who has won, and how a pot is divided.
import { describe, expect, test } from "vitest";
import { chooseRules } from "../../../../scripts/engine/prepared-rules.ts";
import { division, totalOf, winnersOf } from "../../../../scripts/tools/soak/stakes/winners.ts";
import { ANA, BEN, CEM, cardWithout, finishedTogether } from "../../../support/matches.ts";
import { over } from "./history.ts";

const CLASSIC = chooseRules("classic");

describe("a total", () => {
  test("counts each column as often as the rules say, and of several upper bonuses the highest", () => {
    const columns = (...scores: readonly number[][]) =>
      scores.map((column) => ({ scores: column, yahtzeeBonuses: 4 }));
    const sheet = { status: "playing", savedRolls: 0 } as const;
    const triple = columns([1], [2], [3]);
    expect(totalOf({ ...sheet, columns: triple }, chooseRules("triple"))).toBe(301 + 2 * 302 + 3 * 303);
    const kismet = columns([5, 10, 15, 20, 25]);
    expect(totalOf({ ...sheet, columns: kismet }, chooseRules("kismet"))).toBe(75 + 55);
  });

  test("has the upper bonus from 63 on, and 100 for each Yahtzee bonus", () => {
    const totals = (ones: number): number | undefined => {
      const sheet = finishedTogether([ANA, { ...cardWithout(), ones }]).game?.sheets[0];
      return sheet && totalOf(sheet, CLASSIC);
    };
    // 60 with three of each from Twos on.
    expect([totals(2), totals(3)]).toEqual([62 + 205, 63 + 35 + 205]);
    const [column] = over(10).game?.sheets[0]?.columns ?? [];
    expect(
      column &&
        totalOf({ status: "playing", savedRolls: 0, columns: [{ ...column, yahtzeeBonuses: 2 }] }, CLASSIC),
    ).toBe(210);
  });
});

describe("the winners", () => {
  test("have the best total, in seat order where several have it", () => {
    const seats = { north: CEM, east: null, south: BEN, west: ANA };
    expect(winnersOf({ ...over(100, 101, 99), seats })).toEqual([BEN.id]);
    expect(winnersOf({ ...over(100, 100, 100), seats })).toEqual([CEM.id, BEN.id, ANA.id]);
  });

  test("have not resigned, however good their total is", () => {
    const match = over(200, 100);
    const game = match.game && {
      ...match.game,
      sheets: match.game.sheets.map((sheet, at) =>
        at === 0 ? { ...sheet, status: "resigned" as const } : sheet,
      ),
    };
    expect(winnersOf({ ...match, game })).toEqual([BEN.id]);
  });
});

describe("a pot", () => {
  const shares = (laid: readonly (readonly [string, number])[], winners: readonly string[]) =>
    division(
      laid.map(([from, amount]) => ({ from, amount })),
      winners,
    ).map((stack) => [...stack].map(([id, amount]) => `${id} ${amount}`).join(", "));

  test("is all one winner's", () => {
    expect(
      shares(
        [
          ["ana", 64],
          ["ben", 1],
        ],
        ["ben"],
      ),
    ).toEqual(["ben 64", "ben 1"]);
  });

  test("is shared evenly, but for what tied winners have laid in", () => {
    expect(
      shares(
        [
          ["ana", 64],
          ["ben", 16],
          ["cem", 64],
        ],
        ["ana", "ben"],
      ),
    ).toEqual(["ana 64", "ben 16", "ana 32, ben 32"]);
  });

  test("has what does not divide handed out one by one, through all of it", () => {
    const laid = [
      ["cem", 1],
      ["dea", 16],
      ["cem", 64],
      ["cem", 1],
    ] as const;
    expect(shares(laid, ["ana", "ben", "eve"])).toEqual([
      "ana 1",
      "ana 5, ben 6, eve 5",
      "ana 21, ben 21, eve 22",
      "ana 1",
    ]);
  });
});
