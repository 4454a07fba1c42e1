// How well each level plays Classic, and whether the review of such games adds up.
import { chooseRules } from "../../engine/prepared-rules.ts";
import { choiceOf, LEVELS, type Level } from "../../engine/strategy/levels.ts";
import { type Review, reviewing } from "../../engine/strategy/review.ts";
import { gamesBy, type PlayedGame, tableNow } from "../solve/play.ts";

const CLASSIC = chooseRules("classic");

export function gamesOf(level: Level, games: number, seed: number): readonly PlayedGame[] {
  const table = tableNow(CLASSIC);
  return gamesBy(CLASSIC, games, seed, (game) => choiceOf(game, level, table));
}

export interface Mean {
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
}

export function meanOf(totals: readonly number[]): Mean {
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const squares = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (totals.length - 1) / totals.length) };
}

/** By level, over the same dice as far as decisions leave them the same. */
export function levelMeans(games: number): Readonly<Record<Level, number>> {
  const means = LEVELS.map((level) => {
    const { mean } = meanOf(gamesOf(level, games, 1).map(({ total }) => total));
    return [level, Math.round(mean * 10) / 10];
  });
  return Object.fromEntries(means) as Record<Level, number>;
}

/** By the table of Classic. */
export function reviewOf({ decisions, dice }: PlayedGame): Review {
  const work = reviewing(CLASSIC, decisions, dice, tableNow(CLASSIC));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
