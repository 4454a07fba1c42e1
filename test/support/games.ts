// Games for tests: played from moves, set up from a card, or random and legal for the property tests.
import fc from "fast-check";
import type { Dice, Face } from "../../scripts/engine/dice.ts";
import { type Game, newGame } from "../../scripts/engine/game.ts";
import { legalMoves } from "../../scripts/engine/legal-moves.ts";
import { applyMove, type GameEvent, type Move } from "../../scripts/engine/moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { RULE_SETS } from "../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRuleValue } from "../../scripts/engine/rules.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "./dice.ts";

/** Takes one of so many options: 0 up to one less. */
type Pick = (options: number) => number;

export interface Step {
  readonly before: Game;
  readonly move: Move;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** One player with this card, who has just thrown these dice once. */
export function thrown(rules: ChosenRules, card: Card, faces: string, yahtzeeBonuses = 0): Game {
  return position(rules, sheetWith(rules, card, yahtzeeBonuses), dice(faces));
}

/** The game after these moves. @throws when one of them is refused. */
export function play(game: Game, ...moves: readonly Move[]): Game {
  return moves.reduce((now, move) => step(now, move).after, game);
}

export function step(before: Game, move: Move): Step {
  const moved = applyMove(before, move);
  if (!moved.ok) throw new Error(`${JSON.stringify(move)} was refused: ${moved.reason}.`);
  return { before, move, after: moved.value.game, events: moved.value.events };
}

export function roll(faces: string): Move {
  return { type: "roll", faces: [...dice(faces)] };
}

export function hold(...held: readonly boolean[]): Move {
  return { type: "hold", held };
}

export function score(category: string): Move {
  return { type: "score", category, column: 0 };
}

/** A turn of one roll. */
export function turn(faces: string, category: string): readonly Move[] {
  return [roll(faces), score(category)];
}

/** Every combination of the house rules of Classic. */
export function allClassicRules(): readonly ChosenRules[] {
  let combinations: readonly Readonly<Record<string, HouseRuleValue>>[] = [{}];
  for (const { id, values } of RULE_SETS.classic.houseRules) {
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value })));
  }
  return combinations.map((chosen) => chooseRules("classic", chosen));
}

/** Picks for a random game; drawn by fast-check, so that a failure can be replayed from its report. */
function anyPicks(): fc.Arbitrary<Pick> {
  return fc.infiniteStream(fc.noBias(fc.nat({ max: 0xffffff }))).map((stream) => (options) => {
    const { value } = stream.next();
    return (value ?? 0) % options;
  });
}

/** A legal game to its end. A third of the throws comes out all alike, or jokers would hardly ever be met. */
function* randomGame(rules: ChosenRules, players: number, pick: Pick, resigns: boolean): Generator<Step> {
  let game = newGame(rules, players);
  while (game.turn !== null) {
    const next = step(game, randomMove(game, pick, resigns));
    yield next;
    game = next.after;
  }
}

/** Random games under every combination of house rules, each handed over as the steps it is played in. */
export function forRandomGames(
  { players, resigns, runs }: { players: number; resigns: boolean; runs: number },
  check: (steps: Iterable<Step>, rules: ChosenRules) => void,
): void {
  for (const rules of allClassicRules()) {
    fc.assert(
      fc.property(anyPicks(), (pick) => {
        check(randomGame(rules, players, pick, resigns), rules);
      }),
      { numRuns: runs },
    );
  }
}

function randomMove(game: Game, pick: Pick, resigns: boolean): Move {
  const legal = legalMoves(game);
  const { diceToRoll, score: open } = legal;
  if (resigns && pick(60) === 0)
    return { type: "resign", player: legal.resign[pick(legal.resign.length)] ?? 0 };
  const choice = pick(4);
  if (diceToRoll > 0 && (open.length === 0 || choice === 0)) {
    return { type: "roll", faces: randomFaces(game, diceToRoll, pick) };
  }
  if (legal.hold && choice === 1)
    return { type: "hold", held: game.turn?.held.map(() => pick(2) === 0) ?? [] };
  return { type: "score", ...(open[pick(open.length)] ?? { category: "", column: 0 }) };
}

function randomFaces(game: Game, howMany: number, pick: Pick): readonly Face[] {
  const any = (): Face => (pick(6) + 1) as Face;
  const alike = pick(3) === 0 ? (game.turn?.dice[0] ?? any()) : null;
  return Array.from({ length: howMany }, () => alike ?? any());
}

/** The same value, with everything in it frozen: a change in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** The grand total of a sheet, added up here line by line and not by the engine. */
export function addedUp(game: Game, player: number): number {
  const { categories, yahtzeeBonus } = preparedRules(game.rules);
  const cells = game.sheets[player]?.columns[0];
  if (cells === undefined) throw new Error(`There is no player ${player}.`);
  let upper = 0;
  let lower = 0;
  for (const [index, points] of cells.scores.entries()) {
    if (categories[index]?.section === "upper") upper += points ?? 0;
    else lower += points ?? 0;
  }
  return upper + (upper >= 63 ? 35 : 0) + lower + cells.yahtzeeBonuses * yahtzeeBonus.points;
}

export function reversed(faces: Dice): Dice {
  return [...faces].reverse();
}
