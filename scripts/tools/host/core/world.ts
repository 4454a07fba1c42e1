// World and Dimension: what a script asks about the whole, and where it puts things.
import { apiDimension, type BlockSpot, changeBlock } from "./block-changes.ts";
import { blockAt, permutationFrom, throwUnloaded } from "./blocks.ts";
import { documentedBodies, guardedProperties, over } from "./bodies.ts";
import { emit } from "./driver-port.ts";
import type { DynamicValue } from "./dynamic-properties.ts";
import { apiEntity, dropItem, spawn } from "./entity-life.ts";
import { type Query, select } from "./entity-query.ts";
import { itemOf } from "./items.ts";
import {
  DIMENSIONS,
  entitiesIn,
  entityRecords,
  floorVector,
  HEIGHT,
  isLoaded,
  isPlayer,
  playerRecords,
  switches,
  type Vector3,
} from "./model.ts";
import { entities, withNamespace } from "./packs.ts";
import { believed, documented, handleOf, implement, recorded, throwGameError } from "./registry.ts";
import type { RawText } from "./stacks.ts";

/** The world's dynamic properties: the whole of what the add-on remembers. */
export const worldProperties = new Map<string, DynamicValue>();

function writableProperties(): Map<string, DynamicValue> {
  if (switches.writesFail) throw new Error("Writing is refused: the switch writesFail is on.");
  return worldProperties;
}
implement(
  "World",
  documented(
    "typings: World.setDynamicProperty",
    guardedProperties(() => worldProperties, writableProperties),
  ),
);
implement(
  "World",
  documented("typings: World", {
    getAllPlayers: (): object[] => playerRecords().map(apiEntity),
    getPlayers: (query?: Query): object[] => select(playerRecords(), query).map(apiEntity),
    getEntity(id: string): object | undefined {
      const record = entityRecords.get(id);
      return record && isLoaded(record.dimension, record.location) ? apiEntity(record) : undefined;
    },
    sendMessage: (message: RawText): void => emit({ t: "message", message }),
  }),
);
implement(
  "World",
  recorded("bds-docs: Dimension … is invalid.", {
    getDimension(name: string): object {
      const id = withNamespace(name);
      if (!DIMENSIONS.some((known) => known === id)) throw new Error(`Dimension '${name}' is invalid.`);
      return apiDimension(id);
    },
  }),
);

function loadedSpot(dimension: string, location: Vector3): BlockSpot {
  const spot = floorVector(location);
  if (spot.y < HEIGHT.min || spot.y >= HEIGHT.max) {
    throwGameError(
      "LocationOutOfWorldBoundariesError",
      `Trying to access location (${spot.x}, ${spot.y}, ${spot.z}) which is outside of the world boundaries.`,
    );
  }
  if (!isLoaded(dimension, spot)) throwUnloaded(spot);
  return { dimension, ...spot };
}
const setBlock = ({ id }: { id: string }, location: Vector3, given: string | object): void =>
  changeBlock(loadedSpot(id, location), permutationFrom(given));

documentedBodies<{ id: string }>("Dimension", handleOf, {
  get: { id: ({ id }) => id, heightRange: () => ({ ...HEIGHT }) },
  call: {
    getBlock: ({ id }, location: Vector3) => blockAt(id, floorVector(location)),
    setBlockPermutation: setBlock,
    setBlockType: setBlock,
    getEntities: ({ id }, query?: Query) => select(entitiesIn(id), query).map(apiEntity),
    getPlayers: ({ id }, query?: Query) => select(entitiesIn(id).filter(isPlayer), query).map(apiEntity),
    spawnItem: ({ id }, stack: object, location: Vector3) =>
      apiEntity(dropItem(itemOf(stack), loadedSpot(id, location).dimension, location)),
    playSound: ({ id }, sound: string, location: Vector3) =>
      emit({ t: "sound", sound, location, dimension: loadedSpot(id, location).dimension }),
  },
});
interface SpawnOptions {
  readonly initialRotation?: number;
}
implement(
  "Dimension",
  believed(
    "spawnEntity refuses an unknown entity and an unloaded place",
    over<{ id: string }>(handleOf, {
      call: {
        spawnEntity: (
          { id },
          type: string | object,
          location: Vector3,
          { initialRotation = 0 }: SpawnOptions = {},
        ) => {
          const typeId = withNamespace(typeof type === "string" ? type : handleOf<{ id: string }>(type).id);
          const definition = entities.get(typeId);
          if (!definition || typeId === "minecraft:player") {
            throwGameError("EntitySpawnError", `The entity '${typeId}' cannot be spawned.`);
          }
          const record = spawn(definition, loadedSpot(id, location).dimension, location);
          record.yaw = initialRotation;
          return apiEntity(record);
        },
      },
    }),
  ),
);
