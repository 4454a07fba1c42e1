// How any screen of a table fits into one form that stays open: the rows that the form can need, once, and which of
// them a screen fills. A row of the form keeps its kind and its place; categories keep theirs for good.
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import type { Match } from "../match/match.ts";
import type { Row, Screen, ScreenName } from "./screen.ts";
import { categoryRowId } from "./turn-screen.ts";

type Label = Extract<Row, { kind: "label" }>;
type Die = Extract<Row, { kind: "die" }>;
type Button = Extract<Row, { kind: "button" }>;
type Category = Extract<Row, { kind: "category" }>;

/** What a form for these rules has, from top to bottom: a text, dice, a button, categories, a text, more buttons. */
export interface LiveLayout {
  readonly dice: number;
  /** The row ids of the categories, in the order of the sheet. */
  readonly categories: readonly string[];
  /** How many buttons stand below the second text. */
  readonly buttons: number;
}

/** What a screen puts there; `null` and missing rows are hidden. */
export interface LiveRows {
  readonly head: readonly Label[];
  readonly dice: readonly Die[];
  readonly first: Button | null;
  readonly categories: ReadonlyMap<string, Category>;
  readonly text: readonly Label[];
  readonly buttons: readonly Button[];
}

/** More rows than these nobody finds their way in. */
const ROWS = 30;
/** The two texts, the first button, *Use simple screens* and the cross. */
const OTHERS = 5;

/** Whether the screen fits into every live form; what does not is shown as a simple list. */
export function fitsLive({ name }: ScreenName): boolean {
  return name !== "lay";
}

export function liveLayout(match: Match): LiveLayout {
  const rules: PreparedRules = preparedRules(match.rules);
  const categories = rules.columns.flatMap((_, column) =>
    rules.categories.map(({ id }) => categoryRowId(id, column)),
  );
  const { diceCount } = rules;
  return { dice: diceCount, categories, buttons: ROWS - OTHERS - diceCount - categories.length };
}

/**
 * The rows of a screen in their places. *Close* is left out: the form has a cross of its own.
 * @throws RangeError when the screen has more rows than the form has places.
 */
export function liveRows(screen: Screen, layout: LiveLayout): LiveRows {
  const head: Label[] = [];
  const dice: Die[] = [];
  const categories = new Map<string, Category>();
  const text: Label[] = [];
  const buttons: Button[] = [];
  let first: Button | null = null;
  for (const row of screen.rows) {
    const below = categories.size > 0 || buttons.length > 0 || (first !== null && dice.length === 0);
    if (row.kind === "label") (below ? text : head).push(row);
    else if (row.kind === "die") dice.push(row);
    else if (row.kind === "category") categories.set(row.id, row);
    else if (row.press.do === "close") continue;
    else if (first === null && categories.size === 0) first = row;
    else buttons.push(row);
  }
  const unknown = [...categories.keys()].filter((id) => !layout.categories.includes(id));
  if (dice.length > layout.dice || buttons.length > layout.buttons || unknown.length > 0) {
    throw new RangeError(
      `A live form has ${layout.dice} dice, ${layout.buttons} buttons and the categories of its rules; ` +
        `the screen has ${dice.length}, ${buttons.length} and ${unknown.join(", ") || "no others"}.`,
    );
  }
  return { head, dice, first, categories, text, buttons };
}
