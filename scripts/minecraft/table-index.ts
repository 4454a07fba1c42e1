// Where tables with a record are, by chunk, so that looking near a player does not look at all of them.
import type { Entity } from "@minecraft/server";
import { type BlockPosition, isWithinReach, keyOf, positionOfKey, REACH } from "./positions.ts";

const CHUNK = 16;

export class TableIndex {
  readonly #ids: () => readonly string[];
  #chunks: Map<string, Map<string, BlockPosition>> | null = null;

  /** @param ids gives the keys of all positions with a record; asked once, when it is first needed. */
  constructor(ids: () => readonly string[]) {
    this.#ids = ids;
  }

  add(position: BlockPosition): void {
    if (this.#chunks !== null) put(this.#chunks, position);
  }

  remove(position: BlockPosition): void {
    this.#chunks?.get(chunkKey(position.dimension, position.x, position.z))?.delete(keyOf(position));
  }

  /** The positions with a record, or that had one, that the player can play at from here. */
  within(player: Entity): readonly BlockPosition[] {
    this.#chunks ??= this.#read();
    const { x, z } = player.location;
    const near = new Set<string>();
    for (const dx of [-REACH, REACH]) {
      for (const dz of [-REACH, REACH]) near.add(chunkKey(player.dimension.id, x + dx, z + dz));
    }
    return [...near]
      .flatMap((chunk) => [...(this.#chunks?.get(chunk)?.values() ?? [])])
      .filter((position) => isWithinReach(player, position));
  }

  #read(): Map<string, Map<string, BlockPosition>> {
    const chunks = new Map<string, Map<string, BlockPosition>>();
    for (const id of this.#ids()) {
      const position = positionOfKey(id);
      if (position !== null) put(chunks, position);
    }
    return chunks;
  }
}

function put(chunks: Map<string, Map<string, BlockPosition>>, position: BlockPosition): void {
  const key = chunkKey(position.dimension, position.x, position.z);
  const chunk = chunks.get(key) ?? new Map<string, BlockPosition>();
  chunk.set(keyOf(position), position);
  chunks.set(key, chunk);
}

function chunkKey(dimension: string, x: number, z: number): string {
  return `${dimension}:${Math.floor(x / CHUNK)}:${Math.floor(z / CHUNK)}`;
}
