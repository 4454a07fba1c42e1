// A player's sheet as lines of text: every category, then the totals in the order of the printed sheet.
import type { Game, SheetColumn } from "../engine/game.ts";
import { type Preview, previews } from "../engine/legal-moves.ts";
import { type PreparedRules, preparedRules } from "../engine/prepared-rules.ts";
import type { Section } from "../engine/rules.ts";
import { columnTotals, totals, upperProgress } from "../engine/totals.ts";
import { categoryName, say, type Text } from "./text.ts";

/** @param player a position in the game's sheets. */
export function sheetLines(game: Game, player: number): readonly Text[] {
  const rules = preparedRules(game.rules);
  const sheet = game.sheets[player];
  if (sheet === undefined) return [];
  const shown = game.turn?.player === player ? previews(game) : [];
  const columns = sheet.columns.flatMap((cells, column) =>
    columnLines(
      rules,
      cells,
      column,
      shown.filter((preview) => preview.column === column),
    ),
  );
  return [...columns, say("yahtzee.sheet.total", totals(rules, sheet).total)];
}

function columnLines(
  rules: PreparedRules,
  cells: SheetColumn,
  column: number,
  shown: readonly Preview[],
): readonly Text[] {
  const sums = columnTotals(rules, cells, column);
  const section = (which: Section): readonly Text[] =>
    rules.categories.flatMap((category, index) =>
      category.section === which ? [categoryLine(category.id, cells.scores[index] ?? null, shown)] : [],
    );
  return [
    ...section("upper"),
    upperLine(rules, cells) ?? say("yahtzee.sheet.upperSubtotal", sums.upperSubtotal),
    bonusLine(rules, cells, sums.upperBonus),
    say("yahtzee.sheet.upperTotal", sums.upperTotal),
    ...section("lower"),
    say("yahtzee.sheet.yahtzeeBonus", sums.yahtzeeBonuses, rules.yahtzeeBonus.points),
    say("yahtzee.sheet.lowerSubtotal", sums.lowerSubtotal),
    say("yahtzee.sheet.columnTotal", sums.total),
  ];
}

function categoryLine(id: string, points: number | null, shown: readonly Preview[]): Text {
  if (points !== null) return say("yahtzee.sheet.filled", categoryName(id), points);
  const preview = shown.find(({ category }) => category === id);
  if (preview === undefined) return say("yahtzee.sheet.open", categoryName(id));
  return preview.refusal === null
    ? say("yahtzee.sheet.wouldScore", categoryName(id), worth(preview))
    : say("yahtzee.sheet.notNow", categoryName(id));
}

/** Points as the player gets them: `30`, or `30 + 100` with a Yahtzee bonus. */
export function worth({ points, yahtzeeBonus }: Preview): string {
  return yahtzeeBonus > 0 ? `${points} + ${yahtzeeBonus}` : String(points);
}

/** The upper subtotal against its bonus: *43 of 63, 2 ahead, 20 to go*; `null` where there is no bonus. */
export function upperLine(rules: PreparedRules, cells: SheetColumn): Text | null {
  const progress = upperProgress(rules, cells);
  if (progress === null) return null;
  const { subtotal, goal, ahead, missing } = progress;
  if (missing > 0 && !upperOpen(rules, cells)) return say("yahtzee.sheet.upperMissed", subtotal, goal);
  if (missing === 0) return say("yahtzee.sheet.upperReached", subtotal, goal);
  if (ahead > 0) return say("yahtzee.sheet.upperAhead", subtotal, goal, ahead, missing);
  if (ahead < 0) return say("yahtzee.sheet.upperBehind", subtotal, goal, -ahead, missing);
  return say("yahtzee.sheet.upperEven", subtotal, goal, missing);
}

/** A bonus that can still come is not a zero: it reads as pending until the whole upper section is filled. */
function bonusLine(rules: PreparedRules, cells: SheetColumn, earned: number): Text {
  const next = rules.upperBonus.find(({ points }) => points > earned);
  const open = rules.categories.some(
    ({ section }, index) => section === "upper" && cells.scores[index] === null,
  );
  return earned === 0 && open && next !== undefined
    ? say("yahtzee.sheet.upperBonusPending", next.points, next.at)
    : say("yahtzee.sheet.upperBonus", earned);
}

function upperOpen(rules: PreparedRules, cells: SheetColumn): boolean {
  return rules.categories.some(({ section }, index) => section === "upper" && cells.scores[index] === null);
}
