// Reads a built behavior pack from disk, as the host's world wants it.
import { readdirSync, readFileSync } from "node:fs";
import { MinecraftItemTypes } from "@minecraft/vanilla-data";
import type { PackFiles } from "./core/packs.ts";

export function readPackFiles(behaviorPack: string): PackFiles {
  const read = (folder: string): object[] =>
    readdirSync(`${behaviorPack}/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => JSON.parse(readFileSync(`${behaviorPack}/${folder}/${name}`, "utf8")));
  return {
    blocks: read("blocks"),
    items: read("items"),
    entities: read("entities"),
    recipes: read("recipes"),
    // Not among the types, as nobody can take one out of the creative inventory.
    vanillaItems: [...Object.values(MinecraftItemTypes), "minecraft:written_book"],
  };
}
