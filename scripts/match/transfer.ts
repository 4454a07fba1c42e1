// A player has come back under another id, as happens when a world moves to a server: what was theirs in a match or a pot
// is given to them.
import { ledgerTransferred } from "./ledger.ts";
import { type Match, sheetOf } from "./match.ts";
import type { PotRecord } from "./saved-pot.ts";
import { type PlayerRef, type Seats, SIDES } from "./seats.ts";

/** The match with everything of one player given to another, or `null` where there is nothing to give or it cannot be. */
export function transferred(match: Match, from: string, to: PlayerRef): Match | null {
  const isIn = (id: string): boolean =>
    sheetOf(match, id) !== null || SIDES.some((side) => match.seats[side]?.id === id);
  if (!isIn(from) || isIn(to.id)) return null;
  const ref = (who: PlayerRef): PlayerRef => (who.id === from ? to : who);
  const id = (old: string): string => (old === from ? to.id : old);
  // The new one may have said so too, and left since.
  const ids = (all: readonly string[]): readonly string[] => [...new Set(all.map(id))];
  const seat = (side: keyof Seats): PlayerRef | null => {
    const who = match.seats[side];
    return who && ref(who);
  };
  return {
    ...match,
    revision: match.revision + 1,
    seats: { north: seat("north"), east: seat("east"), south: seat("south"), west: seat("west") },
    ready: match.ready.map(id),
    hinted: match.hinted.map(id),
    playedFor: match.playedFor.map(id),
    players: match.players.map(ref),
    stakes: match.stakes && {
      ...match.stakes,
      agreed: ids(match.stakes.agreed),
      giveBack: ids(match.stakes.giveBack),
      won: match.stakes.won?.map(ref) ?? null,
    },
    absences: match.absences.map(({ player, votes, verdict }) => ({
      player: id(player),
      votes: votes.filter(({ voter }) => voter !== to.id).map((vote) => ({ ...vote, voter: id(vote.voter) })),
      verdict,
    })),
  };
}

/** A pot with everything of one player given to another, and what they have not heard of. */
export function potTransferred(record: PotRecord, from: string, to: PlayerRef): PotRecord {
  const lost = record.lost.map((loss) => ({
    ...loss,
    from: loss.from.id === from ? to : loss.from,
    unheard: [...new Set(loss.unheard.map((id) => (id === from ? to.id : id)))],
  }));
  return { ...record, ledger: ledgerTransferred(record.ledger, from, to), lost };
}
