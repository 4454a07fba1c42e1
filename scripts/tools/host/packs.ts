// Reads a built behavior pack and the resource pack's texts from disk, as the host's world and client want them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MinecraftItemTypes } from "@minecraft/vanilla-data";
import type { PackFiles } from "./core/packs.ts";
import { readLang } from "./text.ts";

const FOLDERS = ["blocks", "items", "entities", "recipes"] as const;

function readJsonFolder(folder: string): Record<string, unknown>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

export function readPackFiles(behaviorPack: string): PackFiles {
  const [blocks, items, entities, recipes] = FOLDERS.map((name) => readJsonFolder(join(behaviorPack, name)));
  return {
    blocks: blocks ?? [],
    items: items ?? [],
    entities: entities ?? [],
    recipes: recipes ?? [],
    vanillaItems: Object.values(MinecraftItemTypes),
  };
}

export function readTexts(resourcePack: string, locale = "en_US"): Map<string, string> {
  return readLang(readFileSync(join(resourcePack, "texts", `${locale}.lang`), "utf8"));
}
