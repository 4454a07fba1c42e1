// The Yahtzee Board as an item: blank, or with a paused match, a one-time token and a summary to read.
import { ItemStack, type RawMessage } from "@minecraft/server";
import type { MatchRecord } from "../match/saved-match.ts";
import { boardLore, plainBoardLore } from "../ui/board-lore.ts";
import { BOARD_ITEM, BOARD_MATCH_PROPERTY, BOARD_TOKEN_PROPERTY } from "./ids.ts";
import { logError } from "./log.ts";
import { rawText } from "./raw-text.ts";

/** What a board in a hand says of itself; nothing of it is believed before the world's own record agrees. */
export interface BoardClaim {
  readonly matchId: string;
  readonly token: string;
}

/** The longest line of lore the game takes. */
const LORE_LINE = 50;

export function claimOf(board: ItemStack): BoardClaim | null {
  const matchId = board.getDynamicProperty(BOARD_MATCH_PROPERTY);
  const token = board.getDynamicProperty(BOARD_TOKEN_PROPERTY);
  return typeof matchId === "string" && typeof token === "string" ? { matchId, token } : null;
}

/**
 * @param name a name given in an anvil, if any.
 * @param paused a match with a board token, or `null` for a blank board.
 */
export function makeBoard(name: string | null, paused: MatchRecord | null): ItemStack {
  const board = new ItemStack(BOARD_ITEM, 1);
  if (name !== null) board.nameTag = name;
  if (paused?.boardToken) {
    board.setDynamicProperty(BOARD_MATCH_PROPERTY, paused.match.id);
    board.setDynamicProperty(BOARD_TOKEN_PROPERTY, paused.boardToken);
    writeLore(board, paused);
  }
  return board;
}

/** Lore is only for reading [U:translated-lore]: where the game refuses it, plain lines are tried, and then the board has none. */
function writeLore(board: ItemStack, { match }: MatchRecord): void {
  const { game } = match;
  if (game === null) return;
  const plain = plainBoardLore(match, game).map((line) => line.slice(0, LORE_LINE));
  if (!takesLore(board, boardLore(match, game).map(rawText)) && !takesLore(board, plain)) board.setLore();
}

function takesLore(board: ItemStack, lore: (RawMessage | string)[]): boolean {
  try {
    board.setLore(lore);
    return true;
  } catch (error) {
    logError("lore of a board", error);
    return false;
  }
}
