// A game: the sheets of its players in turn order and the turn that is being played. Plain data, never changed
// in place.
import type { Dice } from "./dice.ts";
import { type ChosenRules, preparedRules } from "./prepared-rules.ts";

export interface SheetColumn {
  /** By category, in the order of the rule set: the points entered, or `null` while open. */
  readonly scores: readonly (number | null)[];
  readonly yahtzeeBonuses: number;
}

/**
 * `resigned`: gave up while another played on, so the total stays and cannot win. `closed`: stayed away, and the others
 * closed the sheet; it cannot win either. `won`: won outright, whatever the scores. `stopped`: was still open when the game
 * ended early, because the last one left stopped it or another won outright.
 */
export const SHEET_STATUSES = ["playing", "resigned", "closed", "stopped", "won"] as const;

export type SheetStatus = (typeof SHEET_STATUSES)[number];

export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly status: SheetStatus;
  /** Left over from earlier turns, under rules that save them; else 0. */
  readonly savedRolls: number;
}

export interface Turn {
  /** Whose turn it is: a position in `sheets`. */
  readonly player: number;
  readonly rollsUsed: number;
  /** Empty before the first roll. */
  readonly dice: Dice;
  /** By die from left to right: kept out of the next roll. */
  readonly held: readonly boolean[];
}

export interface Game {
  readonly rules: ChosenRules;
  /** In turn order: the first one starts. */
  readonly sheets: readonly Sheet[];
  /** `null` when the game is over. */
  readonly turn: Turn | null;
}

/** @param players how many play, at least one. */
export function newGame(rules: ChosenRules, players: number): Game {
  return { rules, sheets: Array.from({ length: players }, () => emptySheet(rules)), turn: newTurn(rules, 0) };
}

export function emptySheet(rules: ChosenRules): Sheet {
  const { columns, categories } = preparedRules(rules);
  const column: SheetColumn = { scores: categories.map(() => null), yahtzeeBonuses: 0 };
  return { columns: columns.map(() => column), status: "playing", savedRolls: 0 };
}

export function newTurn(rules: ChosenRules, player: number): Turn {
  return { player, rollsUsed: 0, dice: [], held: new Array(preparedRules(rules).diceCount).fill(false) };
}

/** How many rolls the turn that is played has altogether; 0 after the end. */
export function rollsOfTurn({ rules, sheets, turn }: Game): number {
  if (turn === null) return 0;
  return preparedRules(rules).rollsPerTurn + (sheets[turn.player]?.savedRolls ?? 0);
}

/** How many rolls are left in the turn; 0 after the end. */
export function rollsLeft(game: Game): number {
  return rollsOfTurn(game) - (game.turn?.rollsUsed ?? 0);
}

export function isFull(sheet: Sheet): boolean {
  return sheet.columns.every(({ scores }) => !scores.includes(null));
}

/** Whether the sheet still has turns to come. */
export function isPlaying(sheet: Sheet): boolean {
  return sheet.status === "playing" && !isFull(sheet);
}

/** How many turns of this sheet have been scored. */
export function turnsScored(sheet: Sheet): number {
  let filled = 0;
  for (const { scores } of sheet.columns) for (const score of scores) if (score !== null) filled += 1;
  return filled;
}

/** The round that a player is in, from 1 on. */
export function roundOf({ sheets }: Game, player: number): number {
  const sheet = sheets[player];
  return (sheet === undefined ? 0 : turnsScored(sheet)) + 1;
}
