// Bundles the add-on's scripts into the one file that the behavior pack names as its entry.
import { build } from "esbuild";

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

export async function bundleScripts(options: {
  readonly entry: string;
  readonly root: string;
  readonly mapFolder: string;
  /** Stands at the head of the file: a comment. */
  readonly notice: string;
}): Promise<Bundle> {
  const { outputFiles } = await build({
    ...ENGINE_SETTINGS,
    entryPoints: [options.entry],
    outfile: `${options.mapFolder}/main.js`,
    absWorkingDir: options.root,
    bundle: true,
    write: false,
    external: ["@minecraft/*"],
    charset: "utf8",
    // Methods keep their names, and lines are short enough for a stack trace to say where; the map knows the rest. Names
    // of functions and classes could be kept too, by calls that cost start-up.
    minify: true,
    lineLimit: 300,
    banner: { js: options.notice },
    sourcemap: "external",
    logLevel: "silent",
  });
  const file = (ending: string): Uint8Array => {
    const found = outputFiles.find(({ path }) => path.endsWith(ending));
    if (found === undefined) throw new Error(`The bundler gave no file that ends in ${ending}.`);
    return found.contents;
  };
  return { code: file(".js"), map: file(".js.map") };
}
