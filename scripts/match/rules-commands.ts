// What is played, as commands of a match: the rules, and what somebody alone aims at.
import { type ChosenRules, preparedRules, rulesKey } from "../engine/prepared-rules.ts";
import { refuse } from "../engine/result.ts";
import type { Action, Outcome } from "./actions.ts";
import { inLobby, isRunning, type Match, stageOf } from "./match.ts";
import { changed } from "./play-commands.ts";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** Whoever was ready, or has agreed to stakes, was so for other rules. */
export function setRules(match: Match, { rules, who }: Of<"rules">): Outcome {
  if (isRunning(match)) return refuse("chosenBefore");
  if (rulesKey(rules) === rulesKey(match.rules)) return refuse("sameRules");
  const lobby = withoutResults(match);
  const stakes = lobby.stakes && { ...lobby.stakes, agreed: [] };
  const target = haveSameTargets(rules, match.rules) ? match.target : null;
  return changed({ ...lobby, rules, target, ready: [], stakes }, [{ type: "rulesSet", who, rules }]);
}

/** What is hard to reach under some rules is easy under others. */
function haveSameTargets(...both: readonly ChosenRules[]): boolean {
  const [one, other] = both.map((rules) => preparedRules(rules).soloTargets.join());
  return one === other;
}

/** A target is nothing to several, whose results and words stay; the results of one alone were for the target before. */
export function setTarget(match: Match, { target, who }: Of<"target">): Outcome {
  if (isRunning(match)) return refuse("chosenBefore");
  if (target === match.target) return refuse("sameTarget");
  const kept = match.players.length > 1 ? match : withoutResults(match);
  return changed({ ...kept, target }, [{ type: "targetSet", who, target }]);
}

/** The results of a game go with its rules; what is laid in for the next one, and who has won the last pot, stays. */
function withoutResults(match: Match): Match {
  return stageOf(match) === "finished" ? { ...inLobby(match), stakes: match.stakes } : match;
}
