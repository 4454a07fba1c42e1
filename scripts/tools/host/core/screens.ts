// What is on a player's screen: one form at most, classic or live, or something of the client's own such as the chat;
// and how a form ends that nobody answers.
import { emit, onRequest } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { handleOf, implement } from "./registry.ts";
import { now } from "./scheduler.ts";

/** Who ended it: the player, a script, the player by leaving, the server by stopping. */
export type Ending = "client" | "server" | "quit" | "shutdown";
interface Screen {
  readonly id: number;
  /** Settles the promise of show(), in a callback of its own. */
  readonly end: (how: Ending) => void;
  /** Takes what the client sent and ends by it; live forms have no such answer. */
  readonly answer?: (data: unknown) => void;
}

let lastId = 0;
const open = new Map<string, Screen>();
/** The last tick in which the client shows something of its own, by player. */
const busyUntil = new Map<string, number>();

export function newFormId(): number {
  lastId += 1;
  return lastId;
}
export function hasForm(playerId: string): boolean {
  return open.has(playerId);
}
/** The client is busy now and for so many ticks more; without a number it is not. */
export function setBusy(playerId: string, ticks = -1): void {
  busyUntil.set(playerId, now() + ticks);
}
/** Answers false for a client that has no room for a form. */
export function putOnScreen(playerId: string, screen: Screen): boolean {
  if (open.has(playerId) || (busyUntil.get(playerId) ?? -1) >= now()) return false;
  open.set(playerId, screen);
  return true;
}
/** The id of a player who is there to see a form. */
export function viewerId(player: object): string {
  const { id, invalid } = handleOf<{ readonly id: string; readonly invalid?: boolean }>(player);
  if (!invalid) return id;
  const words = "Failed to show the form due to Entity being invalid (has the Entity been removed?).";
  throw gameError("InvalidEntityError", words);
}

function take(playerId: string): Screen | undefined {
  const found = open.get(playerId);
  if (found === undefined) return undefined;
  open.delete(playerId);
  emit({ t: "formClosed", id: found.id, player: playerId });
  return found;
}
export function endForm(playerId: string, how: Ending): void {
  take(playerId)?.end(how);
}
/** The server stops. */
export function rejectAllForms(): void {
  for (const playerId of [...open.keys()]) endForm(playerId, "shutdown");
}

/** A form that is over takes nothing more. */
function viewerOf(form: number): string {
  return [...open].find(([, { id }]) => id === form)?.[0] ?? "";
}
export function endFormById(form: number, how: Ending): void {
  endForm(viewerOf(form), how);
}
/** `data`: the index of a button, or the values of a custom form. */
onRequest("answer", ({ form, data }: { readonly form: number; readonly data: unknown }) => {
  const playerId = viewerOf(form);
  if (open.get(playerId)?.answer) take(playerId)?.answer?.(data);
});
onRequest("close", ({ form }: { readonly form: number }) => endFormById(form, "client"));

implement("UIManager", {
  call: { closeAllForms: (_, player: object) => endForm(viewerId(player), "server") },
});
