// Stakes as a match knows them: whether there are any, who has agreed to exactly what lies in the pot, and what becomes
// of it. What lies there says the pot's own ledger.
import { awarded, type Ledger, listOf, ownBack, type Stake } from "./ledger.ts";
import { isRunning, type Match, sheetOf } from "./match.ts";
import { type PlayerRef, seatedPlayers, seatOf } from "./seats.ts";

export interface Stakes {
  /** The id of the pot, once something was laid in. */
  readonly pot: string | null;
  /** Names exactly what is at stake, as `listOf` gives it. */
  readonly list: string | null;
  /** Who has agreed to that list, by player id. */
  readonly agreed: readonly string[];
  /** Who wants everybody's stake given back although it is played for it, by player id. */
  readonly giveBack: readonly string[];
  /** Who has won what is at stake, in seat order; `null` while it is not decided. */
  readonly won: readonly PlayerRef[] | null;
}

export const NO_STAKES: Stakes = { pot: null, list: null, agreed: [], giveBack: [], won: null };

/** Whether players may lay something in: stakes are on, and not those of a game that is over. */
export function areStakesOn({ stakes }: Match): boolean {
  return stakes !== null && stakes.won === null;
}

/** Whether something is at stake that nobody has won yet. */
export function hasPot(match: Match): boolean {
  return areStakesOn(match) && match.stakes?.list != null;
}

/** From the first throw to the result nobody takes anything back alone, nor ends the match alone. */
export function isLocked(match: Match): boolean {
  return hasPot(match) && isRunning(match) && match.throws > 0;
}

/** Whether everybody who sits has agreed to what is at stake, if anything is; who sits alone plays for nothing. */
export function isAgreed(match: Match): boolean {
  const isAlone = seatedPlayers(match.seats).length === 1;
  return isAlone || !hasPot(match) || whoDisagrees(match).length === 0;
}

/** Of those who sit, who has not agreed. */
export function whoDisagrees({ stakes, seats }: Match): readonly PlayerRef[] {
  return seatedPlayers(seats).filter(({ id }) => stakes?.agreed.includes(id) !== true);
}

/** Who has left has agreed to nothing any more. */
export function withoutAgreement(stakes: Stakes | null, playerId: string): Stakes | null {
  return stakes && { ...stakes, agreed: stakes.agreed.filter((id) => id !== playerId) };
}

/** Nobody has said that the stakes are to go back. */
export function withoutConsent(match: Match): Match {
  return match.stakes?.giveBack.length ? { ...match, stakes: { ...match.stakes, giveBack: [] } } : match;
}

/** The match with these winners of its pot, if it has one. */
export function withWinners(match: Match, won: readonly PlayerRef[]): Match {
  return match.stakes === null || !hasPot(match) ? match : { ...match, stakes: { ...match.stakes, won } };
}

/** Whether it was known who has won what was at stake, and is not any more. */
export function hasForgottenWinners(before: Match, after: Match): boolean {
  return before.stakes?.won != null && after.stakes?.won == null;
}

/**
 * The ledger of a pot as this match decides about it: who has won it, who is out of it, or that the match knows nothing
 * of it, so that each stake goes back. The same ledger where nothing is to be done.
 * @param match the one that is played where the pot is, if any.
 */
export function decided(match: Match | null, ledger: Ledger): Ledger {
  const stakes = match?.stakes ?? null;
  if (match === null || stakes === null || stakes.pot !== ledger.pot) return ownBack(ledger);
  if (stakes.won !== null) return awarded(ledger, stakes.won);
  if (isLocked(match)) return stakes.list === listOf(ledger) ? ledger : ownBack(ledger);
  // Before that the match hears of every change, and nobody has agreed to it.
  const isOut = ({ from: { id } }: Stake): boolean =>
    isRunning(match) ? sheetOf(match, id) === null : seatOf(match.seats, id) === null;
  return ownBack(ledger, isOut);
}
