// The plain way to play: sensible decisions from what a screen shows, and totals that a person would be content with.
import { describe, expect, it } from "vitest";
import { type Game, newGame } from "../../../scripts/engine/game.ts";
import { previews } from "../../../scripts/engine/legal-moves.ts";
import { applyMove, type Move } from "../../../scripts/engine/moves.ts";
import { chooseRules, preparedRules } from "../../../scripts/engine/prepared-rules.ts";
import { standings } from "../../../scripts/engine/totals.ts";
import { facesOf } from "../../../scripts/match/throws.ts";
import { greedy } from "../../../scripts/tools/play/greedy.ts";
import type { SeenTurn } from "../../../scripts/tools/play/turn.ts";
import { categoryName } from "../../../scripts/ui/text.ts";
import { worth } from "../../../scripts/ui/worth.ts";
import { english } from "../../support/views.ts";

const CLASSIC = chooseRules("classic");
const ID_OF = new Map(preparedRules(CLASSIC).categories.map(({ id }) => [english(categoryName(id)), id]));

function seen(dice: readonly number[], categories: Readonly<Record<string, string>>): SeenTurn {
  return { dice, rollsLeft: true, categories: new Map(Object.entries(categories)) };
}

function moved(game: Game, move: Move): Game {
  const result = applyMove(game, move);
  if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused: ${result.reason}.`);
  return result.value.game;
}

/** The total of a whole game whose dice follow from this number. */
function totalOf(number: number): number {
  let game = newGame(CLASSIC, 1);
  for (let roll = 0; game.turn !== null; roll++) {
    const faces = facesOf([number, 1, 2, 3], roll, 5);
    const { held } = game.turn;
    game = moved(game, { type: "roll", faces: faces.filter((_, die) => !held[die]) });
    game = decided(game);
  }
  return standings(game)[0]?.total ?? 0;
}

/** The game after what is decided on these dice: holding, or an entry. */
function decided(game: Game): Game {
  const shown = previews(game).filter(({ refusal }) => refusal === null);
  const decision = greedy({
    dice: game.turn?.dice ?? [],
    rollsLeft: (game.turn?.rollsUsed ?? 3) < 3,
    categories: new Map(shown.map((preview) => [english(categoryName(preview.category)), worth(preview)])),
  });
  return "score" in decision
    ? moved(game, { type: "score", category: ID_OF.get(decision.score) ?? "", column: 0 })
    : moved(game, { type: "hold", held: [1, 2, 3, 4, 5].map((die) => decision.hold.includes(die)) });
}

describe("the plain way to play", () => {
  it("takes a straight that is offered early", () => {
    const dice = [1, 2, 3, 4, 1];
    expect(greedy(seen(dice, { Ones: "2", "Small Straight": "30", Chance: "11" }))).toEqual({
      score: "Small Straight",
    });
  });

  it("holds the most frequent face, and a run of four where one more makes a straight", () => {
    expect(greedy(seen([4, 1, 4, 6, 4], { Fours: "12" }))).toEqual({ roll: true, hold: [1, 3, 5] });
    expect(greedy(seen([3, 2, 5, 4, 4], { "Large Straight": "0" }))).toEqual({
      roll: true,
      hold: [1, 2, 3, 4],
    });
  });

  it("gives up what is worth least where everything scores nothing", () => {
    expect(greedy({ ...seen([2, 3, 4, 6, 6], { Ones: "0", Fives: "0" }), rollsLeft: false })).toEqual({
      score: "Ones",
    });
  });

  it("brings about 200 points a game", () => {
    const games = Array.from({ length: 300 }, (_, number) => totalOf(number));
    const mean = games.reduce((sum, total) => sum + total, 0) / games.length;
    expect(mean).toBeGreaterThan(190);
  });
});
