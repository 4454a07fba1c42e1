// Where tables with a record are, by chunk, so that looking near a player does not look at all of them, and which of
// them are worth a look: idle tables cost nothing, however many there are.
import type { Entity } from "@minecraft/server";
import { type BlockPosition, isWithinReach, keyOf, REACH } from "./positions.ts";

const CHUNK = 16;

type Positions = Map<string, BlockPosition>;

type ChunkPlace = Omit<BlockPosition, "y">;

interface Chunk {
  /** Nobody has looked at them in this session, or something is played there. */
  readonly due: Positions;
  readonly idle: Positions;
}

export class TableIndex {
  readonly #positions: () => readonly BlockPosition[];
  #chunks: Map<string, Chunk> | null = null;

  /** @param positions gives all positions with a record; asked once, when it is first needed. */
  constructor(positions: () => readonly BlockPosition[]) {
    this.#positions = positions;
  }

  /** @param due whether it is to be looked at whenever somebody comes near: something is played there. */
  add(position: BlockPosition, due: boolean): void {
    if (this.#chunks !== null) put(this.#chunks, position, due);
  }

  remove(position: BlockPosition): void {
    const chunk = this.#chunks?.get(chunkOf(position));
    chunk?.due.delete(keyOf(position));
    chunk?.idle.delete(keyOf(position));
  }

  /** The positions with a record, or that had one, that the player can play at from here. */
  within(player: Entity): readonly BlockPosition[] {
    const { x, z } = player.location;
    const near = new Set<string>();
    for (const dx of [-REACH, REACH]) {
      for (const dz of [-REACH, REACH])
        near.add(chunkOf({ dimension: player.dimension.id, x: x + dx, z: z + dz }));
    }
    return [...near]
      .flatMap((key) => {
        const chunk = this.#known.get(key);
        return chunk === undefined ? [] : [...chunk.due.values(), ...chunk.idle.values()];
      })
      .filter((position) => isWithinReach(player, position));
  }

  /**
   * The positions in the 3×3 chunks around this one that are worth a look, and one of all the idle ones in them.
   * @param around x and z in chunks. @param turn another idle table each time; counts up.
   */
  toLookAt({ dimension, x, z }: ChunkPlace, turn: number): readonly BlockPosition[] {
    const found: BlockPosition[] = [];
    let idle: BlockPosition | undefined;
    for (let step = 0; step < 9; step++) {
      const place = (turn + step) % 9;
      const key = chunkKey({ dimension, x: x - 1 + (place % 3), z: z - 1 + Math.floor(place / 3) });
      const chunk = this.#known.get(key);
      if (chunk === undefined) continue;
      found.push(...chunk.due.values());
      if (idle === undefined) [idle] = chunk.idle.values();
    }
    if (idle === undefined) return found;
    // To the end of its chunk.
    put(this.#known, idle, false);
    return [...found, idle];
  }

  get #known(): Map<string, Chunk> {
    if (this.#chunks !== null) return this.#chunks;
    const chunks = new Map<string, Chunk>();
    for (const position of this.#positions()) put(chunks, position, true);
    this.#chunks = chunks;
    return chunks;
  }
}

function put(chunks: Map<string, Chunk>, position: BlockPosition, due: boolean): void {
  const [chunkAt, key] = [chunkOf(position), keyOf(position)];
  const chunk = chunks.get(chunkAt) ?? { due: new Map<string, BlockPosition>(), idle: new Map() };
  chunks.set(chunkAt, chunk);
  chunk.due.delete(key);
  chunk.idle.delete(key);
  (due ? chunk.due : chunk.idle).set(key, position);
}

/** In chunks. @param blocks a coordinate. */
export function chunkNumber(blocks: number): number {
  return Math.floor(blocks / CHUNK);
}

function chunkOf({ dimension, x, z }: ChunkPlace): string {
  return chunkKey({ dimension, x: chunkNumber(x), z: chunkNumber(z) });
}

/** @param place x and z in chunks. */
export function chunkKey({ dimension, x, z }: ChunkPlace): string {
  return `${dimension}:${x}:${z}`;
}
