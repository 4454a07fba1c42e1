// Getting on a seat and off it, with the events that the entity's file names. A dismount sends no sneak event.
import { triggerEvent } from "./entity-life.ts";
import { distance, type EntityRecord, switches } from "./model.ts";
import { follow, standUp } from "./riding.ts";

const REACH = 16;

/** @returns false as the game does: nobody knows all its reasons [believed]. */
export function mount(rider: EntityRecord, seat: EntityRecord): boolean {
  if (switches.addRiderFails > 0) {
    switches.addRiderFails -= 1;
    return false;
  }
  const { seatCount, riderEvents } = seat.definition;
  const free = seat.riders.length < seatCount && !seat.invalid && rider.mount === undefined;
  const able = rider.health > 0 && !rider.invalid && rider.dimension === seat.dimension;
  if (!free || !able || distance(rider.location, seat.location) > REACH) return false;
  seat.riders.push(rider);
  rider.mount = seat;
  follow(rider);
  if (riderEvents.enter !== undefined) triggerEvent(seat, riderEvents.enter);
  return true;
}

export function dismount(rider: EntityRecord): void {
  const seat = standUp(rider);
  const event = seat?.definition.riderEvents.exit;
  if (seat && event !== undefined) triggerEvent(seat, event);
}
