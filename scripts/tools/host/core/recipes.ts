// Shaped recipes over a grid of nine: which one a grid makes, and which ones a player has unlocked. Pure.
import { items, type Recipe, recipes, withNamespace } from "./packs.ts";

export type Grid = readonly (string | null)[];
type Rows = readonly (readonly (string | null)[])[];

/** Cuts empty rows and columns off the edges: a recipe may lie anywhere in the grid. */
function trim(rows: Rows): Rows {
  const filled = (line: readonly (string | null)[]) => line.some((cell) => cell !== null);
  const kept = rows.slice(rows.findIndex(filled), rows.length - [...rows].reverse().findIndex(filled));
  const columns = (kept[0] ?? []).map((_, column) => kept.map((row) => row[column] ?? null));
  const first = columns.findIndex(filled);
  const last = columns.length - [...columns].reverse().findIndex(filled);
  return kept.map((row) => row.slice(first, last));
}

function patternRows({ pattern }: Recipe): Rows {
  const width = Math.max(...pattern.map((row) => row.length));
  return trim(pattern.map((row) => [...row.padEnd(width)].map((symbol) => (symbol === " " ? null : symbol))));
}

function fits(recipe: Recipe, symbol: string, itemId: string): boolean {
  const wanted = recipe.key[symbol];
  if (wanted?.tag !== undefined) return items.get(itemId)?.tags.includes(wanted.tag) ?? false;
  return wanted?.item !== undefined && withNamespace(wanted.item) === itemId;
}

function matches(recipe: Recipe, rows: Rows): boolean {
  const pattern = patternRows(recipe);
  return (
    pattern.length === rows.length &&
    pattern[0]?.length === rows[0]?.length &&
    pattern.every((row, y) =>
      row.every((symbol, x) => {
        const item = rows[y]?.[x] ?? null;
        return symbol === null ? item === null : item !== null && fits(recipe, symbol, item);
      }),
    )
  );
}

/** @returns the recipe that this grid makes, or undefined. */
export function recipeFor(grid: Grid): Recipe | undefined {
  if (grid.every((cell) => cell === null)) return undefined;
  const rows = trim([0, 3, 6].map((start) => Array.from({ length: 3 }, (_, x) => grid[start + x] ?? null)));
  const mirrored = rows.map((row) => [...row].reverse());
  return recipes.find((recipe) => matches(recipe, rows) || matches(recipe, mirrored));
}

/** The nine cells as a person lays them from what is in hand, the first fitting item first; or what is missing. */
export function layOut(recipe: Recipe, available: ReadonlyMap<string, number>): (string | null)[] | string {
  const left = new Map(available);
  const grid: (string | null)[] = Array.from({ length: 9 }, () => null);
  for (const [y, row] of patternRows(recipe).entries()) {
    for (const [x, symbol] of row.entries()) {
      if (symbol === null) continue;
      const item = [...left].find(([id, count]) => count > 0 && fits(recipe, symbol, id))?.[0];
      if (item === undefined) return JSON.stringify(recipe.key[symbol]);
      left.set(item, (left.get(item) ?? 0) - 1);
      grid[y * 3 + x] = item;
    }
  }
  return grid;
}

export function unlockedRecipes(seen: ReadonlySet<string>): Recipe[] {
  return recipes.filter((recipe) =>
    recipe.unlock.some(
      ({ item, context }) =>
        context === "AlwaysUnlocked" || (item !== undefined && seen.has(withNamespace(item))),
    ),
  );
}
