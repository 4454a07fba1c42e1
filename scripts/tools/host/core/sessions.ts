// The life of a session, as the driver asks for it: start-up with the packs, a save that is loaded, stores that are
// taken, the end; chunks that go and come; a look at what is there; switches.
import { type Place, spotAt } from "./block-changes.ts";
import { components, registries } from "./custom-components.ts";
import { emit, onRequest } from "./driver-port.ts";
import { apiEntity, removeEntity, session, spotOf } from "./entity-life.ts";
import { event } from "./events.ts";
import {
  chunkAt,
  chunkKey,
  entitiesIn,
  entityRecords,
  isPlayer,
  switches,
  worldProperties,
} from "./model.ts";
import { dimensionId, loadPacks, type PackFiles } from "./packs.ts";
import { setBaseMode } from "./privileges.ts";
import { make } from "./registry.ts";
import { rejectAllForms } from "./screens.ts";
import {
  lasts,
  putToSleep,
  readStores,
  type Store,
  saveEntity,
  sleepers,
  takeSleepers,
  takeStore,
  type WorldSave,
} from "./world-save.ts";

const startup = event("system.beforeEvents.startup");
const shutdown = event("system.beforeEvents.shutdown");
const worldLoad = event("world.afterEvents.worldLoad");
const entityLoad = event("world.afterEvents.entityLoad");

/** The packs after start-up: a block whose component no script registered does not exist. */
onRequest("startup", ({ packs }: { readonly packs: PackFiles }) => {
  startup({
    blockComponentRegistry: make("BlockComponentRegistry"),
    itemComponentRegistry: make("ItemComponentRegistry"),
    customCommandRegistry: make("CustomCommandRegistry"),
  });
  registries.areOpen = false;
  for (const text of loadPacks(packs, components)) emit({ t: "log", level: "error", text });
});

function wake(chunk: string): void {
  for (const record of takeSleepers(chunk)) {
    entityRecords.set(record.id, record);
    entityLoad({ entity: apiEntity(record) });
  }
}
onRequest("load", ({ save }: { readonly save: WorldSave }) => {
  session.number = save.sessions + 1;
  readStores(save);
  setBaseMode("normal");
  worldLoad({});
  for (const chunk of [...sleepers.keys()]) wake(chunk);
});

onRequest("save", ({ stores }: { readonly stores: readonly Store[] }) => {
  const taken = Object.fromEntries(stores.map((store) => [store, takeStore[store]()]));
  emit({ t: "save", stores: { ...taken, sessions: session.number } });
});

onRequest("shutdown", () => {
  shutdown({});
  rejectAllForms();
});

onRequest("switches", (changes: Partial<typeof switches>) => {
  const unknown = Object.keys(changes).find((name) => !(name in switches));
  if (unknown)
    throw new Error(`There is no switch '${unknown}', there are: ${Object.keys(switches).join(", ")}.`);
  Object.assign(switches, changes);
});

/** Transient entities of the chunk are gone for good, the others until it is loaded again. */
onRequest("unloadChunk", (place: Place) => {
  const spot = spotAt(place);
  const inside = [...entityRecords.values()].filter((record) => chunkKey(spotOf(record)) === chunkKey(spot));
  if (inside.some(isPlayer)) throw new Error("A player stands in this chunk: it stays loaded.");
  chunkAt(spot).isLoaded = false;
  for (const record of inside) {
    if (lasts(record)) putToSleep(record);
    removeEntity(record);
  }
});
/** Who comes near loads nothing: how soon the game does it nobody knows [believed]. */
onRequest("loadChunk", (place: Place) => {
  const spot = spotAt(place);
  chunkAt(spot).isLoaded = true;
  wake(chunkKey(spot));
});
/** As `/kill @e[type=!player]` does it: at once [believed]. */
onRequest("killAll", () => {
  for (const record of [...entityRecords.values()]) if (!isPlayer(record)) removeEntity(record);
});
onRequest("lookAtProperties", () => emit({ t: "properties", properties: worldProperties }));
onRequest("lookAtEntities", ({ dimension }: { readonly dimension?: string }) => {
  const seen = entitiesIn(dimensionId(dimension)).map((record) => ({
    ...saveEntity(record),
    riders: record.riders.map(({ player, id }) => player?.name ?? id),
  }));
  emit({ t: "entities", entities: seen });
});
