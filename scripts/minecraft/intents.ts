// What a press asks of a match, as the command that the match understands.
import type { Face } from "../engine/dice.ts";
import { preparedRules } from "../engine/prepared-rules.ts";
import { START_DICE } from "../engine/start-roll.ts";
import type { Action } from "../match/actions.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { facesOf } from "../match/throws.ts";
import type { Intent } from "../ui/screen.ts";

export type MatchIntent = Extract<
  Intent,
  {
    do:
      | ("ready" | "roll" | "begin" | "score" | "resign" | "decide")
      | ("setRules" | "setTarget" | "agree" | "invite" | "dismiss" | "setHelp");
  }
>;

/** @param who presses. @param held which dice are to be held for a roll, where the press said so. */
export function actionOf(
  intent: MatchIntent,
  record: MatchRecord,
  who: PlayerRef,
  held?: readonly boolean[],
): Action {
  switch (intent.do) {
    case "ready":
      return { type: "ready", ready: intent.ready };
    case "begin":
      return { type: "begin" };
    case "roll":
      return rollAction(record, held ?? intent.held);
    case "score":
      return { type: "score", category: intent.category, column: intent.column };
    case "resign":
      return { type: "resign" };
    case "decide":
      return { type: "decide", away: intent.away, verdict: intent.verdict };
    case "setRules":
      return { type: "rules", rules: intent.rules, who };
    case "setTarget":
      return { type: "target", target: intent.target, who };
    case "invite":
      return { type: "invite", level: intent.level, who };
    case "dismiss":
      return { type: "dismiss", computer: intent.computer, who };
    case "setHelp":
      return { type: "help", help: intent.help, who };
    case "agree":
      return { type: "agree", list: intent.list };
  }
}

/** Holding all dice is stopping: it is kept, and nothing is rolled. */
function rollAction(record: MatchRecord, held?: readonly boolean[]): Action {
  if (held !== undefined && !held.includes(false)) return { type: "hold", held };
  const faces = facesNow(record);
  return held === undefined ? { type: "roll", faces } : { type: "roll", held, faces };
}

/** The faces of the next throw, one for every die that is thrown. */
export function facesNow({ match, seed }: MatchRecord): readonly Face[] {
  // A match that runs has its seed; without one nothing runs, and the match refuses the roll.
  if (seed === null) return [];
  const { diceCount } = preparedRules(match.rules);
  return facesOf(seed, match.throws, match.rollOff === null ? diceCount : START_DICE);
}
