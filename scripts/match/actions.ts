// What people may do to a match and what comes of it. Every command names its player, its match and the revision it was
// made for, so that double presses, stale forms and two hands in one tick are harmless.

import type { Dice, Face } from "../engine/dice.ts";
import type { GameEvent, IllegalMove } from "../engine/moves.ts";
import type { ChosenRules } from "../engine/prepared-rules.ts";
import { accept, type Result, refuse } from "../engine/result.ts";
import type { CategoryId } from "../engine/rules.ts";
import type { Level } from "../engine/strategy/levels.ts";
import type { Verdict } from "./absence.ts";
import { comeBack, concluded, decide, goAway } from "./away-commands.ts";
import { dismiss, invite, noteHint, setHelp, withoutComputersAlone } from "./computer-commands.ts";
import type { Help } from "./help.ts";
import type { Stack } from "./ledger.ts";
import { sayReady, sit, stand, started } from "./lobby-commands.ts";
import { inLobby, isRunning, type Match, sheetOf, stageOf } from "./match.ts";
import { changed, play, roll, score, takeOut, whyNoPlayer } from "./play-commands.ts";
import { begin, leaveRollOff, throwForStart } from "./roll-off-commands.ts";
import { setRules, setTarget } from "./rules-commands.ts";
import type { PlayerRef, Side } from "./seats.ts";
import { agree, changeList, giveBack, paidOut, setStakes, wantBack } from "./stakes-commands.ts";

export type Action =
  | { readonly type: "sit"; readonly side: Side; readonly name: string }
  | { readonly type: "stand" }
  /** For a first game or for a rematch: when everybody who sits is ready it starts. */
  | { readonly type: "ready"; readonly ready: boolean }
  /**
   * Holds `held`, if given, and throws the other dice; in the roll-off all are thrown and none may be held. `faces` has
   * one face for every die from left to right; those of held dice are not used. `playedFor`: a computer player does it for a
   * person.
   */
  | {
      readonly type: "roll";
      readonly held?: readonly boolean[];
      readonly faces: readonly Face[];
      readonly playedFor?: true;
    }
  /** The roll-off is decided and has been seen: the first turn starts. */
  | { readonly type: "begin" }
  | { readonly type: "hold"; readonly held: readonly boolean[] }
  | {
      readonly type: "score";
      readonly category: CategoryId;
      readonly column: number;
      readonly playedFor?: true;
    }
  | { readonly type: "resign" }
  /** The others have waited long enough for this player. */
  | { readonly type: "away" }
  /** A player who was away is there again; `also`: others who are, so that nothing is decided about them first. */
  | { readonly type: "back"; readonly also?: readonly string[] }
  /** What is to become of it that a player is away. `here`: who is there; what others have said has gone with them. */
  | {
      readonly type: "decide";
      readonly away: string;
      readonly verdict: Verdict;
      readonly here?: readonly string[];
    }
  /** Whoever may do so ends it without a result, or time does: `null`. */
  | { readonly type: "putAway"; readonly who: PlayerRef | null }
  /** Whoever may choose the rules does so, or says what somebody alone aims at: `null` is nothing. */
  | { readonly type: "rules"; readonly rules: ChosenRules; readonly who: PlayerRef }
  | { readonly type: "target"; readonly target: number | null; readonly who: PlayerRef }
  /** Whoever may choose the rules turns item stakes on or off. */
  | { readonly type: "stakes"; readonly on: boolean; readonly who: PlayerRef }
  /** What is at stake has changed, by what somebody did or for reasons of the pot's own. */
  | {
      readonly type: "list";
      readonly pot: string;
      readonly list: string | null;
      readonly change: StakeChange | null;
    }
  /** To exactly this list. */
  | { readonly type: "agree"; readonly list: string }
  /** Wants every stake given back while it is played for them, or no more. `here`: which players are there. */
  | { readonly type: "wantBack"; readonly here: readonly string[] }
  /** Every stake goes back, by somebody who may do that alone, or the pot is lost. */
  | { readonly type: "giveBack"; readonly who: PlayerRef | null; readonly lost?: true }
  /** A computer player takes an empty seat, or leaves its own: by id. */
  | { readonly type: "invite"; readonly level: Level; readonly who: PlayerRef }
  | { readonly type: "dismiss"; readonly computer: string; readonly who: PlayerRef }
  | { readonly type: "help"; readonly help: Help; readonly who: PlayerRef }
  /** Asks what is best. */
  | { readonly type: "hint" };

interface StakeChange {
  readonly type: "laid" | "tookBack";
  readonly who: PlayerRef;
  readonly stack: Stack;
}

/** The moment a command was made for. */
export interface Moment {
  readonly matchId: string;
  readonly revision: number;
}

export function momentOf({ id, revision }: Match): Moment {
  return { matchId: id, revision };
}

export interface Command extends Moment {
  readonly playerId: string;
  readonly action: Action;
}

export type Refusal =
  | IllegalMove
  | "otherMatch"
  | "stale"
  | "notSeated"
  | "seatTaken"
  | "matchRuns"
  | "alreadyPlaying"
  | "noMatchRuns"
  | "notYourTurn"
  | "alreadyReady"
  | "notReady"
  | "rollOffFirst"
  | "rollOffThrown"
  | "rollOffDecided"
  | "rollOffOpen"
  | "alreadyAway"
  | "notAway"
  | "outOfMatch"
  | "alreadySaid"
  | "mayNotDecide"
  | "sameRules"
  | "chosenBefore"
  | "sameTarget"
  | "stakesOn"
  | "stakesAlone"
  | "stakesOff"
  | "potLocked"
  | "potNotLocked"
  | "nothingAtStake"
  | "listChanged"
  | "alreadyAgreed"
  | "agreeFirst"
  | "playedForStakes"
  | "noSeatFree"
  | "peopleStake";

export type MatchEvent =
  | GameEvent
  | { readonly type: "sat"; readonly who: PlayerRef; readonly side: Side }
  | { readonly type: "stood"; readonly who: PlayerRef; readonly side: Side }
  | { readonly type: "ready"; readonly who: PlayerRef; readonly ready: boolean }
  /** Everybody is ready: with several players the roll-off follows, alone the first turn. */
  | { readonly type: "started" }
  | { readonly type: "thrownForStart"; readonly player: number; readonly dice: Dice }
  /** These have the same highest sum and throw again. */
  | { readonly type: "rollOffTied"; readonly players: readonly number[] }
  | { readonly type: "rollOffWon"; readonly player: number }
  | { readonly type: "leftRollOff"; readonly who: PlayerRef }
  | { readonly type: "away"; readonly who: PlayerRef }
  | { readonly type: "back"; readonly who: PlayerRef }
  | {
      readonly type: "voted";
      readonly who: PlayerRef;
      readonly away: PlayerRef;
      readonly verdict: Verdict;
    }
  /** More than half of those who are there agree. */
  | { readonly type: "decided"; readonly away: PlayerRef; readonly verdict: Verdict }
  /** `ended`: the match as it stood. */
  | { readonly type: "putAway"; readonly who: PlayerRef | null; readonly ended: Match }
  | { readonly type: "rulesSet"; readonly who: PlayerRef; readonly rules: ChosenRules }
  | { readonly type: "targetSet"; readonly who: PlayerRef; readonly target: number | null }
  | { readonly type: "stakesSet"; readonly who: PlayerRef; readonly on: boolean }
  | StakeChange
  | { readonly type: "agreed"; readonly who: PlayerRef }
  | { readonly type: "wantsBack"; readonly who: PlayerRef; readonly wants: boolean }
  /** Each stake is its player's again: all who were there wanted it, or somebody who may. */
  | { readonly type: "givenBack"; readonly who: PlayerRef | null }
  | { readonly type: "potLost" }
  /** Whoever was ready, or was about to begin, was so for something else than is at stake now. */
  | { readonly type: "relisted" }
  | { readonly type: "potWon"; readonly winners: readonly PlayerRef[] }
  | { readonly type: "invited"; readonly who: PlayerRef; readonly computer: PlayerRef }
  | { readonly type: "dismissed"; readonly who: PlayerRef; readonly computer: PlayerRef }
  | { readonly type: "helpSet"; readonly who: PlayerRef; readonly help: Help }
  | { readonly type: "hinted"; readonly who: PlayerRef };

/** Whether dice were thrown. */
export function isThrow(
  event: MatchEvent,
): event is Extract<MatchEvent, { type: "rolled" | "thrownForStart" }> {
  return event.type === "rolled" || event.type === "thrownForStart";
}

export interface Handled {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

export type Outcome = Result<Handled, Refusal>;

/** Why something made for that moment no longer counts, or `null` while it does. */
function pastMoment(match: Match, moment: Moment): "otherMatch" | "stale" | null {
  if (moment.matchId !== match.id) return "otherMatch";
  return moment.revision === match.revision ? null : "stale";
}

/** The match after the command and what happened, in order; or why it is refused, with nothing changed. */
export function handle(match: Match, command: Command): Outcome {
  const past = pastMoment(match, command);
  if (past !== null) return refuse(past);
  const done = carriedOut(match, command);
  if (!done.ok) return done;
  const here = command.action.type === "decide" ? command.action.here : undefined;
  const { match: after, events } = paidOut(withoutComputersAlone(concluded(done.value, here)));
  const playedFor = withPlayedFor(match, after, command);
  return accept({ match: { ...after, playedFor, revision: match.revision + 1 }, events });
}

/** Throws for the start are no decisions. */
function withPlayedFor(
  before: Match,
  { playedFor }: Match,
  { playerId, action }: Command,
): readonly string[] {
  const decides = (action.type === "roll" || action.type === "score") && action.playedFor === true;
  if (!decides || before.game === null || playedFor.includes(playerId)) return playedFor;
  return [...playedFor, playerId];
}

function carriedOut(match: Match, { playerId, action }: Command): Outcome {
  switch (action.type) {
    case "sit":
      return sit(match, { id: playerId, name: action.name }, action.side);
    case "stand":
      return stand(match, playerId);
    case "ready":
      return sayReady(match, playerId, action.ready);
    case "begin":
      return begin(match, playerId);
    case "resign":
      return resign(match, playerId);
    case "roll":
      if (match.rollOff === null) return roll(match, playerId, action.held, action.faces);
      if (action.held?.includes(true)) return refuse("rollOffFirst");
      return throwForStart(match, match.rollOff, playerId, action.faces);
    case "hold":
      return play(match, playerId, [{ type: "hold", held: action.held }]);
    case "score":
      return score(match, playerId, action.category, action.column);
    case "away":
      return goAway(match, playerId);
    case "back":
      return comeBack(match, [playerId, ...(action.also ?? [])]);
    case "decide":
      return decide(match, playerId, action);
    case "putAway":
      if (!isRunning(match)) return refuse("noMatchRuns");
      return changed(inLobby(match), [{ type: "putAway", who: action.who, ended: match }]);
    case "rules":
      return setRules(match, action);
    case "target":
      return setTarget(match, action);
    case "stakes":
      return setStakes(match, action);
    case "list":
      return changeList(match, action);
    case "agree": {
      const agreed = agree(match, playerId, action);
      return agreed.ok ? started(agreed.value) : agreed;
    }
    case "wantBack":
      return wantBack(match, playerId, action);
    case "giveBack":
      return giveBack(match, action);
    case "invite":
      return invite(match, action);
    case "dismiss":
      return dismiss(match, action);
    case "help":
      return setHelp(match, action);
    case "hint":
      return noteHint(match, playerId);
  }
}

/** Out of the roll-off or out of the game. */
function resign(match: Match, playerId: string): Outcome {
  const player = sheetOf(match, playerId);
  if (stageOf(match) === "lobby") return refuse("noMatchRuns");
  if (player === null) return refuse(whyNoPlayer(match, playerId));
  if (match.rollOff !== null) return leaveRollOff(match, match.rollOff, player);
  return match.game === null ? refuse("noMatchRuns") : takeOut(match, match.game, player, false);
}
