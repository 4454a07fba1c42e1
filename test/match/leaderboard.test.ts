// The best of a world: each player once, the best first, ten at most.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  decodeLeaderboard,
  encodeLeaderboard,
  type Leaderboard,
  NO_LEADERS,
  withPlayer,
} from "../../scripts/match/leaderboard.ts";
import { NO_STATISTICS, type Statistics } from "../../scripts/match/statistics.ts";
import { changed, type Json } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-leaderboard/v1.json", "utf8");

function statistics(name: string, best: number, wins: number): Statistics {
  const none = { matches: 0, against: 0, wins: 0, best: 0, sum: 0, upperBonuses: 0, alike: 0 };
  return {
    ...NO_STATISTICS,
    name,
    ruleSets: { classic: { plain: { ...none, best, wins }, hinted: { ...none, best: 999 }, unfinished: 0 } },
  };
}

const leadersAfter = (...players: readonly (readonly [string, number, number])[]): Leaderboard =>
  players.reduce(
    (leaders, [name, best, wins]) => withPlayer(leaders, name, statistics(name, best, wins), "classic"),
    NO_LEADERS,
  );

const read = (places: Leaderboard["totals"]) => places.map(({ name, count }) => `${name} ${count}`);

describe("the best of a world", () => {
  it("are in order, of equal ones who was first", () => {
    const { totals, wins } = leadersAfter(["Ana", 200, 1], ["Ben", 300, 0], ["Cem", 200, 3]);
    expect(read(totals)).toEqual(["Ben 300", "Ana 200", "Cem 200"]);
    expect(read(wins)).toEqual(["Cem 3", "Ana 1"]);
  });

  it("have each player once, with the best", () => {
    expect(read(leadersAfter(["Ana", 200, 1], ["Ben", 250, 0], ["Ana", 300, 2]).totals)).toEqual([
      "Ana 300",
      "Ben 250",
    ]);
  });

  it("are ten", () => {
    const eleven = Array.from({ length: 11 }, (_, at) => [`P${at}`, 100 + at, 0] as const);
    expect(read(leadersAfter(...eleven).totals)).toEqual(
      Array.from({ length: 10 }, (_, at) => `P${10 - at} ${110 - at}`),
    );
  });

  it("stay the very same where a game changes nothing, and under other rule sets", () => {
    const leaders = leadersAfter(["Ana", 200, 1]);
    expect(withPlayer(leaders, "Ana", statistics("Ana", 200, 1), "classic")).toBe(leaders);
    expect(withPlayer(leaders, "Ana", statistics("Ana", 300, 1), "yatzy")).toBe(leaders);
  });
});

describe("a saved leaderboard", () => {
  const leaders = leadersAfter(["Ana", 200, 1], ["Ben", 300, 0]);

  it("comes back the same, and is what version 1 was", () => {
    expect(decodeLeaderboard(encodeLeaderboard(leaders))).toEqual({ ok: true, value: leaders });
    expect(encodeLeaderboard(leaders)).toBe(V1.trimEnd());
  });

  it.each<[string, Json | undefined]>([
    ["version", 0],
    ["totals", undefined],
    ["totals", 3],
    ["totals[0]", "Ben"],
    ["wins", null],
  ])("that is damaged is told by the path: %s as %j", (path, value) => {
    const at = path.replace("[0]", ".0");
    const result = decodeLeaderboard(changed(V1, at, value));
    expect(!result.ok && result.reason.message).toMatch(`leaderboard.${path}: expected `);
  });
});
