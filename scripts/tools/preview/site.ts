// What the preview hands out: its page, built for the browser, the built packs as they are, and the names of things.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { DIST } from "../build/add-on.ts";
import { readPackFiles } from "../build/pack-files.ts";
import type { World } from "../host/world.ts";
import { MATERIALS } from "./actions.ts";
import type { Book } from "./wire.ts";

const PAGE = fileURLToPath(new URL("page/", import.meta.url));
const PACKS = ["behavior_pack", "resource_pack"] as const;

/** Addresses and the files there. */
export async function siteFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const page = ["index.html", "style.css"].map((name) => [name, readFileSync(join(PAGE, name))] as const);
  const packs = PACKS.flatMap((pack) =>
    [...readPackFiles(join(DIST, pack))].map(([path, bytes]) => [`packs/${pack}/${path}`, bytes] as const),
  );
  const files = new Map([...page, ["page.js", await pageScript()] as const, ...packs]);
  return new Map([...files].map(([path, bytes]) => [`/${path === "index.html" ? "" : path}`, bytes]));
}

async function pageScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, "page.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    logLevel: "silent",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Addresses and what they answer as JSON. */
export function siteData(world: World, files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, unknown> {
  const inPack = (pack: string): readonly string[] =>
    [...files.keys()].flatMap((address) => address.split(`/packs/${pack}/`).slice(1));
  return new Map<string, unknown>([
    ["/packs/index.json", Object.fromEntries(PACKS.map((pack) => [pack, inPack(pack)]))],
    ["/book.json", bookOf(world)],
  ]);
}

function bookOf(world: World): Book {
  const made = world.send("recipes")[0]?.["items"] as readonly string[];
  const known = [...made, ...MATERIALS, "minecraft:stone"];
  return {
    made,
    materials: MATERIALS,
    names: Object.fromEntries(known.map((item) => [item, world.nameOf(item)])),
  };
}
