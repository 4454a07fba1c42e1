// Every point that only the running game can settle has its line in the checklist, and every line is needed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Points that rest in the packs, which have no comments, or have them where they are made. */
const IN_PACKS = [
  "hint-keys",
  "recipe-unlock",
  "chair-front",
  "board-bones",
  "creative-group",
  "game-textures",
  "bone-turn",
  "property-first-frame",
  "turned-planks",
  "block-icons",
];

function marks(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("tools"))
    .flatMap((file) => marksIn(readFileSync(join(folder, file), "utf8")));
}

function marksIn(text: string): readonly string[] {
  return [...text.matchAll(/\[U:([a-z-]+)\]/g)].map(([, name]) => name ?? "");
}

function lines(): readonly string[] {
  const table = readFileSync("test/in-the-game.md", "utf8");
  return [...table.matchAll(/^\| ([a-z-]+) \|.+\|.+\|.+\|.+\|$/gm)].flatMap(([, name]) =>
    name === undefined || name === "name" ? [] : [name],
  );
}

test("the search finds a mark", () => {
  expect(marksIn("// may fail [U:first-tick] here")).toEqual(["first-tick"]);
});

test("each mark in the code has its line in test/in-the-game.md, and each line its mark", () => {
  expect([...new Set([...marks("scripts"), ...IN_PACKS])].sort()).toEqual([...lines()].sort());
});
