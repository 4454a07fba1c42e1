// A pack as a plain map from path to bytes: read from a folder, written into one. Knows nothing of what is in it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Paths with forward slashes, relative to the pack's root, in the order of their code units. */
export type PackFiles = ReadonlyMap<string, Uint8Array>;

export function packFiles(entries: Iterable<readonly [string, Uint8Array]>): PackFiles {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function readPackFiles(folder: string): PackFiles {
  return packFiles(filesUnder(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** What is there already stays untouched, so that whoever reads while the same is built again never finds it empty. */
export function writeChanged(path: string, bytes: Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Makes the folder hold exactly these files. */
export function writePackFiles(folder: string, files: PackFiles): void {
  for (const [path, bytes] of files) writeChanged(join(folder, path), bytes);
  for (const path of filesUnder(folder)) {
    if (!files.has(path)) rmSync(join(folder, path));
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path).split(sep).join("/"));
}
