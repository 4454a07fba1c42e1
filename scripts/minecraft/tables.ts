// A table with its record and its match together: the one place where both are read, changed and shown.
import { type Block, world } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Refusal } from "../match/commands.ts";
import { type Match, newMatch } from "../match/match.ts";
import { paused, resumed } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { Seed } from "../match/throws.ts";
import type { Notice } from "../ui/notices.ts";
import { showsBoard, showTable } from "./block-states.ts";
import { isTable } from "./ids.ts";
import { type BlockPosition, blockAt, keyOf } from "./positions.ts";
import { randomId, randomSeed } from "./random-ids.ts";
import type { Stores } from "./stores.ts";

export interface FittedTable {
  readonly position: BlockPosition;
  readonly table: TableRecord;
  readonly record: MatchRecord;
}

/** The moment a command was made for. */
export interface Moment {
  readonly matchId: string;
  readonly revision: number;
}

export type Acted = Result<FittedTable, Refusal | "notSaved">;

export class Tables {
  readonly #stores: Stores;
  readonly #onEvents: (table: FittedTable, events: readonly MatchEvent[]) => void;

  /** @param onEvents is told what came of every accepted command, after it was saved. */
  constructor(stores: Stores, onEvents: (table: FittedTable, events: readonly MatchEvent[]) => void) {
    this.#stores = stores;
    this.#onEvents = onEvents;
  }

  /** The fitted table there, or `null` where no board is fitted. A match that cannot be read counts as a blank one. */
  at(position: BlockPosition): FittedTable | null {
    const table = this.#stores.tables.read(keyOf(position)).record;
    if (table === null || table.away !== null) return null;
    const record = this.#stores.matches.read(table.matchId).record ?? blankRecord(table.matchId);
    return { position, table, record };
  }

  /** What of this table could not be read, for a player to be told. */
  problemAt(position: BlockPosition): Notice | null {
    const { record: table, problem } = this.#stores.tables.read(keyOf(position));
    if (problem !== null) return "tableNotReadable";
    if (table === null || table.away !== null) return null;
    const match = this.#stores.matches.read(table.matchId);
    if (match.problem !== null) return match.problem.kind === "newer" ? "matchNewer" : "matchNotReadable";
    return match.record === null ? "matchMissing" : null;
  }

  /**
   * Puts a table record and its match in place, the match first; `null`, with everything as it was, where the world
   * did not keep them. @param brought the paused match of the board; else the match starts blank.
   */
  fit(
    position: BlockPosition,
    table: Pick<TableRecord, "owner" | "boardName">,
    brought: MatchRecord | null,
  ): FittedTable | null {
    const record = brought === null ? blankRecord(randomId()) : resumed(brought);
    const matchId = record.match.id;
    if (!this.#stores.matches.save(matchId, record)) return null;
    const { owner, boardName } = table;
    const fitted = { position, table: { owner, matchId, boardName, away: null }, record };
    if (!this.#stores.tables.save(keyOf(position), fitted.table)) {
      this.#stores.matches.save(matchId, brought);
      return null;
    }
    this.#show(fitted);
    return fitted;
  }

  /**
   * Takes the board off: its record goes, its match is deleted, or paused where a game runs. Gives the paused match
   * (`null` without one), or refuses with everything as it was.
   */
  unfit(fitted: FittedTable, gameRuns: boolean): Result<MatchRecord | null, "notSaved"> {
    const { matchId } = fitted.table;
    const kept = gameRuns ? paused(fitted.record, randomId()) : null;
    if (kept !== null && !this.#stores.matches.save(matchId, kept)) return refuse("notSaved");
    const left = kept === null ? null : { ...fitted.table, away: kept.boardToken };
    if (!this.#stores.tables.save(keyOf(fitted.position), left)) {
      if (kept !== null) this.#stores.matches.save(matchId, fitted.record);
      return refuse("notSaved");
    }
    if (kept === null) this.#stores.matches.save(matchId, null);
    const block = this.#block(fitted.position);
    if (block !== undefined) showTable(block, null);
    return { ok: true, value: kept };
  }

  /** Puts back what `unfit` took away. */
  refit({ position, table, record }: FittedTable): void {
    this.#stores.matches.save(table.matchId, record);
    this.#stores.tables.save(keyOf(position), table);
  }

  /**
   * Carries out a command, saves, and then shows. The command is checked against the match as it is now, so
   * what was made for another moment is refused.
   */
  act(fitted: FittedTable, playerId: string, { matchId, revision }: Moment, action: Action): Acted {
    const handled = handle(fitted.record.match, { matchId, revision, playerId, action });
    if (!handled.ok) return handled;
    const { match, events } = handled.value;
    const record = { ...fitted.record, match, seed: seedFor(fitted.record.seed, events) };
    if (!this.#stores.matches.save(match.id, record)) return refuse("notSaved");
    const table = { ...fitted.table, matchId: match.id };
    if (table.matchId !== fitted.table.matchId) {
      const moved = this.#stores.tables.save(keyOf(fitted.position), table);
      this.#stores.matches.save(moved ? fitted.table.matchId : match.id, null);
      if (!moved) return refuse("notSaved");
    }
    const after = { position: fitted.position, table, record };
    this.#show(after);
    this.#onEvents(after, events);
    return { ok: true, value: after };
  }

  /** Makes the block look like its record; one whose record cannot be read keeps its look. */
  showBlock(block: Block, position: BlockPosition): void {
    this.#takeBack(block, position);
    const fitted = this.at(position);
    if (fitted !== null) showTable(block, fitted.record.match);
    else if (this.#stores.tables.read(keyOf(position)).problem === null) showTable(block, null);
  }

  /**
   * A table that still shows its board although the game went away with it was saved before that: while the board's
   * token is not spent, the game is here again and the board elsewhere, if there is one, is blank.
   */
  #takeBack(block: Block, position: BlockPosition): void {
    const table = this.#stores.tables.read(keyOf(position)).record;
    if (table === null || table.away === null) return;
    const { record } = this.#stores.matches.read(table.matchId);
    if (record === null || record.boardToken !== table.away) this.#stores.tables.save(keyOf(position), null);
    else if (showsBoard(block.permutation)) this.fit(position, table, record);
  }

  #show({ position, record }: FittedTable): void {
    const block = this.#block(position);
    if (block !== undefined) showTable(block, record.match);
  }

  #block(position: BlockPosition): Block | undefined {
    const block = blockAt(world.getDimension(position.dimension), position);
    return block !== undefined && isTable(block.typeId) ? block : undefined;
  }
}

function blankRecord(matchId: string): MatchRecord {
  return { match: newMatch(matchId), seed: null, boardToken: null };
}

/** Each game gets a secret of its own when it starts. */
function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

export function momentOf({ id, revision }: Match): Moment {
  return { matchId: id, revision };
}

/** Whether what was shown for that moment still stands. */
export function isCurrent(match: Match, moment: Moment): boolean {
  return moment.matchId === match.id && moment.revision === match.revision;
}
