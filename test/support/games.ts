// Games for tests: played from moves, set up from a card, or random and legal for the property tests.
import fc from "fast-check";
import type { Dice, Face } from "../../scripts/engine/dice.ts";
import { type Game, newGame } from "../../scripts/engine/game.ts";
import { legalMoves, previews } from "../../scripts/engine/legal-moves.ts";
import { applyMove, type GameEvent, type Move } from "../../scripts/engine/moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from "../../scripts/engine/rule-sets/rule-sets.ts";
import type { HouseRuleValue } from "../../scripts/engine/rules.ts";
import { totals } from "../../scripts/engine/totals.ts";
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

/** What an empty sheet shows for these dice after a later roll than the first. */
export function shown(rules: ChosenRules, faces: string, category: string): number | undefined {
  const game = position(rules, sheetWith(rules, {}), dice(faces), 2);
  return previews(game).find((preview) => preview.category === category)?.points;
}

/** Of all throws that there are, how many score in each category. */
export function fitting(rules: ChosenRules, throws: readonly Dice[]): Readonly<Record<string, number>> {
  const { categories, points, rolls } = preparedRules(rules);
  const indexes = throws.map(rolls.indexOf);
  const counted = categories.map(({ id }, at) => {
    return [id, indexes.filter((roll) => (points[at]?.[roll] ?? 0) > 0).length] as const;
  });
  return Object.fromEntries(counted);
}

/** A game of one in which every turn takes one roll, played to its end: the grand total. */
export function totalOf(
  rules: ChosenRules,
  turns: readonly (readonly [faces: string, category: string])[],
): number {
  const game = play(newGame(rules, 1), ...turns.flatMap(([faces, category]) => turn(faces, category)));
  if (game.turn !== null) throw new Error("The game is not over.");
  const [sheet] = game.sheets;
  return sheet === undefined ? Number.NaN : totals(preparedRules(rules), sheet).total;
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

/** Every combination of the house rules of a rule set. */
export function allRulesOf(ruleSet: RuleSetId): readonly ChosenRules[] {
  let combinations: readonly Readonly<Record<string, HouseRuleValue>>[] = [{}];
  for (const { id, values } of RULE_SETS[ruleSet].houseRules) {
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value })));
  }
  return combinations.map((chosen) => chooseRules(ruleSet, chosen));
}

export function allClassicRules(): readonly ChosenRules[] {
  return allRulesOf("classic");
}

/** Every combination of the house rules of every rule set. */
export function everyRules(): readonly ChosenRules[] {
  return RULE_SET_IDS.flatMap(allRulesOf);
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

type Check = (steps: Iterable<Step>, rules: ChosenRules) => void;

interface RandomGames {
  readonly players: number;
  readonly resigns: boolean;
  readonly runs: number;
  /** Left out: every combination of house rules of every rule set. */
  readonly among?: readonly ChosenRules[];
}

/** Random games under each of these rules, each handed over as the steps it is played in. */
export function forRandomGames({ players, resigns, runs, among }: RandomGames, check: Check): void {
  for (const rules of among ?? everyRules()) {
    fc.assert(
      // The rules are a value of their own, so that the report of a failure names them.
      fc.property(fc.constant(rules), anyPicks(), (chosen, pick) => {
        check(randomGame(chosen, players, pick, resigns), chosen);
      }),
      { numRuns: runs },
    );
  }
}

/** One random game of one, two and three players, with and without resigning, under each of these rules. */
export function forAnyGames(check: Check, among?: readonly ChosenRules[]): void {
  for (const players of [1, 2, 3]) {
    for (const resigns of [false, true]) {
      forRandomGames({ players, resigns, runs: 1, ...(among ? { among } : {}) }, check);
    }
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
  const wins = preparedRules(game.rules).yahtzee?.servedWins === true && game.turn?.rollsUsed === 0;
  // Seldom where it ends the game, or hardly any would be played on.
  const alike = pick(wins ? 60 : 3) === 0 ? (game.turn?.dice[0] ?? any()) : null;
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

const UPPER: readonly string[] = ["ones", "twos", "threes", "fours", "fives", "sixes"];

/** From which subtotal on the upper bonus is paid, as the printed sheets say. */
const UPPER_BONUSES: Readonly<Record<RuleSetId, readonly (readonly [at: number, points: number])[]>> = {
  classic: [[63, 35]],
  freeJoker: [[63, 35]],
  triple: [[63, 35]],
  yacht: [],
  yatzy: [[63, 50]],
  maxiYatzy: [[84, 100]],
  kismet: [
    [63, 35],
    [71, 55],
    [78, 75],
  ],
  generala: [],
};

/** The grand total of a sheet, added up here line by line and not by the engine. */
export function addedUp({ rules, sheets }: Game, player: number): number {
  const { categories } = preparedRules(rules);
  const columns = sheets[player]?.columns;
  if (columns === undefined) throw new Error(`There is no player ${player}.`);
  let total = 0;
  for (const [column, { scores, yahtzeeBonuses }] of columns.entries()) {
    let upper = 0;
    let lower = 0;
    for (const [index, points] of scores.entries()) {
      if (UPPER.includes(categories[index]?.id ?? "")) upper += points ?? 0;
      else lower += points ?? 0;
    }
    const [, bonus] = UPPER_BONUSES[rules.ruleSet].filter(([at]) => upper >= at).at(-1) ?? [0, 0];
    const each = Number(rules.houseRules["yahtzeeBonus"] ?? 100);
    // Triple counts its columns once, twice and three times; no other rule set has several.
    total += (column + 1) * (upper + bonus + lower + yahtzeeBonuses * each);
  }
  return total;
}

export function reversed(faces: Dice): Dice {
  return [...faces].reverse();
}
