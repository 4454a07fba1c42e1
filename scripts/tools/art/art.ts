// The command `npx tsx scripts/tools/art/art.ts`: draws the pictures of the packs anew from their sources.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GALLERY } from "./gallery.ts";
import { encodePng } from "./picture.ts";

for (const [path, picture] of Object.entries(GALLERY)) {
  writeFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), encodePng(picture));
  console.log(`Drew ${path}`);
}
