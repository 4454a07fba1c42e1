// What is on record of pots, by their table and by who may be owed something or hear of a loss. Of their entities nothing
// is known here.
import { creditors, type Loss, owedTo } from "../match/ledger.ts";
import type { KnownLoss, PotRecord } from "../match/saved-pot.ts";
import type { Stores } from "./stores.ts";

const DAY = 86_400_000;
/** An emptied pot may come back out of an older save of its chunk; what is known of it says whose that is. */
const REMEMBERED = 7 * DAY;
/** Of so many pots it stays on record what was lost from them; of each as much as fits into one. */
const LOSSES_KEPT = 50;

/** The pots in which something lies, by the key of their table; all by who may be owed something or hear of a loss. */
interface Index {
  readonly byTable: Map<string, Set<string>>;
  readonly byPlayer: Map<string, Set<string>>;
}

export class PotRecords {
  readonly #store: Stores["pots"];
  #index: Index | null = null;
  /** What became of a pot and the world does not keep yet. */
  readonly #unkept = new Map<string, PotRecord>();

  constructor(store: Stores["pots"]) {
    this.#store = store;
  }

  read(pot: string): PotRecord | null {
    return this.#unkept.get(pot) ?? this.#store.read(pot).record;
  }

  isUnreadable(pot: string): boolean {
    return this.read(pot) === null && this.#store.read(pot).problem !== null;
  }

  /** Of how many pots it cannot be read what lies in them. */
  get unreadable(): number {
    return this.#store.ids().filter((pot) => this.isUnreadable(pot)).length;
  }

  /** @returns false, with everything as it was, where the world does not keep it. */
  save(record: PotRecord): boolean {
    const { pot } = record.ledger;
    if (!this.#store.save(pot, record)) return false;
    this.#unkept.delete(pot);
    this.#put(record);
    return true;
  }

  /** So it is from now on, until something of this pot is saved. */
  remember(record: PotRecord): void {
    this.#unkept.set(record.ledger.pot, record);
    this.#put(record);
  }

  /** Those in the space of this table in which something lies. */
  at(table: string): readonly PotRecord[] {
    return this.#readAll(this.#known.byTable.get(table));
  }

  /** Those in which something waits for this player. */
  owing(playerId: string): readonly PotRecord[] {
    return this.#of(playerId).filter(({ ledger }) => owedTo(ledger, playerId).length > 0);
  }

  /** What this player has not heard of: it is gone from some pot. It is on record that they have from now on. */
  newsFor(playerId: string): readonly Loss[] {
    const isNews = ({ unheard }: KnownLoss): boolean => unheard.includes(playerId);
    const heard = (loss: KnownLoss): KnownLoss => {
      return { ...loss, unheard: loss.unheard.filter((id) => id !== playerId) };
    };
    return this.#of(playerId).flatMap((record) => {
      const news = record.lost.filter(isNews);
      if (news.length > 0) this.save({ ...record, lost: record.lost.map(heard) });
      return news;
    });
  }

  /** The one whose entity this was last, of those in which something lies. */
  ofEntity(id: string): PotRecord | null {
    const pots = [...this.#known.byTable.values()].flatMap((there) => this.#readAll(there));
    return pots.find(({ entities }) => entities.at(-1) === id) ?? null;
  }

  /** Those in which something lies, and those from which something is gone. */
  listed(): readonly PotRecord[] {
    return this.#all().filter(({ emptiedAt, lost }) => emptiedAt === null || lost.length > 0);
  }

  /** The ids of those that name this player. */
  naming(playerId: string): readonly string[] {
    return this.#store.idsWith(playerId);
  }

  /** Forgets pots that have been empty for long, but so many of those from which something was lost. */
  forgetOld(): void {
    const emptied = this.#all()
      .filter(({ emptiedAt }) => emptiedAt !== null)
      .sort((a, b) => (b.emptiedAt ?? 0) - (a.emptiedAt ?? 0));
    const kept = emptied.filter(({ lost }) => lost.length > 0).slice(0, LOSSES_KEPT);
    for (const record of emptied) {
      const isOld = Date.now() - (record.emptiedAt ?? 0) > REMEMBERED;
      if (isOld && !kept.includes(record)) this.#store.save(record.ledger.pot, null);
    }
  }

  #of(playerId: string): readonly PotRecord[] {
    return this.#readAll(this.#known.byPlayer.get(playerId));
  }

  #all(): readonly PotRecord[] {
    return this.#readAll(this.#store.ids());
  }

  #readAll(pots: Iterable<string> = []): readonly PotRecord[] {
    return [...pots].flatMap((pot) => this.read(pot) ?? []);
  }

  get #known(): Index {
    if (this.#index !== null) return this.#index;
    this.#index = { byTable: new Map(), byPlayer: new Map() };
    for (const record of this.#all()) this.#put(record);
    return this.#index;
  }

  #put({ ledger, emptiedAt, lost }: PotRecord): void {
    const { byTable, byPlayer } = this.#known;
    if (emptiedAt === null) within(byTable, ledger.table).add(ledger.pot);
    else byTable.get(ledger.table)?.delete(ledger.pot);
    const players = [...creditors(ledger).map(({ id }) => id), ...lost.flatMap(({ unheard }) => unheard)];
    for (const id of players) within(byPlayer, id).add(ledger.pot);
  }
}

function within(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set<string>();
  sets.set(key, known);
  return known;
}
