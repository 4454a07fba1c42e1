// A pot as it is saved: its ledger, in the pot itself and once more with the world, and there what has become of the pot.
import type { Result } from "../engine/result.ts";
import { type DecodeError, decodeRecord, type Saved, type Versions } from "./decode.ts";
import { type Ledger, type Loss, POT_SLOTS, type Share, type Stack, type Stake } from "./ledger.ts";
import type { PlayerRef } from "./seats.ts";

/** Something that is gone, and the ids of those whom it concerns and who have not heard of it yet. */
export interface KnownLoss extends Loss {
  readonly unheard: readonly string[];
}

/** What the world knows of a pot, loaded or not. */
export interface PotRecord {
  readonly ledger: Ledger;
  /** The ids of the entities that it has been, the last one at the end: any other that says so is a copy. */
  readonly entities: readonly string[];
  /** What is gone from it, for operators to see, and for players to hear of once. */
  readonly lost: readonly KnownLoss[];
  /** When it was emptied, in milliseconds as the clock of the machine counts; `null` while something lies in it. */
  readonly emptiedAt: number | null;
}

const LEDGER_VERSIONS: Versions<Ledger> = [decodeLedgerV1];
const VERSIONS: Versions<PotRecord> = [decodeV1];
const MAX_AMOUNT = 255;

export function encodeLedger(ledger: Ledger): string {
  return JSON.stringify({ version: LEDGER_VERSIONS.length, ...ledger });
}

export function decodeLedger(json: string): Result<Ledger, DecodeError> {
  return decodeRecord(json, "ledger", LEDGER_VERSIONS);
}

export function encodePot(record: PotRecord): string {
  return JSON.stringify({ version: VERSIONS.length, ...record });
}

export function decodePot(json: string): Result<PotRecord, DecodeError> {
  return decodeRecord(json, "pot", VERSIONS);
}

function decodeV1(saved: Saved): PotRecord {
  return {
    ledger: decodeLedgerV1(saved.field("ledger")),
    entities: decodeIds(saved.field("entities")),
    lost: saved.field("lost").items().map(decodeLoss),
    emptiedAt: saved.field("emptiedAt").orNull((at) => at.integer(0, Number.MAX_SAFE_INTEGER)),
  };
}

function decodeLoss(saved: Saved): KnownLoss {
  return {
    id: saved.field("id").string(),
    from: decodePlayer(saved.field("from")),
    stack: decodeStack(saved.field("stack")),
    unheard: decodeIds(saved.field("unheard")),
  };
}

function decodeIds(saved: Saved): readonly string[] {
  return saved.items().map((id) => id.string());
}

function decodeLedgerV1(saved: Saved): Ledger {
  const stakes = saved.field("stakes").items().map(decodeStake);
  if (new Set(stakes.map(({ id }) => id)).size < stakes.length) {
    throw saved.field("stakes").mismatch("each stake once");
  }
  return {
    pot: saved.field("pot").string(),
    matchId: saved.field("matchId").string(),
    table: saved.field("table").string(),
    serial: saved.field("serial").integer(0, Number.MAX_SAFE_INTEGER),
    stakes,
  };
}

function decodeStake(saved: Saved): Stake {
  return {
    id: saved.field("id").string(),
    slot: saved.field("slot").integer(0, POT_SLOTS - 1),
    from: decodePlayer(saved.field("from")),
    stack: decodeStack(saved.field("stack")),
    shares: saved.field("shares").orNull((shares) => shares.items().map(decodeShare)),
  };
}

function decodeShare(saved: Saved): Share {
  return {
    to: decodePlayer(saved.field("to")),
    amount: saved.field("amount").integer(0, MAX_AMOUNT),
    paid: saved.field("paid").boolean(),
  };
}

function decodeStack(saved: Saved): Stack {
  return {
    typeId: saved.field("typeId").string(),
    amount: saved.field("amount").integer(1, MAX_AMOUNT),
    key: saved.field("key").string(),
    name: saved.field("name").orNull((name) => name.string()),
  };
}

function decodePlayer(saved: Saved): PlayerRef {
  return { id: saved.field("id").string(), name: saved.field("name").string() };
}
