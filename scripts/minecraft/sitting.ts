// Who sits on which chair. Riding a seat entity is only how it looks: the chair is the player's from the moment it
// was used, and a mount that fails or ends does not take the match away.
import { type Block, type Entity, type Player, system, world } from "@minecraft/server";
import { stageOf } from "../match/match.ts";
import { type PlayerRef, SIDES, type Side } from "../match/seats.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { say } from "../ui/text.ts";
import { facingOf } from "./block-states.ts";
import { chairsOf, hasRoomAbove, tableOf } from "./chairs.ts";
import { SEAT_ENTITY } from "./ids.ts";
import { guard } from "./log.ts";
import { refOf } from "./players.ts";
import { type BlockPosition, isWithinReach, keyOf, positionOf, yawTo } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import { type FittedTable, momentOf, type Tables } from "./tables.ts";

interface Sitter {
  readonly player: PlayerRef;
  readonly chair: BlockPosition;
  /** The table that the chair faced when the player sat down, with the chair's side of it. */
  readonly at: { readonly table: BlockPosition; readonly side: Side } | null;
  /** What the player rides, or `null` for who has the chair standing. */
  seat: Entity | null;
}

/** Where a sitter's hips are, above the bottom of the chair's block [U:seat-height]. */
const SEAT_HEIGHT = 0.45;
/** Mounting may fail in the tick in which the seat was made [U:first-tick-mount]. */
const MOUNT_TRIES = 3;

/** How often it is looked whether those who sit still ride. */
const LOOK_TICKS = 10;

export class Sitting {
  readonly #tables: Tables;
  readonly #sitters = new Map<string, Sitter>();
  /** The run of the look, while anybody sits. */
  #looking: number | null = null;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  isSitting(playerId: string): boolean {
    return this.#sitters.has(playerId);
  }

  sitsAt(playerId: string, table: BlockPosition): boolean {
    const at = this.#sitters.get(playerId)?.at ?? null;
    return at !== null && keyOf(at.table) === keyOf(table);
  }

  sitsOn(chair: Block): string | null {
    const key = keyOf(positionOf(chair));
    for (const [playerId, sitter] of this.#sitters) if (keyOf(sitter.chair) === key) return playerId;
    return null;
  }

  /** A chair of this table that nobody has. */
  freeChair(table: Block): Block | null {
    return chairsOf(table).find(({ chair }) => this.sitsOn(chair) === null)?.chair ?? null;
  }

  /** Gives the player this chair, or says why not. */
  sit(player: Player, chair: Block): void {
    if (this.sitsOn(chair) !== null) {
      notify(player, "chairTaken");
      return;
    }
    if (!hasRoomAbove(chair)) {
      notify(player, "notEnoughRoom");
      return;
    }
    this.stand(player);
    const faced = tableOf(chair);
    const at = faced === null ? null : { table: positionOf(faced.table), side: faced.side };
    const sitter: Sitter = { player: refOf(player), chair: positionOf(chair), at, seat: null };
    if (!this.#takeSeat(sitter, player)) {
      notify(player, "chairTaken");
      return;
    }
    this.#sitters.set(player.id, sitter);
    this.#looking ??= system.runInterval(
      guard("looking at sitters", () => this.#look()),
      LOOK_TICKS,
    );
    notify(player, "satDown");
    this.#mount(player, sitter, chair, 1);
  }

  /** Gets the player up from whatever chair they have. */
  stand(player: Player): void {
    const sitter = this.#sitters.get(player.id);
    if (sitter === undefined) return;
    if (sitter.seat?.isValid) sitter.seat.getComponent("minecraft:rideable")?.ejectRider(player);
    this.leave(player.id);
  }

  /** The chair is free again; while a game runs the seat at the table stays the player's. */
  leave(playerId: string): void {
    const sitter = this.#sitters.get(playerId);
    if (sitter === undefined) return;
    this.#sitters.delete(playerId);
    if (sitter.seat?.isValid) sitter.seat.remove();
    const fitted = sitter.at === null ? null : this.#tables.at(sitter.at.table);
    if (fitted !== null) this.#freeSeat(fitted, playerId);
  }

  /** The chair is gone or about to be. */
  clear(chair: BlockPosition): void {
    const key = keyOf(chair);
    for (const [playerId, sitter] of this.#sitters) if (keyOf(sitter.chair) === key) this.leave(playerId);
  }

  /** Whoever sits at this table takes a seat of the match that has just been fitted. */
  seatSitters(table: BlockPosition): void {
    for (const [playerId, sitter] of this.#sitters) {
      if (this.sitsAt(playerId, table)) this.#takeSeat(sitter, null);
    }
  }

  /** Frees the seats of a table whose players no longer sit there, where no game keeps them. */
  settle(fitted: FittedTable): FittedTable {
    if (stageOf(fitted.record.match) === "playing") return fitted;
    let settled = fitted;
    for (const side of SIDES) {
      const seated = fitted.record.match.seats[side];
      if (seated === null) continue;
      const sits = this.sitsAt(seated.id, fitted.position) && this.#sitters.get(seated.id)?.at?.side === side;
      if (!sits) settled = this.#freeSeat(settled, seated.id);
    }
    return settled;
  }

  /** A rider got off a seat, however it came about. */
  riderLeft(seat: Entity): void {
    for (const [playerId, sitter] of this.#sitters) {
      if (sitter.seat?.id === seat.id) {
        this.leave(playerId);
        return;
      }
    }
    this.sweep(seat);
  }

  /** Removes a seat that nobody has: whether a mount outlives saving with its rider is not known [U:saved-mount]. */
  sweep(entity: Entity): void {
    if (!entity.isValid || entity.typeId !== SEAT_ENTITY) return;
    for (const sitter of this.#sitters.values()) if (sitter.seat?.id === entity.id) return;
    entity.remove();
  }

  /** Whether the chair may be the player's: `false` where its seat at the table is somebody else's. */
  #takeSeat({ player, at }: Sitter, told: Player | null): boolean {
    const found = at === null ? null : this.#tables.at(at.table);
    if (at === null || found === null) return true;
    const fitted = this.settle(found);
    const sit = { type: "sit", side: at.side, name: player.name } as const;
    const acted = this.#tables.act(fitted, player.id, momentOf(fitted.record.match), sit);
    if (acted.ok) return true;
    if (acted.reason === "seatTaken") return false;
    if (told !== null && acted.reason === "notSaved") notify(told, "notSaved");
    else if (told !== null && acted.reason !== "notSaved") tell(told, say(REFUSAL_KEYS[acted.reason]));
    return true;
  }

  /** Looks whether everybody still rides, or stands near enough to keep a chair without riding. */
  #look(): void {
    for (const [playerId, sitter] of this.#sitters) {
      const player = world.getEntity(playerId);
      const riders = sitter.seat?.isValid
        ? sitter.seat.getComponent("minecraft:rideable")?.getRiders()
        : undefined;
      const stays =
        sitter.seat === null
          ? player !== undefined && isWithinReach(player, sitter.chair)
          : riders?.some(({ id }) => id === playerId);
      if (stays !== true) this.leave(playerId);
    }
    if (this.#sitters.size === 0 && this.#looking !== null) {
      system.clearRun(this.#looking);
      this.#looking = null;
    }
  }

  #freeSeat(fitted: FittedTable, playerId: string): FittedTable {
    const acted = this.#tables.act(fitted, playerId, momentOf(fitted.record.match), { type: "stand" });
    return acted.ok ? acted.value.fitted : fitted;
  }

  #mount(player: Player, sitter: Sitter, chair: Block, attempt: number): void {
    player
      .getComponent("minecraft:riding")
      ?.entityRidingOn.getComponent("minecraft:rideable")
      ?.ejectRider(player);
    const yaw = yawTo(facingOf(chair) ?? "north");
    const place = { x: chair.x + 0.5, y: chair.y + SEAT_HEIGHT, z: chair.z + 0.5 };
    const seat = chair.dimension.spawnEntity(SEAT_ENTITY, place, { initialRotation: yaw });
    player.setRotation({ x: player.getRotation().x, y: yaw });
    if (seat.getComponent("minecraft:rideable")?.addRider(player) === true) {
      sitter.seat = seat;
      return;
    }
    seat.remove();
    if (attempt >= MOUNT_TRIES) {
      notify(player, "standsButSeated");
      return;
    }
    const again = guard("mounting a chair", () => {
      if (player.isValid && chair.isValid && this.#sitters.get(player.id) === sitter) {
        this.#mount(player, sitter, chair, attempt + 1);
      }
    });
    system.run(again);
  }
}
