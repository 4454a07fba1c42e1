// Matches for tests: at a table, in a game, with a card and dice as a player reads them.
import { newGame } from "../../scripts/engine/game.ts";
import { type ChosenRules, chooseRules, preparedRules } from "../../scripts/engine/prepared-rules.ts";
import type { Verdict } from "../../scripts/match/absence.ts";
import { type Action, type Command, type Handled, handle } from "../../scripts/match/actions.ts";
import { type Match, newMatch } from "../../scripts/match/match.ts";
import { type PlayerRef, seatedPlayers } from "../../scripts/match/seats.ts";
import { NO_STAKES } from "../../scripts/match/stakes.ts";
import type { Card } from "../../scripts/tools/vectors/fields.ts";
import { position, sheetWith } from "../../scripts/tools/vectors/positions.ts";
import { dice } from "./dice.ts";
import { frozen } from "./games.ts";

export const ANA: PlayerRef = { id: "-4294967295", name: "Ana" };
export const BEN: PlayerRef = { id: "-4294967294", name: "Ben" };
export const CEM: PlayerRef = { id: "-4294967292", name: "Cem" };
export const DEA: PlayerRef = { id: "-4294967291", name: "Dea" };
/** Who mostly looks on. */
export const EVE: PlayerRef = { id: "-4294967293", name: "Eve" };

/** In the order in which they sit down, clockwise from the north. */
export const FOUR: readonly PlayerRef[] = [ANA, BEN, CEM, DEA];

export const READY: Action = { type: "ready", ready: true };
export const NOT_READY: Action = { type: "ready", ready: false };
export const BEGIN: Action = { type: "begin" };
export const STAND: Action = { type: "stand" };
export const RESIGN: Action = { type: "resign" };
export const AWAY: Action = { type: "away" };
export const BACK: Action = { type: "back" };
export const STAKES_ON: Action = { type: "stakes", on: true, who: ANA };
export const STAKES_OFF: Action = { type: "stakes", on: false, who: ANA };
/** Time ends the match. */
export const PUT_AWAY: Action = { type: "putAway", who: null };

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

/** What a player says is to become of it that this one is away. */
export function deciding(away: PlayerRef, verdict: Verdict): Action {
  return { type: "decide", away: away.id, verdict };
}

/** The match in which it was noticed of these, in this order, that they are away. */
export function withAway(match: Match, ...away: readonly PlayerRef[]): Match {
  return away.reduce((now, player) => acted(now, player, AWAY), match);
}

/** The match after these have said the same about who is away. */
export function agreed(
  match: Match,
  away: PlayerRef,
  verdict: Verdict,
  ...voters: readonly PlayerRef[]
): Match {
  return voters.reduce((now, voter) => acted(now, voter, deciding(away, verdict)), match);
}

/** What is at stake has become this; `null` for nothing. */
export function listing(list: string | null): Action {
  return { type: "list", pot: "pot-1", list, change: null };
}

/** Item stakes are on, and this is at stake. */
export function withList(match: Match, list = "list-1"): Match {
  return acted(match, ANA, STAKES_ON, listing(list));
}

export function agreeing(list = "list-1"): Action {
  return { type: "agree", list };
}

/** The same match, played for what all its players have agreed to. */
export function forStakes(match: Match, list = "list-1"): Match {
  const agreed = match.players.map(({ id }) => id);
  return { ...match, stakes: { ...NO_STAKES, pot: "pot-1", list, agreed } };
}

/** Wants the stakes given back while these are there. */
export function wantingBack(...here: readonly PlayerRef[]): Action {
  return { type: "wantBack", here: here.map(({ id }) => id) };
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

/** Everybody who sits says ready, clockwise from the north. */
export function allReady(match: Match): Match {
  return seatedPlayers(match.seats).reduce((now, player) => acted(now, player, READY), match);
}

/** Throws for the start, in this order. */
export function throwsForStart(match: Match, ...throws: readonly (readonly [PlayerRef, string])[]): Match {
  return throws.reduce((now, [player, faces]) => acted(now, player, rollOf(faces)), match);
}

/** Several have said ready and nobody has thrown for the start. */
export function rollingOff(...seated: readonly PlayerRef[]): Match {
  return allReady(lobby(...seated));
}

/** The roll-off of this match is decided for this player, who throws sixes and the others ones. */
export function decidedFor(match: Match, starter: PlayerRef): Match {
  const throws = match.players.map((player) => {
    return [player, player.id === starter.id ? "6 6 6 6 6" : "1 1 1 1 1"] as const;
  });
  return throwsForStart(match, ...throws);
}

/** These play and it is the first one's first turn. */
export function started(...seated: readonly PlayerRef[]): Match {
  const first = seated[0];
  if (first === undefined) throw new Error("A game needs somebody who plays.");
  const ready = allReady(lobby(...seated));
  return seated.length === 1 ? ready : acted(decidedFor(ready, first), first, BEGIN);
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

/** Several in a game with these cards, in turn order; after this many rolls of the first one's turn. */
export function together(cards: readonly (readonly [PlayerRef, Card])[], at: At = {}): Match {
  const [first] = cards;
  if (first === undefined) throw new Error("A game needs somebody who plays.");
  const { faces, rollsUsed = 1, held = "-----", yahtzeeBonuses = 0, rules = CLASSIC } = at;
  const match = { ...started(...cards.map(([player]) => player)), rules };
  const sheets = cards.map(([, card], index) => sheetWith(rules, card, index === 0 ? yahtzeeBonuses : 0));
  const game = { ...newGame(rules, cards.length), sheets };
  return faces === undefined
    ? { ...match, game }
    : {
        ...match,
        throws: match.throws + rollsUsed,
        game: { ...game, turn: { player: 0, rollsUsed, dice: dice(faces), held: holding(held) } },
      };
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
  const match = alone(cardOf(total % 100), { yahtzeeBonuses: Math.floor(total / 100) });
  return match.game === null ? match : { ...match, game: { ...match.game, turn: null } };
}

/** Several have played to the end, each with these cards. */
export function finishedTogether(...cards: readonly (readonly [PlayerRef, Card])[]): Match {
  const match = together(cards);
  return match.game === null ? match : { ...match, game: { ...match.game, turn: null } };
}

/** A full card of this total without a bonus; the points of Chance are what no dice could give. */
export function cardOf(total: number): Card {
  const zeros = Object.fromEntries(Object.keys(cardWithout()).map((category) => [category, 0]));
  return { ...zeros, chance: total };
}

/** A game to its end in which every category, in the order of the sheet, takes these faces. */
export function playedThrough(match: Match, player: PlayerRef, faces: string): Match {
  return preparedRules(match.rules).categories.reduce(
    (now, { id }) => acted(now, player, rollOf(faces), scoreIn(id)),
    match,
  );
}
