// What players do with their stakes before a game: laying in and taking back. Whatever is written down is written before
// an item moves, and taken back where it does not.
import { type Container, type Entity, type Player, system } from "@minecraft/server";
import { momentOf, type Refusal } from "../match/actions.ts";
import {
  atStake,
  freePotSlot,
  listOf,
  newLedger,
  owedTo,
  ownBack,
  STACKS_EACH,
  type Stack,
  type Stake,
  withStake,
} from "../match/ledger.ts";
import { isRunning, sheetOf } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { seatOf } from "../match/seats.ts";
import { areStakesOn, hasPot, isLocked } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import type { StakesView } from "../ui/view.ts";
import type { Delivery } from "./delivery.ts";
import type { FittedTable } from "./fitted-table.ts";
import { guard, logError } from "./log.ts";
import { freeSlot, inventoryOf, refOf } from "./players.ts";
import { holds, whyNotThis } from "./pockets.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import { containerOf, isBare, makePot, withEntity } from "./pot-entity.ts";
import type { PotRecords } from "./pot-records.ts";
import type { Pots } from "./pots.ts";
import { randomId } from "./random-ids.ts";
import type { Stores } from "./stores.ts";
import type { Tables } from "./tables.ts";
import { untilKept } from "./until-kept.ts";
import type { WorldSettings } from "./world-settings.ts";

/** What came of it: nothing to say, or why not. */
export type Moved = Notice | Refusal | null;

interface OpenPot {
  readonly record: PotRecord;
  readonly entity: Entity;
  readonly container: Container;
}

export class StakeMoves {
  readonly #tables: Tables;
  readonly #pots: Pots;
  readonly #records: PotRecords;
  readonly #delivery: Delivery;
  readonly #stores: Stores;
  readonly #settings: WorldSettings;

  constructor(tables: Tables, pots: Pots, delivery: Delivery, stores: Stores, settings: WorldSettings) {
    this.#tables = tables;
    this.#pots = pots;
    this.#records = pots.records;
    this.#delivery = delivery;
    this.#stores = stores;
    this.#settings = settings;
  }

  get areAllowed(): boolean {
    return this.#settings.values.stakes === 1;
  }

  view(playerId: string, fitted: FittedTable): StakesView {
    const { match } = fitted.record;
    const pot = match.stakes?.pot;
    const record = pot == null ? null : this.#records.read(pot);
    return {
      allowed: this.areAllowed,
      laid: record === null ? [] : match.stakes?.won ? record.ledger.stakes : atStake(record.ledger),
      owed: this.owedTo(playerId),
      ...(this.#tables.unreadable.isPotOf(fitted) && { unreadable: true }),
    };
  }

  /** What waits for the player, wherever. */
  owedTo(playerId: string): readonly Stack[] {
    const debts = this.#records.owing(playerId).flatMap(({ ledger }) => owedTo(ledger, playerId));
    return debts.map(({ stake, amount }) => ({ ...stake.stack, amount }));
  }

  /** Lays the stack of this slot into the pot. @param shown what the player saw there: another stack stays. */
  lay(player: Player, fitted: FittedTable, slot: number, shown: Stack): Moved {
    const inventory = inventoryOf(player);
    const whyNot = this.#whyNotHere(player.id, fitted) ?? whyNotThis(inventory, slot, shown);
    if (whyNot !== null || inventory === undefined) return whyNot ?? "slotChanged";
    const open = this.#open(fitted);
    if (typeof open === "string") return open;
    const { ledger } = open.record;
    const own = atStake(ledger).filter(({ from }) => from.id === player.id);
    if (own.length >= STACKS_EACH) return "enoughStakes";
    const to = freePotSlot(ledger, (at) => open.container.getItem(at) !== undefined);
    if (to === null) return "potFull";
    const who = refOf(player);
    const stake: Stake = { id: randomId().slice(0, 12), slot: to, from: who, stack: shown, shares: null };
    if (!this.#pots.keep(open.record, withStake(ledger, stake))) {
      if (isBare(open.entity)) open.entity.remove();
      return "notSaved";
    }
    let isDone = false;
    try {
      const change = { type: "laid", who, stack: shown } as const;
      isDone = this.#listChanged(fitted.position, ledger.pot, change);
      if (isDone) {
        inventory.moveItem(slot, to, open.container);
        isDone = holds(open.container, to, shown);
      }
      return isDone ? null : "failed";
    } finally {
      if (!isDone) {
        const isThere = holds(open.container, to, shown) && inventory.getItem(slot) === undefined;
        if (isThere) open.container.moveItem(to, slot, inventory);
        this.#undo(fitted.position, ledger.pot, stake.id);
      }
    }
  }

  /** Gives one of the player's own stakes back, as soon as it can be handed over. */
  takeBack(player: Player, fitted: FittedTable, id: string): Moved {
    const { match } = fitted.record;
    if (isLocked(match)) return "potLocked";
    const record = match.stakes?.pot == null ? null : this.#records.read(match.stakes.pot);
    const stake =
      record && atStake(record.ledger).find((laid) => laid.id === id && laid.from.id === player.id);
    if (!record || !stake) return "listChanged";
    const inventory = inventoryOf(player);
    if (inventory === undefined || freeSlot(inventory) === null) return "inventoryFull";
    const ledger = ownBack(record.ledger, (laid) => laid.id === id);
    if (!this.#pots.keep(record, ledger)) return "notSaved";
    const change = { type: "tookBack", who: refOf(player), stack: stake.stack } as const;
    this.#listChanged(fitted.position, ledger.pot, change);
    this.#delivery.owed(player.id);
    return null;
  }

  /**
   * Why the player may not agree to what is at stake here: nothing is agreed to that does not lie there. Only reads; what
   * is not as it should be is put right a tick later.
   */
  whyNotStake(playerId: string, fitted: FittedTable): Moved {
    const whyNot = this.#whyNotHere(playerId, fitted);
    const { stakes } = fitted.record.match;
    const ledger = stakes?.pot == null ? undefined : this.#records.read(stakes.pot)?.ledger;
    if (whyNot !== null || !ledger || !hasPot(fitted.record.match)) return whyNot;
    const { pot } = ledger;
    const isInOrder = listOf(ledger) === stakes?.list && this.#pots.isInOrder(pot);
    if (isInOrder === null) return "potAway";
    if (isInOrder) return null;
    const putRight = guard("putting a list right", () => {
      this.#pots.look(pot);
      this.#listChanged(fitted.position, pot, null);
    });
    system.run(putRight);
    return "listChanged";
  }

  /** Why the player may not stake anything here now. */
  #whyNotHere(playerId: string, { position, record: { match } }: FittedTable): Moved {
    if (!this.areAllowed) return "stakesForbidden";
    // In its place nothing is agreed that would outlast it.
    const problem = this.#tables.problemAt(position);
    if (problem !== null) return problem;
    if (seatOf(match.seats, playerId) === null) return "notSeated";
    if (isRunning(match)) return "potLocked";
    if (!areStakesOn(match)) return "stakesOff";
    return this.#isInStakedMatch(playerId, match.id) ? "inStakedMatch" : null;
  }

  /** A player may be in one match for stakes at a time. */
  #isInStakedMatch(playerId: string, here: string): boolean {
    return this.#stores.matches.idsWith(playerId).some((id) => {
      const match = id === here ? null : this.#stores.matches.read(id).record?.match;
      return match != null && hasPot(match) && isRunning(match) && sheetOf(match, playerId) !== null;
    });
  }

  /** The pot of this table's match, or a new one; why there is none. */
  #open({ position, record: { match } }: FittedTable): OpenPot | Notice {
    const pot = match.stakes?.pot ?? null;
    // All that was in it may turn out to be gone.
    const looked = pot === null ? null : this.#pots.look(pot);
    const known = pot === null ? null : this.#records.read(pot);
    if (known !== null && known.emptiedAt === null) {
      const container = looked && containerOf(looked.entity);
      return looked && container ? { ...looked, container } : "potAway";
    }
    // One that was emptied is the same pot again, as another entity.
    const ledger = known?.ledger ?? newLedger(randomId(), match.id, keyOf(position));
    try {
      const entity = makePot(position);
      const container = containerOf(entity);
      const entities = withEntity(known?.entities ?? [], entity.id);
      const record = { ledger, entities, lost: known?.lost ?? [], emptiedAt: null };
      return container === undefined ? "failed" : { record, entity, container };
    } catch (error) {
      logError("making a pot", error);
      this.#settings.choose("stakes", 0);
      return "stakesImpossible";
    }
  }

  #listChanged(
    position: BlockPosition,
    pot: string,
    change: {
      readonly type: "laid" | "tookBack";
      readonly who: ReturnType<typeof refOf>;
      readonly stack: Stack;
    } | null,
  ): boolean {
    const fitted = this.#tables.at(position);
    const ledger = this.#records.read(pot)?.ledger;
    if (fitted === null || ledger === undefined) return false;
    const list = listOf(ledger);
    if (change === null && list === fitted.record.match.stakes?.list) return true;
    const action = { type: "list", pot, list, change } as const;
    return this.#tables.act(fitted, change?.who.id ?? "", momentOf(fitted.record.match), action).ok;
  }

  /** Nothing has moved after all. */
  #undo(position: BlockPosition, pot: string, stakeId: string): void {
    untilKept(() => {
      const isOff = this.#pots.strike(pot, stakeId);
      if (isOff) this.#listChanged(position, pot, null);
      return isOff;
    });
  }
}
