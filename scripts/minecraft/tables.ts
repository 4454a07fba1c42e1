// A table with its record and its match together: the one place where both are read, changed and shown.
import { type Block, type Entity, world } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Moment, type Refusal } from "../match/commands.ts";
import { isRunning, type Match, newMatch } from "../match/match.ts";
import { paused, resumed } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import type { Seed } from "../match/throws.ts";
import type { Notice } from "../ui/notices.ts";
import { showsBoard, showTable } from "./block-states.ts";
import { isTable } from "./ids.ts";
import { type BlockPosition, blockAt, distanceTo, keyOf } from "./positions.ts";
import { randomId, randomSeed } from "./random-ids.ts";
import type { Stores } from "./stores.ts";
import { TableIndex } from "./table-index.ts";

export interface FittedTable {
  readonly position: BlockPosition;
  readonly table: TableRecord;
  readonly record: MatchRecord;
}

export type Acted = Result<FittedTable, Refusal | "notSaved">;

/** Is told what was done, after it was saved. */
export interface TableListener {
  /** What came of an accepted command. */
  happened?(table: FittedTable, events: readonly MatchEvent[]): void;
  /** A board was fitted there or taken off. */
  boardMoved?(position: BlockPosition): void;
}

export class Tables {
  readonly #stores: Stores;
  #listeners: readonly TableListener[] = [];
  readonly #index: TableIndex;

  constructor(stores: Stores) {
    this.#stores = stores;
    this.#index = new TableIndex(() => stores.tables.ids());
  }

  /** @param listeners in the order in which they are told. */
  listen(listeners: readonly TableListener[]): void {
    this.#listeners = listeners;
  }

  /** The fitted tables that the player can play at from here, the nearest first. */
  within(player: Entity): readonly FittedTable[] {
    return [...this.#index.within(player)]
      .sort((a, b) => distanceTo(player, a) - distanceTo(player, b))
      .flatMap((position) => this.at(position) ?? this.#forgetPlace(position));
  }

  /** A table that has gone is not looked for again. */
  #forgetPlace(position: BlockPosition): readonly FittedTable[] {
    const { record, problem } = this.#stores.tables.read(keyOf(position));
    if (record === null && problem === null) this.#index.remove(position);
    return [];
  }

  /** The fitted table there, or `null` where no board is fitted. A match that cannot be read counts as a blank one. */
  at(position: BlockPosition): FittedTable | null {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    if (table === null) return null;
    const read = this.#stores.matches.read(table.matchId).record;
    if (read === null && table.boardOff) return null;
    const record = read ?? blankRecord(table.matchId, key);
    return record.table === key && record.boardToken === null ? { position, table, record } : null;
  }

  /** The paused match that went away from this table and whose token is not spent. */
  waitingAt(position: BlockPosition): MatchRecord | null {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    const record = table && this.#stores.matches.read(table.matchId).record;
    return record !== null && record.table === key && record.boardToken !== null ? record : null;
  }

  /** Whether the table still shows the board of a game that went away and could not be taken back yet. */
  isWaiting(block: Block, position: BlockPosition): boolean {
    return showsBoard(block.permutation) && this.waitingAt(position) !== null;
  }

  /** What of this table could not be read, for a player to be told. */
  problemAt(position: BlockPosition): Notice | null {
    const fitted = this.at(position);
    if (fitted === null) {
      return this.#stores.tables.read(keyOf(position)).problem === null ? null : "tableNotReadable";
    }
    const match = this.#stores.matches.read(fitted.table.matchId);
    if (match.problem !== null) return match.problem.kind === "newer" ? "matchNewer" : "matchNotReadable";
    return match.record === null ? "matchMissing" : null;
  }

  /**
   * Puts a board on the table; `null`, with everything as it was, where the world did not keep it. With a paused
   * match the write of its record decides: until then the board in the hand still counts, whatever else failed.
   * @param brought the paused match of the board; else the match starts blank.
   */
  fit(
    position: BlockPosition,
    { owner, boardName }: Pick<TableRecord, "owner" | "boardName">,
    brought: MatchRecord | null,
  ): FittedTable | null {
    const key = keyOf(position);
    const { matches, tables } = this.#stores;
    const record = brought === null ? blankRecord(randomId(), key) : resumed(brought, key);
    const matchId = record.match.id;
    const table = { owner, matchId, boardName, boardOff: false };
    const before = tables.read(key).record;
    const block = this.#block(position);
    const waiting = block !== undefined && this.isWaiting(block, position);
    if (waiting && before?.matchId !== matchId) return null;
    if (brought === null) {
      if (!matches.save(matchId, record)) return null;
      if (!tables.save(key, table)) {
        matches.save(matchId, null);
        return null;
      }
    } else {
      if (!tables.save(key, table)) return null;
      if (!matches.save(matchId, record)) {
        tables.save(key, before);
        return null;
      }
      this.#forgetTrace(brought, key);
    }
    const fitted = { position, table, record };
    this.#index.add(position);
    this.#show(fitted);
    this.#tellMoved(position);
    return fitted;
  }

  /**
   * Takes the board off: the match is paused where a game runs, which one write decides, and deleted where none does.
   * Gives the paused match (`null` without one), or refuses with everything as it was. What cannot be read is never
   * let go of: only the table still names it.
   */
  unfit(fitted: FittedTable): Result<MatchRecord | null, Notice> {
    const { matches, tables } = this.#stores;
    const { matchId } = fitted.table;
    const { problem } = matches.read(matchId);
    if (problem !== null) return refuse(problem.kind === "newer" ? "matchNewer" : "matchNotReadable");
    const runs = isRunning(fitted.record.match);
    const kept = runs ? paused(fitted.record, randomId()) : null;
    const off = kept === null ? tables.save(keyOf(fitted.position), null) : matches.save(matchId, kept);
    if (!off) return refuse("notSaved");
    if (kept === null) matches.save(matchId, null);
    else tables.save(keyOf(fitted.position), { ...fitted.table, boardOff: true });
    const block = this.#block(fitted.position);
    if (block !== undefined) showTable(block, null);
    this.#tellMoved(fitted.position);
    return { ok: true, value: kept };
  }

  /** Puts back what `unfit` took away. */
  refit(fitted: FittedTable): void {
    this.#stores.matches.save(fitted.table.matchId, fitted.record);
    this.#stores.tables.save(keyOf(fitted.position), fitted.table);
    this.#show(fitted);
    this.#tellMoved(fitted.position);
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
    for (const listener of this.#listeners) listener.happened?.(after, events);
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
   * token is not spent, the game is here again and the board elsewhere, if there is one, is blank. Where the game went
   * on at another table, the record here is of no use any more.
   */
  #takeBack(block: Block, position: BlockPosition): void {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    if (table === null || this.at(position) !== null) return;
    const waiting = this.waitingAt(position);
    const unreadable = this.#stores.matches.read(table.matchId).problem !== null;
    if (waiting !== null && showsBoard(block.permutation)) this.fit(position, table, waiting);
    if (waiting === null && !unreadable) this.#stores.tables.save(key, null);
  }

  /** The match is here now: the record that it left at another table is of no use any more. */
  #forgetTrace({ match, table: left }: MatchRecord, here: string): void {
    const isTrace = left !== here && this.#stores.tables.read(left).record?.matchId === match.id;
    if (isTrace) this.#stores.tables.save(left, null);
  }

  #tellMoved(position: BlockPosition): void {
    for (const listener of this.#listeners) listener.boardMoved?.(position);
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

function blankRecord(matchId: string, table: string): MatchRecord {
  return { match: newMatch(matchId), seed: null, boardToken: null, table };
}

/** Each game gets a secret of its own when it starts. */
function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

export function momentOf({ id, revision }: Match): Moment {
  return { matchId: id, revision };
}
