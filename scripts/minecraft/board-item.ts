// The Yahtzee Board as an item: blank, or with a paused match, a one-time token and a summary to read.
import { ItemStack, type RawMessage } from "@minecraft/server";
import { isRunning } from "../match/match.ts";
import type { MatchRecord } from "../match/saved-match.ts";
import { boardLore, plainBoardLore } from "../ui/board-lore.ts";
import { BOARD_ITEM, BOARD_MATCH_PROPERTY, BOARD_TOKEN_PROPERTY } from "./ids.ts";
import { logWarning } from "./log.ts";
import { rawText } from "./raw-text.ts";

/** What a board in a hand says of itself; nothing of it is believed before the world's own record agrees. */
export interface BoardClaim {
  readonly matchId: string;
  readonly token: string;
}

/** The longest line of lore, and the longest name, that the game takes. */
const LORE_LINE = 50;
const NAME = 255;

export function claimOf(board: ItemStack): BoardClaim | null {
  const matchId = board.getDynamicProperty(BOARD_MATCH_PROPERTY);
  const token = board.getDynamicProperty(BOARD_TOKEN_PROPERTY);
  return typeof matchId === "string" && typeof token === "string" ? { matchId, token } : null;
}

/** A name given in an anvil, cut by whole characters to what the game takes back; `null` for none. */
export function nameOf(board: ItemStack): string | null {
  if (board.nameTag === undefined) return null;
  let name = "";
  for (const character of board.nameTag) {
    if (name.length + character.length > NAME) break;
    name += character;
  }
  return name;
}

/**
 * @param name a name given in an anvil, if any.
 * @param paused a match with a board token, or `null` for a blank board.
 */
export function makeBoard(name: string | null, paused: MatchRecord | null): ItemStack {
  const board = new ItemStack(BOARD_ITEM, 1);
  if (name !== null)
    attempt("the name of a board", () => {
      board.nameTag = name;
    });
  if (paused?.boardToken) {
    board.setDynamicProperty(BOARD_MATCH_PROPERTY, paused.match.id);
    board.setDynamicProperty(BOARD_TOKEN_PROPERTY, paused.boardToken);
  }
  return board;
}

/**
 * Writes who plays, which round and the totals on the board. Only for reading [U:translated-lore]: where the game
 * refuses it, plain lines are tried, and then the board has none. @returns whether something stands there.
 */
export function writeLore(board: ItemStack, { match }: MatchRecord): boolean {
  if (!isRunning(match)) return false;
  const translated: RawMessage[] = boardLore(match).map(rawText);
  const plain = plainBoardLore(match).map((line) => line.slice(0, LORE_LINE));
  return (
    attempt("lore of a board", () => board.setLore(translated)) ||
    attempt("plain lore of a board", () => board.setLore(plain))
  );
}

/** Whether the game took it; a refusal costs only looks. */
function attempt(what: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    logWarning(`${what} was refused: ${String(error)}`);
    return false;
  }
}
