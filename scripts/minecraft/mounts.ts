// Seat entities: what a sitter rides. Nothing relies on them; they come and go with the chair that somebody has.
import { type Block, type Entity, type Player, system, world } from "@minecraft/server";
import { facingOf } from "./block-states.ts";
import { SEAT_ENTITY } from "./ids.ts";
import { guard, logError } from "./log.ts";
import { yawTo } from "./positions.ts";

/** Where a sitter's hips are, above the bottom of the chair's block [U:seat-height]. */
const SEAT_HEIGHT = 0.45;
/** Mounting may fail in the tick in which the seat was made [U:first-tick-mount]. */
const TRIES = 3;

export class Mounts {
  readonly #seats = new Map<string, Entity>();

  rides(playerId: string): boolean {
    return this.#seats.has(playerId);
  }

  /** Whether the seat that was made for the player still carries them. */
  carries(playerId: string): boolean {
    const seat = this.#seats.get(playerId);
    if (seat === undefined || !seat.isValid) return false;
    const riders = seat.getComponent("minecraft:rideable")?.getRiders() ?? [];
    return riders.some(({ id }) => id === playerId);
  }

  /** Puts the player on a seat in this chair, in a few tries. @param done is told whether they ride. */
  mount(
    player: Player,
    chair: Block,
    wanted: () => boolean,
    done: (rides: boolean) => void,
    attempt = 1,
  ): void {
    if (this.#tryMount(player, chair)) {
      done(true);
      return;
    }
    if (attempt >= TRIES) {
      done(false);
      return;
    }
    const again = guard("mounting a chair", () => {
      if (player.isValid && chair.isValid && wanted()) this.mount(player, chair, wanted, done, attempt + 1);
    });
    system.run(again);
  }

  remove(player: Player | null, playerId: string): void {
    const seat = this.#seats.get(playerId);
    this.#seats.delete(playerId);
    if (seat === undefined || !seat.isValid) return;
    if (player?.isValid) seat.getComponent("minecraft:rideable")?.ejectRider(player);
    seat.remove();
  }

  /** Who the seat was made for. */
  playerOf(seat: Entity): string | null {
    for (const [playerId, { id }] of this.#seats) if (id === seat.id) return playerId;
    return null;
  }

  /** Removes a seat that nobody has: whether one outlives saving with its rider is not known [U:saved-mount]. */
  sweep(entity: Entity): void {
    if (entity.isValid && entity.typeId === SEAT_ENTITY && this.playerOf(entity) === null) entity.remove();
  }

  sweepAll(): void {
    for (const dimension of ["overworld", "nether", "the_end"]) {
      for (const seat of world.getDimension(dimension).getEntities({ type: SEAT_ENTITY })) this.sweep(seat);
    }
  }

  #tryMount(player: Player, chair: Block): boolean {
    const yaw = yawTo(facingOf(chair) ?? "north");
    const place = { x: chair.x + 0.5, y: chair.y + SEAT_HEIGHT, z: chair.z + 0.5 };
    const seat = chair.dimension.spawnEntity(SEAT_ENTITY, place, { initialRotation: yaw });
    this.#seats.set(player.id, seat);
    let rides = false;
    try {
      const ridden = player.getComponent("minecraft:riding")?.entityRidingOn;
      ridden?.getComponent("minecraft:rideable")?.ejectRider(player);
      player.setRotation({ x: player.getRotation().x, y: yaw });
      rides = seat.getComponent("minecraft:rideable")?.addRider(player) === true;
    } catch (error) {
      logError("mounting a chair", error);
    }
    if (!rides) this.remove(null, player.id);
    return rides;
  }
}
