// How long a game lasts under each rule set, what is on the sheets then, and that nothing is changed in place.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Game, newGame, turnsScored } from "../../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../../scripts/engine/legal-moves.ts";
import { applyMove } from "../../../scripts/engine/moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { standings } from "../../../scripts/engine/totals.ts";
import { forAnyGames, forRandomGames, frozen, play, roll, score, step, turn } from "../../support/games.ts";
import { rangeOf, turnsOf } from "../../support/printed-rules.ts";

const CLASSIC = chooseRules("classic");
const CATEGORIES = preparedRules(CLASSIC).categories.map(({ id }) => id);
const STRAIGHT = "1 2 3 4 5";

function fresh(players = 1): Game {
  return newGame(CLASSIC, players);
}

describe("the end", () => {
  it.each([1, 2, 3, 4])("comes when each of %i has had every turn, never before (S13)", (players) => {
    forRandomGames({ players, resigns: false, runs: 1 }, (steps, rules) => {
      let last: Game | null = null;
      let lost = 0;
      const uneven: unknown[] = [];
      for (const { before, after, events } of steps) {
        lost += events.filter(({ type }) => type === "penalized").length;
        const counts = before.sheets.map(turnsScored);
        if (lost === 0 && Math.max(...counts) - Math.min(...counts) > 1) uneven.push(counts);
        last = after;
      }
      expect(uneven).toEqual([]);
      expect(last?.turn).toBeNull();
      if (last?.sheets.some(({ status }) => status === "won")) return;
      expect(last?.sheets.map(turnsScored)).toEqual(new Array(players).fill(turnsOf(rules)));
    });
  });

  it("waits for the second player after the first has filled thirteen categories (S13)", () => {
    const turns = CATEGORIES.flatMap((category) => [
      ...turn(STRAIGHT, category),
      ...turn(STRAIGHT, category),
    ]);
    const beforeLast = play(fresh(2), ...turns.slice(0, -2));
    expect(beforeLast.turn?.player).toBe(1);
    expect(beforeLast.sheets.map(turnsScored)).toEqual([13, 12]);
    const { after, events } = step(play(beforeLast, roll(STRAIGHT)), score("chance"));
    expect(after.turn).toBeNull();
    expect(events.at(-1)).toEqual({ type: "ended" });
  });

  it("comes to every random game, resigned or not, and no move is legal after it", () => {
    forAnyGames((steps, rules) => {
      let last: Game | null = null;
      for (const { after } of steps) last = after;
      expect(last?.turn).toBeNull();
      expect(last && legalMoves(last)).toEqual({ diceToRoll: 0, hold: false, score: [], resign: [] });
      for (const sheet of last?.sheets ?? []) {
        const turns = turnsScored(sheet);
        if (sheet.status === "playing") expect(turns).toBe(turnsOf(rules));
        else expect(turns).toBeLessThanOrEqual(turnsOf(rules));
      }
    });
  });

  it("leaves no category of anybody with points that it cannot have", () => {
    forAnyGames((steps, rules) => {
      const { categories } = preparedRules(rules);
      const ranges = categories.map(({ id }) => rangeOf(rules, id));
      const wrong: unknown[] = [];
      for (const { after, move } of steps) {
        if (move.type !== "score") continue;
        for (const { columns } of after.sheets) {
          for (const { scores } of columns) {
            scores.forEach((points, at) => {
              const [least, most] = ranges[at] ?? [1, 0];
              if (points !== null && points !== 0 && !(points >= least && points <= most))
                wrong.push([categories[at]?.id, points]);
            });
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});

describe("a game that is played on", () => {
  it("is never changed in place", () => {
    forAnyGames((steps) => {
      const changed = [...steps].filter(({ before, move, after }) => {
        const text = JSON.stringify(before);
        const again = applyMove(frozen(before), frozen(move));
        legalMoves(before);
        previews(before);
        standings(before);
        return JSON.stringify(before) !== text || !again.ok || !isDeepStrictEqual(again.value.game, after);
      });
      expect(changed).toEqual([]);
    });
  });
});
