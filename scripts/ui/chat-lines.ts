// What is told in the chat of everything that happens at a table, so that a match can be followed without any form.

import { sumOfDice } from "../engine/dice.ts";
import { type Game, roundOf } from "../engine/game.ts";
import type { GameEvent } from "../engine/moves.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { type Verdict, votersOf } from "../match/absence.ts";
import type { MatchEvent } from "../match/actions.ts";
import { isRunning, type Match, sheetOf, stageOf, whoIsNotReady } from "../match/match.ts";
import type { ChatLevel } from "../match/saved-settings.ts";
import type { PlayerRef } from "../match/seats.ts";
import { hasPot, isAgreed } from "../match/stakes.ts";
import { levelText } from "./computers-screen.ts";
import { faces, rollsLeftText } from "./dice-text.ts";
import { entryName, listed, playerName } from "./names.ts";
import { noticeText } from "./notices.ts";
import { matchTexts, soloResult } from "./results-screen.ts";
import { hintRuleText, rulesText } from "./rules-text.ts";
import { stakeEventText } from "./stake-events.ts";
import { waitingTexts } from "./standing-text.ts";
import { type LangKey, nameText, say, type Text } from "./text.ts";

export interface ChatLine {
  readonly text: Text;
  /** Whose turn it tells of: a position in the match's players; `null` for what concerns all. */
  readonly player: number | null;
  /** How the game ended. */
  readonly isResult: boolean;
}

type Of<T extends MatchEvent["type"]> = Extract<MatchEvent, { type: T }>;

/**
 * The lines that this player is to hear. @param match as it is after the events. @param level what they chose, or
 * `typed` for who has just typed a command: they hear all that came of it.
 */
export function heardLines(
  match: Match,
  events: readonly MatchEvent[],
  viewerId: string,
  level: ChatLevel | "typed",
): readonly Text[] {
  if (level === "none") return [];
  const own = sheetOf(match, viewerId);
  const hears = ({ player, isResult }: ChatLine): boolean =>
    level === "all" || level === "typed" || isResult || (level === "own" && own !== null && player === own);
  // Where it is rolled as well, that line says what was kept.
  const tellsHold = level === "typed" && !events.some(({ type }) => type === "rolled");
  const all = events.map(({ type }) => type);
  return events
    .filter(({ type }) => !SAID_BY[type]?.some((other) => all.includes(other)))
    .flatMap((event) =>
      event.type === "held" && tellsHold ? [heldLine(match, event)] : linesOf(match, event, viewerId),
    )
    .filter(hears)
    .map(({ text }) => text);
}

/** What was decided says what was wanted, and who leaves the roll-off has no total yet. */
const SAID_BY: Partial<Readonly<Record<MatchEvent["type"], readonly MatchEvent["type"][]>>> = {
  voted: ["decided"],
  decided: ["leftRollOff"],
  wantsBack: ["givenBack"],
};

function linesOf(match: Match, event: MatchEvent, viewerId: string): readonly ChatLine[] {
  switch (event.type) {
    case "sat":
      return toOthers(event.who, viewerId, "chat.sat");
    case "stood":
      return toOthers(event.who, viewerId, "chat.stood");
    case "ready":
      // Who plays alone starts at once.
      if (stageOf(match) === "playing") return [];
      return [
        forAll(say(event.ready ? "chat.ready" : "chat.notReady", nameText(event.who.name))),
        ...(whoIsNotReady(match).length === 0 && !isAgreed(match) ? [forAll(noticeText("agreeFirst"))] : []),
      ];
    case "started":
      if (match.rollOff === null) return [];
      return [forAll(say("rollOff.rule")), ...(hasPot(match) ? [forAll(say("chat.playedForStakes"))] : [])];
    case "thrownForStart":
      return [
        forAll(thrownForStart(match, event)),
        ...(hasPot(match) && match.throws === 1 ? [forAll(say("stakes.locked"))] : []),
      ];
    case "rollOffTied":
      return [forAll(say("chat.rollOffTied", listed(namesAt(match, event.players))))];
    case "rollOffWon":
      return [forAll(say("rollOff.starts", playerName(match, event.player)))];
    case "leftRollOff":
      return [forAll(say("chat.leftRollOff", nameText(event.who.name)))];
    case "away": {
      const decides = votersOf(match).some(({ id }) => id === viewerId);
      const question = hasPot(match) ? "chat.awayDecideStaked" : "chat.awayDecide";
      return toOthers(event.who, viewerId, decides ? question : "chat.away");
    }
    case "back":
      return [forAll(say("chat.back", nameText(event.who.name)))];
    case "voted": {
      const text = say(
        VERDICT_KEYS[event.verdict].wanted,
        nameText(event.who.name),
        nameText(event.away.name),
      );
      return [forAll(text)];
    }
    case "decided":
      return [forAll(say(VERDICT_KEYS[event.verdict].decided, nameText(event.away.name)))];
    case "putAway":
      return [forAll(putAwayText(event.who))];
    case "rulesSet":
      return [forAll(say("chat.rules", nameText(event.who.name), rulesText(event.rules)))];
    case "targetSet":
      return [forAll(targetText(event))];
    case "stakesSet":
    case "laid":
    case "tookBack":
    case "wantsBack":
    case "givenBack":
    case "potLost":
    case "relisted":
      return [forAll(stakeEventText(event))];
    case "agreed": {
      const waiting = isRunning(match) || !isAgreed(match) ? [] : waitingTexts(match);
      return [forAll(stakeEventText(event)), ...waiting.map(forAll)];
    }
    case "potWon":
      return [{ ...forAll(stakeEventText(event)), isResult: true }];
    case "invited": {
      const level = levelText(event.computer.computer ?? "steady");
      return [forAll(say("chat.invited", nameText(event.who.name), nameText(event.computer.name), level))];
    }
    case "dismissed":
      return [forAll(say("chat.dismissed", nameText(event.who.name), nameText(event.computer.name)))];
    case "helpSet": {
      const { hints, standIn } = event.help;
      return [forAll(say("chat.help", nameText(event.who.name), hintRuleText(hints), levelText(standIn)))];
    }
    case "hinted":
      return [forAll(say("chat.hinted", nameText(event.who.name)))];
    case "held":
      return [];
    default:
      return match.game === null ? [] : gameLines(match, match.game, event, viewerId);
  }
}

function gameLines(
  match: Match,
  game: Game,
  event: Exclude<GameEvent, { type: "held" }>,
  viewerId: string,
): readonly ChatLine[] {
  switch (event.type) {
    case "rolled":
      return [ofTurn(event.player, rolledText(match, game, event))];
    case "scored":
      return scoredTexts(match, event).map((text) => ofTurn(event.player, text));
    case "penalized": {
      const entry = entryName(preparedRules(game.rules), event.category, event.column);
      return [ofTurn(event.player, say("chat.penalized", playerName(match, event.player), entry))];
    }
    case "wonOutright":
      return [ofTurn(event.player, say("chat.wonOutright", playerName(match, event.player)))];
    case "resigned":
      // What the others decided has been told.
      if (event.closed) return [];
      return [ofTurn(event.player, say("chat.resigned", playerName(match, event.player)))];
    case "turnStarted":
      return [ofTurn(event.player, turnText(match, game, event.player, viewerId))];
    case "ended": {
      const texts = game.sheets.length === 1 ? soloResult(match, game, viewerId) : matchTexts(match, game);
      return texts.map((text) => ({ text, player: null, isResult: true }));
    }
  }
}

const VERDICT_KEYS: Readonly<Record<Verdict, { readonly wanted: LangKey; readonly decided: LangKey }>> = {
  wait: { wanted: "chat.wantsWait", decided: "away.waits" },
  playOn: { wanted: "chat.wantsPlayOn", decided: "away.playsOn" },
  close: { wanted: "chat.wantsClose", decided: "chat.closed" },
};

function targetText({ who, target }: Of<"targetSet">): Text {
  const name = nameText(who.name);
  return target === null ? say("chat.noTarget", name) : say("chat.target", name, target);
}

function putAwayText(who: PlayerRef | null): Text {
  return who === null ? say("chat.putAway") : say("chat.endsMatch", nameText(who.name));
}

/** Others hear of it with the next throw. */
function heldLine(match: Match, { player, held }: Of<"held">): ChatLine {
  const dice = match.game?.turn?.dice.filter((_, die) => held[die]) ?? [];
  const name = playerName(match, player);
  return ofTurn(
    player,
    dice.length === 0 ? say("chat.released", name) : say("chat.held", name, faces(dice, "dice.held")),
  );
}

function thrownForStart(match: Match, { player, dice }: Of<"thrownForStart">): Text {
  return say("chat.rollOff", playerName(match, player), faces(dice), sumOfDice(dice));
}

/** *Ana keeps 4 4, rolls 4 1 6, one roll left.* */
function rolledText(match: Match, game: Game, { player, dice, thrown }: Of<"rolled">): Text {
  const name = playerName(match, player);
  const rolled = faces(dice.filter((_, die) => thrown[die]));
  const left = rollsLeftText(game);
  return thrown.includes(false)
    ? say(
        "chat.keepsAndRolls",
        name,
        faces(
          dice.filter((_, die) => !thrown[die]),
          "dice.held",
        ),
        rolled,
        left,
      )
    : say("chat.rolls", name, rolled, left);
}

function scoredTexts(match: Match, event: Of<"scored">): readonly Text[] {
  const { player, category, column, points, yahtzeeBonus, upperBonus, joker } = event;
  const name = playerName(match, player);
  const entry = entryName(preparedRules(match.rules), category, column);
  return [
    say(joker ? "chat.joker" : "chat.scores", name, points, entry),
    ...(yahtzeeBonus > 0 ? [say("chat.yahtzeeBonus", name, yahtzeeBonus)] : []),
    ...(upperBonus > 0 ? [say("chat.upperBonus", name, upperBonus)] : []),
  ];
}

/** The player whose turn it is reads *Your turn*; who plays on alone against the sheet is told the round. */
function turnText(match: Match, game: Game, player: number, viewerId: string): Text {
  const round = [roundOf(game, player), turnsPerPlayer(preparedRules(game.rules))] as const;
  if (match.players[player]?.id === viewerId) return say("chat.yourTurn", ...round);
  return say("chat.turn", playerName(match, player), ...round);
}

function namesAt(match: Match, players: readonly number[]): readonly Text[] {
  return players.map((player) => playerName(match, player));
}

/** Who does it knows. */
function toOthers({ id, name }: PlayerRef, viewerId: string, key: LangKey): readonly ChatLine[] {
  return id === viewerId ? [] : [forAll(say(key, nameText(name)))];
}

function forAll(text: Text): ChatLine {
  return { text, player: null, isResult: false };
}

function ofTurn(player: number, text: Text): ChatLine {
  return { text, player, isResult: false };
}
