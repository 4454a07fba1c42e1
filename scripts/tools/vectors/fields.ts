// Reads the fields of a vector. What is not as it must be ends the reading with a sentence: where, what was got
// and what would be right.
import { type Dice, isFace } from "../../engine/dice.ts";
import type { PreparedRules } from "../../engine/prepared-rules.ts";
import type { CategoryId } from "../../engine/rules.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Points by category; a category that is not named is open. */
export type Card = Readonly<Record<CategoryId, number>>;

/** The vectors cannot be used as they stand. The message names the field. */
export class BadVectors extends Error {}

function bad(where: string, got: unknown, right: string): BadVectors {
  return new BadVectors(`${where} is ${JSON.stringify(got) ?? "missing"}, expected ${right}.`);
}

export function readFields(where: string, value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw bad(where, value, "an object");
  }
  return value as Fields;
}

export function readList(where: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(where, value, "a list");
  return value;
}

export function readText(where: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw bad(where, value, "a text");
  return value;
}

export function readNumber(where: string, value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw bad(where, value, "a number");
  return value;
}

export function readCount(where: string, value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) {
    const upTo = most === Number.MAX_SAFE_INTEGER ? "from 0 on" : `from 0 to ${most}`;
    throw bad(where, value, `a whole number ${upTo}`);
  }
  return value;
}

export function readDice(where: string, value: unknown, rules: PreparedRules): Dice {
  if (!Array.isArray(value) || value.length !== rules.diceCount || !value.every(isFace)) {
    throw bad(where, value, `${rules.diceCount} faces from 1 to 6`);
  }
  return value;
}

/** That every name is a category; the values are for comparing. */
export function readCategoryNames(where: string, value: unknown, rules: PreparedRules): void {
  for (const name of Object.keys(readFields(where, value))) readCategory(`a name in ${where}`, name, rules);
}

export function readCategory(where: string, value: unknown, rules: PreparedRules): CategoryId {
  const known = rules.categories.find(({ id }) => id === value);
  if (known === undefined) {
    throw bad(where, value, `a category of these rules (${rules.categories.map(({ id }) => id).join(", ")})`);
  }
  return known.id;
}

/** The points are taken as they are: vectors also hold sums that no dice could give. */
export function readCard(where: string, value: unknown, rules: PreparedRules): Card {
  readCategoryNames(where, value, rules);
  const entries = Object.entries(readFields(where, value));
  return Object.fromEntries(entries.map(([name, points]) => [name, readCount(`${where}.${name}`, points)]));
}

/** What the table has under this name. */
export function readKnown<T>(what: string, table: ReadonlyMap<string, T>, name: unknown): T {
  const found = typeof name === "string" ? table.get(name) : undefined;
  if (found === undefined) {
    throw bad(what, name, `one of ${[...table.keys()].join(", ")}`);
  }
  return found;
}
