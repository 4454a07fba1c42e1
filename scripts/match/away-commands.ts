// Somebody stays away, comes back, and what the others say to it, as commands of a match.
import { refuse } from "../engine/result.ts";
import {
  type Absence,
  absenceOf,
  majority,
  votersOf,
  withAbsence,
  withoutAbsence,
  withoutStaleAbsences,
  withVote,
} from "./absence.ts";
import type { Action, Handled, MatchEvent, Outcome } from "./actions.ts";
import { type Match, playsOn, sheetOf } from "./match.ts";
import { changed, takeOut, whyNoPlayer } from "./play-commands.ts";
import { leaveRollOff } from "./roll-off-commands.ts";
import { isComputer } from "./seats.ts";
import { hasPot, withoutConsent } from "./stakes.ts";

export function goAway(match: Match, playerId: string): Outcome {
  const who = match.players.find(({ id }) => id === playerId);
  if (who === undefined || isComputer(who) || !playsOn(match, playerId))
    return refuse(whyNoPlayer(match, playerId));
  if (absenceOf(match, playerId) !== null) return refuse("alreadyAway");
  // What was wanted of the pot was wanted of others: now it can be said anew, and without this one.
  const after = withAbsence(withoutConsent(match), { player: playerId, votes: [], verdict: null });
  return changed(after, [{ type: "away", who }]);
}

export function comeBack(match: Match, ids: readonly string[]): Outcome {
  const back = match.players.filter(({ id }) => ids.includes(id) && absenceOf(match, id) !== null);
  if (back.length === 0) return refuse("notAway");
  const absences = match.absences.filter(({ player }) => !ids.includes(player));
  return changed(
    { ...match, absences },
    back.map((who): MatchEvent => ({ type: "back", who })),
  );
}

export function decide(
  match: Match,
  voterId: string,
  { away: awayId, verdict, here }: Extract<Action, { type: "decide" }>,
): Outcome {
  const absence = absenceOf(match, awayId);
  const away = match.players.find(({ id }) => id === awayId);
  if (absence === null || away === undefined) return refuse("notAway");
  // Nobody is voted out of what they have staked.
  if (verdict === "close" && hasPot(match)) return refuse("playedForStakes");
  const who = votersOf(match).find(({ id }) => id === voterId);
  if (who === undefined) return refuse("mayNotDecide");
  const hasSaid = absence.votes.some((vote) => vote.voter === voterId && vote.verdict === verdict);
  if (hasSaid) return refuse("alreadySaid");
  const after = withAbsence(match, withVote(ofThose(absence, here), voterId, verdict));
  return changed(after, [{ type: "voted", who, away, verdict }]);
}

/** Without the votes of who is not there any more. */
function ofThose(absence: Absence, here: readonly string[] | undefined): Absence {
  if (here === undefined) return absence;
  return { ...absence, votes: absence.votes.filter(({ voter }) => here.includes(voter)) };
}

/**
 * Carries out what more than half of those who are there agree on, after whatever has just changed that.
 * @param here which players are there, where that is known: who has played the last turn may have gone for good.
 */
export function concluded({ match: after, events }: Handled, here?: readonly string[]): Handled {
  const match = withoutStaleAbsences(after);
  for (const absence of match.absences) {
    const verdict = majority(match, absence, here);
    const away = match.players.find(({ id }) => id === absence.player);
    if (verdict === null || verdict === absence.verdict || away === undefined) continue;
    const decided: MatchEvent = { type: "decided", away, verdict };
    if (verdict !== "close") {
      const said = withAbsence(match, { ...absence, verdict });
      return concluded({ match: said, events: [...events, decided] }, here);
    }
    const closed = closeSheet(match, away.id);
    // Nobody leaves a roll-off that is decided: the sheet is closed when the game has begun.
    if (!closed.ok) continue;
    const told = [...events, decided, ...closed.value.events];
    return concluded({ match: closed.value.match, events: told }, here);
  }
  return { match, events };
}

function closeSheet(match: Match, playerId: string): Outcome {
  const player = sheetOf(match, playerId);
  if (player === null || !playsOn(match, playerId)) return refuse("notAway");
  if (match.rollOff !== null) return leaveRollOff(match, match.rollOff, player);
  if (match.game === null) return refuse("noMatchRuns");
  return takeOut(withoutAbsence(match, playerId), match.game, player, true);
}
