// Observables: values that script sets, that live forms show, and that a player's client may write into.
import { emit, post } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { switches } from "./model.ts";
import { believed, implement } from "./registry.ts";
import { nextTick, now } from "./scheduler.ts";

type Listener = (value: unknown) => void;
/** What a player sees of observables; stale when one of them has changed since. */
export interface View {
  isStale: boolean;
}
export interface Observable {
  value: unknown;
  readonly clientWritable: boolean;
  readonly listeners: Set<Listener>;
  /** The open forms that show it. */
  readonly shownIn: Set<View>;
  /** The tick in which script last changed it under an open form. */
  changedAt: number;
}

const known = new WeakMap<object, Observable>();
export function observableOf(part: unknown): Observable | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  return known.get(part);
}
function call(listener: Listener, value: unknown): void {
  if (!switches.lateListeners) listener(value);
  else nextTick(() => post({ where: "observable", mode: "normal", run: () => listener(value) }));
}
/** Listeners are called at once, and not for an equal value [measured]. A raw text is never equal [believed]. */
export function change(observable: Observable, value: unknown): boolean {
  if (observable.value === value && typeof value !== "object") return false;
  observable.value = value;
  for (const view of observable.shownIn) view.isStale = true;
  for (const listener of [...observable.listeners]) call(listener, value);
  return true;
}

/** Add-ons in the field set none more often than every other tick. */
const TICKS_APART = 2;
function setData(observable: Observable, value: unknown): void {
  if (observable.shownIn.size > 0 && switches.liveForms === "setDataThrows") {
    throw gameError("EngineError", "setData is refused by the switch liveForms.");
  }
  if (!change(observable, value) || observable.shownIn.size === 0) return;
  if (now() - observable.changedAt < TICKS_APART) {
    const message = `An observable was set twice within ${TICKS_APART} ticks, now to ${JSON.stringify(value)}.`;
    emit({ t: "error", where: "live form", name: "Error", message, stack: new Error().stack ?? "" });
  }
  observable.changedAt = now();
}
const READABLE = ["ObservableBoolean", "ObservableNumber"];
for (const name of [...READABLE, "ObservableString", "ObservableUIRawMessage"]) {
  implement<Observable>(name, {
    call: {
      construct(_, value: unknown, options?: { readonly clientWritable: boolean }): Observable {
        const made: Observable = {
          ...{ value, clientWritable: options?.clientWritable ?? false },
          ...{ listeners: new Set(), shownIn: new Set(), changedAt: Number.NEGATIVE_INFINITY },
        };
        known.set(this, made);
        return made;
      },
    },
  });
  const pace = believed("a form that is open minds two changes within two ticks");
  implement<Observable>(name, { call: { setData } }, pace);
}
for (const name of READABLE) {
  implement<Observable>(name, {
    call: {
      getData: ({ value }) => value,
      subscribe({ listeners }, listener: Listener) {
        listeners.add(listener);
        return listener;
      },
    },
  });
}
