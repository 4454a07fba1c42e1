// What the player whose turn it is may do now, and what each open category would score.
import { type Game, isPlaying, rollsLeft } from "./game.ts";
import type { IllegalScore } from "./moves.ts";
import { countsAsJoker, pointsFor, readRoll, scoreRefusal, yahtzeeBonusFor } from "./placement.ts";
import { preparedRules } from "./prepared-rules.ts";
import type { CategoryId } from "./rules.ts";

export interface Preview {
  readonly category: CategoryId;
  readonly column: number;
  /** What the category would score now, without the Yahtzee bonus. */
  readonly points: number;
  readonly yahtzeeBonus: number;
  /** Whether five alike count here as a joker. */
  readonly joker: boolean;
  /** Why it may not be chosen now, or `null` when it may. */
  readonly refusal: IllegalScore | null;
}

export interface LegalMoves {
  /** How many dice a roll would throw; 0 when rolling is not legal. */
  readonly diceToRoll: number;
  readonly hold: boolean;
  readonly score: readonly { readonly category: CategoryId; readonly column: number }[];
  /** The players, by position, who may resign. */
  readonly resign: readonly number[];
}

/** One for each open category of the player whose turn it is; none before the first roll or after the end. */
export function previews(game: Game): readonly Preview[] {
  const { turn } = game;
  if (turn === null || turn.rollsUsed === 0) return [];
  const rules = preparedRules(game.rules);
  const found: Preview[] = [];
  const columns = game.sheets[turn.player]?.columns ?? [];
  for (let column = 0; column < columns.length; column++) {
    const cells = columns[column];
    if (cells === undefined) continue;
    const reading = readRoll(rules, columns, column, turn);
    for (let index = 0; index < cells.scores.length; index++) {
      const category = rules.categories[index];
      if (category === undefined || cells.scores[index] !== null) continue;
      const points = pointsFor(rules, cells, reading, index);
      found.push({
        category: category.id,
        column,
        points,
        yahtzeeBonus: yahtzeeBonusFor(rules, reading, points),
        joker: countsAsJoker(rules, reading, index),
        refusal: scoreRefusal(rules, columns, column, reading, index),
      });
    }
  }
  return found;
}

export function legalMoves(game: Game): LegalMoves {
  const { turn } = game;
  if (turn === null) return { diceToRoll: 0, hold: false, score: [], resign: [] };
  const left = rollsLeft(game);
  return {
    diceToRoll: left > 0 ? turn.held.filter((held) => !held).length : 0,
    hold: turn.rollsUsed > 0 && left > 0,
    score: previews(game)
      .filter(({ refusal }) => refusal === null)
      .map(({ category, column }) => ({ category, column })),
    resign: game.sheets.flatMap((sheet, player) => (isPlaying(sheet) ? [player] : [])),
  };
}
