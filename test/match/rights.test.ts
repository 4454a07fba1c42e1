// Who may take the board off and end a match: the owner and operators, at a public table operators only; who may mine
// the table, and who chooses the rules.
import { describe, expect, it } from "vitest";
import { newMatch, withNewPlayers } from "../../scripts/match/match.ts";
import { mayChoose, mayEnd, mayManage, mayMine, needsNobody, rightsOf } from "../../scripts/match/rights.ts";
import {
  ANA,
  acted,
  BEN,
  CEM,
  decidedFor,
  EVE,
  forStakes,
  lobby,
  RESIGN,
  rollingOff,
  rollOf,
  STAND,
  started,
  withList,
} from "../support/matches.ts";
import { ROLL } from "../support/moments.ts";

const OWNED = { owner: ANA, matchId: "m", boardName: null, boardOff: false, found: false };
const PUBLIC = { ...OWNED, owner: null };
const OWNER = { id: ANA.id, operator: false };
const STRANGER = { id: EVE.id, operator: false };
const OPERATOR = { id: EVE.id, operator: true };

it.each([
  { what: "its owner", table: OWNED, visitor: OWNER, may: true },
  { what: "a stranger", table: OWNED, visitor: STRANGER, may: false },
  { what: "an operator", table: OWNED, visitor: OPERATOR, may: true },
  { what: "who fitted nothing, at a public table,", table: PUBLIC, visitor: OWNER, may: false },
  { what: "an operator, at a public table,", table: PUBLIC, visitor: OPERATOR, may: true },
])("$what may take the board off: $may", ({ table, visitor, may }) => {
  expect(mayManage(table, visitor)).toBe(may);
});

it.each([
  { table: OWNED, visitor: STRANGER, may: false },
  { table: OWNED, visitor: OWNER, may: true },
  { table: PUBLIC, visitor: STRANGER, may: false },
  { table: PUBLIC, visitor: OPERATOR, may: true },
])("who may not take the board off may not mine a table at which a game runs, case %#", (given) => {
  const { table, visitor, may } = given;
  const seated = lobby(BEN);
  expect(mayMine(table, withNewPlayers(seated), visitor, false)).toBe(may);
  expect(mayMine(table, seated, visitor, false)).toBe(table.owner !== null || may);
});

it("a table that came with its board can be mined by anybody while nothing runs, since no board comes out", () => {
  const found = { ...PUBLIC, found: true };
  expect(mayMine(found, newMatch("m"), STRANGER, false)).toBe(true);
});

describe("a match that is played for stakes", () => {
  const open = forStakes(rollingOff(ANA, BEN));

  it.each([acted(open, ANA, ROLL), decidedFor(open, ANA), forStakes(started(ANA, BEN))])(
    "is ended by operators alone, not by the owner, nor by mining the table: stage %#",
    (match) => {
      expect([OWNER, STRANGER, OPERATOR].map((visitor) => mayEnd(OWNED, match, visitor))).toEqual([
        false,
        false,
        true,
      ]);
      expect([OWNER, STRANGER, OPERATOR].map((visitor) => mayMine(OWNED, match, visitor, true))).toEqual([
        ...[false, false, true],
      ]);
    },
  );

  it("is ended, mined or given back by no operator who plays it, unlike any other match", () => {
    const playing = { id: BEN.id, operator: true };
    const [match, other] = [forStakes(started(ANA, BEN)), started(ANA, BEN)];
    expect([mayEnd(OWNED, match, playing), mayMine(OWNED, match, playing, true)]).toEqual([false, false]);
    expect([mayEnd(OWNED, other, playing), mayMine(OWNED, other, playing, true)]).toEqual([true, true]);
    expect([playing, OPERATOR, OWNER, STRANGER].map((visitor) => needsNobody(match, visitor))).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it("is given back alone by no operator who has agreed to it and left the roll-off, nor before it is locked", () => {
    const rolling = forStakes(rollingOff(ANA, BEN, CEM));
    const thrown = acted(rolling, ANA, rollOf("1 2 3 4 5"));
    const left = acted(thrown, BEN, RESIGN, STAND);
    const operators = [BEN, EVE].map(({ id }) => ({ id, operator: true }));
    expect(operators.map((visitor) => needsNobody(left, visitor))).toEqual([false, true]);
    expect(operators.map((visitor) => mayEnd(OWNED, left, visitor))).toEqual([false, true]);
    expect(operators.map((visitor) => needsNobody(rolling, visitor))).toEqual([false, false]);
  });

  it("gives screens the same rights as are asked for when something is done", () => {
    const match = forStakes(started(ANA, BEN));
    expect([OWNER, OPERATOR].map((visitor) => rightsOf(OWNED, match, visitor))).toEqual([
      { mayManage: true, mayEnd: false, mayChoose: true, mayInvite: true, needsNobody: false },
      { mayManage: true, mayEnd: true, mayChoose: true, mayInvite: true, needsNobody: true },
    ]);
    expect(rightsOf(PUBLIC, match, { id: BEN.id, operator: false })).toEqual({
      ...{ mayManage: false, mayEnd: false, mayChoose: true, mayInvite: true, needsNobody: false },
    });
  });

  it("is ended by the owner before the first throw, and once the stakes were given back", () => {
    const back = acted(forStakes(started(ANA, BEN)), ANA, { type: "giveBack", who: null });
    for (const match of [open, back]) expect(mayEnd(OWNED, match, OWNER)).toBe(true);
    expect(mayEnd(PUBLIC, open, OWNER)).toBe(false);
  });
});

describe("a table in whose space a pot still holds something of others", () => {
  it("is mined by operators alone, also while nothing is played", () => {
    for (const match of [lobby(ANA, BEN), withList(lobby(ANA, BEN))]) {
      expect([OWNER, STRANGER, OPERATOR].map((visitor) => mayMine(OWNED, match, visitor, true))).toEqual([
        ...[false, false, true],
      ]);
    }
    expect(mayMine({ ...PUBLIC, found: true }, lobby(ANA, BEN), STRANGER, true)).toBe(false);
  });
});

it.each([
  { what: "the owner", table: OWNED, visitor: OWNER, may: true },
  { what: "an operator", table: OWNED, visitor: OPERATOR, may: true },
  { what: "who only sits", table: OWNED, visitor: { id: BEN.id, operator: false }, may: false },
  { what: "who sits at a public table", table: PUBLIC, visitor: { id: BEN.id, operator: false }, may: true },
  { what: "who only watches at a public table", table: PUBLIC, visitor: STRANGER, may: false },
  { what: "an operator at a public table", table: PUBLIC, visitor: OPERATOR, may: true },
])("$what chooses the rules and turns stakes on: $may", ({ table, visitor, may }) => {
  expect(mayChoose(table, lobby(ANA, BEN), visitor)).toBe(may);
});
