// Who may take the board off: the owner and operators, at a public table operators only.
import { expect, it } from "vitest";
import { mayTakeBoardOff } from "../../scripts/match/rights.ts";

const OWNED = { owner: { id: "ana", name: "Ana" }, matchId: "m", boardName: null, boardOff: false };
const PUBLIC = { ...OWNED, owner: null };

it.each([
  { what: "its owner", table: OWNED, id: "ana", operator: false, may: true },
  { what: "a stranger", table: OWNED, id: "ben", operator: false, may: false },
  { what: "an operator", table: OWNED, id: "ben", operator: true, may: true },
  { what: "who fitted nothing, at a public table,", table: PUBLIC, id: "ana", operator: false, may: false },
  { what: "an operator, at a public table,", table: PUBLIC, id: "ben", operator: true, may: true },
])("$what may take the board off: $may", ({ table, id, operator, may }) => {
  expect(mayTakeBoardOff(table, { id, operator })).toBe(may);
});
