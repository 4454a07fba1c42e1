// Custom components of blocks and items: their registries, open at start-up only, and the calling of their hooks.
import { callNow, post } from "./driver-port.ts";
import { gameError, NotEmulated } from "./errors.ts";
import type { CustomComponent } from "./pack-files.ts";
import { hookMode } from "./privileges.ts";
import { implement, make, release } from "./registry.ts";

type Hook = (event: object, parameters: object) => void;
type Hooks = Readonly<Record<string, Hook | undefined>>;
type Kind = "Block" | "Item";

/** The hooks that this host calls, and the class of the event that each gets. */
const EVENTS = {
  beforeOnPlayerPlace: "BlockComponentPlayerPlaceBeforeEvent",
  onBreak: "BlockComponentBlockBreakEvent",
  onPlace: "BlockComponentOnPlaceEvent",
  onPlayerInteract: "BlockComponentPlayerInteractEvent",
  onUseOn: "ItemComponentUseOnEvent",
};
export type HookName = keyof typeof EVENTS;

export const components = { Block: new Map<string, Hooks>(), Item: new Map<string, Hooks>() };
export const registries = { areOpen: true };

function refusal(kind: Kind, name: string): Error | undefined {
  if (!registries.areOpen) {
    const words = `${kind} custom components are registered at start-up only.`;
    return gameError("CustomComponentInvalidRegistryError", words);
  }
  if (!/^\w+:\w+$/.test(name)) {
    return gameError("NamespaceNameError", `Custom component '${name}' needs one namespace and one name.`);
  }
  if (!components[kind].has(name)) return undefined;
  const words = `Custom component '${name}' is already registered.`;
  return gameError(`${kind}CustomComponentAlreadyRegisteredError`, words);
}
for (const kind of ["Block", "Item"] as const) {
  implement(`${kind}ComponentRegistry`, {
    call: {
      registerCustomComponent(_, name: string, hooks: Hooks) {
        const refused = refusal(kind, name);
        if (refused) throw refused;
        const deaf = Object.keys(hooks).find((hook) => !(hook in EVENTS));
        if (deaf !== undefined) throw new NotEmulated(`${kind}CustomComponent::${deaf}`);
        components[kind].set(name, hooks);
      },
    },
  });
}

/**
 * Before-hooks are called now, the others each in a callback of its own. Returns `data`, as hooks have left it;
 * undefined where nobody listens.
 */
export function callHooks<D extends object>(
  kind: Kind,
  custom: readonly CustomComponent[],
  name: HookName,
  data: D,
): D | undefined {
  const mode = hookMode(name);
  let isHeard = false;
  for (const { name: component, params } of custom) {
    const hook = components[kind].get(component)?.[name];
    if (hook === undefined) continue;
    isHeard = true;
    const event = make(EVENTS[name], data);
    const run = (): void => hook(event, make("CustomComponentParameters", { params }));
    const callback = { where: `${component} ${name}`, mode, run };
    if (mode === "normal") post(callback);
    else {
      callNow(callback);
      release(event);
    }
  }
  return isHeard ? data : undefined;
}
