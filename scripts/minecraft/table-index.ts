// Where tables with a record are, by chunk, so that looking near a player does not look at all of them, and which of
// them are worth a look: idle tables cost nothing, however many there are.
import type { Entity } from "@minecraft/server";
import { type BlockPosition, isWithinReach, keyOf, positionOfKey, REACH } from "./positions.ts";

const CHUNK = 16;

type Positions = Map<string, BlockPosition>;

interface Chunk {
  /** Nobody has looked at them in this session, or something is played there. */
  readonly busy: Positions;
  readonly idle: Positions;
}

export class TableIndex {
  readonly #ids: () => readonly string[];
  #chunks: Map<string, Chunk> | null = null;
  /** Which of the chunks around is next to have one of its idle tables looked at. */
  #turn = 0;

  /** @param ids gives the keys of all positions with a record; asked once, when it is first needed. */
  constructor(ids: () => readonly string[]) {
    this.#ids = ids;
  }

  /** @param busy whether something is played there. */
  add(position: BlockPosition, busy: boolean): void {
    if (this.#chunks !== null) put(this.#chunks, position, busy);
  }

  remove(position: BlockPosition): void {
    const chunk = this.#chunks?.get(chunkOf(position));
    chunk?.busy.delete(keyOf(position));
    chunk?.idle.delete(keyOf(position));
  }

  /** The positions with a record, or that had one, that the player can play at from here. */
  within(player: Entity): readonly BlockPosition[] {
    const { x, z } = player.location;
    const near = new Set<string>();
    for (const dx of [-REACH, REACH]) {
      for (const dz of [-REACH, REACH])
        near.add(chunkKey(player.dimension.id, chunkNumber(x + dx), chunkNumber(z + dz)));
    }
    return [...near]
      .flatMap((key) => {
        const chunk = this.#known.get(key);
        return chunk === undefined ? [] : [...chunk.busy.values(), ...chunk.idle.values()];
      })
      .filter((position) => isWithinReach(player, position));
  }

  /**
   * The positions in the 3×3 chunks around this one that are worth a look, and of all the idle ones in them one, another
   * each time. @param x @param z of the chunk, in chunks.
   */
  toLookAt(dimension: string, x: number, z: number): readonly BlockPosition[] {
    const found: BlockPosition[] = [];
    this.#turn = (this.#turn + 1) % 9;
    for (let place = 0; place < 9; place++) {
      const key = chunkKey(dimension, x - 1 + (place % 3), z - 1 + Math.floor(place / 3));
      const chunk = this.#known.get(key);
      if (chunk === undefined) continue;
      found.push(...chunk.busy.values());
      const [idle] = place === this.#turn ? chunk.idle.values() : [];
      if (idle === undefined) continue;
      found.push(idle);
      // To the end of its chunk.
      put(this.#known, idle, false);
    }
    return found;
  }

  get #known(): Map<string, Chunk> {
    if (this.#chunks !== null) return this.#chunks;
    const chunks = new Map<string, Chunk>();
    for (const id of this.#ids()) {
      const position = positionOfKey(id);
      if (position !== null) put(chunks, position, true);
    }
    this.#chunks = chunks;
    return chunks;
  }
}

function put(chunks: Map<string, Chunk>, position: BlockPosition, busy: boolean): void {
  const [chunkAt, key] = [chunkOf(position), keyOf(position)];
  const chunk = chunks.get(chunkAt) ?? { busy: new Map<string, BlockPosition>(), idle: new Map() };
  chunks.set(chunkAt, chunk);
  chunk.busy.delete(key);
  chunk.idle.delete(key);
  (busy ? chunk.busy : chunk.idle).set(key, position);
}

/** In chunks. @param blocks a coordinate. */
export function chunkNumber(blocks: number): number {
  return Math.floor(blocks / CHUNK);
}

function chunkOf({ dimension, x, z }: BlockPosition): string {
  return chunkKey(dimension, chunkNumber(x), chunkNumber(z));
}

function chunkKey(dimension: string, x: number, z: number): string {
  return `${dimension}:${x}:${z}`;
}
