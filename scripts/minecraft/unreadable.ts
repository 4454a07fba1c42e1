// What of a table cannot be read, and what has to wait for it: nothing is decided, and nothing let go of, as if it were not
// there. An operator may give it up.
import type { DecodeError } from "../match/decode.ts";
import { atStake, type Ledger } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import type { Notice } from "../ui/notices.ts";
import type { FittedTable } from "./fitted-table.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import type { PotRecords } from "./pot-records.ts";
import type { Stores } from "./stores.ts";

export class Unreadable {
  readonly #stores: Stores;
  readonly #pots: PotRecords;

  constructor(stores: Stores, pots: PotRecords) {
    this.#stores = stores;
    this.#pots = pots;
  }

  /** What of this table could not be read, for a player to be told. @param fitted where a board is on it. */
  problemAt(position: BlockPosition, fitted: FittedTable | null): Notice | null {
    const key = keyOf(position);
    if (fitted !== null) {
      const ofMatch = this.ofMatch(fitted);
      if (ofMatch !== null) return ofMatch;
      if (this.#stores.matches.read(fitted.table.matchId).record === null) return "matchMissing";
      if (this.isPotOf(fitted)) return "potNotReadable";
    }
    const isUndecided = ({ ledger }: PotRecord): boolean =>
      atStake(ledger).length > 0 && this.deciderOf(ledger, fitted) === undefined;
    if (this.#pots.at(key).some(isUndecided)) return "potUndecided";
    return fitted === null && this.#stores.tables.read(key).problem !== null ? "tableNotReadable" : null;
  }

  /** Why its match, for which a blank one may stand in, cannot be read; else `null`. */
  ofMatch({ table }: Pick<FittedTable, "table">): Notice | null {
    const { problem } = this.#stores.matches.read(table.matchId);
    return problem && noticeOf(problem);
  }

  /** Whether what this match is, or was, played for cannot be read. */
  isPotOf({ record: { match } }: FittedTable): boolean {
    const { pot = null, list = null } = match.stakes ?? {};
    return pot !== null && list !== null && this.#pots.isUnreadable(pot);
  }

  /** Why the table may not let go of its match: only the table names it, or only the match says whose a pot is. */
  whyKept(fitted: FittedTable): Notice | null {
    const { match } = fitted.record;
    // Before a game nothing is agreed.
    const saysWhose = isRunning(match) || match.stakes?.won != null;
    return this.ofMatch(fitted) ?? (saysWhose && this.isPotOf(fitted) ? "potNotReadable" : null);
  }

  /**
   * The match that says whose this pot is, `null` where there is none any more, or it went on elsewhere; `undefined` where
   * that cannot be read. Another board may be on a table of which an older record cannot be read: that one may name it.
   */
  deciderOf({ matchId, table }: Ledger, fitted: FittedTable | null): Match | null | undefined {
    const { record, problem } = this.#stores.matches.read(matchId);
    if (problem !== null) return undefined;
    if (fitted?.table.matchId === matchId) return fitted.record.match;
    const mayBeNamed = record?.table === table && record.boardToken === null;
    return mayBeNamed && this.#stores.tables.read(table).problem !== null ? undefined : null;
  }
}

/** What a player is told of a match that cannot be read. */
export function noticeOf({ kind }: DecodeError): "matchNewer" | "matchNotReadable" {
  return kind === "newer" ? "matchNewer" : "matchNotReadable";
}
