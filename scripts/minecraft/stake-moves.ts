// What players do with their stakes before a game: laying in and taking back. Whatever is written down is written before
// an item moves, and taken back where it does not.
import { type Container, type Entity, ItemLockMode, type ItemStack, type Player } from "@minecraft/server";
import type { Refusal } from "../match/commands.ts";
import {
  atStake,
  freePotSlot,
  type Ledger,
  listOf,
  newLedger,
  owedTo,
  ownBack,
  STACKS_EACH,
  type Stack,
  type Stake,
  withoutStake,
  withStake,
} from "../match/ledger.ts";
import { isRunning, sheetOf } from "../match/match.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { seatOf } from "../match/seats.ts";
import { areStakesOn, hasPot, isLocked } from "../match/stakes.ts";
import type { Notice } from "../ui/notices.ts";
import { plainName } from "../ui/text.ts";
import type { Pocket, StakesView } from "../ui/view.ts";
import type { Delivery } from "./delivery.ts";
import { BOARD_ITEM } from "./ids.ts";
import { logError } from "./log.ts";
import { freeSlot, inventoryOf, refOf } from "./players.ts";
import { type BlockPosition, keyOf } from "./positions.ts";
import { containerOf, isBare, makePot } from "./pot-entity.ts";
import { type Pots, withEntity } from "./pots.ts";
import { randomId } from "./random-ids.ts";
import type { Stores } from "./stores.ts";
import { type FittedTable, momentOf, type Tables } from "./tables.ts";
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
  readonly #delivery: Delivery;
  readonly #stores: Stores;
  readonly #settings: WorldSettings;

  constructor(tables: Tables, pots: Pots, delivery: Delivery, stores: Stores, settings: WorldSettings) {
    this.#tables = tables;
    this.#pots = pots;
    this.#delivery = delivery;
    this.#stores = stores;
    this.#settings = settings;
  }

  get areAllowed(): boolean {
    return this.#settings.values.stakes === 1;
  }

  view(playerId: string, { record: { match } }: FittedTable): StakesView {
    const pot = match.stakes?.pot;
    const record = pot == null ? null : this.#pots.read(pot);
    return {
      allowed: this.areAllowed,
      laid: record === null ? [] : atStake(record.ledger),
      owed: this.owedTo(playerId),
    };
  }

  /** How many stacks wait for the player, wherever. */
  owedTo(playerId: string): number {
    return this.#pots.owing(playerId).flatMap(({ ledger }) => owedTo(ledger, playerId)).length;
  }

  /** Lays the stack of this slot into the pot. @param shown what the player saw there: another stack stays. */
  lay(player: Player, fitted: FittedTable, slot: number, shown: Stack): Moved {
    const inventory = inventoryOf(player);
    const whyNot = this.whyNotStake(player.id, fitted) ?? whyNotThis(inventory, slot, shown);
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
    const record = match.stakes?.pot == null ? null : this.#pots.read(match.stakes.pot);
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

  /** Why the player may not stake anything here now. */
  whyNotStake(playerId: string, { position, record: { match } }: FittedTable): Moved {
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
    const known = match.stakes?.pot == null ? null : this.#pots.read(match.stakes.pot);
    if (known !== null && known.emptiedAt === null) {
      const looked = this.#pots.look(known.ledger.pot);
      const container = looked && containerOf(looked.entity);
      return looked && container ? { ...looked, container } : "collectLater";
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
    const ledger = this.#pots.read(pot)?.ledger;
    if (fitted === null || ledger === undefined) return false;
    const action = { type: "list", pot, list: listOf(ledger), change } as const;
    return this.#tables.act(fitted, change?.who.id ?? "", momentOf(fitted.record.match), action).ok;
  }

  /** Nothing has moved after all. */
  #undo(position: BlockPosition, pot: string, stakeId: string): void {
    const record = this.#pots.read(pot);
    if (record === null) return;
    const ledger: Ledger = withoutStake(record.ledger, stakeId);
    this.#pots.keep(record, ledger);
    this.#listChanged(position, pot, null);
  }
}

/** What the player carries, slot by slot. */
export function pocketsOf(player: Player): readonly Pocket[] {
  const inventory = inventoryOf(player);
  const pockets: Pocket[] = [];
  for (let slot = 0; inventory !== undefined && slot < inventory.size; slot++) {
    const item = inventory.getItem(slot);
    if (item !== undefined) pockets.push({ slot, stack: stackOf(item), refused: refusalOf(item) });
  }
  return pockets;
}

function stackOf(item: ItemStack): Stack {
  const name = item.nameTag === undefined ? "" : plainName(item.nameTag);
  return { typeId: item.typeId, amount: item.amount, key: keyOfName(item), name: name === "" ? null : name };
}

/** What key the game gives our own item nobody knows. */
function keyOfName({ typeId, localizationKey }: ItemStack): string {
  return typeId === BOARD_ITEM ? `item.${BOARD_ITEM}` : localizationKey;
}

function refusalOf(item: ItemStack): Pocket["refused"] {
  if (item.typeId === BOARD_ITEM) return "board";
  return item.lockMode === ItemLockMode.none ? null : "locked";
}

function whyNotThis(inventory: Container | undefined, slot: number, shown: Stack): Notice | null {
  const item = inventory === undefined || slot >= inventory.size ? undefined : inventory.getItem(slot);
  if (item === undefined) return "slotChanged";
  const refused = refusalOf(item);
  if (refused !== null) return refused === "board" ? "slotBoard" : "slotLocked";
  return isSame(stackOf(item), shown) ? null : "slotChanged";
}

function isSame(one: Stack, other: Stack): boolean {
  return one.typeId === other.typeId && one.amount === other.amount && one.name === other.name;
}

function holds(container: Container, slot: number, stack: Stack): boolean {
  const item = container.getItem(slot);
  return item !== undefined && isSame(stackOf(item), stack);
}
