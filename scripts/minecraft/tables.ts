// All tables: the one place where they are read, changed and shown, and from which others are told of it.
import type { Block, Entity } from "@minecraft/server";
import { type Result, refuse } from "../engine/result.ts";
import { type Action, handle, type MatchEvent, type Moment, type Refusal } from "../match/actions.ts";
import { isRunning } from "../match/match.ts";
import { paused, resumed } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { TableRecord } from "../match/saved-table.ts";
import { hasForgottenWinners } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard } from "./log.ts";
import { type BlockPosition, distanceTo, keyOf, positionOfKey } from "./positions.ts";
import type { PotRecords } from "./pot-records.ts";
import { randomId, seedFor } from "./random-ids.ts";
import type { Stores } from "./stores.ts";
import { TableIndex } from "./table-index.ts";
import { loadedTable, showBare, showFitted, showsBoard } from "./table-look.ts";
import { blankRecord, TableRecords } from "./table-records.ts";
import { Unreadable } from "./unreadable.ts";

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
  readonly #records: TableRecords;
  readonly #pots: PotRecords;
  #listeners: readonly TableListener[] = [];
  readonly #index: TableIndex;

  constructor(stores: Stores, pots: PotRecords) {
    this.#records = new TableRecords(stores);
    this.#pots = pots;
    this.unreadable = new Unreadable(stores, pots);
    this.#index = new TableIndex(() => this.positions());
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
    return this.#records.positions();
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
    if (this.#records.isBlank(position)) this.#index.remove(position);
    return [];
  }

  /** The fitted table there, or `null` where no board is fitted. A match that cannot be read counts as a blank one. */
  at(position: BlockPosition): FittedTable | null {
    return this.#records.fittedAt(position);
  }

  /** The paused match that went away from this table and whose token is not spent. */
  waitingAt(position: BlockPosition): MatchRecord | null {
    return this.#records.waitingAt(position);
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
   * Puts a board on the table; `null`, with everything as it was, where the world did not keep it.
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
    const record = brought === null ? blankRecord(randomId(), key) : resumed(brought, key, Date.now());
    const matchId = record.match.id;
    const block = loadedTable(position);
    const waiting = block !== undefined && this.isWaiting(block, position);
    if (waiting && this.#records.tableAt(position)?.matchId !== matchId) return null;
    const fitted = { position, table: { owner, matchId, boardName, boardOff: false, found }, record };
    if (!this.#records.saveFitted(fitted, brought)) return null;
    this.#index.add(position, isRunning(record.match));
    return this.#shownAnew(fitted);
  }

  /**
   * Takes the board off: the match is paused where a game runs, and deleted where none does. Gives the paused match
   * (`null` without one), or refuses with everything as it was. What cannot be read is never let go of: only the table
   * still names it. A table that was found with its board has no board to keep a match in.
   */
  unfit(fitted: FittedTable): Result<MatchRecord | null, Notice> {
    const whyNot = this.unreadable.whyKept(fitted);
    if (whyNot !== null) return refuse(whyNot);
    const runs = isRunning(fitted.record.match) && !fitted.table.found;
    const kept = runs ? paused(fitted.record, randomId()) : null;
    if (!this.#records.saveUnfitted(fitted, kept)) return refuse("notSaved");
    const block = loadedTable(fitted.position);
    if (block !== undefined) showBare(block);
    this.tellChanged(fitted.position);
    return { ok: true, value: kept };
  }

  /** Puts back what `unfit` took away. */
  refit(fitted: FittedTable): void {
    this.#records.saveMatch(fitted.table.matchId, fitted.record);
    this.#records.saveTable(fitted.position, fitted.table);
    this.#shownAnew(fitted);
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
    if (!this.#records.saveMatch(match.id, record)) return refuse("notSaved");
    const after = { ...fitted, record };
    if (isRunning(match) !== isRunning(fitted.record.match)) {
      // Where nothing is loaded the block gets its picture when somebody comes by.
      const isLoaded = loadedTable(fitted.position) !== undefined;
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
    if (!this.#records.saveTable(fitted.position, table)) return null;
    return this.#shownAnew({ ...fitted, table });
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
    this.#records.saveMatch(table.matchId, null);
    this.tellChanged(position);
    return true;
  }

  /** Nothing is known of a table there any more; its match goes too, unless it waits in a board or cannot be read. */
  forget(position: BlockPosition): boolean {
    const fitted = this.at(position);
    if (fitted !== null && this.unreadable.ofMatch(fitted) === null) {
      this.#records.saveMatch(fitted.table.matchId, null);
    }
    const isGone = this.#records.saveTable(position, null);
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
    if (fitted !== null) this.#show(fitted, block);
    else if (isStale) showBare(block);
  }

  /**
   * A table in use that shows a board and has no record is a copy, or came with a structure: a public table from now
   * on, and no board comes out of it.
   */
  adopt(block: Block, position: BlockPosition): void {
    if (this.#records.isBlank(position) && showsBoard(block.permutation))
      this.fit(position, { owner: null, boardName: null, found: true }, null);
  }

  /**
   * A table that still shows its board although the game went away with it was saved before that: while the board's
   * token is not spent, the game is here again and the board elsewhere, if there is one, is blank. Where the game went
   * on at another table, the record here is of no use any more. @returns whether it has been forgotten.
   */
  #takeBack(block: Block, position: BlockPosition): boolean {
    const table = this.#records.tableAt(position);
    if (table === null || this.at(position) !== null) return false;
    const waiting = this.waitingAt(position);
    if (waiting !== null && showsBoard(block.permutation)) this.fit(position, table, waiting);
    return waiting === null && this.#forgetRecord(position);
  }

  /** The table is gone and so is its match: the record is of no use any more. */
  forgetTrace(position: BlockPosition): void {
    if (this.#forgetRecord(position)) this.#index.remove(position);
  }

  /** What names a match that cannot be read stays. @returns whether it has been forgotten. */
  #forgetRecord(position: BlockPosition): boolean {
    const table = this.#records.tableAt(position);
    if (table === null || this.unreadable.ofMatch({ table }) !== null) return false;
    return this.#records.saveTable(position, null);
  }

  /** Another board is on the table, or its people are others. */
  #shownAnew(fitted: FittedTable): FittedTable {
    this.#show(fitted);
    this.tellChanged(fitted.position);
    return fitted;
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

  /** @param block where it is loaded. */
  #show(fitted: FittedTable, block = loadedTable(fitted.position)): void {
    if (block === undefined) return;
    const holdsPot = this.#pots.at(keyOf(fitted.position)).length > 0 || this.unreadable.isPotOf(fitted);
    showFitted(block, fitted, holdsPot);
  }
}
