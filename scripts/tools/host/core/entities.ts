// Entity, as scripts see it. Its components are in entity-components.ts.
import { apiDimension } from "./block-changes.ts";
import { throwUnloaded } from "./blocks.ts";
import { documentedBodies, over } from "./bodies.ts";
import { dynamicPropertyBodies } from "./dynamic-properties.ts";
import { componentOf } from "./entity-components.ts";
import { entityOf, killEntity, removeEntity, triggerEvent } from "./entity-life.ts";
import { type EntityRecord, isLoaded, type Vector3 } from "./model.ts";
import { believed, documented, handleOf, implement } from "./registry.ts";

interface Rotation {
  readonly x: number;
  readonly y: number;
}
const EYES = 1.62;
export function eyesOf({ location, definition, player }: EntityRecord): Vector3 {
  return { ...location, y: location.y + (player ? EYES : definition.height * 0.85) };
}
export function viewOf({ yaw, pitch }: EntityRecord): Vector3 {
  const [turn, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return { x: -Math.sin(turn) * Math.cos(tilt), y: -Math.sin(tilt), z: Math.cos(turn) * Math.cos(tilt) };
}

implement(
  "Entity",
  documented(
    "typings: Entity.setDynamicProperty",
    dynamicPropertyBodies((self) => entityOf(self).properties),
  ),
);
documentedBodies("Entity", entityOf, {
  get: {
    id: ({ id }) => id,
    typeId: ({ typeId }) => typeId,
    isValid: ({ invalid }) => !invalid,
    location: ({ location }) => ({ ...location }),
    dimension: ({ dimension }) => apiDimension(dimension),
    nameTag: ({ nameTag }) => nameTag,
    isSneaking: ({ player }) => player?.sneaking ?? false,
  },
  set: { nameTag: (record, nameTag: string) => Object.assign(record, { nameTag }) },
  call: {
    getRotation: ({ yaw, pitch }): Rotation => ({ x: pitch, y: yaw }),
    setRotation: turn,
    getViewDirection: viewOf,
    getHeadLocation: eyesOf,
    remove: (record) => {
      if (record.player) throw new Error("A player cannot be removed.");
      removeEntity(record);
    },
    kill: (record) => {
      killEntity(record);
      return true;
    },
    triggerEvent: (record, eventId: string) => {
      if (triggerEvent(record, eventId)) return;
      throw new Error(`The event '${eventId}' does not exist on ${record.typeId}.`);
    },
    getComponent: componentOf,
    hasComponent: (record, id: string) => componentOf(record, id) !== undefined,
  },
});
implement("Entity", believed("a rider is not moved by teleport", over(entityOf, { call: { teleport } })));

function turn(record: EntityRecord, { x, y }: Rotation): void {
  record.pitch = x;
  record.yaw = y;
}
interface TeleportOptions {
  readonly dimension?: object;
  readonly rotation?: Rotation;
}
function teleport(
  record: EntityRecord,
  location: Vector3,
  { dimension, rotation }: TeleportOptions = {},
): void {
  if (record.mount) return;
  const goal = dimension ? handleOf<{ id: string }>(dimension).id : record.dimension;
  if (!isLoaded(goal, location)) throwUnloaded(location);
  moveTo(record, goal, location);
  if (rotation) turn(record, rotation);
}
export function moveTo(record: EntityRecord, dimension: string, { x, y, z }: Vector3): void {
  record.dimension = dimension;
  record.location = { x, y, z };
}
