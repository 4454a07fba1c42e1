// The command `npm run pictures`: makes the pictures of the README anew, in pictures/, by playing in a headless browser.
// `npm run pictures -- --all` makes others to judge the look by, in dist/pictures/.
import { join } from "node:path";
import { buildAddOn, PROJECT_ROOT } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { takeAllPictures } from "./all.ts";
import { takeReadmePictures } from "./readme.ts";

await Promise.all([buildAddOn(), buildHostCore()]);
const problems = process.argv.includes("--all")
  ? await takeAllPictures()
  : await takeReadmePictures(join(PROJECT_ROOT, "pictures"));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
