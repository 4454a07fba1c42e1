// Whole games of one player by what the add-on advises.
import { type Dice, FACES, type Face } from "../../engine/dice.ts";
import { type Game, newGame } from "../../engine/game.ts";
import { applyMove, type Move } from "../../engine/moves.ts";
import { type ChosenRules, preparedRules, rulesKey } from "../../engine/prepared-rules.ts";
import { bestChoice, type Choice } from "../../engine/strategy/advice.ts";
import { type Decision, movesOf } from "../../engine/strategy/decision.ts";
import type { SolvedTable } from "../../engine/strategy/solved-table.ts";
import { type Decoded, decoding, tableOf } from "../../engine/strategy/tables.ts";
import { totals } from "../../engine/totals.ts";

/** Apart from those of the add-on, one of which may be half done. */
const decoded: Decoded = new Map();

/** The table for these rules, decoded at once; `null` where there is none. */
export function tableNow(rules: ChosenRules): SolvedTable | null {
  for (const _ of decoding(rules, decoded) ?? []);
  return tableOf(rules, decoded);
}

/** Mulberry32: games that are the same in every run. */
function facesFrom(seed: number): () => Face {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return FACES[Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * 6)] ?? 1;
  };
}

function moved(game: Game, move: Move): Game {
  const result = applyMove(game, move);
  if (!result.ok) throw new Error(`The engine refuses what is advised: ${result.reason}.`);
  return result.value.game;
}

export interface PlayedGame {
  readonly decisions: readonly Decision[];
  /** As they lay after each throw, in order. */
  readonly dice: readonly Dice[];
  readonly total: number;
}

/** One player's game to its end. @param choose what to do next; `null` when the game is over. */
function playedBy(rules: ChosenRules, face: () => Face, choose: (game: Game) => Choice | null): PlayedGame {
  const decisions: Decision[] = [];
  const dice: Dice[] = [];
  let game = newGame(rules, 1);
  for (let choice = choose(game); choice !== null; choice = choose(game)) {
    const decision: Decision =
      choice.type === "score" ? { ...choice, type: "scored" } : { ...choice, type: "rolled" };
    decisions.push(decision);
    const faces = decision.type === "rolled" ? decision.held.map((isHeld) => (isHeld ? 1 : face())) : [];
    game = movesOf(game, decision, faces).reduce(moved, game);
    if (decision.type === "rolled") dice.push(game.turn?.dice ?? []);
  }
  const [sheet] = game.sheets;
  return { decisions, dice, total: sheet === undefined ? 0 : totals(preparedRules(rules), sheet).total };
}

/** So many games, the same in every run. @param choose as `playedBy` has it. */
export function gamesBy(
  rules: ChosenRules,
  games: number,
  seed: number,
  choose: (game: Game) => Choice | null,
): readonly PlayedGame[] {
  const face = facesFrom(seed);
  return Array.from({ length: games }, () => playedBy(rules, face, choose));
}

/** The final totals of so many games. @param table `null`: by the estimate. */
export function totalsByAdvice(
  rules: ChosenRules,
  games: number,
  seed: number,
  table: SolvedTable | null = tableNow(rules),
): readonly number[] {
  return gamesBy(rules, games, seed, (game) => bestChoice(game, table)).map(({ total }) => total);
}

/** Plays, says what came out, and whether its mean is within three standard errors of what it should be. */
export function playGames(rules: ChosenRules, games: number, mean: number, deviation: number): boolean {
  const all = totalsByAdvice(rules, games, 1);
  const reached = all.reduce((sum, total) => sum + total, 0) / games;
  const error = deviation / Math.sqrt(games);
  const off = (reached - mean) / error;
  console.log(
    `  ${games} games of ${rulesKey(rules)}: mean ${reached.toFixed(4)}, ${off.toFixed(2)} standard errors of ${error.toFixed(4)} off`,
  );
  return Math.abs(off) <= 3;
}
