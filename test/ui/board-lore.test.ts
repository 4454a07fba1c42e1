// What a board with a paused match tells of it.
import { describe, expect, it } from "vitest";
import type { Match } from "../../scripts/match/match.ts";
import { boardLore, plainBoardLore } from "../../scripts/ui/board-lore.ts";
import { ANA, acted, alone, BEN, EVE, rollOf, scoreIn, started } from "../support/matches.ts";
import { english } from "../support/views.ts";

function lore(match: Match): readonly string[] {
  return match.game === null ? [] : boardLore(match, match.game).map(english);
}

function plain(match: Match): readonly string[] {
  return match.game === null ? [] : plainBoardLore(match, match.game);
}

const FOUR_ROUNDS = alone({ ones: 3, yahtzee: 50, sixes: 24, chance: 22 }, { yahtzeeBonuses: 1 });

describe("the lore of a board", () => {
  it("says which round is done, who plays and the totals, in upright grey", () => {
    expect(lore(FOUR_ROUNDS)).toEqual(["§r§7Paused after round 4 of 13", "§r§7Ana: 199"]);
  });

  it("of several players has a line for each, in turn order", () => {
    const match = acted(started(ANA, BEN, EVE), ANA, rollOf("1 2 3 4 6"), scoreIn("chance"));
    expect(lore(match)).toEqual([
      "§r§7Paused after round 1 of 13",
      "§r§7Ana: 16",
      "§r§7Ben: 0",
      "§r§7Eve: 0",
    ]);
  });

  it("without words says the same in figures", () => {
    expect(plain(FOUR_ROUNDS)).toEqual(["4/13", "Ana: 199"]);
  });

  it.each(["x".repeat(255), `§k${"W".repeat(253)}`, "🎲".repeat(127), "A\nB"])(
    "keeps to 50 characters and one line each for the name %j",
    (name) => {
      const match = { ...FOUR_ROUNDS, players: [{ id: ANA.id, name }] };
      for (const line of [...lore(match), ...plain(match)]) {
        expect(line.length).toBeLessThanOrEqual(50);
        expect(line).not.toMatch(/\n/);
        expect(line.replace(/^§r§7/, "")).not.toMatch(/§/);
      }
    },
  );
});
