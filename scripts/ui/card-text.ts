// A sheet as one text for the chat, for who types.
import { accept, type Result, refuse } from "../engine/result.ts";
import { type Match, sheetOf } from "../match/match.ts";
import { commaed, playerName, sheetTitle } from "./names.ts";
import { sheetTexts } from "./sheet-screen.ts";
import { lines, plainName, say, type Text } from "./text.ts";
import { playersNamed } from "./typed.ts";

/**
 * The sheet of who asks, of the player of that name, or, for who only watches, the one that is being filled.
 * @param name as typed, in any case; left out, no name was typed.
 */
export function cardText(match: Match, askerId: string, name: string | undefined): Result<Text, Text> {
  const { game, players } = match;
  if (game === null) return refuse(say("typed.noSheets"));
  const player = name === undefined ? ownOrNext(match, askerId) : namedPlayer(match, name);
  if (player === -1) {
    const names = players.map((_, other) => playerName(match, other));
    return refuse(say("typed.noSuchPlayer", plainName(name ?? "").trim() || "?", commaed(names)));
  }
  return accept(lines([sheetTitle(match, player), ...sheetTexts(match, game, player)]));
}

function ownOrNext(match: Match, askerId: string): number {
  return sheetOf(match, askerId) ?? match.game?.turn?.player ?? 0;
}

function namedPlayer({ players }: Match, name: string): number {
  const [named] = playersNamed(name, players);
  return named === undefined ? -1 : players.indexOf(named);
}
