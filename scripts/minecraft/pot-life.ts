// What becomes of the entity that a pot is: it comes with its chunk, is missing there, or is killed. Another one may be the
// pot then; one that only says so is a copy.
import type { Entity } from "@minecraft/server";
import { isEmpty, type Ledger, type Loss, merged, stillThere } from "../match/ledger.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { isLoaded, positionOfKey } from "./positions.ts";
import {
  containerOf,
  isBare,
  ledgerIn,
  loadedPot,
  moveAll,
  potAtHome,
  spawnPot,
  withEntity,
} from "./pot-entity.ts";
import { logLost, type Pots, writeIn } from "./pots.ts";
import { untilKept } from "./until-kept.ts";

/**
 * A pot has come into the world. @returns what it holds and whose it is, from the ledger in it and what is known of it,
 * written down in both; `null` where it is none of ours, or a copy of one: nothing is paid from that.
 */
export function potArrived(pots: Pots, entity: Entity): PotRecord | null {
  const inPot = ledgerIn(entity);
  if (inPot === null) {
    if (isBare(entity)) entity.remove();
    return null;
  }
  const known = pots.records.read(inPot.pot);
  if (isTheOne(known, entity, inPot)) return adopt(pots, entity, known);
  // Of a pot that has been emptied and is gone only an older save can have one of its entities.
  const isOlder = known?.emptiedAt != null && known.entities.includes(entity.id);
  return isOlder && loadedPot(known) === null ? adopt(pots, entity, known) : null;
}

/**
 * The pot is not there although its place is loaded. One of its entities of an older save, in its place, takes over;
 * else everything in it is gone. @returns the record of what has taken over, or `null`.
 */
export function potMissing(pots: Pots, pot: string): PotRecord | null {
  const record = pots.records.read(pot);
  const position = record && positionOfKey(record.ledger.table);
  if (record === null || position === null || record.emptiedAt !== null) return null;
  if (loadedPot(record) !== null || !isLoaded(position)) return null;
  const older = potAtHome(record, position);
  if (older !== null) return adopt(pots, older, record);
  pots.writeOff(record, () => null);
  return null;
}

/** Killed: everything goes over into another one before it is gone [U:dying-pot]. A copy that dies is no pot of ours. */
export function potDied(pots: Pots, dead: Entity): void {
  const { records } = pots;
  const inPot = ledgerIn(dead);
  const known = inPot === null ? records.ofEntity(dead.id) : records.read(inPot.pot);
  const ledger = inPot === null ? (known?.ledger ?? null) : merged(inPot, known?.ledger ?? null);
  const position = ledger && positionOfKey(ledger.table);
  const from = containerOf(dead);
  if (ledger === null || position === null || from?.isValid !== true) return;
  if (!isTheOne(known, dead, inPot)) return;
  const fresh = isLoaded(position)
    ? spawnPot(position)
    : spawnPot({ ...position, dimension: dead.dimension.id }, dead.location);
  const to = containerOf(fresh);
  if (to === undefined) {
    fresh.remove();
    return;
  }
  moveAll(from, to);
  // Later than any save of before can know it: to an older record the successor would be a copy.
  const later = { ...ledger, serial: ledger.serial + 1 };
  writeIn(fresh, later);
  const entities = withEntity(known?.entities ?? [dead.id], fresh.id);
  records.remember({ lost: [], emptiedAt: null, ...known, ledger: later, entities });
  untilKept(() => {
    const now = records.read(ledger.pot);
    return now === null || pots.keep(now, now.ledger);
  });
}

function adopt(pots: Pots, entity: Entity, known: PotRecord | null): PotRecord | null {
  const inPot = ledgerIn(entity);
  if (inPot === null) return null;
  const ledger = merged(inPot, known?.ledger ?? null);
  // What was written off as a whole and is here is not gone.
  const isBack = ({ id }: Loss): boolean =>
    stillThere(ledger, id) > 0 && (known === null || stillThere(known.ledger, id) === 0);
  const lost = (known?.lost ?? []).filter((loss) => !isBack(loss));
  logLost(ledger, notInPot(inPot, known?.ledger ?? null));
  const record = { ledger, entities: withEntity(known?.entities ?? [], entity.id), lost, emptiedAt: null };
  return pots.keep(record, ledger) && !isEmpty(ledger) ? record : null;
}

/** Whether the entity is the pot of this record. One that knows more than the record is no copy: the record is older. */
function isTheOne(known: PotRecord | null, entity: Entity, inPot: Ledger | null): boolean {
  if (known === null || known.entities.at(-1) === entity.id) return true;
  return inPot !== null && inPot.serial > known.ledger.serial;
}

/** What the world's record knows of and the pot does not: a crash has kept them at different ages. */
function notInPot(inPot: Ledger, known: Ledger | null): readonly Loss[] {
  const isMissing = ({ id }: { readonly id: string }): boolean =>
    inPot.stakes.every((stake) => stake.id !== id);
  return (known?.stakes ?? [])
    .filter((stake) => isMissing(stake) && stillThere({ ...inPot, stakes: [stake] }, stake.id) > 0)
    .map(({ id, from, stack }) => ({ id, from, stack }));
}
