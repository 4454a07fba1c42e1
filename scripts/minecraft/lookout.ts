// Finds what has changed without anybody being told: the game has no event for a chunk that comes in or a table that is
// gone. Looks near players, so that the cost depends on them and not on how many tables there are.
import { type Player, system, world } from "@minecraft/server";
import type { BoardMoves } from "./board-moves.ts";
import { isTable } from "./ids.ts";
import { guard } from "./log.ts";
import { type BlockPosition, blockAt, keyOf } from "./positions.ts";
import { chunkKey, chunkNumber } from "./table-index.ts";
import type { Tables } from "./tables.ts";

const LOOK_TICKS = 10;
const PLAYERS_A_LOOK = 4;
/** Who stays in a chunk has the tables around looked at again after a minute. */
const AGAIN_TICKS = 1200;
const TABLES_A_TICK = 4;

/** A table that goes is told of a tick later: who looks before that has seen nothing new. */
const TOLD_TICKS = 2;

interface Watched {
  readonly player: Player;
  /** Where the player was when the tables around were looked at. */
  chunk: string;
  lookedAt: number;
  /** How often that was. */
  looks: number;
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
    this.#players.set(player.id, { player, chunk: "", lookedAt: 0, looks: 0 });
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
      if (watched.player.isValid) this.#lookNear(watched);
      else this.#players.delete(id);
    }
    if (!this.#isWorking) this.#work();
    if (this.#players.size > 0 && system.currentTick - this.#sweptAt >= AGAIN_TICKS) {
      this.#sweptAt = system.currentTick;
      this.#sweepSeats();
    }
  }

  #lookNear(watched: Watched): void {
    const { location, dimension } = watched.player;
    const around = { dimension: dimension.id, x: chunkNumber(location.x), z: chunkNumber(location.z) };
    const [chunk, now] = [chunkKey(around), system.currentTick];
    if (chunk === watched.chunk && now - watched.lookedAt < AGAIN_TICKS) return;
    watched.chunk = chunk;
    watched.lookedAt = now;
    watched.looks += 1;
    const near = this.#tables.toLookAt(around, watched.looks);
    for (const position of near) this.#queue.set(keyOf(position), position);
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
    const block = blockAt(world.getDimension(position.dimension), position);
    // Not loaded: it is looked at when somebody comes nearer.
    if (block === undefined) return;
    if (isTable(block.typeId)) this.#tables.see(block, position);
    else
      system.runTimeout(
        guard("looking for a table again", () => this.#lookAgain(position)),
        TOLD_TICKS,
      );
  }

  #lookAgain(position: BlockPosition): void {
    const dimension = world.getDimension(position.dimension);
    const block = blockAt(dimension, position);
    if (block !== undefined && !isTable(block.typeId)) this.#boards.tableGone(position, dimension, false);
  }
}
