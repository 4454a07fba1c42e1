// Screens for tests: what a player sees of a match, and screens written as lines, one for each row.
import { readFileSync } from "node:fs";
import { advise } from "../../scripts/engine/strategy/advice.ts";
import { NO_LEADERS } from "../../scripts/match/leaderboard.ts";
import type { Match } from "../../scripts/match/match.ts";
import { rightsOf } from "../../scripts/match/rights.ts";
import { DEFAULT_SETTINGS } from "../../scripts/match/saved-settings.ts";
import { DEFAULT_WORLD_SETTINGS } from "../../scripts/match/saved-world-settings.ts";
import { NO_STATISTICS } from "../../scripts/match/statistics.ts";
import { readLang } from "../../scripts/tools/host/text.ts";
import type { Intent, Row, Screen, ScreenName } from "../../scripts/ui/screen.ts";
import type { Text } from "../../scripts/ui/text.ts";
import type { TableView } from "../../scripts/ui/view.ts";
import { ANA, FOUR } from "./matches.ts";

export const LANG_FILE = "resource_pack/texts/en_US.lang";

/** Ana's table as she sees it from her chair, unless told otherwise; with the rights of who sees it. */
export function viewOf(match: Match, { operator = false, ...other }: Seen = {}): TableView {
  const { owner = ANA, viewer = ANA } = other;
  return {
    match,
    owner,
    viewer,
    ...rightsOf({ owner }, match, { id: viewer.id, operator }),
    clock: 0,
    found: false,
    hurry: false,
    sitting: true,
    atTable: other.sitting ?? true,
    chairs: "free",
    best: null,
    settings: DEFAULT_SETTINGS,
    worldSettings: operator ? DEFAULT_WORLD_SETTINGS : null,
    statistics: () => NO_STATISTICS,
    leaders: () => NO_LEADERS,
    advice: () => match.game && advise(match.game, null),
    review: () => null,
    stakes: { allowed: true, laid: [], owed: [] },
    operators: [],
    pockets: () => [],
    ...other,
  };
}

/** Seen by an operator or not, and whatever of the view is to be another. */
export type Seen = Partial<TableView> & { readonly operator?: boolean };

/** Every screen that can be asked for: a new one without its line here does not compile. */
const BY_NAME: Readonly<Record<ScreenName["name"], readonly ScreenName[]>> = {
  table: [{ name: "table" }],
  sheet: [0, 1, 2, 3].map((player) => ({ name: "sheet", player })),
  confirmZero: [
    { name: "confirmZero", category: "yahtzee", column: 0 },
    { name: "confirmZero", category: "ones", column: 0 },
  ],
  confirmResign: [{ name: "confirmResign" }],
  confirmBoardOff: [{ name: "confirmBoardOff" }],
  confirmPublic: [{ name: "confirmPublic" }],
  confirmGiveBack: [{ name: "confirmGiveBack" }],
  away: FOUR.map(({ id }) => ({ name: "away", player: id })),
  confirmClose: FOUR.map(({ id }) => ({ name: "confirmClose", player: id })),
  settings: [{ name: "settings" }],
  worldSettings: [{ name: "worldSettings" }],
  hint: [{ name: "hint" }],
  costs: [{ name: "costs" }],
  computers: [{ name: "computers" }],
  review: [{ name: "review" }],
  statistics: [{ name: "statistics" }],
  leaders: [{ name: "leaders" }],
  lessons: [0, 1, 7, 99].map((page) => ({ name: "lessons", page })),
  rules: [{ name: "rules" }],
  ruleSets: [{ name: "ruleSets" }],
  stakes: [{ name: "stakes" }],
  lay: [{ name: "lay" }],
  takeStake: [{ name: "takeStake" }],
};

export const SCREENS: readonly ScreenName[] = Object.values(BY_NAME).flat();

/** As seen by somebody who stands beside and owns nothing. */
export function watching(match: Match, other: Seen = {}): TableView {
  const viewer = { id: "watcher", name: "Wim" };
  return viewOf(match, { viewer, sitting: false, ...other });
}

/**
 * The rows as lines that leave nothing out: kind, id, text, what pressing asks for. Keys without `yahtzee.`, what
 * nobody translates in quotes; `[more]` for what is rarely needed, `[asks]` for a zero.
 */
export function written(screen: Screen): readonly string[] {
  return screen.rows.map((row) => `${row.kind} ${row.id}: ${writtenText(row.text)}${rest(row)}`);
}

function rest(row: Row): string {
  switch (row.kind) {
    case "label":
      return "";
    case "die":
      return ` (${row.face}${row.held ? " held" : ""})`;
    case "category":
      return ` -> ${writtenIntent(row.press)}${row.asksForZero ? " [asks]" : ""}`;
    case "button":
      return ` -> ${writtenIntent(row.press)}${row.more === true ? " [more]" : ""}`;
  }
}

function writtenIntent(intent: Intent): string {
  switch (intent.do) {
    case "show":
      return ["show", ...Object.values(intent.screen)].join(" ");
    case "takeBoardOff":
      return intent.asked ? "takeBoardOff asked" : "takeBoardOff";
    case "set":
      return ["set", ...Object.entries(intent.change).flat()].join(" ");
    case "lay":
      return `lay ${intent.slot} ${intent.stack.amount} ${intent.stack.typeId}`;
    default:
      return Object.values(intent).join(" ");
  }
}

export function writtenText(text: Text): string {
  if ("text" in text) return JSON.stringify(text.text);
  if ("rawtext" in text) return text.rawtext.map(writtenText).join(" + ");
  const key = text.translate.replace(/^yahtzee\./, "");
  return text.with === undefined ? key : `${key}(${text.with.rawtext.map(writtenText).join(", ")})`;
}

const LANG = readLang(readFileSync(LANG_FILE, "utf8"));

/**
 * As an English player reads it; the game's own words as their keys. @throws when words of ours or a value for one of
 * their places are missing, or a value has no place.
 */
export function english(text: Text): string {
  if ("text" in text) return text.text;
  if ("rawtext" in text) return text.rawtext.map(english).join("");
  if (!text.translate.startsWith("yahtzee.")) return text.translate;
  const words = LANG.get(text.translate);
  if (words === undefined) throw new Error(`${text.translate} has no words: add it to ${LANG_FILE}.`);
  const values = text.with?.rawtext ?? [];
  const idle = values.findIndex((_, index) => !words.includes(`%${index + 1}$s`));
  if (idle !== -1) throw new Error(`${text.translate} has no place %${idle + 1}$s.`);
  return words.replace(/%(\d+)\$s/g, (mark, place: string) => {
    const value = values[Number(place) - 1];
    if (value === undefined) throw new Error(`${text.translate} has nothing for ${mark}.`);
    return english(value);
  });
}

/** The line of this row, or `undefined` where the screen has none. */
export function rowOf(screen: Screen, id: string): string | undefined {
  return written(screen).find((line) => line.split(" ")[1] === `${id}:`);
}
