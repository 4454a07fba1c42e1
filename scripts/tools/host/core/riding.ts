// Who sits on what, as records: riders go with their mount and end up on the block it stood in. Raises nothing.
import { add, type EntityRecord, floorVector, isSolidAt } from "./model.ts";

export function follow(rider: EntityRecord): void {
  const { mount } = rider;
  if (!mount) return;
  const [x = 0, y = 0, z = 0] = mount.definition.seatOffset;
  rider.location = add(mount.location, { x, y, z });
  rider.dimension = mount.dimension;
}

/** Leaves the mount where one is. */
export function leaveMount(rider: EntityRecord): EntityRecord | undefined {
  const { mount } = rider;
  if (!mount) return undefined;
  mount.riders.splice(mount.riders.indexOf(rider), 1);
  delete rider.mount;
  return mount;
}

/** Leaves the mount for the top of the block that it is in. */
export function standUp(rider: EntityRecord): EntityRecord | undefined {
  const mount = leaveMount(rider);
  if (!mount) return undefined;
  const { x, y, z } = floorVector(mount.location);
  rider.location = { x: x + 0.5, y: isSolidAt(mount.dimension, { x, y, z }) ? y + 1 : y, z: z + 0.5 };
  return mount;
}
