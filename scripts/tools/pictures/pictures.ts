// The command `npm run pictures`: makes the pictures of the README anew, in pictures/, by playing in a headless browser.
// `npm run pictures -- --all` makes others to judge the look by, in dist/pictures/; with names after it those of some moments.
import { join } from "node:path";
import { buildAddOn, PROJECT_ROOT } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { takeAllPictures } from "./all.ts";
import { MOMENTS } from "./moments.ts";
import { takeReadmePictures } from "./readme.ts";
import { PICTURES } from "./visit.ts";

await Promise.all([buildAddOn(), buildHostCore()]);
const [option, ...names] = process.argv.slice(2);
const named = MOMENTS.filter(({ name }) => names.length === 0 || names.includes(name));
const problems =
  option === "--all"
    ? await takeAllPictures(PICTURES, named)
    : await takeReadmePictures(join(PROJECT_ROOT, "pictures"));
if (option === "--all") console.log(`Look at ${PICTURES}.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
