// The command `npm run build`: builds the add-on into dist/.
import { relative } from "node:path";
import { buildAddOn } from "./add-on.ts";

const { mcaddon } = await buildAddOn();
console.log(`Built ${relative(process.cwd(), mcaddon)}`);
