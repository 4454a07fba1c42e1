// What the world refuses to keep is tried again until it keeps it, or the game is closed.
import { system } from "@minecraft/server";
import { guard } from "./log.ts";

const AGAIN_TICKS = 20;

/** @param keep says whether the world has kept it. */
export function untilKept(keep: () => boolean): void {
  if (keep()) return;
  const again = guard("writing something down again", () => untilKept(keep));
  system.runTimeout(again, AGAIN_TICKS);
}
