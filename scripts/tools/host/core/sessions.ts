// The life of a session, as the driver asks for it: start-up with the packs, a save that is loaded, stores that are
// taken, the end; and what happens by no player's hand: /setblock, a look at what is there, switches.
import { changeBlock, resolvePermutation } from "./blocks.ts";
import { components, registries } from "./custom-components.ts";
import { emit, onRequest } from "./driver-port.ts";
import { apiEntity, removeEntity, session } from "./entity-life.ts";
import { event } from "./events.ts";
import {
  AIR,
  chunkAt,
  chunkKey,
  chunks,
  entitiesIn,
  entityRecords,
  isPlayer,
  OVERWORLD,
  permutationAt,
  switches,
  type Vector3,
  worldProperties,
} from "./model.ts";
import type { States } from "./pack-files.ts";
import { loadPacks, type PackFiles } from "./packs.ts";
import { setBaseMode } from "./privileges.ts";
import { make } from "./registry.ts";
import { rejectAllForms } from "./screens.ts";
import {
  lasts,
  readStores,
  type Store,
  saveEntity,
  sleepingEntities,
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

onRequest("load", ({ save }: { readonly save: WorldSave }) => {
  session.number = save.sessions + 1;
  const sleeping = readStores(save);
  setBaseMode("normal");
  worldLoad({});
  for (const record of sleeping) {
    entityRecords.set(record.id, record);
    entityLoad({ entity: apiEntity(record) });
  }
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

const DIMENSION = { dimension: OVERWORLD };
type SetBlock = Vector3 & { readonly block: string; readonly states: States };
onRequest("setblock", ({ x, y, z, block, states }: SetBlock) => {
  changeBlock({ ...DIMENSION, x, y, z }, resolvePermutation(block, states));
});
/** Transient entities of the chunk are gone for good, the others until the world is loaded again. */
onRequest("unload", (place: Vector3) => {
  const spot = { ...DIMENSION, ...place };
  chunkAt(spot).isLoaded = false;
  for (const record of entitiesIn(OVERWORLD)) {
    if (chunkKey({ ...DIMENSION, ...record.location }) !== chunkKey(spot)) continue;
    if (isPlayer(record)) throw new Error("A player stands in this chunk: it stays loaded.");
    if (lasts(record)) sleepingEntities.push(saveEntity(record));
    removeEntity(record);
  }
});
/** As `/kill @e[type=!player]` does it: at once [believed]. */
onRequest("killAll", () => {
  for (const record of [...entityRecords.values()]) if (!isPlayer(record)) removeEntity(record);
});
onRequest("lookAtBlock", (place: Vector3) => {
  emit({ t: "block", ...permutationAt({ ...DIMENSION, ...place }) });
});
/** Every block of the chunks that are loaded, but what has been there from the beginning. */
onRequest("lookAtBlocks", () => {
  const loaded = [...chunks].filter(([key, { isLoaded }]) => isLoaded && key.startsWith(OVERWORLD));
  const seen = loaded.flatMap(([, { blocks }]) =>
    [...blocks].flatMap(([place, permutation]) => {
      const [x, y, z] = place.split(" ").map(Number);
      return permutation.typeId === AIR.typeId ? [] : [{ x, y, z, ...permutation }];
    }),
  );
  emit({ t: "blocks", blocks: seen });
});
onRequest("lookAtProperties", () => emit({ t: "properties", properties: worldProperties }));
onRequest("lookAtEntities", () => {
  const seen = entitiesIn(OVERWORLD).map((record) => ({
    ...saveEntity(record),
    riders: record.riders.map(({ player, id }) => player?.name ?? id),
  }));
  emit({ t: "entities", entities: seen });
});
