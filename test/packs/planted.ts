// Runs one check over the packs as committed, as built, and over copies of them with a defect each.
import { describe, expect, test } from "vitest";
import { type Check, type Json, loadPacks, type Packs, plant } from "./packs.ts";

export type Defect = readonly [
  name: string,
  file: string,
  keys: readonly (string | number)[],
  planted: Json | undefined,
  messages: string | readonly string[],
];

export const PACKS: Packs = loadPacks(".");
export const BUILT: Packs = loadPacks("dist");

export function checkPacks(claim: string, check: Check, defects: readonly Defect[]): void {
  checkAll(claim, check, { committed: PACKS, built: BUILT }, PACKS, defects);
}

/** For what is true of all woods: the packs as committed have oak alone. */
export function checkBuiltPacks(claim: string, check: Check, defects: readonly Defect[]): void {
  checkAll(claim, check, { built: BUILT }, BUILT, defects);
}

function checkAll(
  claim: string,
  check: Check,
  sound: Readonly<Record<string, Packs>>,
  plantedIn: Packs,
  defects: readonly Defect[],
): void {
  describe(claim, () => {
    test.each(Object.entries(sound))("holds for the packs as %s", (_, packs) => {
      expect(check(packs)).toEqual([]);
    });

    test.each(defects)("fails for %s", (_, file, keys, planted, messages) => {
      expect(check(plant(inEnglish(plantedIn), file, keys, planted))).toEqual([messages].flat());
    });
  });
}

/** Or a defect of the English texts would be one of each translation, too. */
function inEnglish({ json, texts, ...packs }: Packs): Packs {
  const english = Object.entries(texts).filter(([path]) => path.endsWith("en_US.lang"));
  const lists = ["behavior_pack", "resource_pack"].map((pack) => [`${pack}/texts/languages.json`, ["en_US"]]);
  return { ...packs, texts: Object.fromEntries(english), json: { ...json, ...Object.fromEntries(lists) } };
}
