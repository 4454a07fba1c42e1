// The life of a session, as the driver asks for it: start-up with the packs, a save that is loaded, stores that are
// taken, the end; a look at what is there; switches.
import { wake } from "./chunk-loading.ts";
import { components, registries } from "./custom-components.ts";
import { emit, onRequest } from "./driver-port.ts";
import { session } from "./entity-life.ts";
import { event } from "./events.ts";
import { entitiesIn, switches, worldProperties } from "./model.ts";
import { dimensionId, loadPacks, type PackFiles } from "./packs.ts";
import { setBaseMode } from "./privileges.ts";
import { make } from "./registry.ts";
import { rejectAllForms } from "./screens.ts";
import { syncedOf } from "./synced-properties.ts";
import { readStores, type Store, saveEntity, sleepers, takeStore, type WorldSave } from "./world-save.ts";

const startup = event("system.beforeEvents.startup");
const shutdown = event("system.beforeEvents.shutdown");
const worldLoad = event("world.afterEvents.worldLoad");

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

onRequest("lookAtProperties", () => emit({ t: "properties", properties: worldProperties }));
onRequest("lookAtEntities", ({ dimension }: { readonly dimension?: string }) => {
  const living = entitiesIn(dimensionId(dimension)).filter(({ isDying }) => !isDying);
  const seen = living.map((record) => ({
    ...saveEntity(record),
    synced: syncedOf(record),
    riders: record.riders.map(({ player, id }) => player?.name ?? id),
  }));
  emit({ t: "entities", entities: seen });
});
