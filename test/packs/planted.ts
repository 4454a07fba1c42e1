// Runs one check over the packs as committed, as built, and over copies of them with a defect each.
import { describe, expect, test } from "vitest";
import { DIST, PROJECT_ROOT } from "../../scripts/tools/build/add-on.ts";
import { type Check, type Json, loadPacks, type Packs, plant } from "./packs.ts";

export type Defect = readonly [
  name: string,
  file: string,
  keys: readonly (string | number)[],
  planted: Json | undefined,
  messages: string | readonly string[],
];

export const PACKS: Packs = loadPacks(PROJECT_ROOT);
const BUILT: Packs = loadPacks(DIST);

export function checkPacks(claim: string, check: Check, defects: readonly Defect[]): void {
  describe(claim, () => {
    test("holds for the packs as committed", () => {
      expect(check(PACKS)).toEqual([]);
    });

    test("holds for the packs as built", () => {
      expect(check(BUILT)).toEqual([]);
    });

    test.each(defects)("fails for %s", (_, file, keys, planted, messages) => {
      expect(check(plant(PACKS, file, keys, planted))).toEqual([messages].flat());
    });
  });
}
