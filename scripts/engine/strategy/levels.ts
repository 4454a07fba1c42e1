// How well a computer player plays: by habits that people have too. It is the same dice, and no chance: what a level does
// follows from the position. Behaviour is pinned by tests, so that an update changes it only knowingly.
import type { Game } from "../game.ts";
import { bestChoice, type Choice } from "./advice.ts";
import type { Habits } from "./estimate.ts";
import type { SolvedTable } from "./solved-table.ts";

export const LEVELS = ["beginner", "casual", "steady", "strong", "perfect"] as const;

export type Level = (typeof LEVELS)[number];

/**
 * Who hardly weighs what a category usually brings takes what counts most now, and wastes Chance; who hopes for no bonus
 * forgets it; who is in haste is content with what lies there. Perfect play has no habits. Weights were chosen for
 * the means of Classic that the bench prints as `levelMeans`.
 */
const HABITS: Readonly<Record<Exclude<Level, "perfect">, Habits>> = {
  beginner: { usual: 0.3, bonus: 0, haste: 6 },
  casual: { usual: 0.3, bonus: 0, haste: 4 },
  steady: { usual: 0.3, bonus: 0, haste: 2 },
  strong: { usual: 1, bonus: 1, haste: 2 },
};

/**
 * What a computer player of this level does now; `null` when the game is over.
 * @param table of the game's rules, for perfect play: without one that is as strong as the estimate.
 */
export function choiceOf(game: Game, level: Level, table: SolvedTable | null): Choice | null {
  return level === "perfect" ? bestChoice(game, table) : bestChoice(game, null, HABITS[level]);
}
