import { expect, test } from "vitest";
import { memberNames } from "../../../scripts/tools/build/member-names.ts";
import { parsed } from "../../../scripts/tools/build/sources.ts";

const SOURCE = `
interface Saved { readonly kept: number; readonly shared: boolean; run: () => void }
export class Keeper {
  readonly seen = new Map<string, number>();
  get known(): number { return 1; }
  run(): void {}
  named(): void {}
  typed(): void {}
  taken(): void {}
  get size(): number { return 2; }
}
const kept = { shared: true, kept: 1 };
const text = "what is named here";
const kind: "typed" = "typed";
`;
const LOOKED_UP = "const ACTIONS: Record<string, () => void> = { run: () => {} };";

function namesIn(...sources: readonly string[]): readonly string[] {
  return memberNames(sources.map(parsed), new Set(["taken"]));
}

test("names of members are found, but for what is written as a string, the game's and the language's", () => {
  expect(namesIn(SOURCE)).toEqual(["kept", "known", "named", "run", "seen", "shared"]);
});

test("what stands in a type alone is no string that anything could be looked up by", () => {
  const typed =
    'interface View { readonly seenBy: string } type Seen = Pick<View, "seenBy"> | View["seenBy"];';
  expect(namesIn(typed)).toEqual(["seenBy"]);
});

test("what Node has and the language has not is free; what only iterators, matches and errors have is not", () => {
  expect(namesIn("interface Reader { decode(): void; next(): void; index: number; stack: string }")).toEqual([
    "decode",
  ]);
});

test("what a record by any string may hold keeps its name everywhere", () => {
  expect(namesIn(SOURCE, LOOKED_UP)).toEqual(["kept", "known", "named", "seen", "shared"]);
});
