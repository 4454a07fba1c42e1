// Where the preview keeps its world between two starts: one file for each port, so that two previews never write
// into the same world.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WorldSave } from "../host/core/world-save.ts";

export class KeptWorld {
  readonly path: string;
  readonly #folder: string;
  #written = "";

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.path = join(folder, `${port}.json`);
  }

  /** @throws with a sentence when the file is there and is no world. */
  read(): WorldSave | undefined {
    if (!existsSync(this.path)) return undefined;
    try {
      return asWorld(JSON.parse(readFileSync(this.path, "utf8")));
    } catch (cause) {
      const message = `${this.path} holds no world that can be read. Mend it, or start anew: npm start -- --fresh`;
      throw new Error(message, { cause });
    }
  }

  /** Whole or not at all: a program that is killed while it writes leaves the world of before. */
  write(save: WorldSave): void {
    const text = JSON.stringify(save);
    if (text === this.#written) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(`${this.path}.new`, text);
    renameSync(`${this.path}.new`, this.path);
    this.#written = text;
  }
}

function asWorld(value: unknown): WorldSave {
  const { properties, players, chunks, sessions } = (value ?? {}) as Partial<WorldSave>;
  const hasShape = Array.isArray(properties) && Array.isArray(players) && typeof chunks === "object";
  if (!hasShape || typeof sessions !== "number") throw new Error("The stores of a world are missing.");
  return { properties, players, chunks, sessions };
}
