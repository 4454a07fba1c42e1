// Random histories of a pot: what may be done to a ledger, in any order, with what really lies in the pot after each step.
import {
  atStake,
  awarded,
  corrected,
  creditors,
  freePotSlot,
  type Ledger,
  ledgerTransferred,
  newLedger,
  owedTo,
  ownBack,
  withoutStake,
  withPaid,
  withStake,
} from "../../../scripts/match/ledger.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { ANA, FOUR } from "../../support/matches.ts";
import type { Pick } from "../../support/random-commands.ts";
import { stackOf } from "./ledgers.ts";

/** What lies in a slot: so much of this stake. */
interface Lying {
  readonly stake: string;
  readonly amount: number;
}

export interface Moment {
  readonly ledger: Ledger;
  readonly bySlot: ReadonlyMap<number, Lying>;
  /** By stake, of all that was ever laid in and not taken out again as if it never had been. */
  readonly laid: ReadonlyMap<string, number>;
  readonly handedOver: ReadonlyMap<string, number>;
  readonly lost: ReadonlyMap<string, number>;
  /** What led here. */
  readonly step: keyof typeof STEPS | "start";
}

type Step = (now: Moment, pick: Pick) => Partial<Moment>;

const STEPS = {
  lay: ({ ledger, bySlot, laid }, pick) => {
    const slot = freePotSlot(ledger);
    if (slot === null) return {};
    if (bySlot.has(slot)) throw new Error(`Slot ${slot} was called free, and something lies in it.`);
    const amount = [64, 16, 1][pick(6)] ?? 1 + pick(64);
    const stake = {
      id: `${ledger.serial}`,
      slot,
      from: oneOfFour(pick),
      stack: stackOf(amount),
      shares: null,
    };
    return {
      ledger: withStake(ledger, stake),
      bySlot: withEntry(bySlot, slot, { stake: stake.id, amount }),
      laid: withEntry(laid, stake.id, amount),
    };
  },
  undo: ({ ledger, bySlot, laid }) => {
    const last = atStake(ledger).at(-1);
    if (last === undefined) return {};
    return {
      ledger: withoutStake(ledger, last.id),
      bySlot: withEntry(bySlot, last.slot, null),
      laid: withEntry(laid, last.id, null),
    };
  },
  oneBack: ({ ledger }, pick) => {
    const meant = anyOf(atStake(ledger), pick);
    return { ledger: ownBack(ledger, ({ id }) => id === meant?.id) };
  },
  backOfOne: ({ ledger }, pick) => {
    const { id } = oneOfFour(pick);
    return { ledger: ownBack(ledger, ({ from }) => from.id === id) };
  },
  allBack: ({ ledger }) => ({ ledger: ownBack(ledger) }),
  award: ({ ledger }, pick) => ({
    ledger: awarded(
      ledger,
      FOUR.filter(() => pick(2) === 0),
    ),
  }),
  handOver: (now, pick) => {
    const to = anyOf(creditors(now.ledger), pick);
    const debt = to && anyOf(owedTo(now.ledger, to.id), pick);
    if (!to || !debt) return {};
    const { stake, amount, isRest } = debt;
    const lying = now.bySlot.get(stake.slot);
    if (lying?.stake !== stake.id || lying.amount < amount)
      throw new Error("What is owed does not lie there.");
    // As the adapter does it: the rest of a stack moves as it is.
    const left = isRest ? 0 : lying.amount - amount;
    return {
      ledger: withPaid(now.ledger, stake.id, to.id),
      bySlot: withEntry(now.bySlot, stake.slot, left === 0 ? null : { ...lying, amount: left }),
      handedOver: withMore(now.handedOver, stake.id, lying.amount - left),
    };
  },
  transfer: ({ ledger }, pick) => {
    const { id } = anyOf(creditors(ledger), pick) ?? oneOfFour(pick);
    const fresh = { id: `new ${ledger.serial}`, name: "New" };
    const to = pick(2) === 0 ? fresh : oneOfFour(pick);
    return to.id === id ? {} : { ledger: ledgerTransferred(ledger, id, to) };
  },
  takenOut: (now, pick) => {
    const meant = anyOf([...now.bySlot], pick);
    if (meant === undefined) return {};
    const [slot, lying] = meant;
    const left = pick(lying.amount);
    const bySlot = withEntry(now.bySlot, slot, left === 0 ? null : { ...lying, amount: left });
    const { ledger } = corrected(now.ledger, (at) => {
      const there = bySlot.get(at);
      return there === undefined ? null : stackOf(there.amount);
    });
    return { ledger, bySlot, lost: withMore(now.lost, lying.stake, lying.amount - left) };
  },
} satisfies Readonly<Record<string, Step>>;

/** What happens often, or pots would hardly ever be full, decided and paid out. */
const USUAL = ["lay", "lay", "lay", "handOver", "handOver"] as const;
const ALL = Object.keys(STEPS) as readonly (keyof typeof STEPS)[];

const NONE: ReadonlyMap<string, number> = new Map();
const EMPTY: Moment = {
  ledger: newLedger("pot-1", "match-1", "overworld:1:2:3"),
  ...{ bySlot: new Map(), laid: NONE, handedOver: NONE, lost: NONE, step: "start" },
};

function next(now: Moment, pick: Pick): Moment {
  const step = anyOf(pick(2) === 0 ? USUAL : ALL, pick) ?? "lay";
  return { ...now, ...STEPS[step](now, pick), step };
}

/** The moments of a pot, the empty one first. */
export function randomHistory(pick: Pick, steps: number): readonly Moment[] {
  const moments = [EMPTY];
  let now = EMPTY;
  for (let left = steps; left > 0; left--) {
    now = next(now, pick);
    moments.push(now);
  }
  return moments;
}

export function randomPot(pick: Pick, steps: number): Moment {
  let now = EMPTY;
  for (let left = steps; left > 0; left--) now = next(now, pick);
  return now;
}

function anyOf<T>(list: readonly T[], pick: Pick): T | undefined {
  return list[pick(Math.max(1, list.length))];
}

function oneOfFour(pick: Pick): PlayerRef {
  return anyOf(FOUR, pick) ?? ANA;
}

/** @param value `null` takes the entry away. */
function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | null): ReadonlyMap<K, V> {
  const copy = new Map(map);
  if (value === null) copy.delete(key);
  else copy.set(key, value);
  return copy;
}

function withMore(map: ReadonlyMap<string, number>, key: string, more: number): ReadonlyMap<string, number> {
  return withEntry(map, key, (map.get(key) ?? 0) + more);
}
