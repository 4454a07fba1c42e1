// Fitting the board, taking it off, and what becomes of it when the table is broken. The match never leaves the
// world's own record: a board only names it.
import type { Block, Dimension, ItemStack, Player } from "@minecraft/server";
import { sheetOf, stageOf } from "../match/match.ts";
import { mayTakeBoardOff } from "../match/rights.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { Notice } from "../ui/notices.ts";
import { REFUSAL_KEYS } from "../ui/refusals.ts";
import { say } from "../ui/text.ts";
import { claimOf, makeBoard, nameOf, writeLore } from "./board-item.ts";
import { logError } from "./log.ts";
import { freeSlot, inventoryOf, refOf, visitorOf } from "./players.ts";
import { type BlockPosition, positionOf } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import type { Stores } from "./stores.ts";
import { type FittedTable, isCurrent, type Moment, type Tables } from "./tables.ts";

/** What the world knows of the match that a board names. */
type Brought = MatchRecord | "blank" | "spent" | "matchNewer" | "matchNotReadable";

export class BoardMoves {
  readonly #tables: Tables;
  readonly #stores: Stores;

  constructor(tables: Tables, stores: Stores) {
    this.#tables = tables;
    this.#stores = stores;
  }

  /** Fits the board in the player's hand, or says why not. @param sits whether the player has a chair already. */
  fit(player: Player, block: Block, board: ItemStack, sits: boolean): boolean {
    const brought = this.#brought(board);
    if (brought === "matchNewer" || brought === "matchNotReadable") {
      notify(player, brought);
      return false;
    }
    const match = typeof brought === "string" ? null : brought;
    const table = { owner: refOf(player), boardName: nameOf(board) };
    if (this.#tables.fit(positionOf(block), table, match) === null) {
      notify(player, "notSaved");
      return false;
    }
    inventoryOf(player)?.setItem(player.selectedSlotIndex, undefined);
    notify(player, fittedNotice(brought, player, sits));
    return true;
  }

  /** Gives the board back, with the game in it if one runs. @param moment what the screen showed. */
  takeOff(player: Player, fitted: FittedTable, moment: Moment): void {
    const inventory = inventoryOf(player);
    const slot = inventory === undefined ? null : freeSlot(inventory);
    if (!isCurrent(fitted.record.match, moment)) {
      tell(player, say(REFUSAL_KEYS.stale));
      return;
    }
    if (!mayTakeBoardOff(fitted.table, visitorOf(player))) {
      notify(player, "ownerOnly");
      return;
    }
    if (inventory === undefined || slot === null) {
      notify(player, "inventoryFull");
      return;
    }
    const unfitted = this.#tables.unfit(fitted, gameRuns(fitted));
    if (!unfitted.ok) {
      notify(player, "notSaved");
      return;
    }
    const kept = unfitted.value;
    const board = makeBoard(fitted.table.boardName, kept);
    try {
      inventory.setItem(slot, board);
    } catch (error) {
      logError("giving a board back", error);
      player.dimension.spawnItem(board, player.location);
      return;
    }
    notify(player, "boardGivenBack");
    if (kept === null) return;
    writeLore(board, kept);
    inventory.setItem(slot, board);
  }

  /** The table is gone: its board comes out where it stood, or its record waits for a table to stand there again. */
  dropBoard(fitted: FittedTable, dimension: Dimension): void {
    const unfitted = this.#tables.unfit(fitted, gameRuns(fitted));
    if (!unfitted.ok) return;
    const board = makeBoard(fitted.table.boardName, unfitted.value);
    if (unfitted.value !== null) writeLore(board, unfitted.value);
    const { x, y, z } = fitted.position;
    try {
      dimension.spawnItem(board, { x: x + 0.5, y: y + 0.5, z: z + 0.5 });
    } catch (error) {
      logError("dropping a board", error);
      this.#tables.refit(fitted);
    }
  }

  /** A table that showed a board and whose record cannot be read is gone: a blank board comes out. */
  dropBlank({ x, y, z }: BlockPosition, dimension: Dimension): void {
    dimension.spawnItem(makeBoard(null, null), { x: x + 0.5, y: y + 0.5, z: z + 0.5 });
  }

  /** A board counts only while the world's record waits for exactly its token. */
  #brought(board: ItemStack): Brought {
    const claim = claimOf(board);
    if (claim === null) return "blank";
    const { record, problem } = this.#stores.matches.read(claim.matchId);
    if (record?.boardToken === claim.token) return record;
    if (problem !== null) return problem.kind === "newer" ? "matchNewer" : "matchNotReadable";
    return "spent";
  }
}

function gameRuns({ record }: FittedTable): boolean {
  return stageOf(record.match) === "playing";
}

function fittedNotice(brought: MatchRecord | string, player: Player, sits: boolean): Notice {
  if (brought === "spent") return "boardSpent";
  if (typeof brought === "string") return sits ? "readySeated" : "boardReady";
  if (sheetOf(brought.match, player.id) === null) return "boardForeign";
  return sits ? "goesOnSeated" : "matchGoesOn";
}
