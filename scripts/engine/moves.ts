// What may be done in a game and what comes of it. A roll carries its faces, so that the engine needs no chance
// and a game can be replayed from its moves.
import { type Dice, type Face, isFace } from "./dice.ts";
import { type Game, isPlaying, newTurn, type Sheet, type SheetColumn, type Turn } from "./game.ts";
import { countsAsJoker, type JokerRefusal, pointsFor, readRoll, scoreRefusal } from "./joker.ts";
import { preparedRules } from "./prepared-rules.ts";
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

export type IllegalScore = "unknownCategory" | "unknownColumn" | "categoryFilled" | JokerRefusal;

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
  const { diceCount, rollsPerTurn } = preparedRules(game.rules);
  if (turn.rollsUsed >= rollsPerTurn) return refuse("noRollsLeft");
  const { held, player } = turn;
  if (!held.includes(false)) return refuse("allDiceHeld");
  const dice: Face[] = [];
  let next = 0;
  for (let die = 0; die < diceCount; die++) {
    const face = held[die] === true ? turn.dice[die] : faces[next++];
    if (!isFace(face)) return refuse("wrongFaces");
    dice.push(face);
  }
  if (next !== faces.length) return refuse("wrongFaces");
  const rollsUsed = turn.rollsUsed + 1;
  return accept({
    game: withTurn(game, { player, rollsUsed, dice, held }),
    events: [{ type: "rolled", player, roll: rollsUsed, dice, thrown: held.map((kept) => !kept) }],
  });
}

function hold(game: Game, turn: Turn, held: readonly boolean[]): Result<Moved, IllegalMove> {
  const rules = preparedRules(game.rules);
  if (turn.rollsUsed === 0) return refuse("notRolled");
  if (turn.rollsUsed >= rules.rollsPerTurn) return refuse("noRollsLeft");
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
  const reading = readRoll(rules, cells, turn.dice);
  const refusal = scoreRefusal(cells, reading, index);
  if (refusal !== null) return refuse(refusal);

  const points = pointsFor(rules, reading, index);
  const after = enter(cells, index, points, reading.yahtzeeBonus > 0);
  const upperBonus =
    rules.categories[index]?.section === "upper"
      ? columnTotals(rules, after, column).upperBonus - columnTotals(rules, cells, column).upperBonus
      : 0;
  const columns = sheet.columns.map((old, at) => (at === column ? after : old));
  const sheets = replace(game.sheets, turn.player, { columns, status: sheet.status });
  return advance({ ...game, sheets }, turn.player, {
    type: "scored",
    player: turn.player,
    category,
    column,
    points,
    yahtzeeBonus: reading.yahtzeeBonus,
    upperBonus,
    joker: countsAsJoker(rules, reading, index),
  });
}

function resign(game: Game, turn: Turn, player: number, closed: boolean): Result<Moved, IllegalMove> {
  const sheet = game.sheets[player];
  if (sheet === undefined || !isPlaying(sheet)) return refuse("notPlaying");
  const othersPlay = game.sheets.some((other, index) => index !== player && isPlaying(other));
  const left = closed ? "closed" : "resigned";
  const gone: Sheet = { columns: sheet.columns, status: othersPlay ? left : "stopped" };
  const sheets = replace(game.sheets, player, gone);
  const event: GameEvent = closed ? { type: "resigned", player, closed } : { type: "resigned", player };
  return player === turn.player
    ? advance({ ...game, sheets }, player, event)
    : accept({ game: { ...game, sheets }, events: [event] });
}

/** Gives the turn to the next sheet with open categories, clockwise, or ends the game. */
function advance(game: Game, from: number, event: GameEvent): { readonly ok: true; readonly value: Moved } {
  const count = game.sheets.length;
  for (let step = 1; step <= count; step++) {
    const player = (from + step) % count;
    const sheet = game.sheets[player];
    if (sheet !== undefined && isPlaying(sheet)) {
      const turn = newTurn(game.rules, player);
      return accept({ game: withTurn(game, turn), events: [event, { type: "turnStarted", player }] });
    }
  }
  return accept({ game: withTurn(game, null), events: [event, { type: "ended" }] });
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
