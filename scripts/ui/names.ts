// Who is meant, in words: one player, several, and the player whose turn it is.
import type { Match } from "../match/match.ts";
import { nameText, say, type Text } from "./text.ts";

/** The name at this position of the match's players. */
export function playerName({ players }: Match, player: number): Text {
  return nameText(players[player]?.name ?? "");
}

/** *Ana*, *Ana and Ben*, *Ana, Ben and Cem*. @param names at least one. */
export function listed(names: readonly Text[]): Text {
  const last = names.at(-1) ?? { text: "" };
  const others = names.slice(0, -1);
  return others.length === 0 ? last : say("yahtzee.list.and", commaed(others), last);
}

/** One after the other with commas, as for numbers. */
export function commaed(texts: readonly Text[]): Text {
  return { join: texts.flatMap((text, index) => (index === 0 ? [text] : [{ text: ", " }, text])) };
}
