// The pots of the world: their records, and the entities of those that are loaded. Keeps the two in line, and finds out
// what is gone. A record that somebody has kept for a while is not written over what has happened since.
import { type Entity, system, world } from "@minecraft/server";
import {
  corrected,
  creditors,
  isEmpty,
  type Ledger,
  type Loss,
  merged,
  owedTo,
  stillThere,
} from "../match/ledger.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { guard, logError, logWarning } from "./log.ts";
import { blockAt, positionOfKey } from "./positions.ts";
import {
  containerOf,
  isBare,
  ledgerIn,
  loadedPot,
  moveAll,
  potAtHome,
  putHome,
  spawnPot,
  writeLedger,
} from "./pot-entity.ts";
import type { Stores } from "./stores.ts";

const DAY = 86_400_000;
/** An emptied pot may come back out of an older save of its chunk; what is known of it says whose that is. */
const REMEMBERED = 7 * DAY;
/** Of so many pots it stays on record what was lost from them, and so much of each. */
const LOSSES_KEPT = 50;
/** A pot that is emptied and filled again is another entity each time. */
const ENTITIES_KEPT = 20;

const AGAIN_TICKS = 20;

export interface PotListener {
  /** So much is gone from a pot: its record is without it. */
  lost(record: PotRecord, lost: readonly Loss[]): void;
  /** There is something, or nothing any more, in the pots of the table with this key. */
  kept(table: string): void;
}

/** The pots in which something lies, by the key of their table and by whom they owe something. */
interface Index {
  readonly byTable: Map<string, Set<string>>;
  readonly byCreditor: Map<string, Set<string>>;
}

export class Pots {
  readonly #store: Stores["pots"];
  #listener: PotListener | null = null;
  #index: Index | null = null;

  constructor(store: Stores["pots"]) {
    this.#store = store;
  }

  listen(listener: PotListener): void {
    this.#listener = listener;
  }

  read(pot: string): PotRecord | null {
    return this.#store.read(pot).record;
  }

  /** Those in the space of this table in which something lies. */
  at(table: string): readonly PotRecord[] {
    return this.#readAll(this.#filled().byTable.get(table));
  }

  /** Those in which something waits for this player. */
  owing(playerId: string): readonly PotRecord[] {
    const records = this.#readAll(this.#filled().byCreditor.get(playerId));
    return records.filter(({ ledger }) => owedTo(ledger, playerId).length > 0);
  }

  /** Those in which something lies, and those from which something is gone. */
  listed(): readonly PotRecord[] {
    const all = this.#readAll(this.#store.ids());
    return all.filter(({ emptiedAt, lost }) => emptiedAt === null || lost.length > 0);
  }

  /** The ids of those that name this player. */
  naming(playerId: string): readonly string[] {
    return this.#store.idsWith(playerId);
  }

  #readAll(pots: Iterable<string> = []): readonly PotRecord[] {
    return [...pots].flatMap((pot) => this.read(pot) ?? []);
  }

  #filled(): Index {
    if (this.#index !== null) return this.#index;
    this.#index = { byTable: new Map(), byCreditor: new Map() };
    for (const record of this.#readAll(this.#store.ids())) this.#put(this.#index, record);
    return this.#index;
  }

  #put({ byTable, byCreditor }: Index, { ledger, emptiedAt }: PotRecord): void {
    if (emptiedAt === null) within(byTable, ledger.table).add(ledger.pot);
    else byTable.get(ledger.table)?.delete(ledger.pot);
    for (const { id } of creditors(ledger)) within(byCreditor, id).add(ledger.pot);
  }

  /** Forgets pots that have been empty for long, but so many of those from which something was lost. */
  forgetOld(): void {
    let losses = 0;
    const emptied = this.#readAll(this.#store.ids()).filter(({ emptiedAt }) => emptiedAt !== null);
    for (const { ledger, lost, emptiedAt } of emptied.sort(
      (a, b) => (b.emptiedAt ?? 0) - (a.emptiedAt ?? 0),
    )) {
      if (lost.length > 0) losses += 1;
      const isKept = lost.length > 0 && losses <= LOSSES_KEPT;
      if (!isKept && Date.now() - (emptiedAt ?? 0) > REMEMBERED) this.#store.save(ledger.pot, null);
    }
  }

  /**
   * Writes the ledger down, with the world first, and in the pot where it is loaded: one that is not learns of it when it
   * comes. An empty pot goes.
   * @param before the record from which the ledger was made.
   * @returns false, with everything as it was, where the world does not keep it or another one is known by now.
   */
  keep(before: PotRecord, ledger: Ledger): boolean {
    const stored = this.read(ledger.pot);
    if (stored !== null && stored.ledger.serial > before.ledger.serial) return false;
    const entity = loadedPot(before);
    const isDone = isEmpty(ledger);
    const record = { ...before, ledger, emptiedAt: isDone ? (before.emptiedAt ?? Date.now()) : null };
    if (!this.#store.save(ledger.pot, record)) return false;
    this.#put(this.#filled(), record);
    if (entity !== null) writeIn(entity, ledger);
    this.#listener?.kept(ledger.table);
    return true;
  }

  /**
   * The pot on its place, and its record as it is now that it was looked at: what is gone is told and written off.
   * `null` where it is not loaded.
   */
  look(pot: string): { readonly entity: Entity; readonly record: PotRecord } | null {
    const record = this.read(pot);
    const position = record && positionOfKey(record.ledger.table);
    const entity = record && loadedPot(record);
    const container = entity === null ? undefined : containerOf(entity);
    if (record === null || entity === null || container === undefined || position === null) return null;
    // Into a chunk that is not loaded it would be gone from here at once.
    if (isPlaceLoaded(record)) putHome(entity, position);
    const { ledger, lost } = corrected(record.ledger, (slot) => container.getItem(slot) ?? null);
    if (lost.length > 0) this.#lose(record, ledger, lost);
    return { entity, record: this.read(pot) ?? record };
  }

  /**
   * The pot is not there although its place is loaded. One of its entities of an older save, in its place, takes over;
   * else everything in it is gone. @returns the record of what has taken over, or `null`.
   */
  missing(pot: string): PotRecord | null {
    const record = this.read(pot);
    const position = record && positionOfKey(record.ledger.table);
    if (record === null || position === null || record.emptiedAt !== null) return null;
    if (loadedPot(record) !== null || !isPlaceLoaded(record)) return null;
    const older = potAtHome(record, position);
    if (older !== null) return this.#adopt(older, record);
    const { ledger, lost } = corrected(record.ledger, () => null);
    if (lost.length > 0) this.#lose(record, ledger, lost);
    return null;
  }

  #lose(record: PotRecord, ledger: Ledger, lost: readonly Loss[]): void {
    const after = { ...record, lost: [...record.lost, ...lost].slice(-LOSSES_KEPT) };
    logLost(ledger, lost);
    if (this.keep(after, ledger)) this.#listener?.lost({ ...after, ledger }, lost);
  }

  /**
   * A pot has come into the world. @returns what it holds and whose it is, from the ledger in it and what is known of it,
   * written down in both; `null` where it is none of ours, or a copy of one: nothing is paid from that.
   */
  arrived(entity: Entity): PotRecord | null {
    const inPot = ledgerIn(entity);
    if (inPot === null) {
      if (isBare(entity)) entity.remove();
      return null;
    }
    const known = this.read(inPot.pot);
    if (isTheOne(known, entity, inPot)) return this.#adopt(entity, known);
    // Of a pot that has been emptied and is gone only an older save can have one of its entities.
    const isOlder = known?.emptiedAt != null && known.entities.includes(entity.id);
    return isOlder && loadedPot(known) === null ? this.#adopt(entity, known) : null;
  }

  #adopt(entity: Entity, known: PotRecord | null): PotRecord | null {
    const inPot = ledgerIn(entity);
    if (inPot === null) return null;
    const ledger = merged(inPot, known?.ledger ?? null);
    // What was written off as a whole and is here is not gone.
    const isBack = ({ id }: Loss): boolean =>
      stillThere(ledger, id) > 0 && (known === null || stillThere(known.ledger, id) === 0);
    const lost = (known?.lost ?? []).filter((loss) => !isBack(loss));
    logLost(ledger, notInPot(inPot, known?.ledger ?? null));
    const record = { ledger, entities: withEntity(known?.entities ?? [], entity.id), lost, emptiedAt: null };
    return this.keep(record, ledger) && !isEmpty(ledger) ? record : null;
  }

  /** Killed: everything goes over into another one before it is gone [U:dying-pot]. A copy that dies is no pot of ours. */
  died(dead: Entity): void {
    const inPot = ledgerIn(dead);
    const known = inPot === null ? this.#ofEntity(dead.id) : this.read(inPot.pot);
    const ledger = inPot === null ? (known?.ledger ?? null) : merged(inPot, known?.ledger ?? null);
    const position = ledger && positionOfKey(ledger.table);
    const from = containerOf(dead);
    if (ledger === null || position === null || from?.isValid !== true) return;
    if (!isTheOne(known, dead, inPot)) return;
    const fresh = isPlaceLoaded({ ledger })
      ? spawnPot(position)
      : spawnPot({ ...position, dimension: dead.dimension.id }, dead.location);
    const to = containerOf(fresh);
    if (to === undefined) {
      fresh.remove();
      return;
    }
    moveAll(from, to);
    writeIn(fresh, ledger);
    this.#succeed(ledger, dead.id, fresh.id);
  }

  /** The fresh entity is the pot from now on; where the world does not keep that it is tried until it does. */
  #succeed(ledger: Ledger, deadId: string, freshId: string): void {
    const known = this.read(ledger.pot) ?? { ledger, entities: [deadId], lost: [], emptiedAt: null };
    const entities = withEntity(known.entities, freshId);
    const later = known.ledger.serial > ledger.serial ? known.ledger : ledger;
    if (this.keep({ ...known, ledger: later, entities }, later)) return;
    const again = guard("writing down what a pot is now", () => this.#succeed(ledger, deadId, freshId));
    system.runTimeout(again, AGAIN_TICKS);
  }

  #ofEntity(id: string): PotRecord | null {
    const pots = [...this.#filled().byTable.values()].flatMap((there) => this.#readAll(there));
    return pots.find((record) => entityOf(record) === id) ?? null;
  }
}

/** Whether the entity is the pot of this record. One that knows more than the record is no copy: the record is older. */
function isTheOne(known: PotRecord | null, entity: Entity, inPot: Ledger | null): boolean {
  if (known === null || entityOf(known) === entity.id) return true;
  return inPot !== null && inPot.serial > known.ledger.serial;
}

/** The entity that this pot was last. */
function entityOf({ entities }: PotRecord): string | undefined {
  return entities.at(-1);
}

/** The entities that a pot has been, the last one at the end. */
export function withEntity(entities: readonly string[], id: string): readonly string[] {
  return [...entities.filter((known) => known !== id), id].slice(-ENTITIES_KEPT);
}

/** An emptied pot is not needed any more; what is not ours in it stays. */
function writeIn(entity: Entity, ledger: Ledger): void {
  try {
    writeLedger(entity, ledger);
    if (!isEmpty(ledger)) return;
    if (isBare(entity)) entity.remove();
    else logWarning(`pot ${ledger.pot} is left where it is: something lies in it that nobody has laid in`);
  } catch (error) {
    logError(`writing the ledger of pot ${ledger.pot}`, error);
  }
}

/** What the world's record knows of and the pot does not: a crash has kept them at different ages. */
function notInPot(inPot: Ledger, known: Ledger | null): readonly Loss[] {
  const isMissing = ({ id }: { readonly id: string }): boolean =>
    inPot.stakes.every((stake) => stake.id !== id);
  return (known?.stakes ?? [])
    .filter((stake) => isMissing(stake) && stillThere({ ...inPot, stakes: [stake] }, stake.id) > 0)
    .map(({ id, from, stack }) => ({ id, from, stack }));
}

function logLost({ pot, table }: Ledger, lost: readonly Loss[]): void {
  for (const { from, stack } of lost) {
    const what = `${stack.amount} of ${stack.typeId} that ${from.name} (${from.id}) laid in`;
    logWarning(`not in the pot ${pot} at ${table}: ${what}`);
  }
}

function within(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set<string>();
  sets.set(key, known);
  return known;
}

export function isPlaceLoaded({ ledger }: Pick<PotRecord, "ledger">): boolean {
  const position = positionOfKey(ledger.table);
  return position !== null && blockAt(world.getDimension(position.dimension), position) !== undefined;
}
