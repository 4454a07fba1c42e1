// The best totals of a player, as they are saved.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeBest, encodeBest } from "../../scripts/match/saved-best.ts";
import { changed, type Json } from "../support/records.ts";

const V1 = readFileSync("test/fixtures/saved-best/v1.json", "utf8");

describe("best totals that are saved", () => {
  it.each([{}, { classic: 0 }, { classic: 1575 }, { classic: 312, aRuleSetOfALaterVersion: 90 }])(
    "come back the same: %j",
    (totals) => {
      expect(decodeBest(encodeBest(totals))).toEqual({ ok: true, value: totals });
    },
  );

  it("of version 1 are read as they were meant, and are what is written today", () => {
    expect(decodeBest(V1)).toEqual({ ok: true, value: { classic: 312 } });
    expect(encodeBest({ classic: 312 })).toBe(V1.trimEnd());
  });

  it("of a newer version are told apart from damage", () => {
    expect(decodeBest(changed(V1, "version", 2))).toMatchObject({ ok: false, reason: { kind: "newer" } });
  });
});

describe("damaged best totals", () => {
  it.each<[string, Json | undefined]>([
    ["version", undefined],
    ["version", "1"],
    ["version", 0],
    ["totals", undefined],
    ["totals", null],
    ["totals", []],
    ["totals", 312],
    ["totals.classic", null],
    ["totals.classic", "312"],
    ["totals.classic", -1],
    ["totals.classic", 0.5],
    ["totals.classic", 1_000_001],
  ])("are told by the path: %s as %j", (path, value) => {
    const result = decodeBest(changed(V1, path, value));
    expect(result).toMatchObject({ ok: false, reason: { kind: "notReadable" } });
    expect(!result.ok && result.reason.message).toMatch(`best.${path}: expected `);
  });

  it("cut off anywhere are not readable, and nothing is thrown", () => {
    const json = V1.trimEnd();
    for (let length = 0; length < json.length; length++) {
      expect(decodeBest(json.slice(0, length))).toMatchObject({ ok: false });
    }
  });
});
