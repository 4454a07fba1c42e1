// A core for tests of the host's engine room: no world, one kind of player, and requests that raise what a test needs.
import { callNow, onRequest } from "../../../../scripts/tools/host/core/driver-port.ts";
import { dynamicPropertyBodies } from "../../../../scripts/tools/host/core/dynamic-properties.ts";
import { raise } from "../../../../scripts/tools/host/core/events.ts";
import { playerGone, rejectAllForms, setBusy } from "../../../../scripts/tools/host/core/forms.ts";
import { emit } from "../../../../scripts/tools/host/core/outbox.ts";
import { hookMode, setBaseMode } from "../../../../scripts/tools/host/core/privileges.ts";
import { documented, handleOf, implement, make } from "../../../../scripts/tools/host/core/registry.ts";

export * from "../../../../scripts/tools/host/core/engine.ts";

interface Person {
  readonly id: string;
  readonly name: string;
  invalid: boolean;
}

const people: Person[] = [{ id: "-1", name: "Ana", invalid: false }];
const apiPlayers = people.map((person) => make("Player", person));
const hooks: Record<string, (event: object, params: object) => void> = {};
const properties = new Map();

const source = "test";
implement(
  "World",
  documented(source, { ...dynamicPropertyBodies(() => properties), getAllPlayers: () => apiPlayers }),
);
implement(
  "Entity",
  documented(source, {
    get id() {
      return handleOf<Person>(this).id;
    },
    get nameTag() {
      return "";
    },
    set nameTag(_: string) {
      emit({ t: "nameTag" });
    },
    addTag: () => true,
  }),
);
implement(
  "Player",
  documented(source, {
    get name() {
      return handleOf<Person>(this).name;
    },
    sendMessage(message: unknown) {
      emit({ t: "message", to: handleOf<Person>(this).id, message });
    },
  }),
);
implement(
  "BlockComponentRegistry",
  documented(source, {
    registerCustomComponent: (_: string, component: typeof hooks) => void Object.assign(hooks, component),
  }),
);
implement("ItemStack", documented(source, { construct: () => ({}), getComponents: () => [] }));
implement("Dimension", documented(source, { createExplosion: () => true }));
implement("BlockPermutation", documented(source, { getItemStack: () => undefined }));

const player = () => apiPlayers[0];
onRequest("start", () => {
  raise("system.beforeEvents.startup", "StartupEvent", {
    blockComponentRegistry: make("BlockComponentRegistry"),
  });
  setBaseMode("normal");
  raise("world.afterEvents.worldLoad", "WorldLoadAfterEvent", {});
});
onRequest("interact", () => {
  const event = { player: player(), block: make("Block"), cancel: false };
  raise("world.beforeEvents.playerInteractWithBlock", "PlayerInteractWithBlockBeforeEvent", event);
  emit({ t: "interacted", cancel: event.cancel });
});
onRequest("hook", ({ name }: { readonly name: string }) => {
  const run = () => hooks[name]?.(make("BlockComponentPlayerPlaceBeforeEvent", { player: player() }), {});
  callNow({ where: name, mode: hookMode(name), run });
});
onRequest("spawn", () => {
  raise("world.afterEvents.playerSpawn", "PlayerSpawnAfterEvent", { player: player(), initialSpawn: true });
});
onRequest("chat", ({ open }: { readonly open: boolean }) => setBusy("-1", open));
onRequest("quit", () => {
  for (const person of people) person.invalid = true;
  playerGone("-1");
});
onRequest("shutdown", rejectAllForms);
