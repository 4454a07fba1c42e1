// How a sensible player goes on in a turn, for whoever is away or out of time: looks no further than the turn, and
// takes each category for what it usually brings.
import { type Counts, type Dice, FACES } from "../dice.ts";
import { type Game, rollsLeft, type SheetColumn, turnsScored } from "../game.ts";
import { type Preview, previews } from "../legal-moves.ts";
import { type PreparedRules, preparedRules, turnsPerPlayer } from "../prepared-rules.ts";
import { rollsOf } from "../rolls.ts";
import type { BonusStep, CategoryId } from "../rules.ts";
import { columnTotals } from "../totals.ts";

/** What a sensible player does next in this turn: hold these dice and roll the others, or score. */
export type PlainMove =
  | { readonly type: "roll"; readonly held: readonly boolean[] }
  | { readonly type: "score"; readonly category: CategoryId; readonly column: number };

/**
 * Where one die more leads to. Every set of dice has a position, sets of fewer dice come first and whole rolls last:
 * `grown[set][face - 1]` is the position of the set with that face, for all sets but the rolls.
 */
type Grown = readonly (readonly number[])[];

/** What follows from the rules alone. */
interface Outlook {
  readonly grown: Grown;
  /** By category: the most that it adds to the upper subtotal. */
  readonly upperMost: readonly number[];
  /** By category: what it usually brings. */
  readonly par: readonly number[];
}

/** How far an entry is above the par of its category, with what it does for the upper bonus. */
type Gain = (points: number, yahtzeeBonus: number) => number;

/** A smaller difference is rounding: no reason to roll, nor to prefer one hold to an equal one. */
const ROUNDING = 1e-9;

/** What a saved roll is taken to bring in a later turn; from 7 to 12 points whole games came out alike. */
const SAVED_ROLL = 8;

const outlooks = new WeakMap<PreparedRules, Outlook>();

/** `null` when the game is over. */
export function plainMove(game: Game): PlainMove | null {
  const { turn } = game;
  if (turn === null) return null;
  const rules = preparedRules(game.rules);
  if (turn.rollsUsed === 0) return { type: "roll", held: new Array(rules.diceCount).fill(false) };
  const outlook = outlooks.get(rules) ?? outlookOf(rules);
  outlooks.set(rules, outlook);

  const entries = inOrder(previews(game));
  const gains = entries.map((entry) => gainOf(game, rules, outlook, entry));
  const gained = gainsNow(entries, gains);
  const best = Math.max(...gained);
  const left = rollsLeft(game);
  if (left > 0) {
    const rolls = gainsByRoll(game, rules, entries, gains);
    // Saved rolls may be many; what more than a turn of them could bring changes hardly anything.
    const ahead = Math.min(left, rules.rollsPerTurn);
    const worth = lookAhead(outlook.grown, rolls, ahead, priceOfRoll(game, rules));
    const held = bestHold(turn.dice, outlook.grown, worth, best);
    if (held !== null) return { type: "roll", held };
  }
  const entry = entries[gained.indexOf(best)];
  return entry === undefined ? null : { type: "score", category: entry.category, column: entry.column };
}

/** What a roll costs: under rules that save it, what it would bring later, the less the more are saved already. */
function priceOfRoll({ sheets, turn }: Game, rules: PreparedRules): number {
  const sheet = sheets[turn?.player ?? -1];
  if (rules.savesRolls !== true || sheet === undefined) return 0;
  const turnsToCome = turnsPerPlayer(rules) - turnsScored(sheet) - 1;
  return (SAVED_ROLL * turnsToCome) / Math.max(1, turnsToCome + sheet.savedRolls);
}

/** Without what the order of columns or categories refuses, whatever the dice. */
function inOrder(entries: readonly Preview[]): readonly Preview[] {
  return entries.filter(({ refusal }) => refusal !== "leftmostFirst" && refusal !== "topmostFirst");
}

/** By roll: the best gain if it is what is scored in the end. */
function gainsByRoll(
  game: Game,
  rules: PreparedRules,
  entries: readonly Preview[],
  gains: readonly Gain[],
): readonly number[] {
  const best: number[] = rules.alikeFace.map(() => Number.NEGATIVE_INFINITY);
  entries.forEach((entry, at) => {
    const gain = gains[at];
    const points = pointsByRoll(game, rules, entry);
    for (let roll = 0; roll < best.length && gain !== undefined; roll++) {
      const gained = gain(points[roll] ?? 0, 0);
      if (gained > (best[roll] ?? 0)) best[roll] = gained;
    }
  });
  // Only dice that are all alike can meet a joker or a Yahtzee bonus.
  return best.map((gained, roll) => {
    const face = rules.alikeFace[roll] ?? 0;
    const { turn } = game;
    if (face === 0 || turn === null) return gained;
    const alike = { ...turn, rollsUsed: turn.rollsUsed + 1, dice: turn.dice.map(() => face) };
    return Math.max(...gainsNow(inOrder(previews({ ...game, turn: alike })), gains));
  });
}

/** Nothing while it scores nothing. */
function pointsByRoll(game: Game, rules: PreparedRules, { category, column }: Preview): readonly number[] {
  const index = rules.indexOf.get(category) ?? -1;
  return scoresNothing(rules, cellsOf(game, column), index) ? [] : (rules.points[index] ?? []);
}

/** Whether the category needs another one, which holds no points. */
function scoresNothing(
  { needsIndex }: PreparedRules,
  cells: SheetColumn | undefined,
  index: number,
): boolean {
  const needed = needsIndex[index] ?? -1;
  return needed >= 0 && (cells?.scores[needed] ?? 0) === 0;
}

function cellsOf({ sheets, turn }: Game, column: number): SheetColumn | undefined {
  return sheets[turn?.player ?? -1]?.columns[column];
}

/** By entry; one that is refused is out of the question. */
function gainsNow(entries: readonly Preview[], gains: readonly Gain[]): readonly number[] {
  return entries.map(({ points, yahtzeeBonus, refusal }, index) =>
    refusal === null ? (gains[index]?.(points, yahtzeeBonus) ?? 0) : Number.NEGATIVE_INFINITY,
  );
}

function gainOf(game: Game, rules: PreparedRules, outlook: Outlook, entry: Preview): Gain {
  const { upperMost, par } = outlook;
  const index = rules.indexOf.get(entry.category) ?? -1;
  const multiplier = rules.columns[entry.column]?.multiplier ?? 1;
  const cells = cellsOf(game, entry.column);
  const usual = scoresNothing(rules, cells, index) ? 0 : (par[index] ?? 0);
  if (cells === undefined || rules.categories[index]?.section === "lower") {
    return (points, yahtzeeBonus) => (points + yahtzeeBonus - usual) * multiplier;
  }
  const { upperSubtotal } = columnTotals(rules, cells, entry.column);
  const open = cells.scores.reduce<number>(
    (sum, filled, at) => sum + (filled === null ? (upperMost[at] ?? 0) : 0),
    0,
  );
  const before = bonusOutlook(rules.upperBonus, upperSubtotal, open);
  const openAfter = open - (upperMost[index] ?? 0);
  return (points, yahtzeeBonus) => {
    const after = bonusOutlook(rules.upperBonus, upperSubtotal + points, openAfter);
    return (points + yahtzeeBonus - usual + after - before) * multiplier;
  };
}

/**
 * What may be hoped for of the upper bonus: a step is the surer, the more of the points that are still open it can do
 * without. An even pace changes nothing.
 */
function bonusOutlook(steps: readonly BonusStep[], subtotal: number, open: number): number {
  let hoped = 0;
  let before = 0;
  for (const { at, points } of steps) {
    hoped += (points - before) * (subtotal >= at ? 1 : Math.max(0, 1 - (at - subtotal) / open));
    before = points;
  }
  return hoped;
}

/**
 * What it is worth to hold each set with so many rolls to come: the mean over what the other dice may show, and before
 * the last roll the best that can be held of it.
 */
function lookAhead(grown: Grown, rolls: readonly number[], rollsLeft: number, price = 0): readonly number[] {
  const worth = [...grown.map(() => 0), ...rolls];
  for (let roll = 1; ; roll++) {
    for (let set = grown.length - 1; set >= 0; set--) {
      let sum = 0;
      for (const more of grown[set] ?? []) sum += worth[more] ?? 0;
      worth[set] = sum / FACES.length;
    }
    // Only now, so that a die that is added to a set costs nothing.
    if (price > 0) for (let set = 0; set < grown.length; set++) worth[set] = (worth[set] ?? 0) - price;
    if (roll === rollsLeft) return worth;
    for (let set = 0; set < grown.length; set++) {
      const value = worth[set] ?? 0;
      for (const more of grown[set] ?? []) if (value > (worth[more] ?? 0)) worth[more] = value;
    }
  }
}

/** Which dice to hold, of equal choices the last dice; `null` where that is worth no more than stopping. */
function bestHold(
  dice: Dice,
  grown: Grown,
  worth: readonly number[],
  stopping: number,
): readonly boolean[] | null {
  let best: readonly boolean[] | null = null;
  let most = stopping;
  for (let choice = 2 ** dice.length - 2; choice >= 0; choice--) {
    const held = dice.map((_, die) => ((choice >> die) & 1) === 1);
    const set = dice.reduce<number>((at, face, die) => (held[die] ? (grown[at]?.[face - 1] ?? 0) : at), 0);
    const value = worth[set] ?? 0;
    if (value <= most + ROUNDING) continue;
    most = value;
    best = held;
  }
  return best;
}

function outlookOf(rules: PreparedRules): Outlook {
  const grown = grownOf(rules.diceCount);
  const par = rules.points.map((points) => {
    const scoring = points.filter((score) => score > 0);
    const mean = scoring.reduce((sum, score) => sum + score, 0) / Math.max(1, scoring.length);
    // Between what it brings when it scores and what one turn for it alone brings: there are other turns to try it in.
    const [alone = 0] = lookAhead(grown, points, rules.rollsPerTurn);
    return Math.sqrt(alone * mean);
  });
  const upperMost = rules.points.map((points, index) =>
    rules.categories[index]?.section === "upper" ? Math.max(...points) : 0,
  );
  return { grown, upperMost, par };
}

function grownOf(diceCount: number): Grown {
  const grown: number[][] = [];
  let sets: readonly Counts[] = [[]];
  for (let size = 1; size <= diceCount; size++) {
    const next = rollsOf(size);
    const first = grown.length + sets.length;
    for (const counts of sets) {
      const dice = FACES.flatMap((face) => new Array<typeof face>(counts[face] ?? 0).fill(face));
      grown.push(FACES.map((face) => first + next.indexOf([...dice, face])));
    }
    sets = next.counts;
  }
  return grown;
}
