// In which mode script runs at this moment, and what that mode refuses. Facts: the @privilege lines of the typings.

/**
 * early: module top level and startup, there is no world. restricted: before events, component before-hooks and
 * command callbacks, the world is read-only. normal: everything else.
 */
export type Mode = "early" | "restricted" | "normal";

let base: Mode = "early";
/** In the normal mode nothing is refused: whoever asks often may look first. */
export let mode: Mode = base;

/** The mode of code that no callback of the host encloses: module top level and continued promises. */
export function setBaseMode(next: Mode): void {
  base = next;
  mode = next;
}
/** A callback that the watchdog cut leaves its mode behind, since QuickJS then runs no `finally`. */
export function resetMode(): void {
  mode = base;
}
export function withMode(next: Mode, run: () => void): void {
  const before = mode;
  mode = next;
  try {
    run();
  } finally {
    mode = before;
  }
}

/** Custom-component closures are not marked in the typings: the ones whose event is a before event are read-only. */
export function hookMode(hook: string): Mode {
  return hook === "beforeOnPlayerPlace" || hook === "onBeforeDurabilityDamage" ? "restricted" : "normal";
}

function refuse(what: string, id: string): never {
  throw new ReferenceError(`Native ${what} [${id}] does not have required privileges.`);
}
export function checkCall(what: "function" | "constructor for", id: string, allowed = ""): void {
  if (mode === "early" ? !allowed.includes("e") : mode === "restricted" && allowed.includes("r"))
    refuse(what, id);
}
export function checkGet(id: string, allowed = ""): void {
  if (mode === "early" && !allowed.includes("e")) refuse("property getter", id);
}
/** No property of the typings may be set in early execution: its tag there says readable. */
export function checkSet(id: string, allowed = ""): void {
  if (mode === "early" || (mode === "restricted" && allowed.includes("r"))) refuse("property setter", id);
}
