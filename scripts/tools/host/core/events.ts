// The event groups of world and system, all of them, from the table; the host's other files raise events by name.
import { apiTable } from "./api-table.ts";
import { callNow, post } from "./driver-port.ts";
import "./native-classes.ts";
import type { Mode } from "./privileges.ts";
import { documented, handleOf, implement, make, recorded, release } from "./registry.ts";

type Listener = (event: object) => void;
/** Options of a subscription, as script gave them: which events it wants. */
type Options = Readonly<Record<string, unknown>>;

interface Subscription {
  readonly options: Options | undefined;
}

interface Signal {
  readonly name: string;
  readonly instance: object;
  /** How this signal calls back; undefined: deferred, as every after event. */
  readonly immediate: Mode | undefined;
  readonly subscriptions: Map<Listener, Subscription>;
}

const signals = new Map<string, Signal>();
const classes = apiTable["@minecraft/server"]?.classes ?? {};

const subscribing = documented("typings: subscribe and unsubscribe", {
  subscribe(listener: Listener, options?: Options) {
    handleOf<Signal>(this).subscriptions.set(listener, { options });
    return listener;
  },
  unsubscribe(listener: Listener) {
    handleOf<Signal>(this).subscriptions.delete(listener);
  },
});

function addSignal(name: string, className: string, before: boolean): Signal {
  const subscribe = classes[className]?.members["subscribe"];
  // The typings mark these closures; one they forgot would still be a before event, so it is taken as read-only.
  const closure = subscribe && "closure" in subscribe ? subscribe.closure : undefined;
  const handle = {
    name,
    immediate: before ? (closure ?? "restricted") : undefined,
    subscriptions: new Map(),
  };
  const signal: Signal = Object.assign(handle, { instance: make(className, handle) });
  implement(className, subscribing);
  signals.set(name, signal);
  return signal;
}

function addGroup(owner: string, path: string, property: string): void {
  const className = `${owner}${property === "beforeEvents" ? "Before" : "After"}Events`;
  const getters = {};
  for (const [event, member] of Object.entries(classes[className]?.members ?? {})) {
    const signalClass = "type" in member ? (member.type ?? "").replace("o ", "") : "";
    const signal = addSignal(`${path}.${property}.${event}`, signalClass, property === "beforeEvents");
    Object.defineProperty(getters, event, { get: () => signal.instance });
  }
  implement(className, recorded("bds-docs: a group gives the same signal each time", getters));
  const group = make(className);
  implement(
    owner,
    recorded(
      "bds-docs: world.afterEvents === world.afterEvents",
      Object.defineProperty({}, property, { get: () => group }),
    ),
  );
}

for (const property of ["beforeEvents", "afterEvents"]) {
  addGroup("World", "world", property);
  addGroup("System", "system", property);
}

/**
 * Raises an event such as "world.afterEvents.playerSpawn". After events wait in the queue; before events and startup
 * are called now, nested in what causes them, and their object is of no use afterwards. `wants` reads the options of
 * a subscription. Returns `data`, into which listeners may have written (`cancel`).
 */
export function raise<D extends object>(
  name: string,
  className: string,
  data: D,
  wants: (options: Options) => boolean = () => true,
): D {
  const signal = signals.get(name);
  if (signal === undefined) throw new Error(`The typings have no event ${name}.`);
  const event = make(className, data);
  const { immediate, subscriptions } = signal;
  for (const [listener, { options }] of [...subscriptions]) {
    if (options !== undefined && !wants(options)) continue;
    if (immediate) callNow({ where: name, mode: immediate, run: () => listener(event) });
    else {
      const run = () => {
        if (subscriptions.has(listener)) listener(event);
      };
      post({ where: name, mode: "normal", run });
    }
  }
  if (immediate) release(event);
  return data;
}
