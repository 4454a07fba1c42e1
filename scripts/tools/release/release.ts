// `npm run release`: everything that is handed out of a version, with its checksums, in dist/release.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildAddOn, DIST, PROJECT_ROOT } from "../build/add-on.ts";
import { zipPacks } from "../build/mcaddon.ts";
import { packFiles, readPackFiles, writePackFiles } from "../build/pack-files.ts";
import { serverFiles } from "./server-zip.ts";

const { mcaddon, behaviorPack, resourcePack } = await buildAddOn();
const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")) as {
  readonly version: string;
};
const packs = { behavior_pack: readPackFiles(behaviorPack), resource_pack: readPackFiles(resourcePack) };
const [name] = basename(mcaddon).split(".");
const files = [
  [`${name}-${version}.mcaddon`, readFileSync(mcaddon)],
  [`${name}-${version}-server.zip`, zipPacks(serverFiles(packs))],
] as const;
const sums = files.map(([file, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`);
const folder = join(DIST, "release");
writePackFiles(folder, packFiles([...files, ["SHA256SUMS", Buffer.from(sums.join(""))]]));
process.stdout.write(sums.join(""));
