import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withoutTables } from "../../scripts/tools/bench/without-tables.ts";
import { readPackFiles } from "../../scripts/tools/build/pack-files.ts";
import { at, loadPacks, type Packs, plant } from "./packs.ts";

const PACKS: Packs = {
  json: { "a.json": { list: [{ name: "one" }, { name: "two" }] } },
  texts: { "a.lang": "key=text" },
  pictures: { "a.png": { width: 1, height: 1, data: Uint8Array.of(0, 0, 0, 0) } },
  sounds: { "a.ogg": { channels: 1, sampleRate: 44_100, samples: 1 } },
};

test("a file that is not JSON is named", () => {
  const root = mkdtempSync(join(tmpdir(), "yahtzee-packs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "behavior_pack/blocks"), { recursive: true });
  mkdirSync(join(root, "resource_pack"));
  writeFileSync(join(root, "behavior_pack/blocks/chair.json"), "{,}");
  expect(() => loadPacks(root)).toThrow(/^behavior_pack\/blocks\/chair\.json is not JSON: /);
});

test("a defect changes one value of a copy and nothing else", () => {
  const planted = plant(PACKS, "a.json", ["list", 1, "name"], "three");
  expect(planted.json).toEqual({ "a.json": { list: [{ name: "one" }, { name: "three" }] } });
  expect(at(PACKS.json["a.json"], "list", 1, "name")).toBe("two");
});

test("a defect takes out a value, a file, a text, a picture or a sound", () => {
  expect(plant(PACKS, "a.json", ["list", 0, "name"], undefined).json).toEqual({
    "a.json": { list: [{}, { name: "two" }] },
  });
  expect(plant(PACKS, "a.json", [], undefined).json).toEqual({});
  expect(plant(PACKS, "a.lang", [], undefined).texts).toEqual({});
  expect(plant(PACKS, "a.png", [], undefined).pictures).toEqual({});
  expect(plant(PACKS, "a.ogg", [], undefined).sounds).toEqual({});
});

/** In bytes, of both as they are built, but for the solved tables: who joins a server loads them first. */
const LARGEST = 2_000_000;

test("both packs together keep their budget of 2 MB beside the solved tables", () => {
  const files = ["behavior_pack", "resource_pack"].flatMap((pack) => [...readPackFiles(`dist/${pack}`)]);
  const script = readFileSync("dist/behavior_pack/scripts/main.js", "utf8");
  const tables = Buffer.byteLength(script) - Buffer.byteLength(withoutTables(script));
  const size = files.reduce((sum, [, bytes]) => sum + bytes.length, 0) - tables;
  expect(tables).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(LARGEST);
});
