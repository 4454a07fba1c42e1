// What may be done in a game and what comes of it. A roll carries its faces, so that the engine needs no chance
// and a game can be replayed from its moves.
import { type Dice, type Face, isFace } from "./dice.ts";
import {
  type Game,
  isPlaying,
  newTurn,
  rollsLeft,
  type Sheet,
  type SheetColumn,
  type Turn,
  turnsScored,
} from "./game.ts";
import {
  countsAsJoker,
  pointsFor,
  readRoll,
  type ScoreOrder,
  scoreRefusal,
  yahtzeeBonusFor,
} from "./placement.ts";
import { type PreparedRules, preparedRules } from "./prepared-rules.ts";
import { accept, type Result, refuse } from "./result.ts";
import type { CategoryId } from "./rules.ts";
import { columnTotals } from "./totals.ts";

export type Move =
  /** One face for each die that is not held, from left to right. */
  | { readonly type: "roll"; readonly faces: readonly Face[] }
  /** One value for each die: exactly these are held, the others released. */
  | { readonly type: "hold"; readonly held: readonly boolean[] }
  | { readonly type: "score"; readonly category: CategoryId; readonly column: number }
  /** In or out of turn. `closed`: the others close the sheet of somebody who stays away. */
  | { readonly type: "resign"; readonly player: number; readonly closed?: true };

export type IllegalScore = "unknownCategory" | "unknownColumn" | "categoryFilled" | ScoreOrder;

export type IllegalMove =
  | IllegalScore
  | "gameOver"
  | "notRolled"
  | "noRollsLeft"
  | "allDiceHeld"
  | "wrongFaces"
  | "wrongHolds"
  | "notPlaying";

export type GameEvent =
  | {
      readonly type: "rolled";
      readonly player: number;
      /** 1 for the first roll of the turn. */
      readonly roll: number;
      readonly dice: Dice;
      /** By die: thrown just now, not held. */
      readonly thrown: readonly boolean[];
    }
  | { readonly type: "held"; readonly player: number; readonly held: readonly boolean[] }
  | {
      readonly type: "scored";
      readonly player: number;
      readonly category: CategoryId;
      readonly column: number;
      readonly points: number;
      readonly yahtzeeBonus: number;
      /** Points of the upper bonus that this entry earned, else 0. */
      readonly upperBonus: number;
      readonly joker: boolean;
    }
  /** By another's scoring all dice alike once more: a zero, and the turn for it is lost. */
  | {
      readonly type: "penalized";
      readonly player: number;
      readonly category: CategoryId;
      readonly column: number;
    }
  /** All dice alike on the first roll of a turn, where that wins. */
  | { readonly type: "wonOutright"; readonly player: number }
  | { readonly type: "resigned"; readonly player: number; readonly closed?: true }
  | { readonly type: "turnStarted"; readonly player: number }
  | { readonly type: "ended" };

export interface Moved {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** The game after the move and what happened, in order; or why the move is not legal, with nothing changed. */
export function applyMove(game: Game, move: Move): Result<Moved, IllegalMove> {
  const { turn } = game;
  if (turn === null) return refuse("gameOver");
  switch (move.type) {
    case "roll":
      return roll(game, turn, move.faces);
    case "hold":
      return hold(game, turn, move.held);
    case "score":
      return score(game, turn, move.category, move.column);
    case "resign":
      return resign(game, turn, move.player, move.closed === true);
  }
}

function roll(game: Game, turn: Turn, faces: readonly Face[]): Result<Moved, IllegalMove> {
  const rules = preparedRules(game.rules);
  if (rollsLeft(game) <= 0) return refuse("noRollsLeft");
  const { held, player } = turn;
  if (!held.includes(false)) return refuse("allDiceHeld");
  const dice: Face[] = [];
  let next = 0;
  for (let die = 0; die < rules.diceCount; die++) {
    const face = held[die] === true ? turn.dice[die] : faces[next++];
    if (!isFace(face)) return refuse("wrongFaces");
    dice.push(face);
  }
  if (next !== faces.length) return refuse("wrongFaces");
  const rollsUsed = turn.rollsUsed + 1;
  const thrown = held.map((kept) => !kept);
  const rolled: GameEvent = { type: "rolled", player, roll: rollsUsed, dice, thrown };
  if (winsOutright(game, rules, rollsUsed, dice)) {
    return accept({
      game: wonBy(game, player),
      events: [rolled, { type: "wonOutright", player }, { type: "ended" }],
    });
  }
  return accept({ game: withTurn(game, { player, rollsUsed, dice, held }), events: [rolled] });
}

/** Against others only, be their sheets full: alone, or once all others have given up, nobody is there to lose. */
function winsOutright({ sheets }: Game, rules: PreparedRules, rollsUsed: number, dice: Dice): boolean {
  if (rules.yahtzee?.servedWins !== true || rollsUsed > 1) return false;
  const stillIn = sheets.filter(({ status }) => status === "playing").length;
  return (rules.alikeFace[rules.rolls.indexOf(dice)] ?? 0) > 0 && stillIn > 1;
}

function wonBy(game: Game, winner: number): Game {
  const sheets = game.sheets.map((sheet, player): Sheet => {
    if (player === winner) return { ...sheet, status: "won" };
    return isPlaying(sheet) ? { ...sheet, status: "stopped" } : sheet;
  });
  return withTurn({ ...game, sheets }, null);
}

function hold(game: Game, turn: Turn, held: readonly boolean[]): Result<Moved, IllegalMove> {
  const rules = preparedRules(game.rules);
  if (turn.rollsUsed === 0) return refuse("notRolled");
  if (rollsLeft(game) <= 0) return refuse("noRollsLeft");
  if (held.length !== rules.diceCount || !held.every((value) => typeof value === "boolean")) {
    return refuse("wrongHolds");
  }
  const { player, rollsUsed, dice } = turn;
  const kept = [...held];
  return accept({
    game: withTurn(game, { player, rollsUsed, dice, held: kept }),
    events: [{ type: "held", player, held: kept }],
  });
}

function score(game: Game, turn: Turn, category: CategoryId, column: number): Result<Moved, IllegalMove> {
  const rules = preparedRules(game.rules);
  if (turn.rollsUsed === 0) return refuse("notRolled");
  const sheet = game.sheets[turn.player];
  const cells = sheet?.columns[column];
  if (sheet === undefined || cells === undefined) return refuse("unknownColumn");
  const index = rules.indexOf.get(category);
  if (index === undefined) return refuse("unknownCategory");
  const reading = readRoll(rules, sheet.columns, column, turn);
  const refusal = scoreRefusal(rules, sheet.columns, column, reading, index);
  if (refusal !== null) return refuse(refusal);

  const points = pointsFor(rules, cells, reading, index);
  const yahtzeeBonus = yahtzeeBonusFor(rules, reading, points);
  const after = enter(cells, index, points, yahtzeeBonus > 0);
  const upperBonus =
    rules.categories[index]?.section === "upper"
      ? columnTotals(rules, after, column).upperBonus - columnTotals(rules, cells, column).upperBonus
      : 0;
  const columns = sheet.columns.map((old, at) => (at === column ? after : old));
  const savedRolls = rules.savesRolls === true ? rollsLeft(game) : 0;
  const sheets = replace(game.sheets, turn.player, { columns, status: sheet.status, savedRolls });
  const scored: GameEvent = {
    type: "scored",
    player: turn.player,
    category,
    column,
    points,
    yahtzeeBonus,
    upperBonus,
    joker: countsAsJoker(rules, reading, index),
  };
  if (!isPenalty(rules, cells, reading.rollIndex)) return advance({ ...game, sheets }, turn.player, [scored]);
  const penalties = sheets.flatMap((other, player) =>
    player !== turn.player && isPlaying(other) ? penaltyOf(rules, other, player) : [],
  );
  return advance({ ...game, sheets: penalized(rules, sheets, penalties) }, turn.player, [
    scored,
    ...penalties,
  ]);
}

/** @param cells the column before the entry. */
function isPenalty(rules: PreparedRules, { scores }: SheetColumn, rollIndex: number): boolean {
  const isAlike = (rules.alikeFace[rollIndex] ?? 0) > 0;
  return isAlike && rules.yahtzee?.penalty === true && (scores[rules.yahtzeeIndex] ?? 0) > 0;
}

type Penalized = Extract<GameEvent, { readonly type: "penalized" }>;

/** The topmost open category of the first column that has one. */
function penaltyOf({ categories }: PreparedRules, { columns }: Sheet, player: number): readonly Penalized[] {
  const column = columns.findIndex(({ scores }) => scores.includes(null));
  const category = categories[columns[column]?.scores.indexOf(null) ?? -1];
  return category === undefined ? [] : [{ type: "penalized", player, category: category.id, column }];
}

function penalized(
  { indexOf }: PreparedRules,
  sheets: readonly Sheet[],
  penalties: readonly Penalized[],
): readonly Sheet[] {
  return penalties.reduce((all, { player, category, column }) => {
    const sheet = all[player];
    const cells = sheet?.columns[column];
    if (sheet === undefined || cells === undefined) return all;
    const columns = replace(sheet.columns, column, enter(cells, indexOf.get(category) ?? -1, 0, false));
    return replace(all, player, { ...sheet, columns });
  }, sheets);
}

function resign(game: Game, turn: Turn, player: number, closed: boolean): Result<Moved, IllegalMove> {
  const sheet = game.sheets[player];
  if (sheet === undefined || !isPlaying(sheet)) return refuse("notPlaying");
  const othersPlay = game.sheets.some((other, index) => index !== player && isPlaying(other));
  const left = closed ? "closed" : "resigned";
  const gone: Sheet = { ...sheet, status: othersPlay ? left : "stopped" };
  const sheets = replace(game.sheets, player, gone);
  const event: GameEvent = closed ? { type: "resigned", player, closed } : { type: "resigned", player };
  return player === turn.player
    ? advance({ ...game, sheets }, player, [event])
    : accept({ game: { ...game, sheets }, events: [event] });
}

/**
 * Gives the turn to the next sheet with open categories, clockwise, or ends the game. Who has lost turns is that many
 * entries ahead, and is left out until the others are as far; each round begins with the first sheet.
 */
function advance(
  game: Game,
  from: number,
  events: readonly GameEvent[],
): { readonly ok: true; readonly value: Moved } {
  const { sheets } = game;
  const gone = sheets[from];
  // Who has just scored is never ahead of the others; who has just given up has not scored in this round.
  const round = gone === undefined ? 0 : turnsScored(gone) + (gone.status === "playing" ? 0 : 1);
  let next: number | null = null;
  let nextRound = Number.POSITIVE_INFINITY;
  for (let player = 0; player < sheets.length; player++) {
    const sheet = sheets[player];
    if (sheet === undefined || !isPlaying(sheet)) continue;
    const playsIn = Math.max(turnsScored(sheet) + 1, player > from ? round : round + 1);
    if (playsIn >= nextRound) continue;
    next = player;
    nextRound = playsIn;
  }
  if (next === null) return accept({ game: withTurn(game, null), events: [...events, { type: "ended" }] });
  const turn = newTurn(game.rules, next);
  return accept({ game: withTurn(game, turn), events: [...events, { type: "turnStarted", player: next }] });
}

/** Written out: a spread here made a whole game a third slower. */
function withTurn({ rules, sheets }: Game, turn: Turn | null): Game {
  return { rules, sheets, turn };
}

function enter(cells: SheetColumn, index: number, points: number, bonus: boolean): SheetColumn {
  return {
    scores: replace(cells.scores, index, points),
    yahtzeeBonuses: cells.yahtzeeBonuses + (bonus ? 1 : 0),
  };
}

function replace<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}
