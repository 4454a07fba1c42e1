// Who may do what at a table, apart from playing.
import type { TableRecord } from "./saved-table.ts";

export interface Visitor {
  readonly id: string;
  readonly operator: boolean;
}

/** The owner and operators; at a public table operators only. */
export function mayTakeBoardOff({ owner }: TableRecord, visitor: Visitor): boolean {
  return visitor.operator || owner?.id === visitor.id;
}
