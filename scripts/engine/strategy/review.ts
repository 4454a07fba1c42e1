// The review of a finished game: what luck has brought and decisions have cost, against the best that could be done.
import type { Dice } from "../dice.ts";
import { type Game, newGame } from "../game.ts";
import { applyMove } from "../moves.ts";
import { type ChosenRules, preparedRules } from "../prepared-rules.ts";
import { totals } from "../totals.ts";
import { type Advice, advise, type Choice } from "./advice.ts";
import { type Decision, movesOf } from "./decision.ts";
import type { SolvedTable } from "./solved-table.ts";

export interface Mistake {
  /** From 1 on. */
  readonly turn: number;
  /** As it stood: of this player alone. */
  readonly game: Game;
  readonly done: Choice;
  /** What could be done, best first. */
  readonly choices: Advice["choices"];
  /** Points, on average. */
  readonly lost: number;
}

export interface Review {
  /** Whether the numbers are right but for the rounding of the table; else luck has the errors of the estimate too. */
  readonly isExact: boolean;
  /** What a new sheet is worth: `start + luck - lost` is the final total. */
  readonly start: number;
  readonly luck: number;
  readonly lost: number;
  readonly final: number;
  /** From 0 to 1: the final total against what it would have been without a mistake. */
  readonly efficiency: number;
  /** At most three, the costliest first. */
  readonly worst: readonly Mistake[];
}

const MOST_MISTAKES = 3;
/** What costs less reads as nothing. */
const LEAST_LOST = 0.05;

/**
 * The work until the review, in slices of one decision, for `system.runJob`.
 * @param decisions of one player to the end of the game, in order. @param dice as they lay after each throw, in order.
 * @param table of the rules, or `null` for an estimate.
 * @throws RangeError for what the rules do not allow.
 */
export function* reviewing(
  rules: ChosenRules,
  decisions: readonly Decision[],
  dice: readonly Dice[],
  table: SolvedTable | null,
): Generator<undefined, Review> {
  const throws = dice.values();
  const mistakes: Mistake[] = [];
  let game = newGame(rules, 1);
  const start = advise(game, table)?.choices[0].value ?? 0;
  let isExact = table !== null;
  let expected = start;
  let [luck, lost, turn] = [0, 0, 1];
  for (const decision of decisions) {
    const advice = advise(game, table);
    const done = advice?.choices.find((choice) => isMeant(game, choice, decision));
    if (advice === null || done === undefined) throw new RangeError("a decision that the rules do not allow");
    const { choices } = advice;
    isExact &&= advice.isExact;
    luck += choices[0].value - expected;
    const cost = choices[0].value - done.value;
    lost += cost;
    if (cost >= LEAST_LOST) mistakes.push({ turn, game, done, choices, lost: cost });
    const before = totalOf(game);
    const after = decision.type === "rolled" ? throws.next().value : undefined;
    game = played(game, decision, after);
    expected = done.value - (totalOf(game) - before);
    if (decision.type === "scored") turn++;
    yield;
  }
  // Nothing is to come any more, whatever the estimate made of the last entry.
  luck -= expected;
  const final = totalOf(game);
  const worst = mistakes.sort((a, b) => b.lost - a.lost).slice(0, MOST_MISTAKES);
  return { isExact, start, luck, lost, final, efficiency: lost > 0 ? final / (final + lost) : 1, worst };
}

function isMeant({ turn }: Game, choice: Choice, decision: Decision): boolean {
  if (choice.type === "score") {
    return (
      decision.type === "scored" && choice.category === decision.category && choice.column === decision.column
    );
  }
  const kept = (held: readonly boolean[]): string =>
    (turn?.dice ?? [])
      .filter((_, die) => held[die])
      .sort()
      .join();
  return decision.type === "rolled" && kept(choice.held) === kept(decision.held);
}

function played(game: Game, decision: Decision, dice: Dice = []): Game {
  return movesOf(game, decision, dice).reduce((before, move) => {
    const moved = applyMove(before, move);
    if (!moved.ok) throw new RangeError(`a decision that the rules do not allow: ${moved.reason}`);
    return moved.value.game;
  }, game);
}

function totalOf({ rules, sheets: [sheet] }: Game): number {
  return sheet === undefined ? 0 : totals(preparedRules(rules), sheet).total;
}
