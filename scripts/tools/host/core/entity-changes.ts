// What happens to entities by no script of the add-on: hoppers, commands, minecarts, structures.
import { type Place, reached, spotAt } from "./block-changes.ts";
import { settle } from "./chunk-loading.ts";
import { emit, onRequest } from "./driver-port.ts";
import { ride, spawn, spawnNamed, standUp } from "./entity-life.ts";
import { distance, type EntityRecord, entitiesIn, entityRecords, floorVector } from "./model.ts";
import { copyItem, takeAll } from "./stacks.ts";

type Change = Place & { readonly typeId: string };
function ofType(typeId: string): EntityRecord[] {
  return [...entityRecords.values()].filter(
    ({ definition, isDying }) => definition.id === typeId && !isDying,
  );
}
function first(typeId: string): EntityRecord {
  const [record] = ofType(typeId);
  if (!record) throw new Error(`There is no ${typeId} in the loaded world.`);
  return record;
}

/** A hopper below that block empties what lets it. */
onRequest("hopper", (place: Place) => {
  const spot = spotAt(place);
  const open = entitiesIn(spot.dimension).filter(
    ({ definition, location }) => definition.isSiphoned && distance(floorVector(location), spot) === 0,
  );
  emit({ t: "siphoned", items: open.flatMap(({ slots }) => takeAll(slots)) });
});
/** As `/tp @e[type=…]`. */
onRequest("teleportEntities", ({ typeId, ...place }: Change) => {
  for (const record of ofType(typeId)) {
    standUp(record);
    settle(record, spotAt(place));
  }
});
/** A minecart that came by stands there with it now. */
onRequest("carryOff", ({ typeId, ...place }: Change) => {
  const record = first(typeId);
  standUp(record);
  ride(record, spawnNamed("minecraft:minecart", reached({ dimension: record.dimension, ...place })));
});
/** As a structure that was saved with entities and is loaded there; nobody is told [believed]. */
onRequest("copyEntity", ({ typeId, ...place }: Change) => {
  const { definition, slots, properties } = first(typeId);
  const copy = spawn(definition, reached(place));
  copy.slots.splice(0, slots.length, ...slots.map((item) => item && copyItem(item)));
  Object.assign(copy.properties, properties);
});
