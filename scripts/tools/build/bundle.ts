// Bundles the add-on's scripts into the one file that the behavior pack names as its entry.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { transform as transformBySwc } from "@swc/core";
import { build, transform } from "esbuild";
import { gameModules } from "./game-modules.ts";
import { memberNames } from "./member-names.ts";
import { shorterSources } from "./shorter-sources.ts";
import { sourcesIn } from "./sources.ts";
import type { ShortKeys } from "./text-keys.ts";

interface Bundle {
  readonly code: Uint8Array;
  /** Its sources are relative to the folder given as `mapFolder`. */
  readonly map: Uint8Array;
}

/**
 * The game's engine is taken to be QuickJS 2023-12-09: all of ES2022 but these. A lower target would turn private
 * fields into WeakMaps, which are slow there.
 */
export const ENGINE_SETTINGS = {
  format: "esm",
  target: "es2022",
  supported: {
    "class-static-blocks": false,
    "class-private-brand-check": false,
    "top-level-await": false,
    "regexp-match-indices": false,
    "regexp-set-notation": false,
  },
} as const;

/** All that the game calls its own. */
const TYPINGS = readFileSync(new URL("../host/api/api.json", import.meta.url), "utf8");

export async function bundleScripts(options: {
  readonly entry: string;
  readonly root: string;
  readonly mapFolder: string;
  /** Stands at the head of the file: a comment. */
  readonly notice: string;
  readonly keys: ShortKeys;
}): Promise<Bundle> {
  const sources = sourcesIn(dirname(options.entry));
  const names = memberNames(sources, new Set(TYPINGS.split(/\W+/)));
  const { outputFiles } = await build({
    ...ENGINE_SETTINGS,
    entryPoints: [options.entry],
    outfile: `${options.mapFolder}/main.js`,
    absWorkingDir: options.root,
    bundle: true,
    write: false,
    plugins: [gameModules(dirname(options.entry)), shorterSources(sources, options.keys)],
    charset: "utf8",
    minify: true,
    mangleProps: new RegExp(`^(?:${names.join("|")})$`),
    sourcemap: "external",
    logLevel: "silent",
  });
  const file = (ending: string): string => {
    const found = outputFiles.find(({ path }) => path.endsWith(ending));
    if (found === undefined) throw new Error(`The bundler gave no file that ends in ${ending}.`);
    return found.text;
  };
  return shortened(file(".js"), file(".js.map"), options.notice);
}

/**
 * A second minifier, which joins what the bundler leaves apart, saves 9 of 200 kB. Methods keep their names, and lines
 * are short enough for a stack trace to say where; the map knows the rest.
 */
async function shortened(bundled: string, bundledMap: string, notice: string): Promise<Bundle> {
  const { code, map = "" } = await transformBySwc(bundled, {
    isModule: true,
    minify: true,
    sourceMaps: true,
    inputSourceMap: bundledMap,
    jsc: {
      target: "es2022",
      minify: {
        compress: {
          // The sixth is the last that finds anything.
          passes: 6,
          ecma: 2022,
          toplevel: true,
          module: true,
          unsafe_arrows: true,
          // Nothing calls a method of an object literal with `new`.
          unsafe_methods: true,
          // Those of promises alone need their `this`: see below.
          unsafe_hoist_static_method_alias: true,
          keep_fargs: false,
        },
        mangle: { toplevel: true },
      },
    },
  });
  const torn = /=(Promise\.\w+)\s*[,;\n]/.exec(code)?.[1];
  if (torn !== undefined) {
    throw new Error(
      `The minifier calls ${torn} without its Promise: use it less often, or let it do no such thing.`,
    );
  }
  const inlined = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString("base64")}`;
  const lines = await transform(`${code}\n${inlined}`, {
    ...ENGINE_SETTINGS,
    minify: true,
    charset: "utf8",
    lineLimit: 300,
    sourcemap: "external",
    banner: notice,
  });
  return { code: Buffer.from(lines.code), map: Buffer.from(lines.map) };
}
