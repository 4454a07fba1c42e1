// What rule sets share: how a line of the sheet is written, the upper section, and the lower one of the boxed game.
import type { Face } from "../dice.ts";
import type { Category, CategoryId } from "../rules.ts";
import {
  alike,
  anyDice,
  fixed,
  fullHouse,
  type Pattern,
  type Scorer,
  straight,
  sumOfAll,
  sumOfFace,
} from "../scorers.ts";

type Extras = Pick<Category, "jokerPoints" | "servedBonus" | "needs">;

/** A category of the upper section, which collects one number. */
export function upper(id: CategoryId, face: Face): Category {
  return { id, section: "upper", short: [`${face}s`], face, score: sumOfFace(face) };
}

/** A category of the lower section. @param short its abbreviations, apart by blanks. */
export function lower(id: CategoryId, short: string, score: Scorer, extras: Extras = {}): Category {
  return { id, section: "lower", short: short.split(" "), score, ...extras };
}

export const UPPER_SECTION: readonly Category[] = [
  upper("ones", 1),
  upper("twos", 2),
  upper("threes", 3),
  upper("fours", 4),
  upper("fives", 5),
  upper("sixes", 6),
];

/** @param house what counts as a full house. Source: the official rule sheet (Hasbro). */
export function boxedSheet(house: Pattern = fullHouse): readonly Category[] {
  return [
    ...UPPER_SECTION,
    lower("threeKind", "3k", sumOfAll(alike(3))),
    lower("fourKind", "4k", sumOfAll(alike(4))),
    lower("fullHouse", "fh", fixed(25, house), { jokerPoints: 25 }),
    lower("smallStraight", "ss", fixed(30, straight(4)), { jokerPoints: 30 }),
    lower("largeStraight", "ls", fixed(40, straight(5)), { jokerPoints: 40 }),
    lower("yahtzee", "yacht y", fixed(50, alike(5))),
    lower("chance", "c", sumOfAll(anyDice)),
  ];
}

/** The value that a house rule has in a table of its values. @throws RangeError for one that is not listed there. */
export function under<Value extends string, T>(table: Readonly<Record<Value, T>>, chosen: unknown): T {
  const found = Object.entries<T>(table).find(([value]) => value === String(chosen));
  if (found === undefined) throw new RangeError(`No house rule has the value ${chosen} here.`);
  return found[1];
}
