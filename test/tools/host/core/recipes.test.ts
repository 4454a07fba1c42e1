import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const [P, Q, S] = ["oak_planks", "quartz", "stick"];

async function craftsman() {
  const ana = (await tinyWorld()).join("Ana");
  ana.give("oak_planks", 2);
  ana.give("birch_planks", 1);
  ana.give("quartz", 2);
  ana.give("stick", 2);
  return ana;
}

test("a recipe is laid out of what is there, and takes it", async () => {
  const ana = await craftsman();
  ana.craft("Tiny Table");

  expect(
    ["Tiny Table", "oak_planks", "birch_planks", "quartz", "stick"].map((item) => ana.count(item)),
  ).toEqual([2, 0, 1, 1, 1]);
  expect(() => ana.craft("Tiny Table")).toThrow(
    "The inventory has nothing left for anything of minecraft:planks of tiny:table.",
  );
});

test("a shaped recipe may lie anywhere in the grid, with mixed planks", async () => {
  const ana = await craftsman();
  ana.craft([null, null, null, P, "birch_planks", Q, S, null, null].map((cell) => cell ?? null));

  expect(ana.count("Tiny Table")).toBe(2);
});

test.each([
  { what: "another shape", grid: [P, P, Q, null, S, null, null, null, null] },
  { what: "a cell too many", grid: [P, P, Q, S, S, null, null, null, null] },
  { what: "a wrong item", grid: [P, S, Q, S, null, null, null, null, null] },
  { what: "an empty grid", grid: Array.from({ length: 9 }, () => null) },
])("$what makes nothing and takes nothing", async ({ grid }) => {
  const ana = await craftsman();

  expect(() => ana.craft(grid.map((cell) => cell ?? null))).toThrow(
    "No recipe of the pack makes anything of",
  );
  expect(ana.count("stick")).toBe(2);
});

test("a grid wants what the player has", async () => {
  const ana = (await tinyWorld()).join("Ana");
  ana.give("oak_planks", 1);

  expect(() => ana.craft([P, P, Q, S, null, null, null, null, null].map((cell) => cell ?? null))).toThrow(
    "Ana has too few minecraft:oak_planks for this grid.",
  );
});
