// What a board with a paused match tells of it.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { boardLore, plainBoardLore } from "../../scripts/ui/board-lore.ts";
import {
  ANA,
  acted,
  alone,
  BEN,
  CEM,
  cardWithout,
  DEA,
  EVE,
  RESIGN,
  rollingOff,
  rollOf,
  scoreIn,
  started,
  throwsForStart,
  together,
} from "../support/matches.ts";
import { english } from "../support/views.ts";

function lore(match: Match): readonly string[] {
  return boardLore(match).map(english);
}

const FOUR_ROUNDS = alone({ ones: 3, yahtzee: 50, sixes: 24, chance: 22 }, { yahtzeeBonuses: 1 });

describe("the lore of a board", () => {
  it("says which round is played, who plays and the totals, in upright grey", () => {
    expect(lore(FOUR_ROUNDS)).toEqual(["§r§7Paused in round 5 of 13", "§r§7Ana: 199"]);
  });

  it("of several players has a line for each, in turn order", () => {
    const match = acted(started(ANA, BEN, EVE), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"));
    expect(lore(match)).toEqual(["§r§7Paused in round 1 of 13", "§r§7Ana: 16", "§r§7Ben: 0", "§r§7Eve: 0"]);
  });

  it("says the round of whose turn it is, from the first to the last", () => {
    const second = acted(
      acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6"), scoreIn("chance")),
      BEN,
      rollOf("1 2 3 4 6"),
      scoreIn("chance"),
    );
    const behind = together([
      [ANA, {}],
      [BEN, { ones: 3, chance: 20 }],
    ]);
    const last = alone(cardWithout("chance"), { faces: "1 2 3 4 6" });
    const matches = [
      started(ANA, BEN),
      acted(started(ANA, BEN), ANA, rollOf("1 2 3 4 6")),
      second,
      behind,
      last,
    ];
    expect(matches.map((match) => lore(match)[0])).toEqual([
      "§r§7Paused in round 1 of 13",
      "§r§7Paused in round 1 of 13",
      "§r§7Paused in round 2 of 13",
      "§r§7Paused in round 1 of 13",
      "§r§7Paused in round 13 of 13",
    ]);
    expect(matches.map((match) => plainBoardLore(match)[0])).toEqual([
      ...["1/13", "1/13", "2/13", "1/13", "13/13"],
    ]);
  });

  it("of four keeps the total of who has resigned", () => {
    const match = acted(
      acted(started(ANA, BEN, CEM, DEA), ANA, rollOf("1 2 3 4 6"), scoreIn("chance")),
      ANA,
      RESIGN,
    );
    expect(lore(match)).toEqual([
      "§r§7Paused in round 1 of 13",
      "§r§7Ana: 16",
      "§r§7Ben: 0",
      "§r§7Cem: 0",
      "§r§7Dea: 0",
    ]);
    expect(plainBoardLore(match)).toEqual(["1/13", "Ana: 16", "Ben: 0", "Cem: 0", "Dea: 0"]);
  });

  it("in the roll-off says that no turn was played yet, and who plays", () => {
    const match = throwsForStart(rollingOff(ANA, BEN, CEM), [BEN, "6 6 6 6 6"]);
    expect(lore(match)).toEqual(["§r§7Paused before the first turn", "§r§7Ana", "§r§7Ben", "§r§7Cem"]);
    expect(plainBoardLore(match)).toEqual(["Ana", "Ben", "Cem"]);
  });

  it("without words says the same in figures", () => {
    expect(plainBoardLore(FOUR_ROUNDS)).toEqual(["5/13", "Ana: 199"]);
  });

  it.each(["x".repeat(255), `§k${"W".repeat(253)}`, "🎲".repeat(127), "A\nB"])(
    "keeps to 50 characters and one line each for the name %j",
    (name) => {
      const players = [{ id: ANA.id, name }];
      const matches = [
        { ...FOUR_ROUNDS, players },
        { ...rollingOff(ANA, BEN), players: [...players, BEN] },
      ];
      for (const match of matches)
        for (const line of [...lore(match), ...plainBoardLore(match)]) {
          expect(line.length).toBeLessThanOrEqual(50);
          expect(line).not.toMatch(/\n/);
          expect(line.replace(/^§r§7/, "")).not.toMatch(/§/);
        }
    },
  );
});
