import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { buildAddOn, PROJECT_ROOT } from "../../../scripts/tools/build/add-on.ts";
import { readPackFiles } from "../../../scripts/tools/build/pack-files.ts";
import { WOOD_NAMES } from "../../../scripts/tools/build/woods.ts";

const folder = mkdtempSync(join(tmpdir(), "yahtzee-build-"));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = join(folder, "entry.ts");
writeFileSync(
  entry,
  `import { world } from "@minecraft/server";
   class Held { static #count = 0; static { Held.#count = 1; } static has(o: object) { return #die in o; } #die = Held.#count; }
   export const add = (): boolean => Held.has(world);`,
);
const out = join(folder, "out");
const built = await buildAddOn(out, entry);
const script = readFileSync(join(built.behaviorPack, "scripts/main.js"), "utf8");

/** They name every wood or get the licence, so that the build adds to them. */
const LISTS =
  /^behavior_pack\/item_catalog\/|\/texts\/\w+\.lang$|^resource_pack\/(blocks\.json|textures\/terrain_texture\.json)$/;

function filesOf(root: string): ReadonlyMap<string, Uint8Array> {
  return new Map(
    ["behavior_pack", "resource_pack"].flatMap((pack) =>
      [...readPackFiles(join(root, pack))].map(([path, bytes]) => [`${pack}/${path}`, bytes] as const),
    ),
  );
}

function mapOf(folder: string): SourceMapPayload {
  return JSON.parse(readFileSync(join(folder, "main.js.map"), "utf8"));
}

test("the built packs hold every committed file but the lists unchanged", () => {
  const builtFiles = filesOf(out);
  for (const [path, bytes] of filesOf(PROJECT_ROOT)) {
    expect(Buffer.from(builtFiles.get(path) ?? []).equals(bytes), path).toBe(!LISTS.test(path));
  }
});

test("the built packs add the script, and a block and a recipe for table and chair of each wood", () => {
  const committed = filesOf(PROJECT_ROOT);
  const added = [...filesOf(out).keys()].filter((path) => !committed.has(path));
  const ofWoods = WOOD_NAMES.filter((wood) => wood !== "oak").flatMap((wood) =>
    ["blocks", "recipes"].flatMap((folder) =>
      ["small_game_table", "game_chair"].map((block) => `behavior_pack/${folder}/${wood}_${block}.json`),
    ),
  );
  expect(added.sort()).toEqual([...ofWoods, "behavior_pack/scripts/main.js"].sort());
});

const license = readFileSync(join(PROJECT_ROOT, "LICENSE"), "utf8");

test("the behavior pack's script begins with whose it is and where the licence stands", () => {
  expect(script.split("\n")[0]).toMatch(
    /^\/\* Copyright \(c\) \d+ .+, MIT License: see texts\/en_US\.lang\. \*\//,
  );
});

test.each(["behaviorPack", "resourcePack"] as const)(
  "the texts of the %s begin with the licence, as comments",
  (pack) => {
    const lines = readFileSync(join(built[pack], "texts/en_US.lang"), "utf8").split("\n");
    const head = lines.slice(0, license.split("\n").length);
    expect(head.every((line) => line === "" || line.startsWith("## "))).toBe(true);
    expect(head.map((line) => line.replace(/^## /, "")).join("\n")).toBe(license);
  },
);

test("the .mcaddon holds both packs whole, each in its folder", () => {
  const zipped = unzipSync(readFileSync(built.mcaddon));
  const expected = Object.entries({
    behavior_pack: readPackFiles(built.behaviorPack),
    resource_pack: readPackFiles(built.resourcePack),
  }).flatMap(([name, files]) =>
    [...files].map(([path, bytes]) => [`${name}/${path}`, Buffer.from(bytes)] as const),
  );
  expect(Object.keys(zipped)).toEqual(expected.map(([path]) => path));
  for (const [path, bytes] of expected)
    expect(Buffer.from(zipped[path] ?? []).equals(bytes), path).toBe(true);
});

test("building again gives the same bytes, and a file that is no longer made goes", async () => {
  const before = readFileSync(built.mcaddon);
  writeFileSync(join(built.resourcePack, "left_over.json"), "{}");
  await buildAddOn(out, entry);
  expect(readFileSync(built.mcaddon).equals(before)).toBe(true);
  expect(readdirSync(built.resourcePack)).not.toContain("left_over.json");
});

test("the script leaves the game's modules to the game and has no syntax that its engine lacks", () => {
  expect(script).toMatch(/from ?"@minecraft\/server"/);
  expect(script).not.toMatch(/static\s*\{/);
  expect(script).not.toMatch(/#\w+ in /);
});

test("the source map lies beside the packs, names the sources from there, and the script does not point at it", () => {
  expect(mapOf(out)).toMatchObject({ sources: ["game:@minecraft/server", "../entry.ts"] });
  expect(script).not.toContain("sourceMappingURL");
});

test("by the source map a place in the script leads back to its source", () => {
  const before = script.slice(0, script.lastIndexOf("has(")).split("\n");
  const found = new SourceMap(mapOf(out)).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  expect(found).toMatchObject({ originalSource: "../entry.ts", originalLine: 2 });
});

test("scripts that do not compile stop the build with the place", async () => {
  const broken = join(folder, "broken.ts");
  writeFileSync(broken, "export const = 1;");
  await expect(buildAddOn(join(folder, "broken"), broken)).rejects.toThrow(/broken\.ts:1:13/);
});
