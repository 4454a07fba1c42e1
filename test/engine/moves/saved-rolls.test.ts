// Rolls that a turn leaves unused, where the house rule saves them.
import { describe, expect, it } from "vitest";
import { type Game, newGame } from "../../../scripts/engine/game.ts";
import { legalMoves } from "../../../scripts/engine/legal-moves.ts";
import { applyMove } from "../../../scripts/engine/moves.ts";
import { chooseRules } from "../../../scripts/engine/prepared-rules.ts";
import { forAnyGames, play, roll, score, turn } from "../../support/games.ts";

describe("unused rolls that are saved", () => {
  const SAVING = chooseRules("maxiYatzy", { savedRolls: true });
  const ANY = "1 2 3 4 5 6";
  const saved = (game: Game): readonly number[] => game.sheets.map(({ savedRolls }) => savedRolls);

  it("may be made in later turns of the same player", () => {
    const twice = play(newGame(SAVING, 2), ...turn(ANY, "chance"), roll(ANY), roll(ANY), score("chance"));
    expect(saved(twice)).toEqual([2, 1]);
    const five = [roll(ANY), roll(ANY), roll(ANY), roll(ANY), roll(ANY)];
    const used = play(twice, ...five);
    expect(applyMove(used, roll(ANY))).toEqual({ ok: false, reason: "noRollsLeft" });
    expect(legalMoves(used)).toMatchObject({ diceToRoll: 0, hold: false });
    expect(saved(play(used, score("ones")))).toEqual([0, 1]);
    expect(saved(play(twice, ...five.slice(0, 4), score("ones")))).toEqual([1, 1]);
  });

  it("are lost as printed", () => {
    const game = play(
      newGame(chooseRules("maxiYatzy"), 1),
      ...turn(ANY, "chance"),
      roll(ANY),
      roll(ANY),
      roll(ANY),
    );
    expect(applyMove(game, roll(ANY))).toEqual({ ok: false, reason: "noRollsLeft" });
    expect(saved(game)).toEqual([0]);
  });

  it("are three and what was saved, less what was made, at each turn of any game", () => {
    forAnyGames(
      (steps) => {
        for (const { before, move, after } of steps) {
          const { turn: at } = before;
          if (move.type !== "score" || at === null) {
            expect(saved(after)).toEqual(saved(before));
            continue;
          }
          expect(at.rollsUsed).toBeGreaterThan(0);
          const due = saved(before).map((rolls, player) =>
            player === at.player ? 3 + rolls - at.rollsUsed : rolls,
          );
          expect(saved(after)).toEqual(due);
          expect(Math.min(...due)).toBeGreaterThanOrEqual(0);
        }
      },
      [SAVING],
    );
  });
});
