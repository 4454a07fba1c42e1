// What becomes of pots: looked at again whenever something happens at their table, or to themselves. What is decided is
// decided once, and what follows from it is done again until it is done.
import { type Entity, Player, system, world } from "@minecraft/server";
import type { MatchEvent } from "../match/commands.ts";
import { atStake, creditors, type Ledger, type Loss, listOf } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { decided, hasPot, isLocked } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import { lostText, stakesText } from "../ui/stake-texts.ts";
import type { Announcements } from "./announcements.ts";
import type { Delivery } from "./delivery.ts";
import { POT_ENTITY } from "./ids.ts";
import { guard } from "./log.ts";
import { type BlockPosition, keyOf, positionOfKey } from "./positions.ts";
import { loadedPots } from "./pot-entity.ts";
import { isPlaceLoaded, type Pots } from "./pots.ts";
import { tell } from "./raw-text.ts";
import { type FittedTable, momentOf, type TableListener, type Tables } from "./tables.ts";

/** What comes with a chunk may come some time after it. */
const COMING_TICKS = 200;
const AGAIN_TICKS = 20;
/** Then nobody knows what is agreed: nothing is decided about a pot. */
const UNREADABLE: readonly (Notice | null)[] = ["tableNotReadable", "matchNewer", "matchNotReadable"];

export class PotKeeper implements TableListener {
  readonly #tables: Tables;
  readonly #pots: Pots;
  readonly #delivery: Delivery;
  readonly #announcements: Announcements;
  /** By which match it was decided about a pot whose record the world has not kept yet. */
  readonly #unwritten = new Map<string, Match | null>();
  /** Pots that are waited for. */
  readonly #awaited = new Set<string>();

  constructor(tables: Tables, pots: Pots, delivery: Delivery, announcements: Announcements) {
    this.#tables = tables;
    this.#pots = pots;
    this.#delivery = delivery;
    this.#announcements = announcements;
    pots.listen({
      lost: (record, lost) => this.#lost(record, lost),
      kept: (table) => tables.showAt(table),
    });
    tables.watchPots((table) => pots.at(table).length > 0);
  }

  happened(fitted: FittedTable, events: readonly MatchEvent[]): void {
    if (events.some(({ type }) => type === "started")) this.#tellStakes(fitted);
    this.decide(fitted.position);
  }

  /** What a match is about to be played for. */
  #tellStakes(fitted: FittedTable): void {
    const { match } = fitted.record;
    const pot = hasPot(match) ? match.stakes?.pot : null;
    const record = pot == null ? null : this.#pots.read(pot);
    if (record !== null) this.#announcements.tellAll(fitted, stakesText(match, atStake(record.ledger)));
  }

  changed(position: BlockPosition): void {
    this.decide(position);
  }

  seen({ position }: FittedTable): void {
    for (const { ledger } of this.#pots.at(keyOf(position))) this.#look(ledger.pot);
    this.decide(position);
  }

  /** Those that were there before the script. */
  start(): void {
    this.#pots.forgetOld();
    for (const entity of loadedPots()) this.arrived(entity);
  }

  arrived(entity: Entity): void {
    if (!entity.isValid || entity.typeId !== POT_ENTITY) return;
    const record = this.#pots.arrived(entity);
    if (record !== null) this.#settle(record);
  }

  #settle(record: PotRecord): void {
    const position = positionOfKey(record.ledger.table);
    if (position === null) return;
    this.#look(record.ledger.pot);
    this.decide(position);
    this.#tellDelivery(record.ledger);
  }

  /** What the match says to the pots at this table, which may be that it knows nothing of them. */
  decide(position: BlockPosition): void {
    const pots = this.#pots.at(keyOf(position));
    if (pots.length === 0 || UNREADABLE.includes(this.#tables.problemAt(position))) return;
    for (const { ledger } of pots) {
      // What is decided about one may change the next.
      const record = this.#pots.read(ledger.pot);
      if (record?.emptiedAt === null) this.#decideOne(position, record);
    }
  }

  #decideOne(position: BlockPosition, record: PotRecord): void {
    const fitted = this.#tables.at(position);
    const match = fitted?.record.match.id === record.ledger.matchId ? fitted.record.match : null;
    const { pot } = record.ledger;
    const decider = this.#unwritten.get(pot);
    const ledger = decided(decider === undefined ? match : decider, record.ledger);
    if (ledger !== record.ledger) {
      if (!this.#pots.keep(record, ledger)) {
        this.#writeLater(position, pot, decider === undefined ? match : decider);
        return;
      }
      this.#tellDelivery(ledger);
    }
    this.#unwritten.delete(pot);
    if (fitted !== null && match !== null) this.#tellMatch(fitted, match, ledger);
  }

  /** What was decided stays so, whatever happens to the match before the world keeps it. */
  #writeLater(position: BlockPosition, pot: string, decider: Match | null): void {
    this.#unwritten.set(pot, decider);
    const again = guard("writing down whose a pot is", () => this.decide(position));
    system.runTimeout(again, AGAIN_TICKS);
  }

  /** The match goes by what is at stake: where that is something else than was agreed, nothing is agreed. */
  #tellMatch(fitted: FittedTable, match: Match, ledger: Ledger): void {
    const { stakes } = match;
    if (stakes === null || stakes.pot !== ledger.pot || stakes.won !== null) return;
    const list = listOf(ledger);
    if (list === stakes.list) return;
    const action = isLocked(match)
      ? ({ type: "giveBack", who: null, lost: true } as const)
      : ({ type: "list", pot: ledger.pot, list, change: null } as const);
    this.#tables.act(fitted, "", momentOf(match), action);
  }

  #tellDelivery(ledger: Ledger): void {
    for (const { id } of creditors(ledger)) this.#delivery.owed(id);
  }

  /** A pot that is not there although its place is loaded may come in the next seconds. */
  #look(pot: string): void {
    const record = this.#pots.read(pot);
    if (record === null || this.#pots.look(pot) !== null) return;
    if (this.#awaited.has(pot) || !isPlaceLoaded(record)) return;
    this.#awaited.add(pot);
    const again = guard("looking for a pot again", () => {
      this.#awaited.delete(pot);
      const older = this.#pots.missing(pot);
      if (older !== null) this.#settle(older);
    });
    system.runTimeout(again, COMING_TICKS);
  }

  /** Told to those whom it concerns, wherever they are, and to the match, which goes on with what is left. */
  #lost({ ledger }: PotRecord, lost: readonly Loss[]): void {
    const position = positionOfKey(ledger.table);
    const fitted = position && this.#tables.at(position);
    const match = fitted?.record.match.id === ledger.matchId ? fitted.record.match : null;
    const ids = [...lost.map(({ from }) => from.id), ...(match?.players.map(({ id }) => id) ?? [])];
    for (const id of new Set(ids)) {
      const player = world.getEntity(id);
      if (player instanceof Player) tell(player, lostText(lost));
    }
    if (!fitted || match === null || match.stakes?.pot !== ledger.pot || match.stakes.won !== null) return;
    if (isRunning(match)) {
      this.#tables.act(fitted, "", momentOf(match), { type: "giveBack", who: null, lost: true });
    } else this.#tellMatch(fitted, match, ledger);
  }
}
