// The sheet above a table: names, numbers and a mark, no words.
import { describe, expect, it } from "vitest";
import { floatingSheet } from "../../scripts/ui/floating-sheet.ts";
import {
  ANA,
  acted,
  BEN,
  FOUR,
  finished,
  lobby,
  rollingOff,
  rollOf,
  started,
  together,
} from "../support/matches.ts";

describe("the floating sheet", () => {
  it("has the round, and each player with the total, a mark before whose turn it is", () => {
    const match = together([
      [BEN, { ones: 3, chance: 22 }],
      [ANA, { sixes: 24 }],
    ]);
    expect(floatingSheet(match)?.split("\n")).toEqual(["3/13", "> Ben 25", "Ana 24"]);
  });

  it("in the roll-off has the sum of each throw, and a mark before all who have to throw", () => {
    const rolled = acted(rollingOff(ANA, BEN), BEN, rollOf("6 6 1 2 3"));
    expect(floatingSheet(rolled)?.split("\n")).toEqual(["> Ana –", "Ben 18"]);
  });

  it("is not there before a game and after it", () => {
    expect([floatingSheet(lobby(ANA, BEN)), floatingSheet(finished(200))]).toEqual([null, null]);
  });

  it("has at most five lines of 32 characters, without format codes, whatever names there are", () => {
    const names = FOUR.map((player) => ({ ...player, name: `§4${"W".repeat(60)}` }));
    const sheet = floatingSheet(started(...names)) ?? "";
    expect(sheet.split("\n")).toHaveLength(5);
    for (const line of sheet.split("\n")) expect(line.length).toBeLessThanOrEqual(32);
    expect(sheet).not.toContain("§");
  });
});
