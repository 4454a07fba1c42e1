// Agreeing to item stakes, and to giving them back, as commands of a match; and who wins them.
import { refuse } from "../engine/result.ts";
import { standings } from "../engine/totals.ts";
import { absenceOf } from "./absence.ts";
import type { Action, Handled, MatchEvent, Outcome, Refusal } from "./actions.ts";
import { inLobby, isRunning, isStillIn, type Match, sheetOf } from "./match.ts";
import { changed } from "./play-commands.ts";
import { bySeat, isComputer, type PlayerRef, seatedPlayers, seatOf } from "./seats.ts";
import { areStakesOn, hasPot, isLocked, NO_STAKES, withoutConsent, withWinners } from "./stakes.ts";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** Whoever may choose the rules turns stakes on and off. */
export function setStakes(match: Match, { on, who }: Of<"stakes">): Outcome {
  const whyNot = whyNotSet(match, on, who.id);
  if (whyNot !== null) return refuse(whyNot);
  const stakes = on ? NO_STAKES : null;
  return changed({ ...match, stakes, ready: [] }, [{ type: "stakesSet", who, on }]);
}

/** Why stakes cannot be turned on or off now, whoever asks. Who sits alone plays for nothing. */
export function whyNotSet(match: Match, on: boolean, playerId: string): Refusal | null {
  if (isRunning(match)) return whyRunning(match, playerId);
  if (areStakesOn(match) === on) return on ? "stakesOn" : "stakesOff";
  if (on && seatedPlayers(match.seats).some(isComputer)) return "peopleStake";
  return on && seatedPlayers(match.seats).length < 2 ? "stakesAlone" : null;
}

/** Nothing is agreed any more once a match has begun; what can still be done is another thing. */
function whyRunning(match: Match, playerId: string): Refusal {
  if (hasPot(match)) return isLocked(match) ? "potLocked" : "potNotLocked";
  return sheetOf(match, playerId) === null ? "matchRuns" : "alreadyPlaying";
}

/** Something else is at stake than before: nobody has agreed to that or is ready for it, nor does a match begin. */
export function changeList(match: Match, { pot, list, change }: Of<"list">): Outcome {
  if (!areStakesOn(match)) return refuse("stakesOff");
  if (isLocked(match)) return refuse("potLocked");
  const stakes = { ...NO_STAKES, pot, list };
  const isNews = isRunning(match) || match.ready.length > 0;
  return changed({ ...(isRunning(match) ? inLobby(match) : match), ready: [], stakes }, [
    ...(change === null ? [] : [change]),
    ...(isNews ? [{ type: "relisted" } as const] : []),
  ]);
}

/** @returns the match with the player's word; starting is for the caller. */
export function agree(match: Match, playerId: string, { list }: Of<"agree">): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (isRunning(match)) return refuse(whyRunning(match, playerId));
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
 * whoever is winning. Said once more it is taken back.
 */
export function wantBack(match: Match, playerId: string, { here }: Of<"wantBack">): Outcome {
  const who = match.players.find(({ id }) => id === playerId);
  const { stakes } = match;
  if (stakes === null || !hasPot(match) || !isRunning(match)) return refuse("nothingAtStake");
  if (who === undefined) return refuse("matchRuns");
  const wants = !stakes.giveBack.includes(playerId);
  const said: MatchEvent = { type: "wantsBack", who, wants };
  const others = stakes.giveBack.filter((id) => id !== playerId);
  const giveBack = wants ? [...others, playerId] : others;
  const asked = match.players.filter(
    ({ id }) => here.includes(id) || (isStillIn(match, id) && absenceOf(match, id) === null),
  );
  const there = new Set([...asked.map(({ id }) => id), playerId]);
  const isAgreed = there.size > 1 && [...there].every((id) => giveBack.includes(id));
  return isAgreed
    ? changed({ ...match, stakes: null }, [said, { type: "givenBack", who: null }])
    : changed({ ...match, stakes: { ...stakes, giveBack } }, [said]);
}

/** Whoever may do so gives every stake back, or the pot is gone: the match goes on without it, or nobody is ready for one. */
export function giveBack(match: Match, { who, lost }: Of<"giveBack">): Outcome {
  if (!areStakesOn(match)) return refuse("nothingAtStake");
  return changed({ ...match, ready: [], stakes: null }, [
    lost ? { type: "potLost" } : { type: "givenBack", who },
  ]);
}

/** At the end of a game it is decided whose the pot is; what somebody wanted of it counts for the turn in which it was said. */
export function paidOut({ match: after, events }: Handled): Handled {
  const isNextTurn = events.some(({ type }) => type === "turnStarted");
  const match = isNextTurn ? withoutConsent(after) : after;
  const { game } = match;
  if (game === null || !hasPot(match) || !events.some(({ type }) => type === "ended"))
    return { match, events };
  const best = standings(game).filter(({ winner }) => winner);
  const isBest = ({ id }: PlayerRef): boolean => best.some(({ player }) => match.players[player]?.id === id);
  const winners = match.players.filter(isBest).sort(bySeat(match.seats));
  return { match: withWinners(match, winners), events: [...events, { type: "potWon", winners }] };
}
