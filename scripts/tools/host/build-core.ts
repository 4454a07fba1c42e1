// Bundles the host's core for the virtual machine, with the settings that the game's engine needs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const CORE = fileURLToPath(new URL("core/main.ts", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../../../dist/host/core.js", import.meta.url));

/** QuickJS reads the big table three times as fast from text as from code [measured: 11 ms against 32]. */
const tableAsText: Plugin = {
  name: "table-as-text",
  setup({ onLoad }) {
    onLoad({ filter: /api\.json$/ }, ({ path }) => {
      const table: unknown = JSON.parse(readFileSync(path, "utf8"));
      return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});` };
    });
  },
};

/** The text of the core, or of a core with another entry. */
export async function bundleCore(entry = CORE): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    plugins: [tableAsText],
    target: "es2022",
    supported: {
      "class-static-blocks": false,
      "class-private-brand-check": false,
      "top-level-await": false,
      "regexp-match-indices": false,
      "regexp-set-notation": false,
    },
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Leaves the core in dist/host/core.js for whoever wants to read it, and returns it. */
export async function buildHostCore(): Promise<string> {
  const text = await bundleCore();
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, text);
  return text;
}
