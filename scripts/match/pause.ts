// A match that is put away in a board and taken out again. The board carries a token that counts once.
import type { Match } from "./match.ts";
import type { MatchRecord } from "./saved-match.ts";
import { NO_SEATS } from "./seats.ts";

export function paused(record: MatchRecord, boardToken: string): MatchRecord {
  return { ...record, match: vacated(record.match), boardToken };
}

/** @param table the key of the table on which it goes on. @param now a match does not grow old in a board. */
export function resumed(record: MatchRecord, table: string, now: number): MatchRecord {
  return { ...record, match: vacated(record.match), boardToken: null, table, playedAt: now };
}

/**
 * Chairs are the table's, so seats do not travel, and neither does a pot; nobody is away from a board. Who plays is kept
 * with the sheets.
 */
function vacated(match: Match): Match {
  return { ...match, seats: NO_SEATS, absences: [], stakes: null, revision: match.revision + 1 };
}
