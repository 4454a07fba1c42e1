// Who may do what at a table, apart from playing.
import { isRunning, type Match } from "./match.ts";
import type { TableRecord } from "./saved-table.ts";

export interface Visitor {
  readonly id: string;
  readonly operator: boolean;
}

/** The owner and operators; at a public table operators only. */
export function mayManage({ owner }: TableRecord, visitor: Visitor): boolean {
  return visitor.operator || owner?.id === visitor.id;
}

/**
 * Whoever may end what runs there; where nothing runs, anybody, unless that would take the board off a public table.
 */
export function mayMine(table: TableRecord, match: Match, visitor: Visitor): boolean {
  const keepsBoard = table.owner !== null || table.found;
  return (keepsBoard && !isRunning(match)) || mayManage(table, visitor);
}
