import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { withArrows } from "../../../scripts/tools/build/arrows.ts";

test("a function becomes an arrow, whatever its types and words are, and lines stay", () => {
  const source = `export function first<T>(all: readonly T[]): T | undefined {
  return all[0];
}
async function later(): Promise<number> { return 1; }
function isText(value: unknown): value is string { return typeof value === "string"; }
function maker(): () => number { return () => 1; }
`;
  const arrows = withArrows(source);
  expect(arrows).toBe(`export const first = <T>(all: readonly T[]): T | undefined => {
  return all[0];
};
const later = async (): Promise<number> => { return 1; };
const isText = (value: unknown): value is string => { return typeof value === "string"; };
const maker = (): () => number => { return () => 1; };
`);
  expect(transformSync(arrows, { loader: "ts" }).warnings).toEqual([]);
});

test("so does one within a function", () => {
  const source = "function made() { function inner() { return 1; } return { inner }; }";
  expect(withArrows(source)).toBe(
    "const made = () => { const inner = () => { return 1; }; return { inner }; };",
  );
});

test("one that is used before its line stays, and what it uses with it", () => {
  const source = `function before() { return used(); }
const ALL = [used()];
function used() { return needed(); }
function needed() { return 1; }
function behind() { return ALL; }`;
  expect(withArrows(source)).toBe(`const before = () => { return used(); };
const ALL = [used()];
function used() { return needed(); }
function needed() { return 1; }
const behind = () => { return ALL; };`);
});

test.each([
  ["by way of one behind it", "const a = one(); function two() {} function one() { two(); }"],
  ["by a class", "class Old { made = one(); } function one() {}"],
  ["in a function of its own", "const later = () => one(); later(); function one() {}"],
])("one stays that may be called before its line %s", (_, source) => {
  expect(withArrows(source)).toBe(source);
});

test("one whose line comes first is an arrow though it is called with one that is not", () => {
  expect(withArrows("function one() { two(); } one(); function two() {}")).toBe(
    "const one = () => { two(); }; one(); function two() {}",
  );
});

test.each([
  ["gives one thing after another", "function* all() { yield 1; }"],
  ["has a this", "function own(this: object) { return this; }"],
  ["takes any arguments", "function any() { return arguments.length; }"],
  ["has several types", "declare function typed(a: string): void;"],
])("one that %s stays", (_, source) => {
  expect(withArrows(source)).toBe(source);
});
