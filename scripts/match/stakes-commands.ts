// Agreeing to item stakes, and to giving them back, as commands of a match.
import { refuse } from "../engine/result.ts";
import { absenceOf } from "./absence.ts";
import type { Action, MatchEvent, Outcome } from "./commands.ts";
import { inLobby, isRunning, isStillIn, type Match } from "./match.ts";
import { changed } from "./play-commands.ts";
import { seatOf } from "./seats.ts";
import { areStakesOn, hasPot, isLocked, NO_STAKES } from "./stakes.ts";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** Whoever may choose the rules turns stakes on and off. */
export function setStakes(match: Match, { on, who }: Of<"stakes">): Outcome {
  if (isRunning(match)) return refuse("matchRuns");
  if (areStakesOn(match) === on) return refuse(on ? "stakesOn" : "stakesOff");
  const stakes = on ? NO_STAKES : null;
  return changed({ ...match, stakes, ready: [] }, [{ type: "stakesSet", who, on }]);
}

/** Something else is at stake than before: nobody has agreed to that, and a match without a throw does not begin. */
export function changeList(match: Match, { pot, list, change }: Of<"list">): Outcome {
  if (!areStakesOn(match)) return refuse("stakesOff");
  if (isLocked(match)) return refuse("potLocked");
  const stakes = { ...NO_STAKES, pot, list };
  const told = change === null ? [] : [change];
  return isRunning(match)
    ? changed({ ...inLobby(match), stakes }, [...told, { type: "relisted" }])
    : changed({ ...match, stakes }, told);
}

/** @returns the match with the player's word; starting is for the caller. */
export function agree(match: Match, playerId: string, { list }: Of<"agree">): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (isRunning(match)) return refuse("matchRuns");
  if (who === null) return refuse("notSeated");
  const { stakes } = match;
  if (stakes === null || !hasPot(match)) return refuse("nothingAtStake");
  if (stakes.list !== list) return refuse("listChanged");
  if (stakes.agreed.includes(playerId)) return refuse("alreadyAgreed");
  return changed({ ...match, stakes: { ...stakes, agreed: [...stakes.agreed, playerId] } }, [
    { type: "agreed", who },
  ]);
}

/**
 * Everybody who is still in the match has to want it, but those whom the others have waited for in vain, and who has
 * given up and is there; and never one alone. Who is away for a moment is not out of it, or it would be enough to kill
 * whoever is winning.
 */
export function wantBack(match: Match, playerId: string, { here }: Of<"wantBack">): Outcome {
  const who = match.players.find(({ id }) => id === playerId);
  const { stakes } = match;
  if (stakes === null || !hasPot(match) || !isRunning(match)) return refuse("nothingAtStake");
  if (who === undefined) return refuse("matchRuns");
  const giveBack = [...stakes.giveBack.filter((id) => id !== playerId), playerId];
  const wants: MatchEvent = { type: "wantsBack", who };
  const asked = match.players.filter(
    ({ id }) => here.includes(id) || (isStillIn(match, id) && absenceOf(match, id) === null),
  );
  const there = new Set([...asked.map(({ id }) => id), playerId]);
  const isAgreed = there.size > 1 && [...there].every((id) => giveBack.includes(id));
  // Who has said it says it again when those who did not want it have gone.
  if (!isAgreed && stakes.giveBack.includes(playerId)) return refuse("alreadySaid");
  return isAgreed
    ? changed({ ...match, stakes: null }, [wants, { type: "givenBack", who: null }])
    : changed({ ...match, stakes: { ...stakes, giveBack } }, [wants]);
}

/** Whoever may do so gives every stake back, or the pot is gone: the match goes on without it. */
export function giveBack(match: Match, { who, lost }: Of<"giveBack">): Outcome {
  if (!areStakesOn(match)) return refuse("nothingAtStake");
  return changed({ ...match, stakes: null }, [lost ? { type: "potLost" } : { type: "givenBack", who }]);
}
