import { Group, Object3D } from "three";
import { expect, test } from "vitest";
import { keyed } from "../../../../../scripts/tools/preview/page/scene/keyed.ts";

function shown() {
  const parent = new Group();
  const made: string[] = [];
  const show = keyed(parent, (item: { readonly name: string }) => {
    made.push(item.name);
    const object = new Object3D();
    object.name = item.name;
    return object;
  });
  const names = () => parent.children.map(({ name }) => name).sort();
  return { show: (...all: string[]) => show(all.map((name) => ({ name }))), made, names };
}

test("what comes is added, what goes is removed, and both are told", () => {
  const { show, names } = shown();
  expect(show("a", "b")).toBe(true);
  expect(show("b", "c")).toBe(true);
  expect(names()).toEqual(["b", "c"]);
  expect(show()).toBe(true);
  expect(names()).toEqual([]);
});

test("what stays as it was is not made again, in any order", () => {
  const { show, made } = shown();
  show("a", "b");
  expect(show("b", "a")).toBe(false);
  expect(made).toEqual(["a", "b"]);
});
