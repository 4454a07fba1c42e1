// Who is meant, in words: one player, several, and the player whose turn it is.
import type { Match } from "../match/match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { once } from "./once.ts";
import { joined, nameText, say, type Text } from "./text.ts";

/** The name at this position of the match's players. */
export function playerName({ players }: Match, player: number): Text {
  return nameOf(players[player] ?? NOBODY);
}

/** Of who plays, by id. */
export function playerNamed({ players }: Match, playerId: string): Text {
  return nameOf(players.find(({ id }) => id === playerId) ?? NOBODY);
}

/** *Ana's sheet* */
export function sheetTitle({ players }: Match, player: number): Text {
  return titleOf(players[player] ?? NOBODY);
}

const NOBODY: PlayerRef = { id: "", name: "" };
const nameOf = once(({ name }: PlayerRef) => nameText(name));
const titleOf = once((player: PlayerRef) => say("yahtzee.sheet.title", nameOf(player)));

/** *Ana*, *Ana and Ben*, *Ana, Ben and Cem*. @param names at least one. */
export function listed(names: readonly Text[]): Text {
  const last = names.at(-1) ?? { text: "" };
  const others = names.slice(0, -1);
  return others.length === 0 ? last : say("yahtzee.list.and", commaed(others), last);
}

const COMMA: Text = { text: ", " };

/** One after the other with commas, as for numbers. */
export function commaed(texts: readonly Text[]): Text {
  return joined(texts, COMMA);
}
