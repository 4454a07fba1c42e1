// Games of one player that stand as a vector describes them.
import type { Dice } from "../../engine/dice.ts";
import { emptySheet, type Game, newGame, newTurn, type Sheet } from "../../engine/game.ts";
import { type ChosenRules, preparedRules } from "../../engine/prepared-rules.ts";
import type { Card } from "./fields.ts";

/** A sheet whose first column holds this card. */
export function sheetWith(rules: ChosenRules, card: Card, yahtzeeBonuses = 0): Sheet {
  return sheetOf(rules, [card], [yahtzeeBonuses]);
}

/** A sheet whose columns hold these cards, from the first on. */
export function sheetOf(
  rules: ChosenRules,
  cards: readonly Card[],
  yahtzeeBonuses: readonly number[] = [],
): Sheet {
  const { categories } = preparedRules(rules);
  const empty = emptySheet(rules);
  const columns = empty.columns.map((_, column) => ({
    scores: categories.map(({ id }) => cards[column]?.[id] ?? null),
    yahtzeeBonuses: yahtzeeBonuses[column] ?? 0,
  }));
  return { ...empty, columns };
}

/** A game with this sheet and these dice on the table. @param rollsUsed at least 1. */
export function position(rules: ChosenRules, sheet: Sheet, dice: Dice, rollsUsed = 1): Game {
  return { ...newGame(rules, 1), sheets: [sheet], turn: { ...newTurn(rules, 0), rollsUsed, dice } };
}
