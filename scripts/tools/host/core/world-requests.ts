// What happens in the world by no player's hand: /setblock, chunks that sleep and wake, and a look at what is there.
import { changeBlock } from "./block-changes.ts";
import { resolvePermutation } from "./blocks.ts";
import { emit, onRequest } from "./driver-port.ts";
import { removeEntity, wake } from "./entity-life.ts";
import { chunkAt, chunkKey, DIMENSIONS, entitiesIn, isPlayer, permutationAt, type Vector3 } from "./model.ts";
import { type StateValue, withNamespace } from "./packs.ts";
import { saveEntity, sleepingEntities } from "./world-save.ts";

interface InDimension {
  readonly dimension?: string;
}
type Place = Vector3 & InDimension;
const dimensionOf = ({ dimension = DIMENSIONS[0] }: InDimension): string => withNamespace(dimension);

type SetBlock = Place & { readonly block: string; readonly states?: Readonly<Record<string, StateValue>> };
onRequest("setblock", ({ x, y, z, block, states, ...place }: SetBlock) => {
  changeBlock({ dimension: dimensionOf(place), x, y, z }, resolvePermutation(block, states));
});

/** Transient entities of a chunk that is unloaded are gone for good; the others become invalid until it wakes. */
onRequest("unload", (place: Place) => {
  const dimension = dimensionOf(place);
  const key = chunkKey(dimension, place);
  const here = entitiesIn(dimension).filter((record) => chunkKey(dimension, record.location) === key);
  if (here.some(isPlayer)) throw new Error("A player stands in this chunk: it stays loaded.");
  const asleep = here.filter(({ definition }) => !definition.transient).map(saveEntity);
  sleepingEntities.set(key, asleep);
  for (const record of here) removeEntity(record);
  chunkAt(dimension, place).loaded = false;
});
onRequest("loadChunk", (place: Place) => {
  const key = chunkKey(dimensionOf(place), place);
  chunkAt(dimensionOf(place), place).loaded = true;
  wake(sleepingEntities.get(key) ?? []);
  sleepingEntities.delete(key);
});

onRequest("lookAtBlock", (place: Place) => {
  emit({ t: "block", ...permutationAt(dimensionOf(place), place) });
});
onRequest("lookAtEntities", (place: InDimension) => {
  const seen = entitiesIn(dimensionOf(place)).map((record) => ({
    ...saveEntity(record),
    riders: record.riders.map(({ player, id }) => player?.name ?? id),
  }));
  emit({ t: "entities", entities: seen });
});
