// A table with its record and its match together: the one place where both are read, changed and shown.
import { type Block, world } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Moment, type Refusal } from "../match/commands.ts";
import { type Match, newMatch, stageOf } from "../match/match.ts";
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
    if (problem !== null && (table === null || table.away !== null)) return "tableNotReadable";
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
    { owner, boardName }: Pick<TableRecord, "owner" | "boardName">,
    brought: MatchRecord | null,
  ): FittedTable | null {
    const record = brought === null ? blankRecord(randomId()) : resumed(brought);
    const matchId = record.match.id;
    const block = this.#block(position);
    if (block !== undefined && this.isWaiting(block, position, matchId)) return null;
    if (!this.#stores.matches.save(matchId, record)) return null;
    const fitted = { position, table: { owner, matchId, boardName, away: null }, record };
    if (!this.#stores.tables.save(keyOf(position), fitted.table)) {
      this.#stores.matches.save(matchId, brought);
      return null;
    }
    if (brought !== null) this.#forgetTrace(brought, keyOf(position));
    this.#show(fitted);
    return fitted;
  }

  /**
   * Takes the board off: its record goes, its match is deleted, or paused where a game runs. Gives the paused match
   * (`null` without one), or refuses with everything as it was. What cannot be read is never let go of: only the
   * table still names it.
   */
  unfit(fitted: FittedTable): Result<MatchRecord | null, Notice> {
    const { matchId } = fitted.table;
    const key = keyOf(fitted.position);
    const { problem } = this.#stores.matches.read(matchId);
    if (problem !== null) return refuse(problem.kind === "newer" ? "matchNewer" : "matchNotReadable");
    const runs = stageOf(fitted.record.match) === "playing";
    const kept = runs ? paused(fitted.record, randomId(), key) : null;
    if (kept !== null && !this.#stores.matches.save(matchId, kept)) return refuse("notSaved");
    const left = kept === null ? null : { ...fitted.table, away: kept.boardToken };
    if (!this.#stores.tables.save(key, left)) {
      if (kept !== null) this.#stores.matches.save(matchId, fitted.record);
      return refuse("notSaved");
    }
    if (kept === null) this.#stores.matches.save(matchId, null);
    const block = this.#block(fitted.position);
    if (block !== undefined) showTable(block, null);
    return { ok: true, value: kept };
  }

  /** Puts back what `unfit` took away. */
  refit(fitted: FittedTable): void {
    // The table first: without it the trace that it keeps of the match still counts.
    if (!this.#stores.tables.save(keyOf(fitted.position), fitted.table)) return;
    this.#stores.matches.save(fitted.table.matchId, fitted.record);
    this.#show(fitted);
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
    const after = { ...fitted, record };
    this.#show(after);
    this.#onEvents(after, events);
    return { ok: true, value: after };
  }

  /** Makes the block look like its record; one whose record cannot be read, or not saved, keeps its look. */
  showBlock(block: Block, position: BlockPosition): void {
    this.#takeBack(block, position);
    const fitted = this.at(position);
    const { record, problem } = this.#stores.tables.read(keyOf(position));
    if (fitted !== null) showTable(block, fitted.record.match);
    else if (record === null && problem === null) showTable(block, null);
  }

  /**
   * A table that still shows its board although the game went away with it was saved before that: while the board's
   * token is not spent, the game is here again and the board elsewhere, if there is one, is blank.
   */
  #takeBack(block: Block, position: BlockPosition): void {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    if (table === null || table.away === null) return;
    const waiting = this.waitingAt(position);
    if (waiting !== null && showsBoard(block.permutation)) this.fit(position, table, waiting);
    const spent = waiting === null && this.#stores.matches.read(table.matchId).problem === null;
    if (spent) this.#stores.tables.save(key, null);
  }

  /** Whether the table still shows the board of a game that went away and could not be taken back yet. */
  isWaiting(block: Block, position: BlockPosition, forOther?: string): boolean {
    const waiting = this.waitingAt(position);
    return waiting !== null && waiting.match.id !== forOther && showsBoard(block.permutation);
  }

  /** The paused match that went away from this table and whose token is not spent. */
  waitingAt(position: BlockPosition): MatchRecord | null {
    const table = this.#stores.tables.read(keyOf(position)).record;
    if (table === null || table.away === null) return null;
    const { record } = this.#stores.matches.read(table.matchId);
    return record?.boardToken === table.away ? record : null;
  }

  /** The match is fitted: the trace that it left at another table has done its work. */
  #forgetTrace({ leftTable, boardToken }: MatchRecord, here: string): void {
    if (leftTable === null || leftTable === here) return;
    if (this.#stores.tables.read(leftTable).record?.away === boardToken)
      this.#stores.tables.save(leftTable, null);
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
  return { match: newMatch(matchId), seed: null, boardToken: null, leftTable: null };
}

/** Each game gets a secret of its own when it starts. */
function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

export function momentOf({ id, revision }: Match): Moment {
  return { matchId: id, revision };
}
