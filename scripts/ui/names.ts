// Who and what is meant, in words: one player, several, and a place on the sheet.
import type { CategoryId, Rules } from "../engine/rules.ts";
import type { Match } from "../match/match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { once } from "./once.ts";
import { categoryName, joined, nameText, say, type Text } from "./text.ts";

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
const titleOf = once((player: PlayerRef) => say("sheet.title", nameOf(player)));

/** *Ana*, *Ana and Ben*, *Ana, Ben and Cem*. @param names at least one. */
export function listed(names: readonly Text[]): Text {
  const last = names.at(-1) ?? { text: "" };
  const others = names.slice(0, -1);
  return others.length === 0 ? last : say("list.and", commaed(others), last);
}

const COMMA: Text = { text: ", " };

/** One after the other with commas, as for numbers. */
export function commaed(texts: readonly Text[]): Text {
  return joined(texts, COMMA);
}

/** *Ones*, on a sheet of several columns *Ones, column 2*. */
export function entryName({ columns }: Pick<Rules, "columns">, category: CategoryId, column: number): Text {
  const name = categoryName(category);
  return columns.length === 1 ? name : say("sheet.inColumn", name, column + 1);
}
