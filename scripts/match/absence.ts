// Players who stay away: when the others have waited long enough they say what becomes of it, by majority. A seat stays
// its player's whatever they say, and whoever comes back plays on.
import { type Match, playsOn } from "./match.ts";
import type { PlayerRef } from "./seats.ts";

/** The others go on waiting; a computer player takes the turns meanwhile; they go on without, the sheet is closed. */
export const VERDICTS = ["wait", "playOn", "close"] as const;

export type Verdict = (typeof VERDICTS)[number];

export interface Vote {
  readonly voter: string;
  readonly verdict: Verdict;
}

/** A player for whom the others have waited long enough, by id. */
export interface Absence {
  readonly player: string;
  /** At most one of each voter. Whose vote counts changes with who is there. */
  readonly votes: readonly Vote[];
  /** What more than half of those who are there have said last; who goes on without waits for nobody any more. */
  readonly verdict: Exclude<Verdict, "close"> | null;
}

export function absenceOf({ absences }: Match, playerId: string): Absence | null {
  return absences.find(({ player }) => player === playerId) ?? null;
}

/** Who decides: the players who still play and are not away themselves. */
export function votersOf(match: Match): readonly PlayerRef[] {
  return match.players.filter(({ id }) => playsOn(match, id) && absenceOf(match, id) === null);
}

/** How many of those who decide have said this. */
export function votesFor(match: Match, { votes }: Absence, verdict: Verdict): number {
  const voters = votersOf(match);
  return votes.filter((vote) => vote.verdict === verdict && voters.some(({ id }) => id === vote.voter))
    .length;
}

/** What more than half of those who decide have said, or `null`. */
export function majority(match: Match, absence: Absence): Verdict | null {
  const voters = votersOf(match).length;
  return VERDICTS.find((verdict) => 2 * votesFor(match, absence, verdict) > voters) ?? null;
}

/** Each keeps its place: the order is that in which it was noticed. */
export function withAbsence(match: Match, absence: Absence): Match {
  const isNew = absenceOf(match, absence.player) === null;
  const absences = match.absences.map((old) => (old.player === absence.player ? absence : old));
  return { ...match, absences: isNew ? [...absences, absence] : absences };
}

export function withoutAbsence(match: Match, playerId: string): Match {
  return { ...match, absences: match.absences.filter(({ player }) => player !== playerId) };
}

export function withVote(absence: Absence, voter: string, verdict: Verdict): Absence {
  const others = absence.votes.filter((vote) => vote.voter !== voter);
  return { ...absence, votes: [...others, { voter, verdict }] };
}

/** Only who plays can be away, and say something to it; most of the time nobody is away. */
export function withoutStaleAbsences(match: Match): Match {
  const { absences } = match;
  const plays = (id: string): boolean => playsOn(match, id);
  const isFresh = ({ player, votes }: Absence): boolean =>
    plays(player) && votes.every(({ voter }) => plays(voter));
  if (absences.every(isFresh)) return match;
  const fresh = absences
    .filter(({ player }) => plays(player))
    .map((absence) => ({ ...absence, votes: absence.votes.filter(({ voter }) => plays(voter)) }));
  return { ...match, absences: fresh };
}
