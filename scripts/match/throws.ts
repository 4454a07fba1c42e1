// Throws that follow from a secret: the faces of the n-th throw of a match are a function of its seed, n and the
// position of the die. A world that is rolled back never gets a better throw.
import type { Face } from "../engine/dice.ts";

/** 128 bits as four unsigned 32-bit words. */
export type Seed = readonly [number, number, number, number];

/**
 * Chris Doty-Humphrey's Small Fast Counter (sfc32, PractRand), seeded with the throw and the die mixed in; its
 * author mixes at least 12 rounds after seeding. The largest multiple of six below 2³² keeps the faces even.
 */
export function faceOf(seed: Seed, throwNumber: number, die: number): Face {
  let a = seed[0] | 0;
  let b = (seed[1] ^ throwNumber) | 0;
  let c = (seed[2] ^ die) | 0;
  let counter = seed[3] | 0;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return firstFace(next);
}

/** The first of the words from `next` that decides a face without bias. @param next gives 0 to 2³² − 1. */
export function firstFace(next: () => number): Face {
  const fair = 2 ** 32 - (2 ** 32 % 6);
  let word = next();
  while (word >= fair) word = next();
  return ((word % 6) + 1) as Face;
}

/** One face for every die from left to right. */
export function facesOf(seed: Seed, throwNumber: number, diceCount: number): readonly Face[] {
  return Array.from({ length: diceCount }, (_, die) => faceOf(seed, throwNumber, die));
}

/**
 * A seed from whatever chance the game offers. @param random gives numbers from 0 up to and not 1, as
 * the game's own chance does. @param salt further integers (clock, tick) that tell matches apart if `random` does not.
 */
export function newSeed(random: () => number, salt: readonly number[]): Seed {
  const word = (index: number): number => {
    let mixed = Math.floor(random() * 2 ** 32) >>> 0;
    for (const part of salt) mixed = Math.imul(mixed ^ (part >>> 0) ^ index, 0x9e3779b1) >>> 0;
    return mixed;
  };
  return [word(0), word(1), word(2), word(3)];
}
