// A pack as a plain map from path to bytes: read from a folder, written into one. Knows nothing of what is in it.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Paths with forward slashes, relative to the pack's root, in the order of their code units. */
export type PackFiles = ReadonlyMap<string, Uint8Array>;

export function packFiles(entries: Iterable<readonly [string, Uint8Array]>): PackFiles {
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function readPackFiles(folder: string): PackFiles {
  return packFiles(filesUnder(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** Makes the folder hold exactly these files. What is there already stays untouched, so that a reader of the folder never finds it empty. */
export function writePackFiles(folder: string, files: PackFiles): void {
  mkdirSync(folder, { recursive: true });
  const present = new Set(filesUnder(folder));
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    if (present.has(path) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const path of present) {
    if (!files.has(path)) rmSync(join(folder, path));
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path).split(sep).join("/"));
}
