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

/** The riders of a new seat may be told later than `addRider` answers [U:riders-late]. */
const SETTLE_TICKS = 10;

interface Mount {
  readonly seat: Entity;
  readonly since: number;
}

export class Mounts {
  readonly #mounts = new Map<string, Mount>();

  hasSeat(playerId: string): boolean {
    return this.#mounts.has(playerId);
  }

  /** Whether the seat that was made for the player still carries them. */
  rides(playerId: string): boolean {
    const mount = this.#mounts.get(playerId);
    if (mount === undefined || !mount.seat.isValid) return false;
    const riders = mount.seat.getComponent("minecraft:rideable")?.getRiders() ?? [];
    return riders.some(({ id }) => id === playerId) || system.currentTick - mount.since < SETTLE_TICKS;
  }

  /**
   * Puts the player on a seat in this chair, in a few tries.
   * @param wanted whether it is still to be tried. @param done is told whether they ride.
   */
  mount(player: Player, chair: Block, wanted: () => boolean, done: (rides: boolean) => void): void {
    const attempt = (triesLeft: number): void => {
      const rides = tryMount(player, chair);
      if (rides !== null) this.#mounts.set(player.id, { seat: rides, since: system.currentTick });
      if (rides !== null || triesLeft === 0) {
        done(rides !== null);
        return;
      }
      const again = guard("mounting a chair", () => {
        if (player.isValid && chair.isValid && wanted()) attempt(triesLeft - 1);
      });
      system.run(again);
    };
    attempt(TRIES - 1);
  }

  /** Takes the player's seat away, and the player off it. */
  remove(playerId: string): void {
    const seat = this.#mounts.get(playerId)?.seat;
    this.#mounts.delete(playerId);
    if (seat === undefined || !seat.isValid) return;
    seat.getComponent("minecraft:rideable")?.ejectRiders();
    seat.remove();
  }

  /** Who the seat was made for. */
  playerOf(seat: Entity): string | null {
    for (const [playerId, mount] of this.#mounts) if (mount.seat.id === seat.id) return playerId;
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
}

/** The seat that the player rides now, or `null`, with nothing left behind, where it did not work. */
function tryMount(player: Player, chair: Block): Entity | null {
  let seat: Entity | null = null;
  let rides = false;
  try {
    const yaw = yawTo(facingOf(chair) ?? "north");
    const place = { x: chair.x + 0.5, y: chair.y + SEAT_HEIGHT, z: chair.z + 0.5 };
    seat = chair.dimension.spawnEntity(SEAT_ENTITY, place, { initialRotation: yaw });
    const ridden = player.getComponent("minecraft:riding")?.entityRidingOn;
    ridden?.getComponent("minecraft:rideable")?.ejectRider(player);
    player.setRotation({ x: player.getRotation().x, y: yaw });
    rides = seat.getComponent("minecraft:rideable")?.addRider(player) === true;
  } catch (error) {
    logError("mounting a chair", error);
  }
  if (!rides && seat?.isValid) seat.remove();
  return rides ? seat : null;
}
