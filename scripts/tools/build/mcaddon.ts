// Zips packs into the file that a player opens to install them. The same packs give the same bytes.
import { type Zippable, zipSync } from "fflate";
import type { PackFiles } from "./pack-files.ts";

/** The zip format keeps local time: these are its fields, the earliest it can hold, in every time zone. */
const MODIFIED = new Date(1980, 0, 1);

export function zipPacks(packs: Readonly<Record<string, PackFiles>>): Uint8Array {
  const entries: Zippable = {};
  for (const folder of Object.keys(packs).sort()) {
    for (const [path, bytes] of packs[folder] ?? []) entries[`${folder}/${path}`] = bytes;
  }
  return zipSync(entries, { level: 9, mtime: MODIFIED });
}
