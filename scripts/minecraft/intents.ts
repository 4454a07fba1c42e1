// What a press asks of a match, as the command that the match understands.
import { preparedRules } from "../engine/prepared-rules.ts";
import type { Action } from "../match/commands.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import { facesOf } from "../match/throws.ts";
import type { Intent } from "../ui/screen.ts";

export type MatchIntent = Extract<Intent, { do: "start" | "roll" | "score" | "resign" | "rematch" }>;

/** @param held which dice are to be held for a roll, where the press said so. */
export function actionOf(intent: MatchIntent, record: MatchRecord, held?: readonly boolean[]): Action {
  switch (intent.do) {
    case "start":
      return { type: "start" };
    case "roll":
      return rollAction(record, held);
    case "score":
      return { type: "score", category: intent.category, column: intent.column };
    case "resign":
      return { type: "resign" };
    case "rematch":
      return { type: "rematch" };
  }
}

/** Holding all dice is stopping: it is kept, and nothing is rolled. */
function rollAction({ match, seed }: MatchRecord, held?: readonly boolean[]): Action {
  if (held !== undefined && !held.includes(false)) return { type: "hold", held };
  const { diceCount } = preparedRules(match.rules);
  // A game that runs has its seed; without one there is no game, and the match refuses the roll.
  const faces = seed === null ? [] : facesOf(seed, match.throws, diceCount);
  return held === undefined ? { type: "roll", faces } : { type: "roll", held, faces };
}
