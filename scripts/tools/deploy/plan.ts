// What has to change where packs go, found out before anything is changed.
import { existsSync, readFileSync } from "node:fs";
import { accept, type Result, refuse } from "../../engine/result.ts";
import { type PackFiles, readPackFiles, writeChanged, writePackFiles } from "../build/pack-files.ts";
import { packVersion, withPack } from "./pack-lists.ts";
import type { Pack, Place } from "./places.ts";

interface FolderChange {
  readonly folder: string;
  readonly files: PackFiles;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface ListChange {
  readonly list: string;
  readonly text: string;
  readonly isThere: boolean;
}

export interface Plan {
  readonly folders: readonly FolderChange[];
  readonly lists: readonly ListChange[];
}

/** @param packs as they were built. Refuses where something else stands in the place of a pack or of a list. */
export function planFor(
  places: readonly Place[],
  packs: Readonly<Record<Pack, PackFiles>>,
): Result<Plan, string> {
  const folders: FolderChange[] = [];
  const lists: ListChange[] = [];
  for (const { pack, folder, list } of places) {
    const own = packVersion(textOf(packs[pack], "manifest.json"));
    const there = existsSync(folder) ? readPackFiles(folder) : new Map<string, Uint8Array>();
    if (there.size > 0 && !isSamePack(there, own.uuid)) {
      return refuse(`${folder} holds something else than this add-on: move it away first.`);
    }
    folders.push({ folder, files: packs[pack], ...differences(there, packs[pack]) });
    if (list === null) continue;
    const before = existsSync(list) ? readFileSync(list, "utf8") : null;
    const after = withPack(before, own);
    if (!after.ok)
      return refuse(`${list} cannot be changed, ${after.reason}: mend it or move it away first.`);
    if (after.value !== before) lists.push({ list, text: after.value, isThere: before !== null });
  }
  return accept({ folders: folders.filter(isChange), lists });
}

function textOf(files: PackFiles, path: string): string {
  return Buffer.from(files.get(path) ?? []).toString();
}

function isSamePack(there: PackFiles, uuid: string): boolean {
  try {
    return packVersion(textOf(there, "manifest.json")).uuid === uuid;
  } catch {
    return false;
  }
}

function differences(there: PackFiles, wanted: PackFiles) {
  const paths = [...wanted.keys()];
  return {
    added: paths.filter((path) => !there.has(path)).length,
    changed: paths.filter((path) => {
      const bytes = there.get(path);
      return bytes !== undefined && !Buffer.from(bytes).equals(wanted.get(path) ?? Buffer.alloc(0));
    }).length,
    removed: [...there.keys()].filter((path) => !wanted.has(path)).length,
  };
}

function isChange({ added, changed, removed }: FolderChange): boolean {
  return added + changed + removed > 0;
}

/** A line for each thing that is done. */
export function planInWords({ folders, lists }: Plan): readonly string[] {
  return [
    ...folders.map(
      ({ folder, added, changed, removed }) =>
        `${folder}: ${added} files new, ${changed} changed, ${removed} removed`,
    ),
    ...lists.map(
      ({ list, isThere }) => `${list}: ${isThere ? "this add-on is entered" : "new, with this add-on"}`,
    ),
  ];
}

/** Whether something that is there is written over or removed. */
export function writesOver({ folders, lists }: Plan): boolean {
  return (
    folders.some(({ changed, removed }) => changed + removed > 0) || lists.some(({ isThere }) => isThere)
  );
}

export function carryOut({ folders, lists }: Plan): void {
  for (const { folder, files } of folders) writePackFiles(folder, files);
  for (const { list, text } of lists) writeChanged(list, Buffer.from(text));
}
