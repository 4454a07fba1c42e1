// Who may take the board off: the owner and operators, at a public table operators only; and who may mine the table.
import { expect, it } from "vitest";
import { newMatch, withNewPlayers } from "../../scripts/match/match.ts";
import { mayManage, mayMine } from "../../scripts/match/rights.ts";

const ANA = { id: "ana", name: "Ana" };
const OWNED = { owner: ANA, matchId: "m", boardName: null, boardOff: false, found: false };
const PUBLIC = { ...OWNED, owner: null };

it.each([
  { what: "its owner", table: OWNED, id: "ana", operator: false, may: true },
  { what: "a stranger", table: OWNED, id: "ben", operator: false, may: false },
  { what: "an operator", table: OWNED, id: "ben", operator: true, may: true },
  { what: "who fitted nothing, at a public table,", table: PUBLIC, id: "ana", operator: false, may: false },
  { what: "an operator, at a public table,", table: PUBLIC, id: "ben", operator: true, may: true },
])("$what may take the board off: $may", ({ table, id, operator, may }) => {
  expect(mayManage(table, { id, operator })).toBe(may);
});

it.each([
  { table: OWNED, id: "ben", operator: false, may: false },
  { table: OWNED, id: "ana", operator: false, may: true },
  { table: PUBLIC, id: "ben", operator: false, may: false },
  { table: PUBLIC, id: "ben", operator: true, may: true },
])("who may not take the board off may not mine a table at which a game runs, case %#", (given) => {
  const lobby = newMatch("m");
  const seated = { ...lobby, seats: { ...lobby.seats, south: { id: "cem", name: "Cem" } } };
  expect(mayMine(given.table, withNewPlayers(seated), given)).toBe(given.may);
  expect(mayMine(given.table, seated, given)).toBe(given.table.owner !== null || given.may);
});

it("a table that came with its board can be mined by anybody while nothing runs, since no board comes out", () => {
  const found = { ...PUBLIC, found: true };
  expect(mayMine(found, newMatch("m"), { id: "ben", operator: false })).toBe(true);
});
