// Shaped recipes over a grid of nine: which one a grid makes, and how a person lays one out. Pure.
import type { Recipe } from "./pack-files.ts";
import { hasTag, recipes, withNamespace } from "./packs.ts";

type Cell = string | null;
export type Grid = readonly Cell[];
type Rows = readonly Grid[];

function trimRows(rows: Rows): Rows {
  const isFilled = (row: Grid) => row.some((cell) => cell !== null);
  const after = rows.length - [...rows].reverse().findIndex(isFilled);
  return rows.some(isFilled) ? rows.slice(rows.findIndex(isFilled), after) : [];
}
const transpose = (rows: Rows): Rows =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
/** Cuts empty rows and columns off the edges: a recipe may lie anywhere in the grid. */
const trim = (rows: Rows): Rows => transpose(trimRows(transpose(trimRows(rows))));

const patternRows = ({ pattern }: Recipe): Rows =>
  trim(pattern.map((row) => [...row].map((symbol) => (symbol === " " ? null : symbol))));

function fits({ key }: Recipe, symbol: Cell, cell: Cell): boolean {
  if (symbol === null || cell === null) return symbol === cell;
  const { item, tag } = key[symbol] ?? {};
  return tag === undefined ? item !== undefined && withNamespace(item) === cell : hasTag(cell, tag);
}

/** @returns the recipe that this grid makes, or undefined. */
export function recipeFor(grid: Grid): Recipe | undefined {
  const rows = trim([grid.slice(0, 3), grid.slice(3, 6), grid.slice(6, 9)]);
  return recipes.find((recipe) => {
    const pattern = patternRows(recipe);
    const hasSize = pattern.length === rows.length && pattern[0]?.length === rows[0]?.length;
    return (
      hasSize &&
      pattern.every((row, y) => row.every((symbol, x) => fits(recipe, symbol, rows[y]?.[x] ?? null)))
    );
  });
}

/** The nine cells as a person lays them out of these items, the first fitting one first; or what is missing. */
export function layOut(recipe: Recipe, items: readonly string[]): Grid | string {
  const left = [...items];
  const grid: Cell[] = Array.from({ length: 9 }, () => null);
  for (const [y, row] of patternRows(recipe).entries()) {
    for (const [x, symbol] of row.entries()) {
      if (symbol === null) continue;
      const at = left.findIndex((id) => fits(recipe, symbol, id));
      if (at < 0) return missing(recipe, symbol);
      grid[y * 3 + x] = left.splice(at, 1)[0] ?? null;
    }
  }
  return grid;
}

function missing({ key }: Recipe, symbol: string): string {
  const { item, tag } = key[symbol] ?? {};
  return item ?? `anything of ${tag}`;
}
