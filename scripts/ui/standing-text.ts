// How a running game stands, in one line each: whose turn it is, the totals, and what a seated player has to do.
import { type Game, rollsOfTurn, roundOf, type Turn } from "../engine/game.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { totals } from "../engine/totals.ts";
import { isRunning, isWaitedFor, type Match, whoIsNotReady } from "../match/match.ts";
import { type RollOff, rollOffStanding } from "../match/roll-off.ts";
import { faces, rollsLeftText } from "./dice-text.ts";
import { commaed, listed, playerName } from "./names.ts";
import { noticeKey } from "./notices.ts";
import { once } from "./once.ts";
import { type LangKey, nameText, say, type Text } from "./text.ts";

/** *Ben's turn: round 3 of 13, roll 2 of 3.* */
export function turnText(match: Match, game: Game, { player, rollsUsed }: Turn): Text {
  const rules = preparedRules(game.rules);
  const name = playerName(match, player);
  const round = [roundOf(game, player), turnsPerPlayer(rules)] as const;
  return rollsUsed === 0
    ? say("watch.turnFirst", name, ...round)
    : say("watch.turn", name, ...round, rollsUsed, rollsOfTurn(game));
}

/** *Totals: Ana 120, Ben 98*, in turn order. */
export const totalsText = once((match: Match): Text => {
  const rules = preparedRules(match.rules);
  const sheets = match.game?.sheets ?? [];
  const each = sheets.map((sheet, player) =>
    say("watch.total", playerName(match, player), totals(rules, sheet).total),
  );
  return say("watch.totals", commaed(each));
});

/** *Ana starts.*, or who has not thrown yet. */
export function rollOffText(match: Match, rollOff: RollOff): Text {
  const { starter, waitsFor } = rollOffStanding(rollOff);
  return starter === null
    ? say("rollOff.waiting", listed(waitsFor.map((player) => playerName(match, player))))
    : say("rollOff.starts", playerName(match, starter));
}

/** Why somebody on a chair has no seat of the match; where no match runs, the world could not save it. */
export function whyWatching(match: Match): LangKey {
  return isRunning(match) ? noticeKey("matchRuns") : noticeKey("notSaved");
}

/** For the action bar: what the match waits for; `null` where none runs. */
export function barText(match: Match, viewerId: string): Text | null {
  const { rollOff, game } = match;
  const isOwn = isWaitedFor(match, viewerId);
  if (rollOff !== null) return isOwn ? say("bar.rollOff") : rollOffText(match, rollOff);
  if (game === null || game.turn === null) return null;
  const { turn } = game;
  const name = playerName(match, turn.player);
  if (turn.rollsUsed === 0) return isOwn ? say("bar.yourTurn") : say("bar.turn", name);
  const left = rollsLeftText(game);
  return isOwn ? say("bar.yourDice", faces(turn.dice), left) : say("bar.dice", name, faces(turn.dice), left);
}

/** Who has not said ready; nothing where all who sit have. */
export function waitingTexts(match: Match): readonly Text[] {
  const names = whoIsNotReady(match).map(({ name }) => nameText(name));
  return names.length === 0 ? [] : [say("lobby.waiting", listed(names))];
}
