// The turn: dice, roll, what each open category would score, and why the others may not be chosen.

import { type Game, rollsLeft, rollsOfTurn, roundOf, type SheetColumn, type Turn } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { jokerWaits, readRoll } from "../engine/placement.ts";
import { type PreparedRules, preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import type { CategoryId } from "../engine/rules.ts";
import { totals } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { diceText } from "./dice-text.ts";
import { hintRows } from "./hint-screen.ts";
import { commaed } from "./names.ts";
import { noticeText } from "./notices.ts";
import { playedText } from "./rules-text.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { totalsText } from "./standing-text.ts";
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
    ...hintRows(view),
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
  if (turn.rollsUsed > 0)
    return label("status", say("turn.status", ...round, turn.rollsUsed, rollsOfTurn(game)));
  const first = rules.savesRolls
    ? say("turn.statusRolls", ...round, rollsOfTurn(game))
    : say("turn.statusFirst", ...round);
  return label("status", first);
}

/** To be held while rolls are left; after that only to be read. */
function diceRows(rules: PreparedRules, game: Game, turn: Turn): readonly Row[] {
  if (rollsLeft(game) === 0) {
    return [label("dice", say("watch.dice", diceText(turn.dice, rules)))];
  }
  return turn.dice.map((face, die): Row => {
    const held = turn.held[die] === true;
    const text = say("turn.die", die + 1, diceText([face], rules));
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
  const matching = matchingName(rules, turn);
  const reasons = [
    ...[...refusals].map((refusal) =>
      refusal === "jokerMatchingFirst" ? say("turn.jokerFirst", matching) : noticeText(refusal),
    ),
    ...jokerTexts(rules, game, turn, shown),
    ...alikeTexts(rules, game, turn),
    ...neededTexts(rules, game, turn, shown),
    ...servedTexts(rules, turn, shown),
  ];
  return reasons.map((text, line) => label(`reason${line}`, text));
}

/** *Joker: Sixes is filled …*, that it may be scored for full points at once, or what it waits for. */
function jokerTexts(
  rules: PreparedRules,
  { sheets }: Game,
  turn: Turn,
  shown: readonly Preview[],
): readonly Text[] {
  const named = matchingName(rules, turn);
  const legal = shown.filter(({ refusal }) => refusal === null);
  const { placement, pays } = rules.yahtzee?.joker ?? {};
  if (legal.some(({ joker }) => joker)) {
    return [
      pays === "matchingFilled" || placement === "forced" ? say("turn.joker", named) : say("turn.jokerOpen"),
    ];
  }
  if (placement === "forced" && legal.length > 0 && legal.every(({ points }) => points === 0)) {
    return isAlike(rules, turn) ? [say("turn.jokerZero")] : [];
  }
  const columns = sheets[turn.player]?.columns ?? [];
  const waits = ({ category, column }: Preview): boolean =>
    rules.lowerIndexes.includes(rules.indexOf.get(category) ?? -1) &&
    jokerWaits(readRoll(rules, columns, column, turn));
  return legal.some(waits) ? [say("turn.jokerLater", named)] : [];
}

function isAlike({ alikeFace, rolls }: PreparedRules, { dice, rollsUsed }: Turn): boolean {
  return rollsUsed > 0 && (alikeFace[rolls.indexOf(dice)] ?? 0) > 0;
}

/** What else follows from all dice alike once the category for them holds points. */
function alikeTexts(rules: PreparedRules, { sheets }: Game, turn: Turn): readonly Text[] {
  const { yahtzee, yahtzeeIndex } = rules;
  if (yahtzee === null || !isAlike(rules, turn)) return [];
  const columns = sheets[turn.player]?.columns ?? [];
  const has = columns.map(({ scores }) => (scores[yahtzeeIndex] ?? 0) > 0);
  const cap = yahtzee.bonus?.cap ?? Number.POSITIVE_INFINITY;
  const capped = columns.flatMap(({ yahtzeeBonuses }, column) =>
    has[column] === true && yahtzeeBonuses >= cap ? [column] : [],
  );
  return [
    ...capped.map((column) =>
      columns.length === 1 ? say("turn.bonusCapped", cap) : say("turn.bonusCappedIn", column + 1, cap),
    ),
    ...(yahtzee.penalty && sheets.length > 1 && has.includes(true) ? [say("turn.penalty")] : []),
  ];
}

/** The upper category of the number that all dice show, where they do. */
function matchingName({ categories, upperIndexOf }: PreparedRules, { dice: [face] }: Turn): Text {
  return categoryName(categories[upperIndexOf[face ?? 0] ?? -1]?.id ?? "");
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

/** What the first roll of a turn brings more. */
function servedTexts(
  { categories, indexOf }: PreparedRules,
  { rollsUsed }: Turn,
  shown: readonly Preview[],
): readonly Text[] {
  return shown.flatMap(({ category, points }) => {
    const { servedBonus = 0 } = categories[indexOf.get(category) ?? -1] ?? {};
    return rollsUsed === 1 && points > 0 && servedBonus > 0
      ? [say("turn.served", categoryName(category), servedBonus)]
      : [];
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
      ? say("turn.categoryInColumn", name, column + 1, worth(preview, columns[column]?.multiplier))
      : say("turn.category", name, worth(preview)),
    press: { do: "score", category, column },
    group: hasColumns
      ? say("live.column", column + 1, columns[column]?.multiplier ?? 1)
      : say(`section.${section}`),
    asksForZero: worthNothing(preview),
  };
}

/** What is filled, the upper bonus of each column, the total so far or with others all totals, and what is played. */
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
  const total = game.sheets.length === 1 ? totalAlone(match, totals(rules, sheet).total) : totalsText(match);
  return [...columns, label("total", total), label("rules", playedText(match))];
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

function totalAlone({ target }: Match, total: number): Text {
  return target === null ? say("turn.total", total) : say("turn.totalOf", total, target);
}
