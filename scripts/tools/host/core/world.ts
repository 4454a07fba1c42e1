// World and Dimension: what a script asks about the whole, and where it puts things.
import { apiDimension, blockAt, loaded } from "./blocks.ts";
import { dynamicProperties, writable } from "./dynamic-properties.ts";
import { apiEntity, dropItem, spawn } from "./entity-life.ts";
import { gameError, NotEmulated } from "./errors.ts";
import { itemOf } from "./items.ts";
import {
  distance,
  entitiesIn,
  entityRecords,
  playerRecords,
  type Vector3,
  worldProperties,
} from "./model.ts";
import { dimensionId, entities, withNamespace } from "./packs.ts";
import { believed, implement, recorded } from "./registry.ts";

implement("World", {
  call: {
    ...dynamicProperties(
      () => worldProperties,
      () => writable(worldProperties),
    ),
    getDynamicPropertyIds: () => Object.keys(worldProperties),
    getEntity(_, id: string) {
      const record = entityRecords.get(id);
      return record && apiEntity(record);
    },
  },
});
const getDimension = (_: object, name: string): object => apiDimension(dimensionId(name));
implement("World", { call: { getDimension } }, recorded("bds-docs: Dimension … is invalid."));
const getAllPlayers = (): object[] => playerRecords().map(apiEntity);
implement("World", { call: { getAllPlayers } }, believed("the dead are among all players"));

interface InWorld {
  readonly id: string;
}
interface Query {
  readonly type?: string;
  readonly location?: Vector3;
  readonly maxDistance?: number;
}
/** A part of a query that this host does not know is refused, never passed over. */
function getEntities({ id }: InWorld, { type, location, maxDistance, ...others }: Query = {}): object[] {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new NotEmulated(`EntityQueryOptions::${unknown}`);
  const wanted = type === undefined ? undefined : withNamespace(type);
  return entitiesIn(id)
    .filter(({ definition }) => wanted === undefined || definition.id === wanted)
    .filter(
      (record) => location === undefined || distance(record.location, location) <= (maxDistance ?? Infinity),
    )
    .map(apiEntity);
}
implement<InWorld>("Dimension", {
  get: { id: ({ id }) => id },
  call: {
    getBlock: ({ id }, location: Vector3) => blockAt(id, location),
    getEntities,
    spawnItem({ id: dimension }, stack: object, location: Vector3) {
      return apiEntity(dropItem(itemOf(stack), loaded({ dimension, ...location })));
    },
  },
});
interface SpawnOptions {
  readonly initialRotation?: number;
}
function spawnEntity(
  { id: dimension }: InWorld,
  name: string,
  location: Vector3,
  options: SpawnOptions = {},
): object {
  const typeId = withNamespace(name);
  const definition = entities.get(typeId);
  if (!definition || typeId === "minecraft:player") {
    throw gameError("EntitySpawnError", `The entity '${typeId}' cannot be spawned.`);
  }
  const record = spawn(definition, loaded({ dimension, ...location }));
  record.yaw = options.initialRotation ?? 0;
  return apiEntity(record);
}
implement<InWorld>("Dimension", { call: { spawnEntity } }, believed("spawnEntity refuses an unknown entity"));
