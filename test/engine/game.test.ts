// A game as plain data: what a new one holds, and that saving and loading changes nothing.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { isFull, newGame, turnsScored } from "../../scripts/engine/game.ts";
import { previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove } from "../../scripts/engine/moves.ts";
import { chooseRules } from "../../scripts/engine/prepared-rules.ts";
import { forRandomGames, play, turn } from "../support/games.ts";

const CLASSIC = chooseRules("classic");

describe("a game", () => {
  it("starts with the first player, open sheets and no dice", () => {
    const column = { scores: new Array(13).fill(null), yahtzeeBonuses: 0 };
    expect(newGame(CLASSIC, 2)).toEqual({
      rules: CLASSIC,
      sheets: [
        { columns: [column], status: "playing", savedRolls: 0 },
        { columns: [column], status: "playing", savedRolls: 0 },
      ],
      turn: { player: 0, rollsUsed: 0, dice: [], held: [false, false, false, false, false] },
    });
  });

  it("counts a zero as a turn scored", () => {
    const game = play(newGame(CLASSIC, 1), ...turn("1 1 1 2 2", "sixes"), ...turn("1 1 1 2 2", "ones"));
    expect(game.sheets.map(turnsScored)).toEqual([2]);
    expect(game.sheets.map(isFull)).toEqual([false]);
  });

  it("is the same game once saved as JSON and loaded, and plays on the same", () => {
    forRandomGames({ players: 2, resigns: true, runs: 1 }, (steps) => {
      const changed = [...steps].filter(({ before, move, after, events }) => {
        const loaded = JSON.parse(JSON.stringify(before));
        return !(
          isDeepStrictEqual(loaded, before) &&
          isDeepStrictEqual(previews(loaded), previews(before)) &&
          isDeepStrictEqual(applyMove(loaded, move), { ok: true, value: { game: after, events } })
        );
      });
      expect(changed).toEqual([]);
    });
  });
});
