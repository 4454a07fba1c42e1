// Ids and seeds from what chance the game offers. Everything after a seed is a pure function of it.
import { system } from "@minecraft/server";
import { newSeed, type Seed } from "../match/throws.ts";

export function randomSeed(): Seed {
  return newSeed(Math.random, [Date.now(), system.currentTick]);
}

/** 128 bits in hexadecimal: for matches and for the one-time token of a board. */
export function randomId(): string {
  return randomSeed()
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
}
