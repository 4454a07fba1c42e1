// A match that is put away in a board and taken out again. The board carries a token that counts once.
import type { Match } from "./match.ts";
import type { MatchRecord } from "./saved-match.ts";
import { NO_SEATS } from "./seats.ts";

/** @param leftTable the key of the table that the match leaves. */
export function paused(record: MatchRecord, boardToken: string, leftTable: string): MatchRecord {
  return { ...record, match: vacated(record.match), boardToken, leftTable };
}

export function resumed(record: MatchRecord): MatchRecord {
  return { ...record, match: vacated(record.match), boardToken: null, leftTable: null };
}

/** Chairs are the table's, so seats do not travel; who plays is kept with the sheets. */
function vacated(match: Match): Match {
  return { ...match, seats: NO_SEATS, revision: match.revision + 1 };
}
