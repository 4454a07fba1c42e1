// A core for tests of the host's engine room: no world, one kind of player, and requests that raise what a test needs.
import { callNow, emit, onRequest } from "../../../../scripts/tools/host/core/driver-port.ts";
import { dynamicProperties } from "../../../../scripts/tools/host/core/dynamic-properties.ts";
import { event } from "../../../../scripts/tools/host/core/events.ts";
import type { Properties } from "../../../../scripts/tools/host/core/model.ts";
import { hookMode, setBaseMode } from "../../../../scripts/tools/host/core/privileges.ts";
import { implement, make } from "../../../../scripts/tools/host/core/registry.ts";
import { endForm, rejectAllForms, setBusy } from "../../../../scripts/tools/host/core/screens.ts";

export * from "../../../../scripts/tools/host/core/engine.ts";

interface Person {
  readonly id: string;
  readonly name: string;
  invalid: boolean;
}

const ana: Person = { id: "-1", name: "Ana", invalid: false };
const apiAna = make("Player", ana);
const hooks: Record<string, (event: object, params: object) => void> = {};
const properties: Properties = {};

implement("World", {
  call: { ...dynamicProperties(() => properties), getAllPlayers: () => [apiAna] },
});
implement<Person>("Entity", {
  get: { id: ({ id }) => id, nameTag: () => "" },
  set: { nameTag: () => emit({ t: "nameTag" }) },
  call: { addTag: () => true },
});
implement<Person>("Player", {
  get: { name: ({ name }) => name },
  call: { sendMessage: ({ id }, message: unknown) => emit({ t: "message", to: id, message }) },
});
implement("BlockComponentRegistry", {
  call: {
    registerCustomComponent: (_, __: string, component: object) => void Object.assign(hooks, component),
  },
});
implement("ItemStack", { call: { construct: () => ({}), getComponents: () => [] } });

const startup = event("system.beforeEvents.startup");
const worldLoad = event("world.afterEvents.worldLoad");
const playerSpawn = event("world.afterEvents.playerSpawn");
const interactWithBlock = event("world.beforeEvents.playerInteractWithBlock");

onRequest("start", () => {
  startup({ blockComponentRegistry: make("BlockComponentRegistry") });
  setBaseMode("normal");
  worldLoad({});
});
onRequest("interact", () => {
  const { cancel } = interactWithBlock({ player: apiAna, block: make("Block"), cancel: false });
  emit({ t: "interacted", cancel });
});
onRequest("hook", ({ name }: { readonly name: string }) => {
  const run = () => hooks[name]?.(make("BlockComponentPlayerPlaceBeforeEvent", { player: apiAna }), {});
  callNow({ where: name, mode: hookMode(name), run });
});
onRequest("spawn", () => void playerSpawn({ player: apiAna, initialSpawn: true }));
onRequest("chat", ({ open }: { readonly open: boolean }) => setBusy("-1", open ? 1000 : -1));
onRequest("quit", () => {
  ana.invalid = true;
  endForm("-1", "quit");
});
onRequest("shutdown", rejectAllForms);
