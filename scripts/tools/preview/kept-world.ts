// Where the preview keeps its world between two starts: one file for each port.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Saved } from "../../match/decode.ts";
import type { WorldSave } from "../host/core/world-save.ts";
import { Refusal } from "./refusal.ts";

export class KeptWorld {
  readonly path: string;
  readonly #folder: string;
  /** As this program last saw the file, `null` where there was none; nothing where it shall be replaced. */
  #seen: string | null | undefined;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.path = join(folder, `${port}.json`);
  }

  /** @throws a refusal when the file is there and is no world. */
  read(): WorldSave | undefined {
    try {
      this.#seen = this.#now();
      if (this.#seen === null) return undefined;
      const world: unknown = JSON.parse(this.#seen);
      checkStores(new Saved(world, "world"));
      return world as WorldSave;
    } catch (cause) {
      throw this.damaged(cause);
    }
  }
  /** The refusal of a world that was kept here and cannot be used. */
  damaged(cause: unknown): Refusal {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new Refusal(
      `${this.path} holds no world that can be read (${why}). Mend it, or start anew: npm start -- --fresh`,
    );
  }

  /**
   * Whole or not at all: a program that is killed while it writes leaves the world of before.
   * @throws a refusal where that is not possible, or somebody else has written there since.
   */
  write(save: WorldSave): void {
    const text = JSON.stringify(save);
    if (text === this.#seen) return;
    if (this.#seen !== undefined && this.#now() !== this.#seen) {
      throw new Refusal(`${this.path} was changed by another program: this preview does not keep its world.`);
    }
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${this.path}.new`, text);
      renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      throw new Refusal(`The world cannot be kept in ${this.path}: ${(error as Error).message}.`);
    }
    this.#seen = text;
  }

  #now(): string | null {
    return existsSync(this.path) ? readFileSync(this.path, "utf8") : null;
  }
}

/** The stores have to be there; what is in them, the host reads. */
function checkStores(world: Saved): void {
  for (const store of ["properties", "players"]) world.field(store).items();
  world.field("chunks").fields();
  world.field("sessions").integer(0, Number.MAX_SAFE_INTEGER);
}
