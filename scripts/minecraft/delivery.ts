// What pots owe to players is handed over as soon as they are in the world, wherever the pot is: one at a time, and where
// it is not loaded by a ticking area of one chunk for as long as that takes.
import { type Player, system, world } from "@minecraft/server";
import { type Ledger, owedTo } from "../match/ledger.ts";
import type { PotRecord } from "../match/saved-pot.ts";
import { handedOverText, lostText, noRoomText } from "../ui/stake-texts.ts";
import { handOver } from "./hand-over.ts";
import { guard, logWarning } from "./log.ts";
import { freeSlot, inventoryOf, isAlive, playerOf } from "./players.ts";
import { positionOfKey } from "./positions.ts";
import { COMING_TICKS, containerOf, ledgerIn, loadedPot } from "./pot-entity.ts";
import { potMissing } from "./pot-life.ts";
import type { Pots } from "./pots.ts";
import { notify, tell } from "./raw-text.ts";
import type { Tables } from "./tables.ts";

const LOOK_TICKS = 10;
/** Who has just come is not ready to take anything yet. */
const SETTLED_TICKS = 100;
/** Who has no room is told so and asked again after five minutes. */
const ASKED_AGAIN_TICKS = 6000;

/** Of several the first in this order is what is told, and what is done about it. */
const WORST_FIRST = ["later", "outOfReach", "noRoom", "handedOver", "nothing"] as const;

type Outcome = (typeof WORST_FIRST)[number];

function worstOf(outcomes: readonly Outcome[]): Outcome {
  return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? "nothing";
}

export class Delivery {
  readonly #tables: Tables;
  readonly #pots: Pots;
  /** From which tick on it is tried, by player id. */
  readonly #due = new Map<string, number>();
  /** When they came into the world; who was there before the script is not in it. */
  readonly #joined = new Map<string, number>();
  /** When they were told that they have no room. */
  readonly #toldNoRoom = new Map<string, number>();
  #looking: number | null = null;
  #isFetching = false;

  constructor(tables: Tables, pots: Pots) {
    this.#tables = tables;
    this.#pots = pots;
  }

  /** Areas of ours that a crash has left behind would keep chunks loaded for good. */
  start(): void {
    world.tickingAreaManager.removeAllTickingAreas();
  }

  joined(player: Player): void {
    this.#joined.set(player.id, system.currentTick);
    if (this.#pots.records.owing(player.id).length > 0) this.owed(player.id);
    else this.#tellNews(player);
  }

  forget(playerId: string): void {
    this.#joined.delete(playerId);
    this.#due.delete(playerId);
  }

  /** Something may wait for this player, or was found to be gone. */
  owed(playerId: string): void {
    const player = playerOf(playerId);
    if (player === null) return;
    this.#tellNews(player);
    this.#try(playerId, (this.#joined.get(playerId) ?? Number.NEGATIVE_INFINITY) + SETTLED_TICKS);
  }

  #tellNews(player: Player): void {
    const lost = this.#pots.records.newsFor(player.id);
    if (lost.length > 0) tell(player, lostText(lost));
  }

  #try(playerId: string, from: number): void {
    this.#due.set(playerId, from);
    this.#looking ??= system.runInterval(
      guard("looking whom something is owed", () => this.#look()),
      LOOK_TICKS,
    );
  }

  /** The player asks for it: hears in any case what came of it. */
  async collect(player: Player): Promise<void> {
    this.#toldNoRoom.delete(player.id);
    const outcome = await this.#deliver(player);
    if (!player.isValid) return;
    if (outcome === "nothing") notify(player, "nothingOwed");
    if (outcome === "later") this.owed(player.id);
    if (outcome === "later" || outcome === "outOfReach") notify(player, "collectLater");
  }

  #look(): void {
    for (const [id, from] of [...this.#due]) {
      if (from <= system.currentTick) guard("handing over what is owed", () => this.#serve(id))();
    }
    if (this.#due.size > 0 || this.#looking === null) return;
    system.clearRun(this.#looking);
    this.#looking = null;
  }

  async #serve(playerId: string): Promise<void> {
    this.#due.delete(playerId);
    const player = playerOf(playerId);
    // Who is dead is asked again when they are back.
    if (player === null || !isAlive(player)) return;
    const outcome = await this.#deliver(player);
    // Who has come back meanwhile is asked as one who has just come.
    if (this.#due.has(playerId)) return;
    if (outcome === "later") this.#try(playerId, system.currentTick);
    if (outcome === "noRoom" || outcome === "outOfReach")
      this.#try(playerId, system.currentTick + ASKED_AGAIN_TICKS);
  }

  async #deliver(player: Player): Promise<Outcome> {
    const owing = this.#pots.records.owing(player.id);
    const inventory = inventoryOf(player);
    // Nothing is loaded for who could take nothing.
    if (owing.length > 0 && (inventory === undefined || freeSlot(inventory) === null)) {
      const stacks = owing.flatMap(({ ledger }) => owedTo(ledger, player.id));
      this.#tellNoRoom(player, stacks.length);
      return "noRoom";
    }
    const near = owing.filter((record) => loadedPot(record) !== null);
    const far = owing.filter((record) => !near.includes(record));
    const outcomes: Outcome[] = near.map((record) => this.#handOver(player, record));
    if (far.length > 0) outcomes.push(await this.#deliverFrom(player, far));
    return worstOf(outcomes);
  }

  /** One player at a time has pots fetched. */
  async #deliverFrom(player: Player, far: readonly PotRecord[]): Promise<Outcome> {
    if (this.#isFetching) return "later";
    this.#isFetching = true;
    try {
      const outcomes: Outcome[] = [];
      for (const record of far) {
        await this.#fetch(record);
        outcomes.push(this.#handOver(player, record));
      }
      return worstOf(outcomes);
    } finally {
      this.#isFetching = false;
    }
  }

  #handOver(player: Player, { ledger: { pot } }: PotRecord): Outcome {
    const looked = this.#pots.look(pot);
    const container = looked && containerOf(looked.entity);
    // All that was in it is gone.
    if (this.#pots.records.read(pot)?.emptiedAt != null) return "nothing";
    if (!looked || !container || !isAlive(player)) return "outOfReach";
    const { record } = looked;
    // Whose it is has to stand in the pot before anything moves.
    const isWritten = this.#pots.keep(record, record.ledger);
    if (!isWritten || ledgerIn(looked.entity)?.serial !== record.ledger.serial) return "outOfReach";
    const keep = (ledger: Ledger): boolean => this.#pots.keep(record, ledger);
    const { stacks, missing } = handOver(player, container, record.ledger, keep);
    if (stacks.length > 0) {
      tell(player, handedOverText(stacks));
      const position = positionOfKey(record.ledger.table);
      if (position !== null) this.#tables.tellChanged(position);
    }
    if (missing > 0) this.#tellNoRoom(player, missing);
    return missing > 0 ? "noRoom" : stacks.length > 0 ? "handedOver" : "nothing";
  }

  /** Once in a while only, also to who has left and come back meanwhile. */
  #tellNoRoom(player: Player, slots: number): void {
    const told = this.#toldNoRoom.get(player.id) ?? Number.NEGATIVE_INFINITY;
    if (system.currentTick - told < ASKED_AGAIN_TICKS) return;
    this.#toldNoRoom.set(player.id, system.currentTick);
    tell(player, noRoomText(slots));
  }

  /** Loads the chunk of the pot's table [U:far-pot], if it can be; it is unloaded again when this tick is over. */
  async #fetch(record: PotRecord): Promise<void> {
    const position = positionOfKey(record.ledger.table);
    if (position === null) return;
    const areas = world.tickingAreaManager;
    const area = { dimension: world.getDimension(position.dimension), from: position, to: position };
    const id = `yahtzee_${record.ledger.matchId}_${record.ledger.pot}`;
    if (!areas.hasCapacity(area) || areas.hasTickingArea(id)) return;
    try {
      const until = system.currentTick + COMING_TICKS;
      // Whether it is told of a chunk that never comes nobody knows.
      await Promise.race([areas.createTickingArea(id, area), system.waitTicks(COMING_TICKS)]);
      const loadedAt = system.currentTick;
      while (system.currentTick < until && loadedPot(record) === null) await system.waitTicks(LOOK_TICKS);
      // One whose chunk has just come may be late.
      if (system.currentTick - loadedAt >= COMING_TICKS / 2) potMissing(this.#pots, record.ledger.pot);
    } catch (error) {
      logWarning(`the pot ${record.ledger.pot} cannot be fetched: ${String(error)}`);
    } finally {
      // What is handed over is handed over in this very tick.
      const letGo = guard("letting a chunk go", () => {
        if (areas.hasTickingArea(id)) areas.removeTickingArea(id);
      });
      system.run(letGo);
    }
  }
}
