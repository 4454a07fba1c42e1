// The list of packs that a world has on, as the game writes it: `world_behavior_packs.json` and its like.
import { accept, type Result, refuse } from "../../engine/result.ts";

/** What a pack is known by. */
export interface PackVersion {
  readonly uuid: string;
  readonly version: readonly number[];
}

export function packVersion(manifest: string): PackVersion {
  const { header } = JSON.parse(manifest) as { header: PackVersion };
  return { uuid: header.uuid, version: header.version };
}

/**
 * The list with this pack in this version; all others stay as they are, in their order.
 * @param list the text of the file; `null` where there is none yet.
 */
export function withPack(list: string | null, { uuid, version }: PackVersion): Result<string, string> {
  const entries = entriesOf(list);
  if (entries === null) return refuse("it is no list of packs");
  const own = { pack_id: uuid, version };
  const isThere = entries.some((entry) => entry["pack_id"] === uuid);
  const all = isThere
    ? entries.map((entry) => (entry["pack_id"] === uuid ? { ...entry, ...own } : entry))
    : [...entries, own];
  return accept(`${JSON.stringify(all, null, 2)}\n`);
}

function entriesOf(list: string | null): readonly Readonly<Record<string, unknown>>[] | null {
  if (list === null || list.trim() === "") return [];
  try {
    const read: unknown = JSON.parse(list);
    const isList = Array.isArray(read) && read.every((entry) => typeof entry === "object" && entry !== null);
    return isList ? read : null;
  } catch {
    return null;
  }
}
