// Who may do what at a table, apart from playing.
import { isRunning, type Match, sheetOf } from "./match.ts";
import type { TableRecord } from "./saved-table.ts";
import { seatOf } from "./seats.ts";
import { isLocked } from "./stakes.ts";

export interface Visitor {
  readonly id: string;
  readonly operator: boolean;
}

type Owned = Pick<TableRecord, "owner">;

/** The answers of the functions below, for screens. */
export interface Rights {
  readonly mayManage: boolean;
  readonly mayEnd: boolean;
  readonly mayChoose: boolean;
  readonly mayInvite: boolean;
  readonly needsNobody: boolean;
}

export function rightsOf(table: Owned, match: Match, visitor: Visitor): Rights {
  return {
    mayManage: mayManage(table, visitor),
    mayEnd: mayEnd(table, match, visitor),
    mayChoose: mayChoose(table, match, visitor),
    mayInvite: mayInvite(table, match, visitor),
    needsNobody: needsNobody(match, visitor),
  };
}

/** The owner and operators; at a public table operators only. */
export function mayManage({ owner }: Owned, visitor: Visitor): boolean {
  return visitor.operator || owner?.id === visitor.id;
}

/**
 * What all who play for stakes have to agree to, an operator does alone who does not play and never did: who has agreed
 * to the list, and then left the roll-off, has something at stake still.
 */
export function needsNobody(match: Match, { id, operator }: Visitor): boolean {
  const isInIt = sheetOf(match, id) !== null || match.stakes?.agreed.includes(id) === true;
  return operator && isLocked(match) && !isInIt;
}

/** Takes the board off or ends what runs; what is played for stakes only who needs nobody's consent. */
export function mayEnd(table: Owned, match: Match, visitor: Visitor): boolean {
  return mayManage(table, visitor) && (!isLocked(match) || needsNobody(match, visitor));
}

/**
 * Whoever may end what runs there; where nothing runs, anybody, unless that would take the board off a public table.
 * @param holdsOthers whether that would leave a pot without its table in which something of others lies.
 */
export function mayMine(table: TableRecord, match: Match, visitor: Visitor, holdsOthers: boolean): boolean {
  if (holdsOthers && !visitor.operator) return false;
  const keepsBoard = table.owner !== null || table.found;
  return (keepsBoard && !isRunning(match)) || mayEnd(table, match, visitor);
}

/** The rules and item stakes: whoever manages the table, and at a public one all who sit. */
export function mayChoose(table: Owned, match: Match, visitor: Visitor): boolean {
  return mayManage(table, visitor) || (table.owner === null && seatOf(match.seats, visitor.id) !== null);
}

/** Computer players: whoever sits, and whoever may choose. */
export function mayInvite(table: Owned, match: Match, visitor: Visitor): boolean {
  return mayChoose(table, match, visitor) || seatOf(match.seats, visitor.id) !== null;
}
