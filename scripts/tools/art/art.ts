// The command `npm run art`: makes the pictures of the packs, and the files of the dice, anew from their sources.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DICE_FILES } from "./dice/files.ts";
import { GALLERY } from "./gallery.ts";
import { encodePng } from "./picture.ts";

const made = Object.entries(GALLERY).map(([path, picture]) => [path, encodePng(picture)] as const);
for (const [path, content] of [...made, ...Object.entries(DICE_FILES)]) {
  writeFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), content);
  console.log(`Made ${path}`);
}
