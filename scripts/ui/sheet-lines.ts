// A player's sheet as lines of text: every category, then the sums in the order of the printed sheet.
import type { Game, Sheet, SheetColumn } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import type { Section } from "../engine/rules.ts";
import { columnTotals, totals } from "../engine/totals.ts";
import { columnsLines } from "./column-lines.ts";
import { categoryName, lines, say, type Text } from "./text.ts";
import { upperSums } from "./upper-bonus.ts";
import { worth } from "./worth.ts";

/** Sheets never change, and in a match most of them are shown again and again as they are. */
const outOfTurn = new WeakMap<Sheet, Text>();

/** The lines as one text. */
export function sheetText(game: Game, player: number): Text {
  const sheet = game.turn?.player === player ? undefined : game.sheets[player];
  const text = (sheet && outOfTurn.get(sheet)) ?? lines(sheetLines(game, player));
  if (sheet !== undefined) outOfTurn.set(sheet, text);
  return text;
}

/** @param player a position in the game's sheets. */
export function sheetLines(game: Game, player: number): readonly Text[] {
  const sheet = game.sheets[player];
  if (sheet === undefined) return [];
  return linesOf(preparedRules(game.rules), sheet, game.turn?.player === player ? previews(game) : []);
}

/** @param shown what each open category would score now; nothing out of turn. */
export function linesOf(rules: PreparedRules, sheet: Sheet, shown: readonly Preview[]): readonly Text[] {
  const [first, ...others] = sheet.columns;
  const columns =
    first === undefined || others.length > 0
      ? columnsLines(rules, sheet, shown)
      : [...columnLines(rules, first, shown), ...columnSums(rules, first)];
  return [
    ...columns,
    say("sheet.total", totals(rules, sheet).total),
    ...(rules.savesRolls ? [say("sheet.savedRolls", sheet.savedRolls)] : []),
  ];
}

function columnLines(rules: PreparedRules, cells: SheetColumn, shown: readonly Preview[]): readonly Text[] {
  const section = (which: Section): readonly Text[] =>
    rules.categories.flatMap((category, index) =>
      category.section === which ? [categoryLine(category.id, cells.scores[index] ?? null, shown)] : [],
    );
  return [...section("upper"), ...upperSums(rules, cells), ...section("lower")];
}

/** The lines below the lower section: each for what the rules have. */
function columnSums(rules: PreparedRules, cells: SheetColumn): readonly Text[] {
  const { yahtzeeBonuses, lowerSubtotal } = columnTotals(rules, cells, 0);
  const points = rules.yahtzee?.bonus?.points ?? 0;
  return [
    ...(points > 0 ? [say("sheet.yahtzeeBonus", yahtzeeBonuses, points)] : []),
    say("sheet.lowerSubtotal", lowerSubtotal),
  ];
}

function categoryLine(id: string, points: number | null, shown: readonly Preview[]): Text {
  if (points !== null) return say("sheet.filled", categoryName(id), points);
  const preview = shown.find(({ category }) => category === id);
  if (preview === undefined) return say("sheet.open", categoryName(id));
  return preview.refusal === null
    ? say("sheet.wouldScore", categoryName(id), worth(preview))
    : say("sheet.notNow", categoryName(id));
}
