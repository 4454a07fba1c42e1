// What becomes of pots: looked at again whenever something happens at their table, or to themselves. What is decided is
// decided once, and what follows from it is done again until it is done.
import { type Entity, system } from "@minecraft/server";
import { type MatchEvent, momentOf } from "../match/actions.ts";
import { atStake, creditors, type Ledger, type Loss, listOf } from "../match/ledger.ts";
import { isRunning, type Match } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { seatedPlayers } from "../match/seats.ts";
import { areStakesOn, decided, hasPot, isLocked } from "../match/stakes.ts";
import { lostText, stakesText } from "../ui/stake-texts.ts";
import type { Announcements } from "./announcements.ts";
import type { Delivery } from "./delivery.ts";
import type { FittedTable } from "./fitted-table.ts";
import { POT_ENTITY } from "./ids.ts";
import { guard } from "./log.ts";
import { playerOf } from "./players.ts";
import { type BlockPosition, isLoaded, keyOf, positionOfKey } from "./positions.ts";
import { COMING_TICKS, loadedPots } from "./pot-entity.ts";
import { potArrived, potMissing } from "./pot-life.ts";
import type { PotRecords } from "./pot-records.ts";
import type { PotListener, Pots } from "./pots.ts";
import { tell } from "./raw-text.ts";
import type { TableListener, Tables } from "./tables.ts";
import { untilKept } from "./until-kept.ts";

export class PotKeeper implements TableListener, PotListener {
  readonly #tables: Tables;
  readonly #pots: Pots;
  readonly #records: PotRecords;
  readonly #delivery: Delivery;
  readonly #announcements: Announcements;
  /** By which match it was decided about a pot whose record the world has not kept yet. */
  readonly #unwritten = new Map<string, Match | null>();
  /** Pots that are waited for. */
  readonly #awaited = new Set<string>();

  constructor(tables: Tables, pots: Pots, delivery: Delivery, announcements: Announcements) {
    this.#tables = tables;
    this.#pots = pots;
    this.#records = pots.records;
    this.#delivery = delivery;
    this.#announcements = announcements;
  }

  happened({ position }: FittedTable, events: readonly MatchEvent[]): void {
    const hasStarted = events.some(({ type }) => type === "started");
    // Nothing is played for that does not lie there.
    if (hasStarted) this.#lookAt(position);
    this.decide(position);
    if (hasStarted) this.#tellStakes(position);
  }

  /** What a match is about to be played for. */
  #tellStakes(position: BlockPosition): void {
    const fitted = this.#tables.at(position);
    const match = fitted?.record.match;
    const pot = match && isRunning(match) && hasPot(match) ? match.stakes?.pot : null;
    const record = pot == null ? null : this.#records.read(pot);
    if (!fitted || !match || record === null) return;
    this.#announcements.tellAll(fitted, stakesText(match, { laid: atStake(record.ledger) }));
  }

  changed(position: BlockPosition): void {
    this.decide(position);
  }

  seen({ position }: FittedTable): void {
    this.#lookAt(position);
    this.decide(position);
  }

  /** What was agreed is not waited for any longer: nobody has won what nobody is known to have won. */
  givenUp(position: BlockPosition): void {
    for (const { ledger } of this.#records.at(keyOf(position))) {
      if (!this.#unwritten.has(ledger.pot)) this.#unwritten.set(ledger.pot, null);
    }
    this.decide(position);
  }

  #lookAt(position: BlockPosition): void {
    for (const { ledger } of this.#records.at(keyOf(position))) this.#look(ledger.pot);
  }

  /** Those that were there before the script. */
  start(): void {
    this.#records.forgetOld();
    for (const entity of loadedPots()) this.arrived(entity);
  }

  arrived(entity: Entity): void {
    if (!entity.isValid || entity.typeId !== POT_ENTITY) return;
    const record = potArrived(this.#pots, entity);
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
    const own = this.#tables.at(position)?.record.match.stakes?.pot ?? null;
    const there = this.#records.at(keyOf(position)).map(({ ledger }) => ledger.pot);
    // The match may not have heard yet that its pot was emptied.
    for (const pot of new Set([...there, ...(own === null ? [] : [own])])) {
      untilKept(() => this.#decideOne(position, pot));
    }
  }

  /** @returns false where something is decided and the world does not keep it. */
  #decideOne(position: BlockPosition, pot: string): boolean {
    // What is decided about one may change the next.
    const record = this.#records.read(pot);
    const fitted = this.#tables.at(position);
    if (record === null) return true;
    const unwritten = this.#unwritten.get(pot);
    const decider =
      unwritten === undefined ? this.#tables.unreadable.deciderOf(record.ledger, fitted) : unwritten;
    if (decider === undefined) return true;
    const ledger = decided(decider, record.ledger);
    if (ledger !== record.ledger) {
      if (!this.#pots.keep(record, ledger)) {
        // It stays so, whatever happens to the match before the world keeps it.
        this.#unwritten.set(pot, decider);
        return false;
      }
      this.#tellDelivery(ledger);
    }
    this.#unwritten.delete(pot);
    if (fitted?.record.match.id === ledger.matchId) this.#tellMatch(fitted, ledger);
    return true;
  }

  /** The match goes by what is at stake: where that is something else than was agreed, nothing is agreed. */
  #tellMatch(fitted: FittedTable, ledger: Ledger): void {
    const { match } = fitted.record;
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
    const record = this.#records.read(pot);
    const position = record && positionOfKey(record.ledger.table);
    if (position === null || this.#pots.look(pot) !== null) return;
    if (this.#awaited.has(pot) || !isLoaded(position)) return;
    this.#awaited.add(pot);
    const again = guard("looking for a pot again", () => {
      this.#awaited.delete(pot);
      const older = potMissing(this.#pots, pot);
      if (older !== null) this.#settle(older);
    });
    system.runTimeout(again, COMING_TICKS);
  }

  /** Told to those whom it concerns, wherever they are, and to the match, which goes on with what is left. */
  lost({ ledger }: PotRecord, lost: readonly Loss[], concerned: readonly string[]): void {
    for (const id of concerned) {
      const player = playerOf(id);
      if (player !== null) tell(player, lostText(lost));
    }
    const fitted = this.#played(ledger);
    if (fitted !== null) this.#tellMatch(fitted, ledger);
  }

  kept(table: string): void {
    this.#tables.showAt(table);
  }

  /** Whose it was, who laid it in, and who plays for it or is about to. */
  concerned(before: Ledger, lost: readonly Loss[]): readonly string[] {
    const match = this.#played(before)?.record.match;
    const isAtStake = match !== undefined && areStakesOn(match) && match.stakes?.pot === before.pot;
    const players = isAtStake ? (isRunning(match) ? match.players : seatedPlayers(match.seats)) : [];
    const stakes = before.stakes.filter((stake) => lost.some(({ id }) => id === stake.id));
    const all = [...lost.map(({ from }) => from), ...creditors({ stakes }), ...players];
    return [...new Set(all.map(({ id }) => id))];
  }

  /** The table at which the match of this pot is. */
  #played({ table, matchId }: Ledger): FittedTable | null {
    const position = positionOfKey(table);
    const fitted = position && this.#tables.at(position);
    return fitted?.record.match.id === matchId ? fitted : null;
  }
}
