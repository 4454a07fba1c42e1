// Sitting down, getting up and being ready, as commands of a match.
import { refuse } from "../engine/result.ts";
import type { Handled, MatchEvent, Outcome } from "./actions.ts";
import { withoutLonely, withRoomFor } from "./computer-commands.ts";
import {
  isRunning,
  keepsSeat,
  type Match,
  sheetOf,
  stageOf,
  whoIsNotReady,
  withNewPlayers,
} from "./match.ts";
import { changed } from "./play-commands.ts";
import { type PlayerRef, type Side, seatOf } from "./seats.ts";
import { isAgreed, withoutAgreement } from "./stakes.ts";

export function sit(match: Match, who: PlayerRef, side: Side): Outcome {
  const before = isRunning(match) ? match.seats : withRoomFor(match.seats, side);
  if (before[side] !== null) return refuse("seatTaken");
  if (isRunning(match) && sheetOf(match, who.id) === null) return refuse("matchRuns");
  const left = seatOf(before, who.id);
  const seats = { ...before, ...(left === null ? {} : { [left]: null }), [side]: who };
  return changed({ ...match, seats }, [{ type: "sat", who, side }]);
}

/**
 * Outside a running match getting up frees the seat; while it runs it stays with who plays. Who leaves after a match
 * takes back every offer of a rematch.
 */
export function stand(match: Match, playerId: string): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (side === null || who === null) return refuse("notSeated");
  if (keepsSeat(match, playerId)) return refuse("alreadyPlaying");
  const ready = stageOf(match) === "finished" ? [] : match.ready.filter((id) => id !== playerId);
  const left = { ...match.seats, [side]: null };
  const seats = isRunning(match) ? left : withoutLonely(left);
  // What is played for was agreed to, whoever gets up.
  const stakes = isRunning(match) ? match.stakes : withoutAgreement(match.stakes, playerId);
  return changed({ ...match, seats, ready, stakes }, [{ type: "stood", who, side }]);
}

export function sayReady(match: Match, playerId: string, ready: boolean): Outcome {
  const side = seatOf(match.seats, playerId);
  const who = side && match.seats[side];
  if (keepsSeat(match, playerId)) return refuse("alreadyPlaying");
  if (isRunning(match)) return refuse("matchRuns");
  if (who === null) return refuse("notSeated");
  const wasReady = match.ready.includes(playerId);
  const others = match.ready.filter((id) => id !== playerId);
  const said: MatchEvent = { type: "ready", who, ready };
  const now = { ...match, ready: ready ? [...others, playerId] : others };
  const everybody = whoIsNotReady(now).length === 0;
  const starts = everybody && isAgreed(now);
  if (wasReady === ready && !starts)
    return refuse(!ready ? "notReady" : everybody ? "agreeFirst" : "alreadyReady");
  return started({ match: now, events: [said] });
}

/** Begins where everybody who sits is ready and has agreed to what is at stake. */
export function started({ match, events }: Handled): Outcome {
  if (whoIsNotReady(match).length > 0 || !isAgreed(match)) return changed(match, events);
  const begun = withNewPlayers(match);
  const alone: readonly MatchEvent[] = begun.rollOff === null ? [{ type: "turnStarted", player: 0 }] : [];
  return changed(begun, [...events, { type: "started" }, ...alone]);
}
