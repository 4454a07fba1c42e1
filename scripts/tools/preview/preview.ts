// The command `npm start`: builds the add-on and lets it be played in the browser, on the host instead of the game.
import { join } from "node:path";
import { buildAddOn, PROJECT_ROOT } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { builtTexts } from "../host/world.ts";
import { type PreviewArguments, readArguments } from "./arguments.ts";
import { openPreview } from "./open-preview.ts";
import { Refusal } from "./refusal.ts";

const KEPT = join(PROJECT_ROOT, "preview-world");

async function start(wanted: PreviewArguments): Promise<void> {
  await Promise.all([buildAddOn(), buildHostCore()]);
  const preview = await openPreview(wanted, KEPT, { texts: builtTexts(wanted.language) });
  console.log(`The add-on runs on the project's own host; this is a preview and not Minecraft.

  ${preview.address}

Open it in a browser; a second tab is a second player. Ctrl+C stops it and keeps the world in preview-world/.`);
  const stop = (): never => {
    process.exit(preview.stop() ? 0 : 1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
}

try {
  await start(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
