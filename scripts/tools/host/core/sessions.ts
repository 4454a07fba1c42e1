// The life of a session: start-up, the packs, a save that is loaded, stores that are taken, the end.
import { blockComponents, itemComponents, registries } from "./custom-components.ts";
import { emit, onRequest } from "./driver-port.ts";
import { session, wake } from "./entity-life.ts";
import { raise } from "./events.ts";
import { rejectAllForms } from "./forms.ts";
import { switches } from "./model.ts";
import { loadPacks, type PackFiles } from "./packs.ts";
import { setBaseMode } from "./privileges.ts";
import { make } from "./registry.ts";
import { worldProperties } from "./world.ts";
import { readStores, type Store, takeStore, type WorldSave } from "./world-save.ts";

/** The packs after start-up: a block whose component no script registered does not exist. */
onRequest("startup", ({ packs }: { readonly packs: PackFiles }) => {
  raise("system.beforeEvents.startup", "StartupEvent", {
    blockComponentRegistry: make("BlockComponentRegistry"),
    itemComponentRegistry: make("ItemComponentRegistry"),
    customCommandRegistry: make("CustomCommandRegistry"),
  });
  registries.open = false;
  const registered = { block: new Set(blockComponents.keys()), item: new Set(itemComponents.keys()) };
  for (const text of loadPacks(packs, registered)) emit({ t: "log", level: "error", text });
});

onRequest("load", ({ save }: { readonly save: WorldSave }) => {
  session.number = save.sessions + 1;
  for (const [name, value] of save.properties) worldProperties.set(name, value);
  const sleeping = readStores(save);
  setBaseMode("normal");
  raise("world.afterEvents.worldLoad", "WorldLoadAfterEvent", {});
  wake(sleeping);
});

onRequest("save", ({ stores }: { readonly stores: readonly Store[] }) => {
  const taken = Object.fromEntries(stores.map((store) => [store, takeStore[store](worldProperties)]));
  emit({ t: "save", stores: { ...taken, sessions: session.number } });
});

onRequest("shutdown", () => {
  raise("system.beforeEvents.shutdown", "ShutdownEvent", {});
  rejectAllForms();
});

onRequest("switches", (changes: Partial<typeof switches>) => {
  const names = Object.keys(switches);
  const unknown = Object.keys(changes).find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no switch '${unknown}', there are: ${names.join(", ")}.`);
  Object.assign(switches, changes);
});
