// Ids and seeds from what chance the game offers. Everything after a seed is a pure function of it.
import { system } from "@minecraft/server";
import type { MatchEvent } from "../match/actions.ts";
import { newSeed, type Seed } from "../match/throws.ts";

function randomSeed(): Seed {
  return newSeed(Math.random, [Date.now(), system.currentTick]);
}

/** Each game gets a secret of its own when it starts. @param seed the secret so far. */
export function seedFor(seed: Seed | null, events: readonly MatchEvent[]): Seed | null {
  return events.some(({ type }) => type === "started") ? randomSeed() : seed;
}

/** 128 bits in hexadecimal: for matches and for the one-time token of a board. */
export function randomId(): string {
  return randomSeed()
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
}
