// The command `npm run sounds`: records the sounds of the resource pack anew from their sources.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ALBUM } from "./album.ts";
import { encodeOgg } from "./ogg.ts";
import { samplesOf } from "./take.ts";

for (const [path, take] of Object.entries(ALBUM)) {
  const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encodeOgg(samplesOf(take)));
  console.log(`Recorded ${path}`);
}
