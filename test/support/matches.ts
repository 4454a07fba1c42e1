// Matches for tests: at a table, in a game, with a card and dice as a player reads them, or random.
import fc from "fast-check";
import { FACES, type Face } from "../../scripts/engine/dice.ts";
import { legalMoves } from "../../scripts/engine/legal-moves.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import { type Action, type Command, type Handled, handle } from "../../scripts/match/commands.ts";
import { type Match, newMatch } from "../../scripts/match/match.ts";
import { type PlayerRef, SIDES } from "../../scripts/match/seats.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "./dice.ts";
import { allClassicRules, frozen } from "./games.ts";

export const ANA: PlayerRef = { id: "-4294967295", name: "Ana" };
export const BEN: PlayerRef = { id: "-4294967294", name: "Ben" };
export const EVE: PlayerRef = { id: "-4294967293", name: "Eve" };

const CLASSIC = chooseRules("classic");

/** A command of this player for the match as it stands. */
export function command(match: Match, player: PlayerRef, action: Action): Command {
  return { matchId: match.id, revision: match.revision, playerId: player.id, action };
}

/** What came of the action. @throws when it is refused. */
export function handled(match: Match, player: PlayerRef, action: Action): Handled {
  const result = handle(frozen(match), command(match, player, action));
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.reason}.`);
  return result.value;
}

/** The match after these actions of one player. @throws when one of them is refused. */
export function acted(match: Match, player: PlayerRef, ...actions: readonly Action[]): Match {
  return actions.reduce((now, action) => handled(now, player, action).match, match);
}

/** Why the action is refused, or `null` where it is not. */
export function refusal(match: Match, player: PlayerRef, action: Action): string | null {
  const result = handle(frozen(match), command(match, player, action));
  return result.ok ? null : result.reason;
}

/** @param held as for `holding`; left out, what is held stays held. */
export function rollOf(faces: string, held?: string): Action {
  const roll = { type: "roll", faces: [...dice(faces)] } as const;
  return held === undefined ? roll : { ...roll, held: holding(held) };
}

export function scoreIn(category: string): Action {
  return { type: "score", category, column: 0 };
}

/** By die from left to right: `"x--x-"` holds the first and the fourth. */
export function holding(marks: string): readonly boolean[] {
  return [...marks].map((mark) => mark === "x");
}

/** A lobby in which these sit, clockwise from the north. */
export function lobby(...seated: readonly PlayerRef[]): Match {
  const [north = null, east = null, south = null, west = null] = seated;
  return { ...newMatch("match-1"), seats: { north, east, south, west } };
}

/** These play and it is the first one's first turn. */
export function started(...seated: readonly PlayerRef[]): Match {
  const first = seated[0];
  if (first === undefined) throw new Error("A game needs somebody who plays.");
  return acted(lobby(...seated), first, { type: "start" });
}

export interface At {
  /** As on the table, left to right; left out before the first roll. */
  readonly faces?: string;
  readonly rollsUsed?: number;
  /** As for `holding`. */
  readonly held?: string;
  readonly yahtzeeBonuses?: number;
  readonly rules?: ChosenRules;
}

/** Ana alone in a game that stands like this; what the card does not name is open. */
export function alone(card: Card, at: At = {}): Match {
  const { faces, rollsUsed = 1, held = "-----", yahtzeeBonuses = 0, rules = CLASSIC } = at;
  const seated = { ...started(ANA), rules };
  const sheet = sheetWith(rules, card, yahtzeeBonuses);
  const game = position(rules, sheet, faces === undefined ? [] : dice(faces), rollsUsed);
  const { turn } = game;
  if (turn === null) throw new Error("A new game has a turn.");
  return faces === undefined
    ? { ...seated, game: { ...game, turn: { ...turn, rollsUsed: 0 } } }
    : { ...seated, throws: rollsUsed, game: { ...game, turn: { ...turn, held: holding(held) } } };
}

/** Every category filled but these. */
export function cardWithout(...open: readonly string[]): Card {
  const full: Card = {
    ...{ ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 },
    ...{ threeKind: 20, fourKind: 18, fullHouse: 25, smallStraight: 30, largeStraight: 40 },
    ...{ yahtzee: 50, chance: 22 },
  };
  return Object.fromEntries(Object.entries(full).filter(([category]) => !open.includes(category)));
}

/** Ana's game alone, played to its end with this as the last entry. */
export function ended(card: Card, faces: string, category: string): Match {
  return acted(alone(card, { faces }), ANA, scoreIn(category));
}

/** A finished game of this total, made of Chance and Yahtzee bonuses that no dice could give. */
export function finished(total: number): Match {
  const zeros = Object.fromEntries(Object.keys(cardWithout()).map((category) => [category, 0]));
  const match = alone({ ...zeros, chance: total % 100 }, { yahtzeeBonuses: Math.floor(total / 100) });
  return match.game === null ? match : { ...match, game: { ...match.game, turn: null } };
}

/** A game to its end in which every category, in the order of the sheet, takes these faces. */
export function playedThrough(match: Match, player: PlayerRef, faces: string): Match {
  return preparedRules(match.rules).categories.reduce(
    (now, { id }) => acted(now, player, rollOf(faces), scoreIn(id)),
    match,
  );
}

/** Takes one of so many options: 0 up to one less. */
type Pick = (options: number) => number;

/**
 * Random commands to random tables, one after the other: mostly what brings a game on, else anything, forged, late or
 * from somebody else. `check` gets each with the match it was made for and gives the match to go on with.
 */
export function forRandomCommands(runs: number, check: (match: Match, command: Command) => Match): void {
  const rules = fc.constantFrom(...allClassicRules());
  fc.assert(
    fc.property(fc.noBias(fc.nat()), rules, fc.boolean(), (seed, chosen, two) => {
      const pick = picks(seed);
      let match: Match = { ...(two ? lobby(ANA, BEN) : newMatch("match-1")), rules: chosen };
      for (let step = 0; step < 200; step++) match = check(match, randomCommand(match, pick));
    }),
    { numRuns: runs },
  );
}

/** A linear congruential generator (Numerical Recipes), so that the report of a failure is one number. */
function picks(seed: number): Pick {
  let state = seed;
  return (options) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % options;
  };
}

function randomCommand(match: Match, pick: Pick): Command {
  const brings = pick(10) < 7;
  const player =
    (brings ? match.players[match.game?.turn?.player ?? -1] : undefined) ??
    [ANA, ANA, BEN, EVE][pick(4)] ??
    ANA;
  const made = command(match, player, brings ? sensibleAction(match, pick) : anyAction(pick));
  if (pick(12) === 0) return { ...made, revision: made.revision + ([-1, -2, -7, 1][pick(4)] ?? 1) };
  return pick(30) === 0 ? { ...made, matchId: "match-0" } : made;
}

function sensibleAction(match: Match, pick: Pick): Action {
  const { game } = match;
  if (game === null) return pick(2) === 0 ? { type: "start" } : anySit(pick);
  if (game.turn === null) return { type: "rematch" };
  const { diceToRoll, score } = legalMoves(game);
  if (diceToRoll > 0 && (score.length === 0 || pick(4) === 0))
    return { type: "roll", faces: anyFaces(pick, 5) };
  return { type: "score", ...(score[pick(score.length)] ?? { category: "", column: 0 }) };
}

function anyAction(pick: Pick): Action {
  const held = Array.from({ length: [5, 5, 5, 4, 6][pick(5)] ?? 5 }, () => pick(2) === 0);
  const faces = anyFaces(pick, [5, 5, 5, 0, 4, 6][pick(6)] ?? 5);
  const { categories } = preparedRules(CLASSIC);
  const category = ["toString", "Ones", ""][pick(30)] ?? categories[pick(categories.length)]?.id ?? "";
  const actions: readonly Action[] = [
    anySit(pick),
    { type: "stand" },
    { type: "start" },
    { type: "roll", faces: pick(6) === 0 ? forgedFaces(pick) : faces },
    { type: "roll", held, faces },
    { type: "hold", held },
    { type: "score", category, column: [0, 0, 0, 1, -1, 0.5][pick(6)] ?? 0 },
    { type: "rematch" },
  ];
  // A fifth as often as the others, or games would hardly ever be played to their end.
  return pick(40) === 0 ? { type: "resign" } : (actions[pick(actions.length)] ?? { type: "stand" });
}

function anySit(pick: Pick): Action {
  return { type: "sit", side: SIDES[pick(SIDES.length)] ?? "north", name: "Ana" };
}

/** Half of them all alike, or jokers would hardly ever be met. */
function anyFaces(pick: Pick, howMany: number): readonly Face[] {
  const any = (): Face => FACES[pick(6)] ?? 1;
  const alike = pick(2) === 0 ? any() : null;
  return Array.from({ length: howMany }, () => alike ?? any());
}

/** What somebody could send who does not keep to the type. */
function forgedFaces(pick: Pick): readonly Face[] {
  const forged: unknown = [1, 2, 3, 4, [0, 7, -1, 1.5, Number.NaN, "3", null][pick(7)]];
  return forged as readonly Face[];
}
