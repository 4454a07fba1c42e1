// The command `npm run pictures`: makes the pictures of the README anew, in pictures/, by playing in a headless browser.
import { join } from "node:path";
import { buildAddOn, PROJECT_ROOT } from "../build/add-on.ts";
import { buildHostCore } from "../host/build-core.ts";
import { takeReadmePictures } from "./readme.ts";

await Promise.all([buildAddOn(), buildHostCore()]);
const problems = await takeReadmePictures(join(PROJECT_ROOT, "pictures"));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
