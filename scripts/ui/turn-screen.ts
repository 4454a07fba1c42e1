// The turn: dice, roll, what each open category would score, and why the others may not be chosen.

import { type Game, rollsLeft, rollsOfTurn, type SheetColumn, type Turn } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { type PreparedRules, preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import { totals } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { faces } from "./dice-text.ts";
import { commaed } from "./names.ts";
import { noticeText } from "./notices.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { roundOf, totalsText } from "./standing-text.ts";
import { LESSONS, resignRows, SETTINGS, tableButtons } from "./table-buttons.ts";
import { categoryName, say, type Text } from "./text.ts";
import { upperBonusText } from "./upper-bonus.ts";
import type { TableView } from "./view.ts";
import { worth } from "./worth.ts";

/** For the player whose turn it is. */
export function turnScreen(view: TableView, game: Game, turn: Turn): Screen {
  const rules = preparedRules(game.rules);
  const shown = previews(game);
  return screen(view.match, [
    statusRow(rules, game, turn),
    ...(view.hurry ? [label("hurry", say("turn.hurry"))] : []),
    ...diceRows(rules, game, turn),
    ...rollRows(game, turn),
    ...reasonRows(rules, game, turn, shown),
    ...shown.filter(({ refusal }) => refusal === null).map((preview) => categoryRow(rules, preview)),
    ...standingRows(view.match, rules, game, turn),
    button("sheet", say(game.sheets.length === 1 ? "turn.sheet" : "turn.sheets"), {
      do: "show",
      screen: { name: "sheet", player: turn.player },
    }),
    LESSONS,
    SETTINGS,
    ...resignRows(view),
    ...tableButtons(view),
  ]);
}

/** Whether the player may choose this category now and it would score nothing, so that it is asked once more. */
export function isZeroNow(
  { game, players }: Match,
  playerId: string,
  category: CategoryId,
  column: number,
): boolean {
  if (game === null || game.turn === null || players[game.turn.player]?.id !== playerId) return false;
  const chosen = previews(game).find((shown) => shown.category === category && shown.column === column);
  return chosen !== undefined && chosen.refusal === null && worthNothing(chosen);
}

function worthNothing({ points, yahtzeeBonus }: Preview): boolean {
  return points + yahtzeeBonus === 0;
}

function statusRow(rules: PreparedRules, game: Game, turn: Turn): Row {
  const round = [roundOf(game, turn.player), turnsPerPlayer(rules)] as const;
  const text =
    turn.rollsUsed === 0
      ? say("turn.statusFirst", ...round)
      : say("turn.status", ...round, turn.rollsUsed, rollsOfTurn(game));
  return label("status", text);
}

/** To be held while rolls are left; after that only to be read. */
function diceRows({ colours }: PreparedRules, game: Game, turn: Turn): readonly Row[] {
  if (rollsLeft(game) === 0) {
    return [label("dice", say("watch.dice", faces(turn.dice)))];
  }
  return turn.dice.map((face, die): Row => {
    const held = turn.held[die] === true;
    const colour = colours?.[face - 1];
    const text =
      colour === undefined
        ? say("turn.die", die + 1, face)
        : say("turn.dieColoured", die + 1, face, say(`colour.${colour}`));
    return { kind: "die", id: `die${die + 1}`, text, face, held };
  });
}

function rollRows(game: Game, turn: Turn): readonly Row[] {
  const left = rollsLeft(game);
  if (left === 0) return [label("noRollsLeft", say("turn.chooseCategory"))];
  const text = turn.rollsUsed === 0 ? say("turn.rollDice") : say("turn.rollOthers", left);
  const stop: readonly Row[] = turn.held.includes(false) ? [] : [label("allHeld", noticeText("allDiceHeld"))];
  return [...stop, button("roll", text, { do: "roll" })];
}

/** Why something is left out or counts otherwise than its dice: each rule is said once. */
function reasonRows(rules: PreparedRules, game: Game, turn: Turn, shown: readonly Preview[]): readonly Row[] {
  const refusals = new Set(shown.flatMap(({ refusal }) => refusal ?? []));
  const reasons = [
    ...[...refusals].map((refusal) => noticeText(refusal)),
    ...(shown.some(({ joker, refusal }) => joker && refusal === null) ? [jokerText(rules, turn)] : []),
    ...neededTexts(rules, game, turn, shown),
  ];
  return reasons.map((text, line) => label(`reason${line}`, text));
}

/** *Joker: Sixes is filled …*, or that it may be scored for full points at once. */
function jokerText(rules: PreparedRules, { dice: [face] }: Turn): Text {
  const matching = rules.categories[rules.upperIndexOf[face ?? 0] ?? -1];
  return rules.yahtzee?.joker?.pays === "matchingFilled" || rules.yahtzee?.joker?.placement === "forced"
    ? say("turn.joker", categoryName(matching?.id ?? ""))
    : say("turn.jokerOpen");
}

/** Categories for which the dice are right, but that another one has to be scored before. */
function neededTexts(
  { categories, indexOf, points, rolls }: PreparedRules,
  { sheets }: Game,
  { dice, player }: Turn,
  shown: readonly Preview[],
): readonly Text[] {
  const roll = rolls.indexOf(dice);
  return shown.flatMap(({ category, column, points: now, joker }) => {
    const index = indexOf.get(category) ?? -1;
    const needs = categories[index]?.needs;
    if (needs === undefined || joker || now > 0 || (points[index]?.[roll] ?? 0) === 0) return [];
    const filled = sheets[player]?.columns[column]?.scores[indexOf.get(needs) ?? -1];
    const key = filled === 0 ? "turn.neverScores" : "turn.scoresAfter";
    return [say(key, categoryName(category), categoryName(needs))];
  });
}

export function categoryRowId(category: CategoryId, column: number): string {
  return `score:${category}:${column}`;
}

function categoryRow({ categories, columns, indexOf }: PreparedRules, preview: Preview): Row {
  const { category, column } = preview;
  const name = categoryName(category);
  const section = categories[indexOf.get(category) ?? -1]?.section ?? "upper";
  const hasColumns = columns.length > 1;
  return {
    kind: "category",
    id: categoryRowId(category, column),
    text: hasColumns
      ? say("turn.categoryInColumn", name, column + 1, worth(preview))
      : say("turn.category", name, worth(preview)),
    press: { do: "score", category, column },
    group: hasColumns
      ? say("live.column", column + 1, columns[column]?.multiplier ?? 1)
      : say(`section.${section}`),
    asksForZero: worthNothing(preview),
  };
}

/** What is filled, the upper bonus of each column, and the total so far; with others the totals of all. */
function standingRows(match: Match, rules: PreparedRules, game: Game, turn: Turn): readonly Row[] {
  const sheet = game.sheets[turn.player];
  if (sheet === undefined) return [];
  const columns = sheet.columns.flatMap((cells, column): readonly Row[] => {
    const filled = filledText(rules, cells, column);
    const upper = upperBonusText(rules, cells, column);
    return [
      ...(filled === null ? [] : [label(`filled${column}`, filled)]),
      ...(upper === null ? [] : [label(`upper${column}`, upper)]),
    ];
  });
  const total = game.sheets.length === 1 ? say("turn.total", totals(rules, sheet).total) : totalsText(match);
  return [...columns, label("total", total)];
}

/** *Filled: Ones 3, Chance 22*, of several columns with its number; `null` while nothing is. */
function filledText(rules: PreparedRules, { scores }: SheetColumn, column: number): Text | null {
  const entries = scores.flatMap((points, index) => {
    const category = rules.categories[index];
    return points === null || category === undefined
      ? []
      : [say("turn.filledEntry", categoryName(category.id), points)];
  });
  if (entries.length === 0) return null;
  return rules.columns.length === 1
    ? say("turn.filled", commaed(entries))
    : say("turn.filledInColumn", column + 1, commaed(entries));
}
