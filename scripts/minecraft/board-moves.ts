// Fitting the board, taking it off, and what becomes of it when the table is broken. The match never leaves the
// world's own record: a board only names it.
import type { Block, Dimension, ItemStack, Player } from "@minecraft/server";
import { stageOf } from "../match/match.ts";
import { paused } from "../match/pause.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import { type BoardClaim, claimOf, makeBoard } from "./board-item.ts";
import type { MatchStore } from "./match-store.ts";
import { inventoryOf, isOperator, refOf } from "./players.ts";
import { positionOf } from "./positions.ts";
import { randomId } from "./random-ids.ts";
import { notify } from "./raw-text.ts";
import type { FittedTable, Tables } from "./tables.ts";

/** Who may take the board off: the owner and operators; at a public table operators only. */
export function mayTakeBoardOff({ table }: FittedTable, player: Player): boolean {
  return table.owner?.id === player.id || isOperator(player);
}

export class BoardMoves {
  readonly #tables: Tables;
  readonly #matches: MatchStore;

  constructor(tables: Tables, matches: MatchStore) {
    this.#tables = tables;
    this.#matches = matches;
  }

  /** Fits the board in the player's hand; the fitted table, or `null` after saying why not. */
  fit(player: Player, block: Block, board: ItemStack): FittedTable | null {
    const claim = claimOf(board);
    const match = claim === null ? "blank" : this.#claimed(claim);
    if (match === "unreadable" || match === "newer") {
      notify(player, match === "newer" ? "matchNewer" : "matchNotReadable");
      return null;
    }
    const brought = match === "blank" ? null : match;
    const table = {
      owner: refOf(player),
      matchId: brought?.match.id ?? randomId(),
      boardName: board.nameTag ?? null,
    };
    const fitted = this.#tables.fit(positionOf(block), table, brought);
    if (fitted === null) {
      notify(player, "notSaved");
      return null;
    }
    inventoryOf(player)?.setItem(player.selectedSlotIndex, undefined);
    notify(player, brought === null ? "boardReady" : "matchGoesOn");
    return fitted;
  }

  /** Gives the board back, with the match in it if one runs. */
  takeOff(player: Player, fitted: FittedTable): void {
    if (!mayTakeBoardOff(fitted, player)) {
      notify(player, "ownerOnly");
      return;
    }
    const inventory = inventoryOf(player);
    if (inventory === undefined || inventory.emptySlotsCount === 0) {
      notify(player, "inventoryFull");
      return;
    }
    const kept = pausedRecord(fitted);
    const board = makeBoard(fitted.table.boardName, kept);
    if (!this.#tables.remove(fitted, kept)) {
      notify(player, "notSaved");
      return;
    }
    const left = inventory.addItem(board);
    if (left !== undefined) player.dimension.spawnItem(left, player.location);
  }

  /** The table is gone: its board comes out where it stood. */
  dropBoard(fitted: FittedTable, dimension: Dimension): void {
    const kept = pausedRecord(fitted);
    const board = makeBoard(fitted.table.boardName, kept);
    if (!this.#tables.remove(fitted, kept)) return;
    const { x, y, z } = fitted.position;
    dimension.spawnItem(board, { x: x + 0.5, y: y + 0.5, z: z + 0.5 });
  }

  /** A board counts only while the world's record waits for exactly its token; else it is a blank board. */
  #claimed({ matchId, token }: BoardClaim): MatchRecord | "blank" | "unreadable" | "newer" {
    const read = this.#matches.read(matchId);
    if (read.ok) return read.value.boardToken === token ? read.value : "blank";
    if (read.reason.kind === "unknown") return "blank";
    return read.reason.kind === "newer" ? "newer" : "unreadable";
  }
}

function pausedRecord({ record }: FittedTable): MatchRecord | null {
  return stageOf(record.match) === "playing" ? paused(record, randomId()) : null;
}
