// What a board with a paused match tells of it: who plays, which round, the totals.
import { type Game, turnsScored } from "../engine/game.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { totals } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { nameText, plainName, say, type Text } from "./text.ts";

export function boardLore(match: Match): readonly Text[] {
  const { game } = match;
  if (game === null) {
    const names = match.players.map(({ name }) => say("yahtzee.lore.name", nameText(name)));
    return [say("yahtzee.lore.rollOff"), ...names];
  }
  const { done, of } = progress(game);
  return [
    say("yahtzee.lore.paused", done, of),
    ...playerTotals(match, game).map(({ name, total }) => say("yahtzee.lore.player", nameText(name), total)),
  ];
}

/** The same without a word that needs translating, for where translated lore is refused. */
export function plainBoardLore(match: Match): readonly string[] {
  const { game } = match;
  if (game === null) return match.players.map(({ name }) => plainName(name));
  const { done, of } = progress(game);
  return [
    `${done}/${of}`,
    ...playerTotals(match, game).map(({ name, total }) => `${plainName(name)}: ${total}`),
  ];
}

function progress(game: Game): { readonly done: number; readonly of: number } {
  return {
    done: Math.max(...game.sheets.map(turnsScored)),
    of: turnsPerPlayer(preparedRules(game.rules)),
  };
}

function playerTotals(
  match: Match,
  game: Game,
): readonly { readonly name: string; readonly total: number }[] {
  const rules = preparedRules(game.rules);
  return game.sheets.map((sheet, player) => ({
    name: match.players[player]?.name ?? "",
    total: totals(rules, sheet).total,
  }));
}
