// Builds the add-on: both packs as the game wants them, and the .mcaddon with the two in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withAllWoods } from "./all-woods.ts";
import { bundleScripts } from "./bundle.ts";
import { zipPacks } from "./mcaddon.ts";
import { type PackFiles, packFiles, readPackFiles, writeChanged, writePackFiles } from "./pack-files.ts";
import { sourcesIn } from "./sources.ts";
import { shortKeys, textsWithShortKeys } from "./text-keys.ts";

export const PROJECT_ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const DIST = join(PROJECT_ROOT, "dist");

/** Where the manifest of the behavior pack looks for the scripts. */
const SCRIPT_ENTRY = "scripts/main.js";

export interface BuiltAddOn {
  readonly behaviorPack: string;
  readonly resourcePack: string;
  readonly mcaddon: string;
}

export async function buildAddOn(
  out: string = DIST,
  entry: string = join(PROJECT_ROOT, "scripts/main.ts"),
): Promise<BuiltAddOn> {
  // In files that the game reads, since Mojang's validator refuses a pack with one that it does not know.
  const license = readFileSync(join(PROJECT_ROOT, "LICENSE"), "utf8");
  const notice = `/* ${/^Copyright.*$/m.exec(license)?.[0]}, MIT License: see texts/en_US.lang. */`;
  const keys = shortKeys(
    sourcesIn(join(PROJECT_ROOT, "scripts")),
    readPackFiles(join(PROJECT_ROOT, "resource_pack")),
  );
  const bundle = await bundleScripts({ entry, root: PROJECT_ROOT, mapFolder: out, notice, keys });
  /** As comments. */
  const head = `${license.replace(/^(?=.)/gm, "## ")}\n`;
  const ofAllWoods = (pack: string): PackFiles =>
    withTexts(
      withAllWoods(readPackFiles(join(PROJECT_ROOT, pack))),
      (lang) => head + textsWithShortKeys(lang, keys),
    );
  const packs = {
    behavior_pack: packFiles([...ofAllWoods("behavior_pack"), [SCRIPT_ENTRY, bundle.code]]),
    resource_pack: ofAllWoods("resource_pack"),
  };
  for (const [folder, files] of Object.entries(packs)) writePackFiles(join(out, folder), files);
  const built = {
    behaviorPack: join(out, "behavior_pack"),
    resourcePack: join(out, "resource_pack"),
    mcaddon: join(out, "tabletop-yahtzee.mcaddon"),
  };
  writeChanged(built.mcaddon, zipPacks(packs));
  writeChanged(join(out, "main.js.map"), bundle.map);
  return built;
}

function withTexts(pack: PackFiles, changed: (lang: string) => string): PackFiles {
  return packFiles(
    [...pack].map(([path, bytes]) => [
      path,
      path.endsWith(".lang") ? Buffer.from(changed(Buffer.from(bytes).toString())) : bytes,
    ]),
  );
}
