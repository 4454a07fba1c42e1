// Finds what has changed without anybody being told: the game has no event for a chunk that comes in or a table that is
// gone. Looks near players, so that the cost depends on them and not on how many tables there are.
import { type Dimension, type Player, system, world } from "@minecraft/server";
import type { BoardMoves } from "./board-moves.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { type BlockPosition, blockAt, keyOf } from "./positions.ts";
import { chunkNumber } from "./table-index.ts";
import type { Tables } from "./tables.ts";

const LOOK_TICKS = 10;
const PLAYERS_A_LOOK = 4;
/** Who stays in a chunk has the tables around looked at again after a minute. */
const AGAIN_TICKS = 1200;
const TABLES_A_TICK = 4;

interface Watched {
  readonly player: Player;
  x: number;
  z: number;
  lookedAt: number;
}

export class Lookout {
  readonly #tables: Tables;
  readonly #boards: BoardMoves;
  readonly #sweepSeats: () => void;
  readonly #players = new Map<string, Watched>();
  /** The tables to look at, by key. */
  readonly #queue = new Map<string, BlockPosition>();
  #isWorking = false;
  #isLooking = false;
  #sweptAt = 0;

  /** @param sweepSeats takes away the seats that nobody has. */
  constructor(tables: Tables, boards: BoardMoves, sweepSeats: () => void) {
    this.#tables = tables;
    this.#boards = boards;
    this.#sweepSeats = sweepSeats;
  }

  /** Players may be in the world before any event tells of them [U:reload]. */
  start(): void {
    for (const player of world.getAllPlayers()) this.join(player);
  }

  join(player: Player): void {
    this.#players.set(player.id, { player, x: Number.NaN, z: Number.NaN, lookedAt: 0 });
    if (this.#isLooking) return;
    this.#isLooking = true;
    system.runInterval(
      guard("looking near players", () => this.#look()),
      LOOK_TICKS,
    );
  }

  forget(playerId: string): void {
    this.#players.delete(playerId);
  }

  /** Some players, in turn: who was looked at goes to the end. */
  #look(): void {
    let left = PLAYERS_A_LOOK;
    for (const [id, watched] of this.#players) {
      if (left === 0) break;
      left -= 1;
      if (this.#players.size > PLAYERS_A_LOOK) {
        this.#players.delete(id);
        this.#players.set(id, watched);
      }
      this.#lookNear(watched);
    }
    if (this.#players.size > 0 && system.currentTick - this.#sweptAt >= AGAIN_TICKS) {
      this.#sweptAt = system.currentTick;
      this.#sweepSeats();
    }
  }

  #lookNear(watched: Watched): void {
    const { location } = watched.player;
    const [x, z] = [chunkNumber(location.x), chunkNumber(location.z)];
    const now = system.currentTick;
    if (x === watched.x && z === watched.z && now - watched.lookedAt < AGAIN_TICKS) return;
    Object.assign(watched, { x, z, lookedAt: now });
    const near = this.#tables.toLookAt(watched.player.dimension.id, x, z);
    for (const position of near) this.#queue.set(keyOf(position), position);
    if (!this.#isWorking) this.#work();
  }

  /** A few a tick, until none is left. */
  #work(): void {
    let left = TABLES_A_TICK;
    for (const [key, position] of this.#queue) {
      if (left === 0) break;
      left -= 1;
      this.#queue.delete(key);
      guard("looking at a table", () => this.#lookAt(position))();
    }
    this.#isWorking = this.#queue.size > 0;
    if (this.#isWorking) {
      system.run(guard("looking at tables", () => this.#work()));
    }
  }

  #lookAt(position: BlockPosition): void {
    const dimension: Dimension = world.getDimension(position.dimension);
    const block = blockAt(dimension, position);
    // Not loaded: it is looked at when somebody comes nearer.
    if (block === undefined) return;
    if (isTable(block.typeId)) this.#tables.see(block, position);
    else this.#boards.tableGone(position, dimension, false);
  }
}
