// The sources of the bundle, to be looked through before they are bundled.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** @param folder of all that is bundled, but for the tools in it. */
export function sourcesIn(folder: string): readonly ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("tools"))
    .map((file) => parsed(readFileSync(join(folder, file), "utf8")));
}

export function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile("source.ts", source, ts.ScriptTarget.ESNext, true);
}
