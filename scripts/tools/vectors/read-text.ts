// The text of a file, or a sentence why it cannot be read.
import { readFileSync } from "node:fs";
import { accept, type Result, refuse } from "../../engine/result.ts";

export function readText(file: string): Result<string, string> {
  try {
    return accept(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse(`this file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
