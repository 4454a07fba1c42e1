// Sources as they are bundled: classes as closures, and strings of several places once.
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import type ts from "typescript";
import { closableClasses, closed } from "./closures.ts";
import { SHARED_STRINGS, sharedModule, sharedStrings, withSharedStrings } from "./shared-strings.ts";

/** @param files all that is bundled. */
export function shorterSources(files: readonly ts.SourceFile[]): Plugin {
  return {
    name: "shorter-sources",
    setup({ onLoad, onResolve }) {
      const classes = closableClasses(files);
      const strings = sharedStrings(files);
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: withSharedStrings(closed(readFileSync(path, "utf8"), classes), strings),
        loader: "ts",
      }));
      onResolve({ filter: new RegExp(`^${SHARED_STRINGS}$`) }, ({ path }) => ({ path, namespace: "shared" }));
      onLoad({ filter: /./, namespace: "shared" }, () => ({ contents: sharedModule(strings) }));
    },
  };
}
