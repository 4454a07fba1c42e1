// All dice alike on the first roll of a turn, where that wins.
import { describe, expect, it } from "vitest";
import { newGame, turnsScored } from "../../../scripts/engine/game.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { standings } from "../../../scripts/engine/totals.ts";
import { addedUp, allRulesOf, forAnyGames, play, roll, score, step, turn } from "../../support/games.ts";

describe("a Generala on the first roll", () => {
  const GENERALA = chooseRules("generala");
  const FIVES = roll("5 5 5 5 5");
  const OTHERS = preparedRules(GENERALA).categories.map(({ id }) => id);

  it("wins at once against others, whatever the totals", () => {
    const behind = play(newGame(GENERALA, 3), ...turn("6 6 6 6 1", "poker"));
    const { after, events } = step(behind, FIVES);
    expect(events.map(({ type }) => type)).toEqual(["rolled", "wonOutright", "ended"]);
    expect(events[1]).toEqual({ type: "wonOutright", player: 1 });
    expect(after.sheets.map(({ status }) => status)).toEqual(["stopped", "won", "stopped"]);
    expect(standings(after)).toEqual([
      { player: 0, total: 45, winner: false },
      { player: 1, total: 0, winner: true },
      { player: 2, total: 0, winner: false },
    ]);
  });

  it("wins in the last turn of all too, when the sheets of the others are full", () => {
    const rounds = OTHERS.slice(0, -1).flatMap((category) => [
      ...turn("6 6 6 6 1", category),
      ...turn("1 2 3 4 6", category),
    ]);
    const last = play(newGame(GENERALA, 2), ...rounds, ...turn("6 6 6 6 1", "dobleGenerala"));
    expect(last.sheets.map(turnsScored)).toEqual([11, 10]);
    const won = step(last, FIVES).after;
    expect(won.turn).toBeNull();
    expect(standings(won).map(({ winner }) => winner)).toEqual([false, true]);
  });

  it("alone counts its 60 and the game goes on", () => {
    const game = play(newGame(GENERALA, 1), ...turn("5 5 5 5 5", "generala"));
    expect(game.turn?.player).toBe(0);
    expect(addedUp(game, 0)).toBe(60);
  });

  it("goes on where all others have given up", () => {
    const left = play(
      newGame(GENERALA, 3),
      { type: "resign", player: 1 },
      { type: "resign", player: 2, closed: true },
    );
    expect(step(left, FIVES).after.turn?.rollsUsed).toBe(1);
  });

  it("wins nothing on a later roll", () => {
    const later = play(newGame(GENERALA, 2), roll("5 5 5 5 1"), roll("5 5 5 5 5"));
    expect(later.turn?.player).toBe(0);
    expect(addedUp(play(later, score("generala")), 0)).toBe(60);
  });

  it("wins in any game exactly when it is thrown on the first roll against others", () => {
    forAnyGames((steps) => {
      for (const { before, move, after, events } of steps) {
        const against = before.sheets.filter(({ status }) => status === "playing").length > 1;
        const isServed =
          move.type === "roll" && before.turn?.rollsUsed === 0 && new Set(move.faces).size === 1;
        expect(events.some(({ type }) => type === "wonOutright")).toBe(isServed && against);
        const statuses = after.sheets.map(({ status }) => status);
        expect(statuses.filter((status) => status === "won").length).toBe(isServed && against ? 1 : 0);
      }
    }, allRulesOf("generala"));
  });
});
