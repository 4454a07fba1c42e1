// A player's statistics, as they are saved.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeStatistics, encodeStatistics } from "../../scripts/match/saved-statistics.ts";
import { NO_STATISTICS, type Statistics } from "../../scripts/match/statistics.ts";
import { changed, type Json } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-statistics/v1.json", "utf8");

const ANAS: Statistics = {
  name: "Ana",
  lastDay: 20_423,
  ruleSets: {
    classic: {
      plain: { matches: 12, against: 8, wins: 5, best: 297, sum: 2_604, upperBonuses: 4, alike: 3 },
      hinted: { matches: 1, against: 0, wins: 0, best: 251, sum: 251, upperBonuses: 1, alike: 0 },
      unfinished: 2,
    },
  },
  faces: [400, 410, 402, 398, 421, 405],
};

describe("statistics that are saved", () => {
  it.each([NO_STATISTICS, ANAS])("come back the same: %j", (statistics) => {
    expect(decodeStatistics(encodeStatistics(statistics))).toEqual({ ok: true, value: statistics });
  });

  it("of version 1 are read as they were meant, and are what is written today", () => {
    expect(decodeStatistics(V1)).toEqual({ ok: true, value: ANAS });
    expect(encodeStatistics(ANAS)).toBe(V1.trimEnd());
  });

  it("of a newer version are told apart from damage", () => {
    expect(decodeStatistics(changed(V1, "version", 2))).toMatchObject({
      ok: false,
      reason: { kind: "newer" },
    });
  });

  it.each<[string, Json | undefined]>([
    ["version", "1"],
    ["name", 3],
    ["lastDay", -1],
    ["games", []],
    ["games.classic", [1, 2]],
    ["games.classic", [[1, 2, 3], [1, 2, 3, 4, 5, 6, 7], 0]],
    ["faces", [1, 2, 3]],
    ["faces", [1, 2, 3, 4, 5, "6"]],
  ])("that are damaged are told by the path: %s as %j", (path, value) => {
    const result = decodeStatistics(changed(V1, path, value));
    expect(result).toMatchObject({ ok: false, reason: { kind: "notReadable" } });
    expect(!result.ok && result.reason.message).toMatch(`statistics.${path}`);
  });
});
