// Sources as they are bundled: classes as closures, short keys of texts, and strings of several places once.
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import type ts from "typescript";
import { closableClasses, closed } from "./closures.ts";
import { SHARED_STRINGS, sharedModule, sharedStrings, withSharedStrings } from "./shared-strings.ts";
import { parsed } from "./sources.ts";
import { withShortKeys } from "./text-keys.ts";

/** @param files all that is bundled. @param keys short ones of texts. */
export function shorterSources(files: readonly ts.SourceFile[], keys: ReadonlyMap<string, string>): Plugin {
  return {
    name: "shorter-sources",
    setup({ onLoad, onResolve }) {
      const classes = closableClasses(files);
      const strings = sharedStrings(files.map(({ text }) => parsed(withShortKeys(text, keys))));
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: withSharedStrings(
          closed(withShortKeys(readFileSync(path, "utf8"), keys), classes),
          strings,
        ),
        loader: "ts",
      }));
      onResolve({ filter: new RegExp(`^${SHARED_STRINGS}$`) }, ({ path }) => ({ path, namespace: "shared" }));
      onLoad({ filter: /./, namespace: "shared" }, () => ({ contents: sharedModule(strings) }));
    },
  };
}
