// Chunks that are loaded and unloaded with all that lives in them, and entities that go where no chunk is loaded.
import { type Place, spotAt } from "./block-changes.ts";
import { onRequest } from "./driver-port.ts";
import { apiEntity, removeEntity, spotOf } from "./entity-life.ts";
import { event } from "./events.ts";
import { chunkAt, chunkKey, type EntityRecord, entityRecords, isPlayer, type Spot } from "./model.ts";
import { areas, chunksOf, lasts, putToSleep, takeSleepers } from "./world-save.ts";

const entityLoad = event("world.afterEvents.entityLoad");

export function wake(chunk: string): void {
  for (const record of takeSleepers(chunk)) {
    entityRecords.set(record.id, record);
    entityLoad({ entity: apiEntity(record) });
  }
}
/** Transient entities are gone for good, the others until the chunk is loaded again. */
function leaveWorld(record: EntityRecord): void {
  if (lasts(record)) putToSleep(record);
  removeEntity(record);
}
/** Puts an entity somewhere, out of sight where no chunk is loaded [believed]. */
export function settle(record: EntityRecord, spot: Spot): void {
  const { dimension, ...location } = spot;
  Object.assign(record, { dimension, location });
  if (!isPlayer(record) && !chunkAt(spot).isLoaded) leaveWorld(record);
}

const inhabitants = (spot: Spot): EntityRecord[] =>
  [...entityRecords.values()].filter((record) => chunkKey(spotOf(record)) === chunkKey(spot));
function isHeld(spot: Spot): boolean {
  return [...areas.values()].flatMap(chunksOf).some((chunk) => chunkKey(chunk) === chunkKey(spot));
}
function unload(spot: Spot): void {
  chunkAt(spot).isLoaded = false;
  inhabitants(spot).forEach(leaveWorld);
}
/** A ticking area that held this chunk is gone. */
export function letGo(spot: Spot): void {
  const chunk = chunkAt(spot);
  if (!chunk.onlyByArea || isHeld(spot)) return;
  chunk.onlyByArea = false;
  if (!inhabitants(spot).some(isPlayer)) unload(spot);
}

onRequest("unloadChunk", (place: Place) => {
  const spot = spotAt(place);
  if (inhabitants(spot).some(isPlayer)) throw new Error("A player stands in this chunk: it stays loaded.");
  if (isHeld(spot)) chunkAt(spot).onlyByArea = true;
  else unload(spot);
});
/** Who comes near loads nothing: how soon the game does it nobody knows [believed]. */
onRequest("loadChunk", (place: Place) => {
  const spot = spotAt(place);
  Object.assign(chunkAt(spot), { isLoaded: true, onlyByArea: false });
  wake(chunkKey(spot));
});
