// The event groups of world and system, all of them, from the table. A file of the host takes the events that it
// raises by their names; subscribing to one that no file has taken is refused, so that no add-on waits in vain.
import { apiTable } from "./api-table.ts";
import { callNow, post } from "./driver-port.ts";
import { NotEmulated } from "./errors.ts";
import "./native-classes.ts";
import type { Mode } from "./privileges.ts";
import { implement, make, recorded, release } from "./registry.ts";

type Listener = (event: object) => void;
/** Options of a subscription, as script gave them: which events it wants. */
type Options = Readonly<Record<string, unknown>>;

interface Signal {
  /** The class of its event. */
  readonly event: string;
  readonly mode: Mode;
  readonly subscriptions: Map<Listener, Options | undefined>;
  isRaised: boolean;
}

const signals = new Map<string, Signal>();
const classes = apiTable["@minecraft/server"]?.classes ?? {};

function addSignal(name: string, className: string, isBefore: boolean): object {
  const subscribe = classes[className]?.members["subscribe"];
  const { types = [], closure = undefined } = subscribe && "args" in subscribe ? subscribe : {};
  const signal: Signal = {
    event: /\((\w+)\) =>/.exec(types[0] ?? "")?.[1] ?? "",
    // The typings mark these closures; one they forgot would still be a before event, so it is taken as read-only.
    mode: isBefore ? (closure ?? "restricted") : "normal",
    subscriptions: new Map(),
    isRaised: false,
  };
  signals.set(name, signal);
  implement(className, {
    call: {
      subscribe(_, listener: Listener, options?: Options) {
        if (!signal.isRaised) throw new NotEmulated(name);
        signal.subscriptions.set(listener, options);
        return listener;
      },
    },
  });
  return make(className);
}

const same = recorded("bds-docs: a group and its signals are the same objects each time");
for (const owner of ["World", "System"]) {
  for (const time of ["Before", "After"]) {
    const groupClass = `${owner}${time}Events`;
    const property = `${time.toLowerCase()}Events`;
    const get: Record<string, () => object> = {};
    for (const [event, member] of Object.entries(classes[groupClass]?.members ?? {})) {
      const className = "type" in member ? (member.type ?? "").replace("o ", "") : "";
      const signal = addSignal(`${owner.toLowerCase()}.${property}.${event}`, className, time === "Before");
      get[event] = () => signal;
    }
    implement(groupClass, { get }, same);
    const group = make(groupClass);
    implement(owner, { get: { [property]: () => group } }, same);
  }
}

/**
 * Raises the event. After events wait in the queue; before events and startup are called now, nested in what causes
 * them, and their object is of no use afterwards. `wants` reads the options of a subscription. Returns `data`, into
 * which listeners may have written (`cancel`).
 */
type Raise = <D extends object>(data: D, wants?: (options: Options) => boolean) => D;

/** Takes an event such as "world.afterEvents.playerSpawn" to raise it. */
export function event(where: string): Raise {
  const signal = signals.get(where);
  if (signal === undefined) throw new Error(`The typings have no event ${where}.`);
  signal.isRaised = true;
  const { mode } = signal;
  return (data, wants = () => true) => {
    const made = make(signal.event, data);
    for (const [listener, options] of [...signal.subscriptions]) {
      if (options !== undefined && !wants(options)) continue;
      const callback = { where, mode, run: () => listener(made) };
      if (mode === "normal") post(callback);
      else callNow(callback);
    }
    if (mode !== "normal") release(made);
    return data;
  };
}
