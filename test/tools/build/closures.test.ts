import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { closed } from "../../../scripts/tools/build/closures.ts";

const COUNTER = `
export class Counter<T> implements Iterable<T> {
  readonly #seen: Map<T, number> = new Map();
  #sum = 0;
  readonly step: number;
  calls = 0;

  constructor(step: number) {
    this.step = step;
  }
  get sum(): number { return this.#sum; }
  add(item: T): number {
    this.#seen.set(item, this.#count(item));
    this.calls += 1;
    return this.#known;
  }
  get #known(): number { return this.#seen.size; }
  #count(item: T): number {
    this.#sum += this.step;
    return (this.#seen.get(item) ?? 0) + this.step;
  }
  async later(): Promise<number> { return this.sum; }
  *all(): Generator<T> { yield* this.#seen.keys(); }
}
export const made = new Counter<string>(2);
`;

interface Counter {
  readonly sum: number;
  readonly step: number;
  readonly calls: number;
  add(item: string): number;
  later(): Promise<number>;
  all(): Iterable<string>;
}

/** What the module gives on, run as plain script. */
function run(source: string): Record<string, unknown> {
  const { code } = transformSync(source, { loader: "ts", format: "cjs" });
  const module = { exports: {} };
  new Function("module", "exports", code)(module, module.exports);
  return module.exports;
}

describe("a class that is closed", () => {
  const source = closed(COUNTER, new Set(["Counter"]));

  test("does what the class does: methods, getters, generators, promises", async () => {
    for (const text of [COUNTER, source]) {
      const { made } = run(text) as { readonly made: Counter };
      expect([made.add("a"), made.add("b"), made.add("a")]).toEqual([1, 2, 2]);
      expect([made.sum, made.step, made.calls, await made.later()]).toEqual([6, 2, 3, 6]);
      expect([...made.all()]).toEqual(["a", "b"]);
    }
  });

  test("keeps its lines, and shows no field that was private", () => {
    expect(source.split("\n")).toHaveLength(COUNTER.split("\n").length);
    expect(source).not.toContain("this");
    expect(Object.keys(run(source)["made"] as object)).toEqual([
      "step",
      "calls",
      "sum",
      "add",
      "later",
      "all",
    ]);
  });
});

test.each([
  ["inherits", "class Old extends Map { size2() { return this.size; } }"],
  ["has something static", "class Old { static made = 1; }"],
  ["hands on itself", "class Old { #all: Old[] = []; join() { this.#all.push(this); } }"],
  ["looks into another", "class Old { #n = 1; is(other: Old) { return this.#n === other.#n; } }"],
])("a class that %s stays one", (_, source) => {
  expect(closed(source, new Set())).toBe(source);
});
