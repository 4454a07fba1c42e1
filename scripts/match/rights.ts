// Who may do what at a table, apart from playing.
import { isRunning, type Match } from "./match.ts";
import type { TableRecord } from "./saved-table.ts";
import { seatOf } from "./seats.ts";
import { isLocked } from "./stakes.ts";

export interface Visitor {
  readonly id: string;
  readonly operator: boolean;
}

/** The owner and operators; at a public table operators only. */
export function mayManage({ owner }: TableRecord, visitor: Visitor): boolean {
  return visitor.operator || owner?.id === visitor.id;
}

/** What is played for stakes nobody ends alone but an operator. */
export function mayEnd(table: TableRecord, match: Match, visitor: Visitor): boolean {
  return mayManage(table, visitor) && (visitor.operator || !isLocked(match));
}

/**
 * Whoever may end what runs there; where nothing runs, anybody, unless that would take the board off a public table.
 * @param holdsOthers whether that would leave a pot without its table in which something of others lies.
 */
export function mayMine(table: TableRecord, match: Match, visitor: Visitor, holdsOthers: boolean): boolean {
  if (holdsOthers) return visitor.operator;
  const keepsBoard = table.owner !== null || table.found;
  return (keepsBoard && !isRunning(match)) || mayEnd(table, match, visitor);
}

/** The rules and item stakes: whoever manages the table, and at a public one all who sit. */
export function mayChoose(table: TableRecord, match: Match, visitor: Visitor): boolean {
  return mayManage(table, visitor) || (table.owner === null && seatOf(match.seats, visitor.id) !== null);
}
