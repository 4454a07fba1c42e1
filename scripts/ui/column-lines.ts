// A sheet of several columns as lines of text: each line has a category, or a sum, of all of them side by side.
import type { Sheet } from "../engine/game.ts";
import type { Preview } from "../engine/legal-moves.ts";
import type { PreparedRules } from "../engine/prepared-rules.ts";
import type { Section } from "../engine/rules.ts";
import { type ColumnTotals, columnTotals } from "../engine/totals.ts";
import { categoryName, type LangKey, say, type Text } from "./text.ts";
import { progressOf } from "./upper-bonus.ts";
import { worth } from "./worth.ts";

/** Without the total. @param shown what each open category would score now; nothing out of turn. */
export function columnsLines(
  rules: PreparedRules,
  { columns }: Sheet,
  shown: readonly Preview[],
): readonly Text[] {
  const sums = columns.map((cells, column) => columnTotals(rules, cells, column));
  const sum = (key: LangKey, of: (totals: ColumnTotals) => number | string): Text =>
    say(key, beside(sums.map(of)));
  const section = (which: Section): readonly Text[] =>
    rules.categories.flatMap(({ id, section }, index) => {
      if (section !== which) return [];
      const cells = columns.map(({ scores }, column) => {
        const preview = shown.find((other) => other.category === id && other.column === column);
        return cellText(scores[index] ?? null, preview);
      });
      return [say("sheet.filled", categoryName(id), beside(cells))];
    });
  const points = rules.yahtzee?.bonus?.points ?? 0;
  return [
    say("sheet.columns", beside(columns.map((_, column) => column + 1))),
    ...section("upper"),
    ...columns.flatMap((cells, column) => {
      const progress = progressOf(rules, cells);
      return progress === null ? [] : [say("sheet.columnUpper", column + 1, progress)];
    }),
    sum("sheet.upperTotal", ({ upperTotal }) => upperTotal),
    ...section("lower"),
    ...(points > 0
      ? [sum("sheet.yahtzeeBonuses", ({ yahtzeeBonuses }) => `${yahtzeeBonuses} × ${points}`)]
      : []),
    sum("sheet.lowerSubtotal", ({ lowerSubtotal }) => lowerSubtotal),
    sum("sheet.columnTotals", ({ total, multiplier }) => `${total} × ${multiplier}`),
  ];
}

function beside(cells: readonly (number | string)[]): string {
  return cells.join(" | ");
}

/** What is filled as it is, what would score now in brackets, what is open or not allowed as a line. */
function cellText(points: number | null, preview: Preview | undefined): string {
  if (points !== null) return String(points);
  return preview === undefined || preview.refusal !== null ? "–" : `[${worth(preview)}]`;
}
