// Fitting the board, taking it off, and what becomes of it when the table is broken. The match never leaves the
// world's own record: a board only names it.
import type { Block, Dimension, ItemStack, Player, Vector3 } from "@minecraft/server";
import { sheetOf } from "../match/match.ts";
import { mayEnd, mayManage } from "../match/rights.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import type { PlayerRef } from "../match/seats.ts";
import { type Notice, noticeText } from "../ui/notices.ts";
import { type LangKey, nameText, say } from "../ui/text.ts";
import type { Announcements } from "./announcements.ts";
import { claimOf, makeBoard, nameOf, writeLore } from "./board-item.ts";
import type { FittedTable } from "./fitted-table.ts";
import { isTable } from "./ids.ts";
import { logError } from "./log.ts";
import { freeSlot, inventoryOf, isOperator, refOf, visitorOf } from "./players.ts";
import { type BlockPosition, blockAt, keyOf, positionOf, positionOfKey } from "./positions.ts";
import { notify, tell } from "./raw-text.ts";
import type { Stores } from "./stores.ts";
import type { Tables } from "./tables.ts";
import { noticeOf } from "./unreadable.ts";
import type { WorldSettings } from "./world-settings.ts";

/** What the world knows of the match that a board names. */
type Brought = MatchRecord | "blank" | "spent" | "matchNewer" | "matchNotReadable";

export class BoardMoves {
  readonly #tables: Tables;
  readonly #stores: Stores;
  readonly #settings: WorldSettings;
  readonly #announcements: Announcements;

  constructor(tables: Tables, stores: Stores, settings: WorldSettings, announcements: Announcements) {
    this.#settings = settings;
    this.#tables = tables;
    this.#stores = stores;
    this.#announcements = announcements;
  }

  /** Fits the board in the player's hand, or says why not. @param sits whether the player has a chair already. */
  fit(player: Player, block: Block, board: ItemStack, sits: boolean): boolean {
    const brought = this.#brought(board);
    if (brought === "matchNewer" || brought === "matchNotReadable") {
      notify(player, brought);
      return false;
    }
    if (this.#hasEnough(player)) {
      notify(player, "tooManyTables");
      return false;
    }
    const match = typeof brought === "string" ? null : brought;
    const table = { owner: refOf(player), boardName: nameOf(board) };
    const fitted = this.#tables.fit(positionOf(block), table, match);
    if (fitted === null) {
      notify(player, "notSaved");
      return false;
    }
    inventoryOf(player)?.setItem(player.selectedSlotIndex, undefined);
    notify(player, fittedNotice(brought, player, sits));
    if (match !== null) this.tellOthers(fitted, player, "chat.boardOn");
    return true;
  }

  /**
   * Gives the board back, with the game in it if one runs; or says why not.
   * @param matchId the match that the screen showed. @returns whether the board is off.
   */
  takeOff(player: Player, fitted: FittedTable, matchId: string): boolean {
    if (matchId !== fitted.record.match.id) {
      tell(player, noticeText("otherMatch"));
      return false;
    }
    const inventory = inventoryOf(player);
    const slot = inventory === undefined ? null : freeSlot(inventory);
    const notice =
      this.#whyStays(player, fitted, slot) ??
      this.#handOver(fitted, (board, lore) => {
        if (inventory === undefined || slot === null) return;
        inventory.setItem(slot, board);
        // The board is safe now; what is written on it may fail.
        try {
          if (lore(board)) inventory.setItem(slot, board);
        } catch (error) {
          logError("writing on a board", error);
        }
      });
    notify(player, notice ?? (fitted.table.found ? "foundBoardOff" : "boardGivenBack"));
    if (notice === null) this.tellOthers(fitted, player, "chat.boardOff");
    return notice === null;
  }

  /**
   * The table is gone: its board comes out where it stood, once, or its record waits for a table to stand there again.
   * @param showed whether the table is known to have shown a board.
   */
  tableGone(position: BlockPosition, dimension: Dimension, showed: boolean): void {
    const fitted = this.#tables.at(position);
    const waiting = showed ? this.#tables.waitingAt(position) : null;
    if (waiting !== null) this.#dropWaiting(waiting, position, dimension);
    else if (fitted !== null) this.dropBoard(fitted, dimension);
    else if (showed) this.#dropBlank(position, dimension);
    // Whoever tells of the same table again, or of another one there in the same tick, finds nothing to give.
    if (this.#tables.at(position) === null) this.#tables.forgetTrace(position);
  }

  /** Why the board stays, or `null` where it lies at the table now. */
  dropBoard(fitted: FittedTable, dimension: Dimension): Notice | null {
    return this.#handOver(fitted, (board, lore) => {
      lore(board);
      dimension.spawnItem(board, placeFor(fitted.position, dimension));
    });
  }

  /** A table that still showed its board although the game went away with it is gone: its token counts once anyway. */
  #dropWaiting(waiting: MatchRecord, position: BlockPosition, dimension: Dimension): void {
    const board = makeBoard(this.#stores.tables.read(keyOf(position)).record?.boardName ?? null, waiting);
    writeLore(board, waiting);
    dimension.spawnItem(board, middleOf(position));
  }

  /** A table that showed a board and whose record cannot be read is gone: a blank board comes out. */
  #dropBlank(position: BlockPosition, dimension: Dimension): void {
    if (this.#stores.tables.read(keyOf(position)).problem === null) return;
    dimension.spawnItem(makeBoard(null, null), middleOf(position));
  }

  /** Gives up the player's right to the table, or an operator somebody's; where tables are limited only operators. */
  makePublic(player: Player, fitted: FittedTable): Notice {
    if (this.#settings.values.tables > 0 && !isOperator(player)) return "tablesLimited";
    return this.#tables.makePublic(fitted) === null ? "notSaved" : "madePublic";
  }

  /** Whether the player owns as many tables as the world allows. */
  #hasEnough(player: Player): boolean {
    const most = this.#settings.values.tables;
    if (most === 0 || isOperator(player)) return false;
    const known = this.#stores.tables.idsWith(player.id).flatMap((key) => positionOfKey(key) ?? []);
    return known.filter((at) => this.#tables.at(at)?.table.owner?.id === player.id).length >= most;
  }

  /** Tells the others what somebody has done with a board. */
  tellOthers(fitted: FittedTable, { id, name }: PlayerRef, key: LangKey): void {
    this.#announcements.tellOthers(fitted, id, say(key, nameText(name)));
  }

  #whyStays(player: Player, { table, record }: FittedTable, slot: number | null): Notice | null {
    const visitor = visitorOf(player);
    if (!mayManage(table, visitor)) return "ownerOnly";
    if (!mayEnd(table, record.match, visitor)) return "potLockedBoard";
    return slot === null ? "inventoryFull" : null;
  }

  /**
   * Takes the board off its table and hands it over; why not, with everything put back, or `null`.
   * @param give takes the board, and a way to write on it what it holds, which tells whether anything was written.
   */
  #handOver(
    fitted: FittedTable,
    give: (board: ItemStack, lore: (board: ItemStack) => boolean) => void,
  ): Notice | null {
    const unfitted = this.#tables.unfit(fitted);
    if (!unfitted.ok) return unfitted.reason;
    const kept = unfitted.value;
    if (fitted.table.found) return null;
    try {
      give(makeBoard(fitted.table.boardName, kept), (board) => kept !== null && writeLore(board, kept));
      return null;
    } catch (error) {
      logError("handing a board over", error);
      this.#tables.refit(fitted);
      return "notSaved";
    }
  }

  /** A board counts only while the world's record waits for exactly its token. */
  #brought(board: ItemStack): Brought {
    const claim = claimOf(board);
    if (claim === null) return "blank";
    const { record, problem } = this.#stores.matches.read(claim.matchId);
    if (record?.boardToken === claim.token) return record;
    if (problem !== null) return noticeOf(problem);
    return "spent";
  }
}

/** On the table where it stands, else where it stood. */
function placeFor(position: BlockPosition, dimension: Dimension): Vector3 {
  const block = blockAt(dimension, position);
  const middle = middleOf(position);
  return block !== undefined && isTable(block.typeId) ? { ...middle, y: position.y + 1 } : middle;
}

function middleOf({ x, y, z }: BlockPosition): Vector3 {
  return { x: x + 0.5, y: y + 0.5, z: z + 0.5 };
}

function fittedNotice(brought: MatchRecord | string, player: Player, sits: boolean): Notice {
  if (brought === "spent") return "boardSpent";
  if (typeof brought === "string") return sits ? "readySeated" : "boardReady";
  if (sheetOf(brought.match, player.id) === null) return "boardForeign";
  return sits ? "goesOnSeated" : "matchGoesOn";
}
