// What entries are worth where nothing is solved: what they score against what their categories usually bring, and what
// they do for the upper bonus.
import type { Sheet } from "../game.ts";
import { turnsScored } from "../game.ts";
import { type PreparedRules, turnsPerPlayer } from "../prepared-rules.ts";
import type { BonusStep } from "../rules.ts";
import { columnTotals, upperBonus } from "../totals.ts";
import { diceSets, lookAhead } from "./dice-sets.ts";
import type { Worth } from "./entries.ts";

/** What follows from the rules alone, by category. */
interface Usual {
  /** What it usually brings. */
  readonly par: readonly number[];
  /** The most that it adds to the upper subtotal. */
  readonly upperMost: readonly number[];
}

/** What a saved roll is taken to bring in a later turn; from 7 to 12 points whole games came out alike. */
const SAVED_ROLL = 8;

/** What is left out of account, as people do. */
export interface Habits {
  /** How much of what a category usually brings is weighed against what it scores: 1 for all, 0 for none. */
  readonly usual: number;
  /** How much is hoped for the upper bonus. */
  readonly bonus: number;
  /** The points that a roll has to promise beyond what lies there. */
  readonly haste: number;
}

/** Leaves nothing out. */
export const NO_HABITS: Habits = { usual: 1, bonus: 1, haste: 0 };

const usualOf = new WeakMap<PreparedRules, Usual>();

/** Of the sheet as it stands: the points that are on it already do not count. */
export function estimatedWorth(rules: PreparedRules, sheet: Sheet, habits: Habits): Worth {
  const { par, upperMost } = usualOf.get(rules) ?? usualIn(rules);
  let toCome = 0;
  const columns = sheet.columns.map((cells, column) => {
    const { upperSubtotal, multiplier } = columnTotals(rules, cells, column);
    const usual = par.map((points, category) => {
      const needed = cells.scores[rules.needsIndex[category] ?? -1];
      // What needs another category scores nothing while that one holds no points.
      return cells.scores[category] !== null || needed === null || needed === 0 ? 0 : points * habits.usual;
    });
    const open = upperMost.reduce(
      (sum, most, category) => sum + (cells.scores[category] === null ? most : 0),
      0,
    );
    const hoped = habits.bonus * bonusOutlook(rules.upperBonus, upperSubtotal, open);
    const sum = usual.reduce((total, points) => total + points, hoped - upperBonus(rules, upperSubtotal));
    toCome += sum * multiplier;
    return { upperSubtotal, multiplier, usual, open, hoped };
  });
  return (column, category, points, yahtzeeBonus) => {
    const of = columns[column];
    if (of === undefined) return toCome;
    const { upperSubtotal, multiplier, usual, open, hoped } = of;
    const more =
      rules.categories[category]?.section === "upper"
        ? habits.bonus *
            bonusOutlook(rules.upperBonus, upperSubtotal + points, open - (upperMost[category] ?? 0)) -
          hoped
        : 0;
    return toCome + (points + yahtzeeBonus - (usual[category] ?? 0) + more) * multiplier;
  };
}

/** What a roll costs, haste apart: under rules that save it, what it would bring later, the less the more are saved already. */
export function priceOfRoll(rules: PreparedRules, sheet: Sheet): number {
  if (rules.savesRolls !== true) return 0;
  const turnsToCome = turnsPerPlayer(rules) - turnsScored(sheet) - 1;
  return (SAVED_ROLL * turnsToCome) / Math.max(1, turnsToCome + sheet.savedRolls);
}

/**
 * What may be hoped for of the upper bonus: a step is the surer, the more of the points that are still open it can do
 * without. An even pace changes nothing.
 */
function bonusOutlook(steps: readonly BonusStep[], subtotal: number, open: number): number {
  let hoped = 0;
  let before = 0;
  for (const { at, points } of steps) {
    hoped += (points - before) * (subtotal >= at ? 1 : Math.max(0, 1 - (at - subtotal) / open));
    before = points;
  }
  return hoped;
}

function usualIn(rules: PreparedRules): Usual {
  const sets = diceSets(rules.diceCount);
  const values = new Float64Array(sets.size);
  const par = rules.points.map((points) => {
    const scoring = points.filter((score) => score > 0);
    const mean = scoring.reduce((sum, score) => sum + score, 0) / Math.max(1, scoring.length);
    // Between what it brings when it scores and what one turn for it alone brings: there are other turns to try it in.
    values.set(points, sets.firstRoll);
    lookAhead(sets, values, rules.rollsPerTurn);
    return Math.sqrt((values[0] ?? 0) * mean);
  });
  const upperMost = rules.points.map((points, category) =>
    rules.categories[category]?.section === "upper" ? Math.max(...points) : 0,
  );
  const usual = { par, upperMost };
  usualOf.set(rules, usual);
  return usual;
}
