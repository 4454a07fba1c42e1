// What the preview hands out: its page, built for the browser, the built packs as they are, and the names of things.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BOARD_ITEM } from "../../minecraft/ids.ts";
import { DIST } from "../build/add-on.ts";
import { readPackFiles } from "../build/pack-files.ts";
import type { World } from "../host/world.ts";
import { MATERIALS } from "./actions.ts";
import type { File } from "./server.ts";
import type { Book } from "./wire.ts";

const PAGE = fileURLToPath(new URL("page/", import.meta.url));
const PACKS = ["behavior_pack", "resource_pack"] as const;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".ogg": "audio/ogg",
};

/** By address. Wants the built packs in dist/. */
export async function siteFiles(world: World): Promise<ReadonlyMap<string, File>> {
  const packs = PACKS.map((pack) => [pack, readPackFiles(join(DIST, pack))] as const);
  const index = Object.fromEntries(packs.map(([pack, files]) => [pack, [...files.keys()]]));
  const bodies: (readonly [string, File["body"]])[] = [
    ["index.html", readFileSync(join(PAGE, "index.html"))],
    ["style.css", readFileSync(join(PAGE, "style.css"))],
    ["page.js", await pageScript()],
    ["book.json", JSON.stringify(bookOf(world))],
    ["packs/index.json", JSON.stringify(index)],
    ...packs.flatMap(([pack, files]) =>
      [...files].map(([path, bytes]) => [`packs/${pack}/${path}`, bytes] as const),
    ),
  ];
  return new Map(
    bodies.map(([path, body]) => {
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      return [path === "index.html" ? "/" : `/${path}`, { type, body }];
    }),
  );
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, "page.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}

function bookOf(world: World): Book {
  const items = world.send("recipes")[0]?.["items"] as readonly string[];
  const made = [BOARD_ITEM, ...items.filter((item) => item !== BOARD_ITEM)];
  const known = [...made, ...MATERIALS, "minecraft:stone"];
  return {
    made,
    materials: MATERIALS,
    names: Object.fromEntries(known.map((item) => [item, world.nameOf(item)])),
    sounds: soundsOf(world),
  };
}

interface SoundDefinitions {
  readonly sound_definitions: Readonly<
    Record<string, { readonly subtitle: string; readonly sounds: readonly { readonly name: string }[] }>
  >;
}
function soundsOf(world: World): Book["sounds"] {
  const text = readFileSync(join(DIST, "resource_pack/sounds/sound_definitions.json"), "utf8");
  const definitions = Object.entries((JSON.parse(text) as SoundDefinitions).sound_definitions);
  return Object.fromEntries(
    definitions.map(([id, { subtitle, sounds }]) => {
      const words = world.resolve({ translate: subtitle });
      return [id, { path: `/packs/resource_pack/${sounds[0]?.name}.ogg`, words }];
    }),
  );
}
