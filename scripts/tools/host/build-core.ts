// Bundles the host's core for the virtual machine, with the settings that the game's engine needs.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ENGINE_SETTINGS } from "../build/bundle.ts";
import { writeChanged } from "../build/pack-files.ts";

const CORE = fileURLToPath(new URL("core/main.ts", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../../../dist/host/", import.meta.url));

/** The text of the core, or of a core with another entry. */
export async function bundleCore(entry = CORE): Promise<string> {
  const { outputFiles } = await build({
    ...ENGINE_SETTINGS,
    entryPoints: [entry],
    bundle: true,
    write: false,
    loader: { ".json": "text" },
  });
  return outputFiles[0]?.text ?? "";
}

/** Leaves the core in dist/host/core.js, where worlds look for it. */
export async function buildHostCore(): Promise<void> {
  writeChanged(`${OUTPUT}core.js`, Buffer.from(await bundleCore()));
}
