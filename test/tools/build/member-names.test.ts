import { expect, test } from "vitest";
import { parsed } from "../../../scripts/tools/build/closures.ts";
import { memberNames } from "../../../scripts/tools/build/member-names.ts";

const SOURCE = `
interface Saved { readonly kept: number; run: () => void }
export class Keeper {
  readonly seen = new Map<string, number>();
  get known(): number { return 1; }
  run(): void {}
  kept(): void {}
  shared(): void {}
  named(): void {}
  drawn(): void {}
  taken(): void {}
  get size(): number { return 2; }
}
const saved = { shared: 1 };
const { drawn } = { drawn: 2 };
const text = "what is named here";
`;

test("names of members are found, but for those of data, texts, the game and the language", () => {
  expect(memberNames([parsed(SOURCE)], new Set(["taken"]))).toEqual(["known", "run", "seen"]);
});
