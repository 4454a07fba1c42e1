// A table with its record and its match together: the one place where both are read, changed and shown.
import { type Block, type Entity, world } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Moment, type Refusal } from "../match/actions.ts";
import { isRunning, type Match, newMatch } from "../match/match.ts";
import { paused, resumed } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import { hasForgottenWinners } from "../match/stakes.ts";
import type { Seed } from "../match/throws.ts";
import type { Notice } from "../ui/notices.ts";
import { showBare, showsBoard, showTable } from "./block-states.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { type BlockPosition, blockAt, distanceTo, keyOf, positionOfKey } from "./positions.ts";
import type { PotRecords } from "./pot-records.ts";
import { randomId, randomSeed } from "./random-ids.ts";
import type { Stores } from "./stores.ts";
import { TableIndex } from "./table-index.ts";
import { Unreadable } from "./unreadable.ts";

export interface FittedTable {
  readonly position: BlockPosition;
  readonly table: TableRecord;
  readonly record: MatchRecord;
}

export type Acted = Result<FittedTable, Refusal | "notSaved" | "potNotReadable">;

/** Is told what was done, after it was saved. */
export interface TableListener {
  /** What came of an accepted command. */
  happened?(table: FittedTable, events: readonly MatchEvent[]): void;
  /** Another board is there now, none any more, or what is known of its people is another. */
  changed?(position: BlockPosition, fitted: FittedTable | null): void;
  /** Somebody has come near, or has been there for a while. */
  seen?(table: FittedTable): void;
  /** An operator does not wait any longer for what cannot be read here. */
  givenUp?(position: BlockPosition): void;
}

export class Tables {
  readonly unreadable: Unreadable;
  readonly #stores: Stores;
  readonly #pots: PotRecords;
  #listeners: readonly TableListener[] = [];
  readonly #index: TableIndex;

  constructor(stores: Stores, pots: PotRecords) {
    this.#stores = stores;
    this.#pots = pots;
    this.unreadable = new Unreadable(stores, pots);
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

  /** As the index has it. */
  toLookAt(...around: Parameters<TableIndex["toLookAt"]>): readonly BlockPosition[] {
    return this.#index.toLookAt(...around);
  }

  /** Every position that has a record, fitted or not. */
  positions(): readonly BlockPosition[] {
    return this.#stores.tables.ids().flatMap((id) => positionOfKey(id) ?? []);
  }

  /** Brings block and record in line, and tells who wants to know that the table is there. */
  see(block: Block, position: BlockPosition): void {
    this.showBlock(block, position);
    const fitted = this.at(position);
    this.#index.add(position, fitted !== null && isRunning(fitted.record.match));
    if (fitted === null) this.#forgetPlace(position);
    else this.#tell("looking at a table", (listener) => listener.seen?.(fitted));
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
    return this.unreadable.problemAt(position, this.at(position));
  }

  /**
   * Puts a board on the table; `null`, with everything as it was, where the world did not keep it. With a paused
   * match the write of its record decides: until then the board in the hand still counts, whatever else failed.
   * @param brought the paused match of the board; else the match starts blank.
   */
  fit(
    position: BlockPosition,
    {
      owner,
      boardName,
      found = false,
    }: Pick<TableRecord, "owner" | "boardName"> & { readonly found?: boolean },
    brought: MatchRecord | null,
  ): FittedTable | null {
    const key = keyOf(position);
    const { matches, tables } = this.#stores;
    const record = brought === null ? blankRecord(randomId(), key) : resumed(brought, key, Date.now());
    const matchId = record.match.id;
    const table = { owner, matchId, boardName, boardOff: false, found };
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
    this.#index.add(position, isRunning(record.match));
    this.#show(fitted);
    this.tellChanged(position);
    return fitted;
  }

  /**
   * Takes the board off: the match is paused where a game runs, which one write decides, and deleted where none does.
   * Gives the paused match (`null` without one), or refuses with everything as it was. What cannot be read is never
   * let go of: only the table still names it. A table that was found with its board has no board to keep a match in.
   */
  unfit(fitted: FittedTable): Result<MatchRecord | null, Notice> {
    const { matches, tables } = this.#stores;
    const { matchId } = fitted.table;
    const whyNot = this.unreadable.whyKept(fitted);
    if (whyNot !== null) return refuse(whyNot);
    const runs = isRunning(fitted.record.match) && !fitted.table.found;
    const kept = runs ? paused(fitted.record, randomId()) : null;
    const off = kept === null ? tables.save(keyOf(fitted.position), null) : matches.save(matchId, kept);
    if (!off) return refuse("notSaved");
    if (kept === null) matches.save(matchId, null);
    else tables.save(keyOf(fitted.position), { ...fitted.table, boardOff: true });
    const block = this.#block(fitted.position);
    if (block !== undefined) showBare(block);
    this.tellChanged(fitted.position);
    return { ok: true, value: kept };
  }

  /** Puts back what `unfit` took away. */
  refit(fitted: FittedTable): void {
    this.#stores.matches.save(fitted.table.matchId, fitted.record);
    this.#stores.tables.save(keyOf(fitted.position), fitted.table);
    this.#show(fitted);
    this.tellChanged(fitted.position);
  }

  /**
   * Carries out a command, saves, and then shows. The command is checked against the match as it is now, so
   * what was made for another moment is refused.
   */
  act(fitted: FittedTable, playerId: string, { matchId, revision }: Moment, action: Action): Acted {
    const handled = handle(fitted.record.match, { matchId, revision, playerId, action });
    if (!handled.ok) return handled;
    const { match, events } = handled.value;
    if (hasForgottenWinners(fitted.record.match, match) && this.unreadable.isPotOf(fitted)) {
      return refuse("potNotReadable");
    }
    const seed = seedFor(fitted.record.seed, events);
    const record = { ...fitted.record, match, seed, playedAt: Date.now() };
    if (!this.#stores.matches.save(match.id, record)) return refuse("notSaved");
    const after = { ...fitted, record };
    if (isRunning(match) !== isRunning(fitted.record.match)) {
      // Where nothing is loaded the block gets its picture when somebody comes by.
      const isLoaded = this.#block(fitted.position) !== undefined;
      this.#index.add(fitted.position, isRunning(match) || !isLoaded);
    }
    this.#show(after);
    this.#tell("telling what happened", (listener) => listener.happened?.(after, events));
    // Who was told may have done something in turn.
    return { ok: true, value: this.at(fitted.position) ?? after };
  }

  /** The table belongs to nobody from now on; `null` where the world did not keep that. */
  makePublic(fitted: FittedTable): FittedTable | null {
    const table = { ...fitted.table, owner: null };
    if (!this.#stores.tables.save(keyOf(fitted.position), table)) return null;
    const after = { ...fitted, table };
    this.#show(after);
    this.tellChanged(fitted.position);
    return after;
  }

  /**
   * What cannot be read here is not waited for any longer: a blank match comes in place of one, which stays in the world
   * under its id, and of one that says whose an unreadable pot is.
   */
  giveUp(position: BlockPosition): boolean {
    const fitted = this.at(position);
    if (fitted !== null && !this.replace(fitted, null)) return false;
    this.#tell("giving up what cannot be read", (listener) => listener.givenUp?.(position));
    return true;
  }

  /** Another match in place of one that does not run. @param by a paused one: its board, wherever it is, is blank now. */
  replace({ position, table }: FittedTable, by: MatchRecord | null): boolean {
    if (this.fit(position, table, by) === null) return false;
    this.#stores.matches.save(table.matchId, null);
    this.tellChanged(position);
    return true;
  }

  /** Nothing is known of a table there any more; its match goes too, unless it waits in a board or cannot be read. */
  forget(position: BlockPosition): boolean {
    const fitted = this.at(position);
    if (fitted !== null && this.unreadable.ofMatch(fitted) === null) {
      this.#stores.matches.save(fitted.table.matchId, null);
    }
    const isGone = this.#stores.tables.save(keyOf(position), null);
    if (isGone) this.#index.remove(position);
    this.tellChanged(position);
    return isGone;
  }

  /**
   * Makes the block look like its record; one whose record cannot be read, or not saved, keeps its look, and so does one
   * without any record until somebody uses it.
   */
  showBlock(block: Block, position: BlockPosition): void {
    const isStale = this.#takeBack(block, position);
    const fitted = this.at(position);
    if (fitted !== null) this.#showOn(block, fitted);
    else if (isStale) showBare(block);
  }

  /**
   * A table in use that shows a board and has no record is a copy, or came with a structure: a public table from now
   * on, and no board comes out of it.
   */
  adopt(block: Block, position: BlockPosition): void {
    const { record, problem } = this.#stores.tables.read(keyOf(position));
    if (record !== null || problem !== null || !showsBoard(block.permutation)) return;
    this.fit(position, { owner: null, boardName: null, found: true }, null);
  }

  /**
   * A table that still shows its board although the game went away with it was saved before that: while the board's
   * token is not spent, the game is here again and the board elsewhere, if there is one, is blank. Where the game went
   * on at another table, the record here is of no use any more. @returns whether it has been forgotten.
   */
  #takeBack(block: Block, position: BlockPosition): boolean {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    if (table === null || this.at(position) !== null) return false;
    const waiting = this.waitingAt(position);
    if (waiting !== null && showsBoard(block.permutation)) this.fit(position, table, waiting);
    return (
      waiting === null && this.unreadable.ofMatch({ table }) === null && this.#stores.tables.save(key, null)
    );
  }

  /** The table is gone and so is its match: the record is of no use any more. What cannot be read stays. */
  forgetTrace(position: BlockPosition): void {
    const key = keyOf(position);
    const table = this.#stores.tables.read(key).record;
    if (table === null || this.unreadable.ofMatch({ table }) !== null) return;
    if (this.#stores.tables.save(key, null)) this.#index.remove(position);
  }

  /** The match is here now: the record that it left at another table is of no use any more. */
  #forgetTrace({ match, table: left }: MatchRecord, here: string): void {
    const isTrace = left !== here && this.#stores.tables.read(left).record?.matchId === match.id;
    if (isTrace) this.#stores.tables.save(left, null);
  }

  /** Whoever shows this table has to look at it again. */
  tellChanged(position: BlockPosition): void {
    const fitted = this.at(position);
    this.#tell("telling what changed", (listener) => listener.changed?.(position, fitted));
  }

  /** One that fails is logged and keeps nobody else from hearing of it. */
  #tell(what: string, tell: (listener: TableListener) => void): void {
    for (const listener of this.#listeners) guard(what, () => tell(listener))();
  }

  /** As far as it is loaded. @param key of a table, fitted or not. */
  showAt(key: string): void {
    const position = positionOfKey(key);
    const fitted = position && this.at(position);
    if (fitted) this.#show(fitted);
  }

  #show(fitted: FittedTable): void {
    const block = this.#block(fitted.position);
    if (block !== undefined) this.#showOn(block, fitted);
  }

  #showOn(block: Block, fitted: FittedTable): void {
    const { position, table, record } = fitted;
    const holdsPot = this.#pots.at(keyOf(position)).length > 0 || this.unreadable.isPotOf(fitted);
    showTable(block, table, record.match, holdsPot);
  }

  #block(position: BlockPosition): Block | undefined {
    const block = blockAt(world.getDimension(position.dimension), position);
    return block !== undefined && isTable(block.typeId) ? block : undefined;
  }
}

function blankRecord(matchId: string, table: string): MatchRecord {
  return { match: newMatch(matchId), seed: null, boardToken: null, table, playedAt: 0 };
}

/** Each game gets a secret of its own when it starts. */
function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

export function momentOf({ id, revision }: Match): Moment {
  return { matchId: id, revision };
}
