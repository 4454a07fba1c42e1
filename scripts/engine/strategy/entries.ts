// What may be entered in a sheet for each roll, and what each roll is worth when the best of it is entered.
import { FACES, type Face } from "../dice.ts";
import type { SheetColumn } from "../game.ts";
import { pointsFor, readRoll, scoreRefusal, yahtzeeBonusFor } from "../placement.ts";
import type { PreparedRules } from "../prepared-rules.ts";

/** What an entry brings at once and all that comes after it. @param category its position in the rules. */
export type Worth = (column: number, category: number, points: number, yahtzeeBonus: number) => number;

/** The rolls, not all dice alike, that score the same in an open category of a column. */
interface Kind {
  readonly column: number;
  readonly category: number;
  readonly points: number;
  readonly rolls: readonly number[];
}

/** A roll of all dice alike in an open category. */
interface Alike {
  readonly roll: number;
  readonly column: number;
  readonly category: number;
  readonly points: number;
  readonly yahtzeeBonus: number;
}

export interface Entries {
  readonly kinds: readonly Kind[];
  readonly alike: readonly Alike[];
}

/** By the printed points of a category: the rolls that score each of them. */
const rollsByPoints = new WeakMap<readonly number[], ReadonlyMap<number, readonly number[]>>();

function rollsScoring(printed: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const known = rollsByPoints.get(printed);
  if (known !== undefined) return known;
  const found = new Map<number, number[]>();
  printed.forEach((points, roll) => {
    const rolls = found.get(points) ?? [];
    found.set(points, rolls);
    rolls.push(roll);
  });
  rollsByPoints.set(printed, found);
  return found;
}

/** What the engine allows, and its points. @param rollsUsed in the turn when it is scored: the first is served. */
export function entriesOf(rules: PreparedRules, columns: readonly SheetColumn[], rollsUsed: number): Entries {
  const read = (column: number, dice: readonly Face[]) =>
    readRoll(rules, columns, column, { dice, rollsUsed });
  const allAlike = FACES.map((face) => new Array<Face>(rules.diceCount).fill(face));
  const notAlike = (allAlike[0] ?? []).map((face, die) => (die === 0 ? 2 : face));
  const kinds: Kind[] = [];
  const alike: Alike[] = [];
  columns.forEach((cells, column) => {
    const ordinary = read(column, notAlike);
    rules.points.forEach((printed, category) => {
      if (scoreRefusal(rules, columns, column, ordinary, category) !== null) return;
      for (const [, rolls] of rollsScoring(printed)) {
        const points = pointsFor(rules, cells, { ...ordinary, rollIndex: rolls[0] ?? 0 }, category);
        kinds.push({ column, category, points, rolls });
      }
    });
    for (const dice of allAlike) {
      const reading = read(column, dice);
      rules.points.forEach((_, category) => {
        if (scoreRefusal(rules, columns, column, reading, category) !== null) return;
        const points = pointsFor(rules, cells, reading, category);
        const yahtzeeBonus = yahtzeeBonusFor(rules, reading, points);
        alike.push({ roll: reading.rollIndex, column, category, points, yahtzeeBonus });
      });
    }
  });
  return { kinds, alike };
}

/** Writes what each roll is worth from `first` on. @param first where the rolls begin in `values`. */
export function scoreBest(
  { kinds, alike }: Entries,
  worth: Worth,
  values: Float64Array,
  first: number,
): void {
  // Most rolls score nothing in most categories. To score is worth no less, so what that is worth may stand for all rolls.
  let zero = Number.NEGATIVE_INFINITY;
  for (const { column, category, points } of kinds) {
    if (points === 0) zero = Math.max(zero, worth(column, category, 0, 0));
  }
  values.fill(zero, first);
  for (const { column, category, points, rolls } of kinds) {
    if (points === 0) continue;
    const value = worth(column, category, points, 0);
    for (let at = 0; at < rolls.length; at++) {
      const place = first + (rolls[at] as number);
      if (value > (values[place] as number)) values[place] = value;
    }
  }
  for (const { roll } of alike) values[first + roll] = Number.NEGATIVE_INFINITY;
  for (const { roll, column, category, points, yahtzeeBonus } of alike) {
    const value = worth(column, category, points, yahtzeeBonus);
    if (value > (values[first + roll] as number)) values[first + roll] = value;
  }
}
