// Who has which chair. Riding is only how it looks: the chair is the player's from the moment it was used, and a
// mount that fails or ends does not take the match away. Which seat of a match that is follows from the chair.
import { type Block, type Entity, type Player, system, world } from "@minecraft/server";
import type { Action } from "../match/commands.ts";
import { stageOf } from "../match/match.ts";
import { SIDES, seatOf } from "../match/seats.ts";
import { whyWatching } from "../ui/lobby-screen.ts";
import type { Notice } from "../ui/notices.ts";
import { say } from "../ui/text.ts";
import { type ChairAtTable, chairsOf, hasRoomAbove, tableOf } from "./chairs.ts";
import { isChair } from "./ids.ts";
import { guard } from "./log.ts";
import type { Mounts } from "./mounts.ts";
import { refOf } from "./players.ts";
import { type BlockPosition, blockAt, isWithinReach, keyOf, positionOf } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import { type FittedTable, momentOf, type Tables } from "./tables.ts";

interface Sitter {
  readonly name: string;
  readonly chair: BlockPosition;
}

/** How often it is looked whether those who sit still do. */
const LOOK_TICKS = 10;

export class Sitting {
  readonly #tables: Tables;
  readonly #mounts: Mounts;
  readonly #sitters = new Map<string, Sitter>();
  /** The run of the look, while anybody sits. */
  #looking: number | null = null;

  constructor(tables: Tables, mounts: Mounts) {
    this.#tables = tables;
    this.#mounts = mounts;
  }

  isSitting(playerId: string): boolean {
    return this.#sitters.has(playerId);
  }

  /** Who has this chair. */
  sitterOn(chair: Block): string | null {
    const key = keyOf(positionOf(chair));
    for (const [playerId, sitter] of this.#sitters) if (keyOf(sitter.chair) === key) return playerId;
    return null;
  }

  /** Whether one of these chairs is the player's. */
  sitsAt(playerId: string, chairs: readonly ChairAtTable[]): boolean {
    return chairs.some(({ chair }) => this.sitterOn(chair) === playerId);
  }

  /** One of these chairs that the player may have, or why there is none. */
  freeChair(playerId: string, chairs: readonly ChairAtTable[]): Block | Notice {
    let whyNot: Notice = "noChairs";
    for (const { chair } of chairs) {
      const reason = this.#whyNot(playerId, chair);
      if (reason === null) return chair;
      whyNot = reason;
    }
    return whyNot;
  }

  /** Gives the player this chair, or says why not. */
  sit(player: Player, chair: Block): void {
    const whyNot = this.#whyNot(player.id, chair);
    if (whyNot !== null) {
      notify(player, whyNot);
      return;
    }
    this.leave(player.id);
    const sitter = { name: refOf(player).name, chair: positionOf(chair) };
    this.#sitters.set(player.id, sitter);
    this.#looking ??= system.runInterval(
      guard("looking at sitters", () => this.#look()),
      LOOK_TICKS,
    );
    const table = tableOf(chair)?.table;
    if (table !== undefined) this.settle(table);
    const stillSits = (): boolean => this.#sitters.get(player.id) === sitter;
    this.#mounts.mount(player, chair, stillSits, (rides) => this.#greet(player, table, rides));
  }

  /** Jumping gets a rider up; who has a chair without riding keeps it. */
  jump(player: Player): void {
    if (this.#mounts.hasSeat(player.id)) this.leave(player.id);
  }

  /** The chair is free again; while a game runs the seat at the table stays the player's. */
  leave(playerId: string): void {
    const sitter = this.#sitters.get(playerId);
    if (sitter === undefined) return;
    this.#sitters.delete(playerId);
    this.#mounts.remove(playerId);
    const chair = this.#chairOf(sitter);
    const table = chair === undefined ? undefined : tableOf(chair)?.table;
    if (table !== undefined) this.settle(table);
  }

  /** The chair is gone. */
  clear(chair: BlockPosition): void {
    const key = keyOf(chair);
    for (const [playerId, sitter] of this.#sitters) if (keyOf(sitter.chair) === key) this.leave(playerId);
  }

  /** A rider got off a seat, however it came about. */
  riderLeft(seat: Entity): void {
    const playerId = this.#mounts.playerOf(seat);
    if (playerId === null) this.#mounts.sweep(seat);
    else this.leave(playerId);
  }

  /**
   * Brings the seats of a table's match in line with its chairs: whoever has a chair has its seat, and where no game
   * keeps a seat for its player, one without a sitter is free.
   */
  settle(table: Block, chairs = chairsOf(table)): FittedTable | null {
    let fitted = this.#tables.at(positionOf(table));
    if (fitted === null) return null;
    const sitters = new Map(chairs.map(({ side, chair }) => [side, this.sitterOn(chair)]));
    for (const side of SIDES) {
      const seated = fitted.record.match.seats[side];
      const keeps = stageOf(fitted.record.match) === "playing" || seated === null;
      if (!keeps && sitters.get(side) !== seated.id) fitted = this.#act(fitted, seated.id, { type: "stand" });
    }
    for (const [side, playerId] of sitters) {
      const name = playerId === null ? undefined : this.#sitters.get(playerId)?.name;
      if (playerId === null || name === undefined || fitted.record.match.seats[side]?.id === playerId)
        continue;
      fitted = this.#act(fitted, playerId, { type: "sit", side, name });
    }
    return fitted;
  }

  #act(fitted: FittedTable, playerId: string, action: Action): FittedTable {
    const acted = this.#tables.act(fitted, playerId, momentOf(fitted.record.match), action);
    return acted.ok ? acted.value : fitted;
  }

  /** Why the player may not have this chair now. */
  #whyNot(playerId: string, chair: Block): Notice | null {
    const sitter = this.sitterOn(chair);
    if (sitter !== null && sitter !== playerId) return "chairTaken";
    if (!hasRoomAbove(chair)) return "notEnoughRoom";
    const faced = tableOf(chair);
    const match = faced === null ? undefined : this.#tables.at(positionOf(faced.table))?.record.match;
    if (faced === null || match === undefined || stageOf(match) !== "playing") return null;
    const kept = match.seats[faced.side];
    return kept !== null && kept.id !== playerId ? "seatKept" : null;
  }

  /** One sentence after sitting down: whether it worked, and what the seat is good for. */
  #greet(player: Player, table: Block | undefined, rides: boolean): void {
    const match = table?.isValid ? this.#tables.at(positionOf(table))?.record.match : undefined;
    const watches = match !== undefined && seatOf(match.seats, player.id) === null;
    if (watches) tell(player, say(whyWatching(match)));
    else notify(player, rides ? "satDown" : "standsButSeated");
  }

  /** Looks whether everybody still rides, or stands near enough to keep a chair without riding. */
  #look(): void {
    for (const [playerId, sitter] of this.#sitters) {
      const player = world.getEntity(playerId);
      const stays = this.#mounts.hasSeat(playerId)
        ? this.#mounts.rides(playerId)
        : player !== undefined && isWithinReach(player, sitter.chair);
      if (!stays) this.leave(playerId);
    }
    if (this.#sitters.size === 0 && this.#looking !== null) {
      this.#mounts.sweepAll();
      system.clearRun(this.#looking);
      this.#looking = null;
    }
  }

  #chairOf({ chair }: Sitter): Block | undefined {
    const block = blockAt(world.getDimension(chair.dimension), chair);
    return block !== undefined && isChair(block.typeId) ? block : undefined;
  }
}
