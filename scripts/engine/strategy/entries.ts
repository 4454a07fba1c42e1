// What may be entered in a sheet for each roll, and what each roll is worth when the best of it is entered.
import { FACES, type Face } from "../dice.ts";
import type { SheetColumn } from "../game.ts";
import { pointsFor, readRoll, scoreRefusal, yahtzeeBonusFor } from "../placement.ts";
import type { PreparedRules } from "../prepared-rules.ts";

/** What an entry brings at once and all that comes after it. @param category its position in the rules. */
export type Worth = (column: number, category: number, points: number, yahtzeeBonus: number) => number;

/** An open category of a column, for rolls that are not all alike. */
interface Line {
  readonly column: number;
  readonly category: number;
  /** By roll: its points where nothing else is asked. Rolls that agree in these score the same. */
  readonly printed: readonly number[];
  readonly kinds: readonly Kind[];
}

interface Kind {
  readonly printed: number;
  readonly points: number;
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
  readonly lines: readonly Line[];
  readonly alike: readonly Alike[];
}

/** By the printed points of a category: a roll for each of them. */
const rollsByPoints = new WeakMap<readonly number[], ReadonlyMap<number, number>>();

/** What the engine allows, and its points. @param rollsUsed in the turn when it is scored: the first is served. */
export function entriesOf(rules: PreparedRules, columns: readonly SheetColumn[], rollsUsed: number): Entries {
  const read = (column: number, dice: readonly Face[]) =>
    readRoll(rules, columns, column, { dice, rollsUsed });
  const allAlike = FACES.map((face) => new Array<Face>(rules.diceCount).fill(face));
  const notAlike = (allAlike[0] ?? []).map((face, die) => (die === 0 ? 2 : face));
  const lines: Line[] = [];
  const alike: Alike[] = [];
  columns.forEach((cells, column) => {
    const ordinary = read(column, notAlike);
    rules.points.forEach((printed, category) => {
      if (scoreRefusal(rules, columns, column, ordinary, category) !== null) return;
      const known = rollsByPoints.get(printed) ?? new Map(printed.map((points, roll) => [points, roll]));
      rollsByPoints.set(printed, known);
      const kinds = [...known].map(([points, rollIndex]) => ({
        printed: points,
        points: pointsFor(rules, cells, { ...ordinary, rollIndex }, category),
      }));
      lines.push({ column, category, printed, kinds });
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
  return { lines, alike };
}

const worthOf = new Float64Array(256);

/** Writes what each roll is worth from `first` on. @param first where the rolls begin in `values`. */
export function scoreBest(entries: Entries, worth: Worth, values: Float64Array, first: number): void {
  const rolls = values.length - first;
  values.fill(Number.NEGATIVE_INFINITY, first);
  for (const { column, category, printed, kinds } of entries.lines) {
    for (const kind of kinds) worthOf[kind.printed] = worth(column, category, kind.points, 0);
    for (let roll = 0; roll < rolls; roll++) {
      const value = worthOf[printed[roll] as number] as number;
      if (value > (values[first + roll] as number)) values[first + roll] = value;
    }
  }
  for (const { roll } of entries.alike) values[first + roll] = Number.NEGATIVE_INFINITY;
  for (const { roll, column, category, points, yahtzeeBonus } of entries.alike) {
    const value = worth(column, category, points, yahtzeeBonus);
    if (value > (values[first + roll] as number)) values[first + roll] = value;
  }
}
