// Players who stay away: when the others have waited long enough they say what becomes of it, by majority. A seat stays
// its player's whatever they say, and whoever comes back plays on.
import { isStillIn, type Match, playsOn } from "./match.ts";
import { isComputer, type PlayerRef } from "./seats.ts";

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

/** Who decides: the people who are still in it, also with the last turn played, and are not away themselves. */
export function votersOf(match: Match): readonly PlayerRef[] {
  return match.players.filter(
    (who) => !isComputer(who) && isStillIn(match, who.id) && absenceOf(match, who.id) === null,
  );
}

/** How many of those who decide have said this. */
export function votesFor(match: Match, { votes }: Absence, verdict: Verdict): number {
  const voters = votersOf(match);
  return votes.filter((vote) => vote.verdict === verdict && voters.some(({ id }) => id === vote.voter))
    .length;
}

/** What more than half of those who decide have said, or `null`. @param here who of them is there, where that is known. */
export function majority(match: Match, absence: Absence, here?: readonly string[]): Verdict | null {
  const voters = votersOf(match).filter(({ id }) => here?.includes(id) ?? true).length;
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

/** Only who has turns to come can be away, and only who is in it say something to that; most of the time nobody is away. */
export function withoutStaleAbsences(match: Match): Match {
  const { absences } = match;
  const isIn = ({ voter }: Vote): boolean => isStillIn(match, voter);
  const isFresh = ({ player, votes }: Absence): boolean => playsOn(match, player) && votes.every(isIn);
  if (absences.every(isFresh)) return match;
  const fresh = absences
    .filter(({ player }) => playsOn(match, player))
    .map((absence) => ({ ...absence, votes: absence.votes.filter(isIn) }));
  return { ...match, absences: fresh };
}
