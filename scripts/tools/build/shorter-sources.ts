// Sources as they are bundled: texts by short keys, classes as closures, functions as arrows, strings of several places and
// what is nothing once.
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import type ts from "typescript";
import { withArrows } from "./arrows.ts";
import { closableClasses, closed } from "./closures.ts";
import { NOTHINGS, nothingsModule, withNothings } from "./nothings.ts";
import { SHARED_STRINGS, sharedModule, sharedStrings, withSharedStrings } from "./shared-strings.ts";
import { parsed } from "./sources.ts";
import { type ShortKeys, withShortKeys } from "./text-keys.ts";

/** @param files all that is bundled. */
export function shorterSources(files: readonly ts.SourceFile[], keys: ShortKeys): Plugin {
  return {
    name: "shorter-sources",
    setup({ onLoad, onResolve }) {
      const classes = closableClasses(files);
      const strings = sharedStrings(files.map(({ text }) => parsed(withShortKeys(text, keys))));
      const modules = new Map([
        [SHARED_STRINGS, sharedModule(strings)],
        [NOTHINGS, nothingsModule()],
      ]);
      const shorter = (source: string): string =>
        [
          (text: string) => withShortKeys(text, keys),
          (text: string) => closed(text, classes),
          withArrows,
          (text: string) => withSharedStrings(text, strings),
          withNothings,
        ].reduce((text, step) => step(text), source);
      onLoad({ filter: /\.ts$/ }, ({ path }) => ({
        contents: shorter(readFileSync(path, "utf8")),
        loader: "ts",
      }));
      onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, namespace: "shared" }));
      onLoad({ filter: /./, namespace: "shared" }, ({ path }) => ({ contents: modules.get(path) ?? "" }));
    },
  };
}
