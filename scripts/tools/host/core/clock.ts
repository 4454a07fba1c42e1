// Things of the world that happen some ticks later, and what the engine does by itself each tick.
import { onRequest } from "./driver-port.ts";
import { currentTick } from "./scheduler.ts";

export const now = currentTick;
const pending: { readonly at: number; readonly run: () => void }[] = [];

export function later(ticks: number, run: () => void): void {
  pending.push({ at: now() + ticks, run });
}

const everyTick: (() => void)[] = [];
export function onTick(run: () => void): void {
  everyTick.push(run);
}

onRequest("tick", () => {
  for (const run of everyTick) run();
  for (const item of pending.filter(({ at }) => at <= now())) {
    pending.splice(pending.indexOf(item), 1);
    item.run();
  }
});
