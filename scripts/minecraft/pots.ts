// The pots of the world: keeps their records and the entities of those that are loaded in line, and finds out what is gone.
// A record that somebody has kept for a while is not written over what has happened since.
import type { Container, Entity, ItemStack } from "@minecraft/server";
import { corrected, isEmpty, type Ledger, type Loss, POT_SLOTS, withoutStake } from "../match/ledger.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { logError, logWarning } from "./log.ts";
import { playerOf } from "./players.ts";
import { isLoaded, positionOfKey } from "./positions.ts";
import { containerOf, isBare, loadedPot, putHome, writeLedger } from "./pot-entity.ts";
import type { PotRecords } from "./pot-records.ts";

export interface PotListener {
  /** The ids of those whom it concerns that so much is gone. @param before it was written off. */
  concerned(before: Ledger, lost: readonly Loss[]): readonly string[];
  /** So much is gone from a pot: its record is without it. @param concerned the ids of whom. */
  lost(record: PotRecord, lost: readonly Loss[], concerned: readonly string[]): void;
  /** There is something, or nothing any more, in the pots of the table with this key. */
  kept(table: string): void;
}

export class Pots {
  readonly records: PotRecords;
  #listener: PotListener | null = null;
  /** Stakes of which nothing has moved into the pot although its record still has them. */
  readonly #phantoms = new Set<string>();

  constructor(records: PotRecords) {
    this.records = records;
  }

  listen(listener: PotListener): void {
    this.#listener = listener;
  }

  /**
   * Writes the ledger down, with the world first, and in the pot where it is loaded: one that is not learns of it when it
   * comes. An empty pot goes.
   * @param before the record from which the ledger was made.
   * @returns false, with everything as it was, where the world does not keep it or another one is known by now.
   */
  keep(before: PotRecord, ledger: Ledger): boolean {
    const stored = this.records.read(ledger.pot);
    if (stored !== null && stored.ledger.serial > before.ledger.serial) return false;
    const entity = loadedPot(before);
    const emptiedAt = isEmpty(ledger) ? (before.emptiedAt ?? Date.now()) : null;
    if (!this.records.save({ ...before, ledger, emptiedAt })) return false;
    if (entity !== null) writeIn(entity, ledger);
    this.#listener?.kept(ledger.table);
    return true;
  }

  /**
   * The pot on its place, and its record as it is now that it was looked at: what is gone is told and written off.
   * `null` where it is not loaded, or gone as it was empty, or the world does not keep what is right.
   */
  look(pot: string): { readonly entity: Entity; readonly record: PotRecord } | null {
    const record = this.#withoutPhantoms(pot);
    const position = record && positionOfKey(record.ledger.table);
    const entity = record && loadedPot(record);
    const container = entity === null ? undefined : containerOf(entity);
    if (record === null || entity === null || container === undefined || position === null) return null;
    // Into a chunk that is not loaded it would be gone from here at once.
    if (isLoaded(position)) putHome(entity, position);
    this.writeOff(record, inSlots(container));
    return entity.isValid ? { entity, record: this.records.read(pot) ?? record } : null;
  }

  /** Whether all that the record says lies in the pot; `null` where it is not loaded. Only reads. */
  isInOrder(pot: string): boolean | null {
    const record = this.records.read(pot);
    // In one that was emptied nothing has to lie.
    if (record?.emptiedAt != null) return true;
    const entity = record && loadedPot(record);
    const container = entity === null ? undefined : containerOf(entity);
    if (record === null || container === undefined) return null;
    return corrected(record.ledger, inSlots(container)).lost.length === 0;
  }

  /** Nothing of this stake has moved: it goes off the record, and is no loss. @returns whether the world keeps that. */
  strike(pot: string, stakeId: string): boolean {
    this.#phantoms.add(stakeId);
    return this.#withoutPhantoms(pot) !== null;
  }

  /** The record without what was never laid in; `null` where there is none, or the world does not keep that. */
  #withoutPhantoms(pot: string): PotRecord | null {
    const record = this.records.read(pot);
    const phantoms = record?.ledger.stakes.filter(({ id }) => this.#phantoms.has(id)) ?? [];
    if (record === null || phantoms.length === 0) return record;
    const ledger = phantoms.reduce((without, { id }) => withoutStake(without, id), record.ledger);
    if (!this.keep(record, ledger)) return null;
    for (const { id } of phantoms) this.#phantoms.delete(id);
    return this.records.read(pot);
  }

  /** What does not lie there any more is gone, and is told once the world keeps that. @param inSlot what lies there. */
  writeOff(record: PotRecord, inSlot: Parameters<typeof corrected>[1]): void {
    const { ledger, lost } = corrected(record.ledger, inSlot);
    if (lost.length === 0) return;
    const concerned = this.#listener?.concerned(record.ledger, lost) ?? [];
    const unheard = concerned.filter((id) => playerOf(id) === null);
    const known = [...record.lost, ...lost.map((loss) => ({ ...loss, unheard }))];
    const after = { ...record, lost: known.slice(-POT_SLOTS) };
    if (!this.keep(after, ledger)) return;
    logLost(ledger, lost);
    this.#listener?.lost({ ...after, ledger }, lost, concerned);
  }
}

/** An emptied pot is not needed any more; what is not ours in it stays. */
export function writeIn(entity: Entity, ledger: Ledger): void {
  try {
    writeLedger(entity, ledger);
    if (!isEmpty(ledger)) return;
    if (isBare(entity)) entity.remove();
    else logWarning(`pot ${ledger.pot} is left where it is: something lies in it that nobody has laid in`);
  } catch (error) {
    logError(`writing the ledger of pot ${ledger.pot}`, error);
  }
}

function inSlots(container: Container): (slot: number) => ItemStack | null {
  return (slot) => container.getItem(slot) ?? null;
}

export function logLost({ pot, table }: Ledger, lost: readonly Loss[]): void {
  for (const { from, stack } of lost) {
    const what = `${stack.amount} of ${stack.typeId} that ${from.name} (${from.id}) laid in`;
    logWarning(`not in the pot ${pot} at ${table}: ${what}`);
  }
}
