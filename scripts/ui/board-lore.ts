// What a board with a paused match tells of it: who plays, which round, the totals.
import { type Game, roundOf } from "../engine/game.ts";
import { preparedRules, turnsPerPlayer } from "../engine/prepared-rules.ts";
import { totals } from "../engine/totals.ts";
import type { Match } from "../match/match.ts";
import { nameText, plainName, say, type Text } from "./text.ts";

export function boardLore(match: Match): readonly Text[] {
  const { game } = match;
  if (game === null) {
    const names = match.players.map(({ name }) => say("lore.name", nameText(name)));
    return [say("lore.rollOff"), ...names];
  }
  const { round, of } = progress(game);
  return [
    say("lore.paused", round, of),
    ...playerTotals(match, game).map(({ name, total }) => say("lore.player", nameText(name), total)),
  ];
}

/** The same without a word that needs translating, for where translated lore is refused. */
export function plainBoardLore(match: Match): readonly string[] {
  const { game } = match;
  if (game === null) return match.players.map(({ name }) => plainName(name));
  const { round, of } = progress(game);
  return [
    `${round}/${of}`,
    ...playerTotals(match, game).map(({ name, total }) => `${plainName(name)}: ${total}`),
  ];
}

/** The round of whose turn it is. */
function progress(game: Game): { readonly round: number; readonly of: number } {
  return {
    round: roundOf(game, game.turn?.player ?? 0),
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
