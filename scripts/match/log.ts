// What was decided in a game, one character a decision, so that it can be reviewed. Faces are not in it: they follow from
// the seed of the match and the number of the throw.
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Decision } from "../engine/strategy/decision.ts";
import type { Match } from "./match.ts";

export type Logged =
  | Decision
  /** Plays no more: a position in the match's players. */
  | { readonly type: "out"; readonly player: number };

/** What JSON takes one byte for. */
const PLAIN = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).filter(
  (character) => character !== '"' && character !== "\\",
);
/** Under every rule set with a name so many are enough; beyond them come others. */
const OTHERS = 0x100;

export function withLogged(match: Match, entry: Logged): Match {
  if (match.log === null) return match;
  const code = codeOf(match, entry);
  return { ...match, log: match.log + (PLAIN[code] ?? String.fromCharCode(OTHERS + code)) };
}

/** First every set of held dice, then every entry of a sheet, then every player. */
function codeOf({ rules }: Match, entry: Logged): number {
  const { categories, columns, diceCount, indexOf } = preparedRules(rules);
  const holds = 1 << diceCount;
  switch (entry.type) {
    case "rolled":
      return entry.held.reduce((code, isHeld, die) => code + (isHeld ? 1 << die : 0), 0);
    case "scored":
      return holds + entry.column * categories.length + (indexOf.get(entry.category) ?? 0);
    case "out":
      return holds + columns.length * categories.length + entry.player;
  }
}

/** What `withLogged` wrote, in order. @param log of a match with these rules. */
export function readLog(log: string, { rules }: Pick<Match, "rules">): readonly Logged[] {
  const { categories, columns, diceCount } = preparedRules(rules);
  const holds = 1 << diceCount;
  return [...log].map((character): Logged => {
    const plain = PLAIN.indexOf(character);
    const code = plain === -1 ? character.charCodeAt(0) - OTHERS : plain;
    const entry = code - holds;
    if (entry < 0) {
      const held = Array.from({ length: diceCount }, (_, die) => ((code >> die) & 1) === 1);
      return { type: "rolled", held };
    }
    const player = entry - columns.length * categories.length;
    if (player >= 0) return { type: "out", player };
    const category = categories[entry % categories.length]?.id ?? "";
    return { type: "scored", category, column: Math.floor(entry / categories.length) };
  });
}
