// Custom components of blocks and items: their registries, open at start-up only, and the calling of their hooks.
import { callNow, post } from "./driver-port.ts";
import type { CustomComponent } from "./packs.ts";
import { hookMode } from "./privileges.ts";
import { documented, implement, make, release, throwGameError } from "./registry.ts";

type Hook = (event: object, parameters: object) => void;
type Hooks = Readonly<Record<string, Hook | undefined>>;
type Components = Map<string, Hooks>;

export const blockComponents: Components = new Map();
export const itemComponents: Components = new Map();
export const registries = { open: true };

function registering(kind: "Block" | "Item", components: Components): void {
  const body = {
    registerCustomComponent(name: string, hooks: Hooks): void {
      if (!registries.open) {
        throwGameError(
          "CustomComponentInvalidRegistryError",
          `${kind} custom components are registered at start-up only.`,
        );
      }
      if (!/^\w+:\w+$/.test(name)) {
        throwGameError("NamespaceNameError", `Custom component '${name}' needs one namespace and one name.`);
      }
      if (components.has(name)) {
        throwGameError(
          `${kind}CustomComponentAlreadyRegisteredError`,
          `Custom component '${name}' is already registered.`,
        );
      }
      components.set(name, hooks);
    },
  };
  implement(`${kind}ComponentRegistry`, documented("typings: registerCustomComponent", body));
}
registering("Block", blockComponents);
registering("Item", itemComponents);

/** The class of the event that a hook gets. A hook that is not named here is never called by this host. */
const EVENTS = {
  beforeOnPlayerPlace: "BlockComponentPlayerPlaceBeforeEvent",
  onBlockStateChange: "BlockComponentBlockStateChangeEvent",
  onBreak: "BlockComponentBlockBreakEvent",
  onPlace: "BlockComponentOnPlaceEvent",
  onPlayerBreak: "BlockComponentPlayerBreakEvent",
  onPlayerInteract: "BlockComponentPlayerInteractEvent",
  onUse: "ItemComponentUseEvent",
  onUseOn: "ItemComponentUseOnEvent",
};
export type HookName = keyof typeof EVENTS;

export function hasHook(custom: readonly CustomComponent[], components: Components, name: HookName): boolean {
  return custom.some((component) => components.get(component.name)?.[name] !== undefined);
}
/** Before-hooks are called now, the others each in a callback of its own. Returns `data`, as hooks have left it. */
export function callHooks<D extends object>(
  custom: readonly CustomComponent[],
  components: Components,
  name: HookName,
  data: D,
): D {
  const mode = hookMode(name);
  for (const component of custom) {
    const hooks = components.get(component.name);
    const run = (): void => {
      const event = make(EVENTS[name], data);
      hooks?.[name]?.(event, make("CustomComponentParameters", { params: component.params }));
      if (mode === "restricted") release(event);
    };
    const call = { where: `${component.name} ${name}`, mode, run };
    if (!hooks?.[name]) continue;
    if (mode === "restricted") callNow(call);
    else post(call);
  }
  return data;
}
