// How any screen of a table fits into one form that stays open: the rows that the form can need, once, and which of
// them a screen fills. A row of the form keeps its kind and its place; categories keep theirs for good.
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import type { Match } from "../match/match.ts";
import type { Row, Screen, ScreenName } from "./screen.ts";
import { categoryName, say, type Text } from "./text.ts";
import { categoryRowId } from "./turn-screen.ts";

type Label = Extract<Row, { kind: "label" }>;
type Die = Extract<Row, { kind: "die" }>;
type Button = Extract<Row, { kind: "button" }>;
type Category = Extract<Row, { kind: "category" }>;

/**
 * What a form for these rules has, from top to bottom: a text, pictures with a text each, dice, a button, categories,
 * a text, more buttons.
 */
export interface LiveLayout {
  readonly pictures: number;
  readonly dice: number;
  /** The row ids of the categories, in the order of the sheet; none where they are chosen from a list. */
  readonly categories: readonly string[];
  /** In place of rows for each: a list of the categories, one of the columns where there are several, and one button. */
  readonly choice: LiveChoice | null;
  /** How many buttons stand below the second text. */
  readonly buttons: number;
}

export interface LiveChoice {
  readonly categories: readonly CategoryId[];
  /** How often each column counts. */
  readonly columns: readonly number[];
}

/** What a screen puts there; `null` and missing rows are hidden. */
export interface LiveRows {
  readonly head: readonly Label[];
  /** What belongs to each picture, which the first label names. */
  readonly pictured: readonly (readonly Label[])[];
  readonly dice: readonly Die[];
  readonly first: Button | null;
  readonly categories: ReadonlyMap<string, Category>;
  readonly text: readonly Label[];
  readonly buttons: readonly Pick<Button, "id" | "text">[];
}

/** What is chosen of the two lists, by position. */
export interface Chosen {
  readonly category: number;
  readonly column: number;
}

/** More rows than these nobody finds their way in. */
const ROWS = 30;
/** More categories than these are chosen from a list, or stand behind their groups. */
export const MOST_CATEGORIES = 15;
/** The two texts, the first button, *Use simple screens* and the cross. */
const OTHERS = 5;

/** How many examples with dice a page of lessons has at most. */
const PICTURES = 7;

/** The row that shows the buttons for which there is no place, and the one that leads back from them. */
export const MORE: Pick<Button, "id" | "text"> = { id: "live:more", text: say("classic.more") };
const LESS: Pick<Button, "id" | "text"> = { id: MORE.id, text: say("live.less") };

/** Whether the screen fits into every live form; what does not is shown as a simple list. */
export function fitsLive({ name }: ScreenName): boolean {
  return name !== "lay" && name !== "ruleSets" && name !== "computers";
}

/** Lessons have a form of their own: rows of pictures beside all others would be too many. */
export function liveLayout(match: Match, { name }: ScreenName): LiveLayout {
  if (name === "lessons") {
    const buttons = ROWS - OTHERS - 2 * PICTURES;
    return { pictures: PICTURES, dice: 0, categories: [], choice: null, buttons };
  }
  const pictures = 0;
  const rules: PreparedRules = preparedRules(match.rules);
  const { diceCount: dice, columns } = rules;
  const ids = rules.categories.map(({ id }) => id);
  const rows = columns.flatMap((_, column) => ids.map((id) => categoryRowId(id, column)));
  if (rows.length <= MOST_CATEGORIES) {
    return { pictures, dice, categories: rows, choice: null, buttons: ROWS - OTHERS - dice - rows.length };
  }
  const lists = columns.length > 1 ? 2 : 1;
  const choice = { categories: ids, columns: columns.map(({ multiplier }) => multiplier) };
  return { pictures, dice, categories: [], choice, buttons: ROWS - OTHERS - dice - lists - 1 };
}

/**
 * The rows of a screen in their places. *Close* is left out: the form has a cross of its own.
 * @param isMore whether the buttons are shown for which there was no place, in place of the others.
 * @throws RangeError when the screen has more rows than the form has places.
 */
export function liveRows(screen: Screen, layout: LiveLayout, isMore = false): LiveRows {
  const head: Label[] = [];
  const pictured: Label[][] = [];
  const dice: Die[] = [];
  const categories = new Map<string, Category>();
  const text: Label[] = [];
  const buttons: Button[] = [];
  let first: Button | null = null;
  for (const row of screen.rows) {
    const below = categories.size > 0 || buttons.length > 0 || (first !== null && dice.length === 0);
    if (row.kind === "label") {
      if (layout.pictures > 0 && row.picture !== undefined) pictured.push([]);
      (below ? text : (pictured.at(-1) ?? head)).push(row);
    } else if (row.kind === "die") dice.push(row);
    else if (row.kind === "category") categories.set(row.id, row);
    else if (row.press.do === "close") continue;
    else if (first === null && categories.size === 0) first = row;
    else buttons.push(row);
  }
  const isStrange =
    layout.choice === null && [...categories.keys()].some((id) => !layout.categories.includes(id));
  if (dice.length > layout.dice || buttons.length > 2 * layout.buttons - 2 || isStrange) {
    throw new RangeError(
      `A live form has ${layout.dice} dice, ${layout.buttons} buttons and the categories of its rules; ` +
        `the screen has ${dice.length}, ${buttons.length} and ${[...categories.keys()].join(", ")}.`,
    );
  }
  return {
    head,
    pictured,
    dice,
    first,
    categories,
    text,
    buttons: inPlaces(buttons, layout.buttons, isMore),
  };
}

/** What is rarely needed comes last, behind *More* where there is no place; *Stand up* is never there. */
function inPlaces(buttons: readonly Button[], places: number, isMore: boolean): LiveRows["buttons"] {
  if (buttons.length <= places) return buttons;
  const standUp = buttons.filter(({ press }) => press.do === "standUp");
  const others = buttons.filter(({ press }) => press.do !== "standUp");
  const byNeed = [...others].sort((a, b) => Number(a.more === true) - Number(b.more === true));
  const room = places - 1 - standUp.length;
  return isMore ? [...byNeed.slice(room), LESS] : [...byNeed.slice(0, room), ...standUp, MORE];
}

/** The same choice while it can be scored, else the first that can, in the same column where there is one. */
export function chosenNow(
  { categories, columns }: LiveChoice,
  rows: LiveRows["categories"],
  before: Chosen,
): Chosen {
  const canScore = ({ category, column }: Chosen): boolean =>
    rows.has(categoryRowId(categories[category] ?? "", column));
  if (canScore(before)) return before;
  const all = [before.column, ...columns.keys()].flatMap((column) =>
    categories.map((_, category) => ({ category, column })),
  );
  return all.find(canScore) ?? before;
}

/** How the list of categories reads for a column: what can be scored with its points. */
export function choiceTexts(
  { categories }: LiveChoice,
  rows: LiveRows["categories"],
  column: number,
): readonly Text[] {
  return categories.map(
    (id) => rows.get(categoryRowId(id, column))?.text ?? say("live.notNow", categoryName(id)),
  );
}
