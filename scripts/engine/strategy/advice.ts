// What may be done in a turn and what each choice is worth, best first: exact where the rules are solved and the table
// is at hand, else about.
import { type Game, rollsLeft, type Sheet, type Turn } from "../game.ts";
import { previews } from "../legal-moves.ts";
import { type PreparedRules, preparedRules } from "../prepared-rules.ts";
import type { CategoryId } from "../rules.ts";
import { diceSets, lookAhead } from "./dice-sets.ts";
import { entriesOf, scoreBest, type Worth } from "./entries.ts";
import { estimatedWorth, type Habits, NO_HABITS, priceOfRoll } from "./estimate.ts";
import { stateOf } from "./sheet-states.ts";
import { type SolvedTable, solvedValue, solvedWorth } from "./solved-table.ts";

/** Hold these dice and roll the others. */
export interface RollChoice {
  readonly type: "roll";
  /** By die from left to right. */
  readonly held: readonly boolean[];
  /** The points from here to the end of the game, as all values here: what is on the sheet does not count. */
  readonly value: number;
}

export interface ScoreChoice {
  readonly type: "score";
  readonly category: CategoryId;
  readonly column: number;
  /** What the category scores now, without the Yahtzee bonus. */
  readonly points: number;
  readonly yahtzeeBonus: number;
  readonly value: number;
}

export type Choice = RollChoice | ScoreChoice;

export interface Advice {
  /** Whether the values are right but for the rounding of the table; else they are about right. */
  readonly isExact: boolean;
  /**
   * All that is legal, best first: every category, and every set of dice to hold once. To hold all dice is to score, and
   * before the first roll there is nothing to choose.
   */
  readonly choices: readonly [Choice, ...Choice[]];
}

/** A smaller difference is rounding: no reason to roll, nor to prefer one hold to an equal one. */
const ROUNDING = 1e-9;

/** A roll on which nothing is served: as all are that are still to come, but the first of a turn. */
const LATER_ROLL = 2;

/**
 * For the player whose turn it is; `null` when the game is over. Of equal choices scoring comes first, as high on the
 * sheet as can be, then holding the last dice.
 * @param table the one of the game's rules, or `null` for an estimate. @param habits of who estimates: what seems best.
 */
export function advise(game: Game, table: SolvedTable | null, habits = NO_HABITS): Advice | null {
  const { turn, sheets } = game;
  const sheet = sheets[turn?.player ?? -1];
  if (turn === null || sheet === undefined) return null;
  const rules = preparedRules(game.rules);
  const [cells] = sheet.columns;
  const state = table === null || cells === undefined ? null : stateOf(table.space, cells);
  const worth =
    table === null || state === null ? estimatedWorth(rules, sheet, habits) : solvedWorth(table, state);
  const price = priceOfRoll(rules, sheet) + habits.haste;
  // A turn before its first roll is in the table, with what is served on it.
  const rolls: readonly Choice[] =
    table !== null && state !== null && turn.rollsUsed === 0
      ? [{ type: "roll", held: turn.held, value: solvedValue(table, state) }]
      : rollChoices(rules, sheet, turn, rollsLeft(game), worth, price);
  const choices = ranked([...scoreChoices(game, rules, worth), ...rolls]);
  return choices && { isExact: state !== null, choices };
}

/** The best first; of equal ones the first stays before the others. */
function ranked(choices: readonly Choice[]): Advice["choices"] | null {
  const [first, ...others] = [...choices].sort((a, b) =>
    Math.abs(a.value - b.value) < ROUNDING ? 0 : b.value - a.value,
  );
  return first === undefined ? null : [first, ...others];
}

/** The best choice alone, as `advise` finds it. */
export function bestChoice(game: Game, table: SolvedTable | null, habits?: Habits): Choice | null {
  return advise(game, table, habits)?.choices[0] ?? null;
}

function scoreChoices(game: Game, { indexOf }: PreparedRules, worth: Worth): readonly Choice[] {
  return previews(game).flatMap(({ category, column, points, yahtzeeBonus, refusal }) => {
    if (refusal !== null) return [];
    const value = worth(column, indexOf.get(category) ?? -1, points, yahtzeeBonus);
    return [{ type: "score", category, column, points, yahtzeeBonus, value }];
  });
}

function rollChoices(
  rules: PreparedRules,
  sheet: Sheet,
  { rollsUsed, dice, held: kept }: Turn,
  left: number,
  worth: Worth,
  price: number,
): readonly Choice[] {
  if (left === 0) return [];
  const sets = diceSets(rules.diceCount);
  const values = new Float64Array(sets.size);
  scoreBest(entriesOf(rules, sheet.columns, LATER_ROLL), worth, values, sets.firstRoll);
  // Saved rolls may be many; what more than a turn of them could bring changes hardly anything.
  lookAhead(sets, values, Math.min(left, rules.rollsPerTurn), price);
  const seen = new Set<number>();
  const choices: Choice[] = [];
  for (let choice = rollsUsed === 0 ? 0 : 2 ** dice.length - 2; choice >= 0; choice--) {
    const held = kept.map((_, die) => ((choice >> die) & 1) === 1);
    const set = dice.reduce<number>(
      (at, face, die) => (held[die] ? (sets.grown[at * 6 + face - 1] ?? 0) : at),
      0,
    );
    if (seen.has(set)) continue;
    seen.add(set);
    choices.push({ type: "roll", held, value: values[set] ?? 0 });
  }
  return choices;
}
