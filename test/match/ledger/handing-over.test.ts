// What a pot owes to whom, what is left of it when some is handed over, and where there is room in it.
import { describe, expect, it } from "vitest";
import {
  atStake,
  awarded,
  creditors,
  freePotSlot,
  isEmpty,
  type Ledger,
  ledgerTransferred,
  owedTo,
  ownBack,
  POT_SLOTS,
  STACKS_EACH,
  withoutStake,
  withPaid,
  withStake,
} from "../../../scripts/match/ledger.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { frozen } from "../../support/games.ts";
import { ANA, BEN, CEM, DEA, EVE } from "../../support/matches.ts";
import { laidIn, stackOf, whose } from "./ledgers.ts";

const NEW: PlayerRef = { id: "new", name: "New" };
/** Ben's stack is shared by Ana and Cem, who have their own back. */
const SHARED = frozen(awarded(laidIn([ANA, 64], [BEN, 16], [CEM, 1]), [ANA, CEM]));

/** By stack: so much, and whether it is the rest of what lies there. */
function debts(ledger: Ledger, { id }: PlayerRef): readonly unknown[] {
  return owedTo(ledger, id).map(({ stake, amount, isRest }) => [stake.id, amount, isRest]);
}

describe("what is owed", () => {
  it("is what was decided and not handed over yet, to each the own part", () => {
    expect([ANA, BEN, CEM].map((player) => debts(SHARED, player))).toEqual([
      [
        ["0", 64, true],
        ["1", 8, false],
      ],
      [],
      [
        ["1", 8, false],
        ["2", 1, true],
      ],
    ]);
  });

  it("is nothing while it is at stake", () => {
    expect(debts(laidIn([ANA, 64]), ANA)).toEqual([]);
    expect(creditors(laidIn([ANA, 64]))).toEqual([]);
  });

  it("is the rest of a stack once the others have theirs", () => {
    const paid = withPaid(SHARED, "1", ANA.id);
    expect([debts(paid, ANA), debts(paid, CEM)]).toEqual([
      [["0", 64, true]],
      [
        ["1", 8, true],
        ["2", 1, true],
      ],
    ]);
  });

  it("names each creditor once, until all is handed over", () => {
    expect(creditors(SHARED)).toEqual([ANA, CEM]);
    expect(creditors(withPaid(withPaid(SHARED, "0", ANA.id), "1", ANA.id))).toEqual([CEM]);
  });

  it("to a player who was given another's share is both together, handed over at once", () => {
    const given = ledgerTransferred(SHARED, CEM.id, ANA);
    expect(debts(given, ANA)).toEqual([
      ["0", 64, true],
      ["1", 16, true],
      ["2", 1, true],
    ]);
    const paid = withPaid(given, "1", ANA.id);
    expect(whose(paid)).toEqual(["64 Ana", "(8 Ana), (8 Ana)", "1 Ana"]);
  });
});

describe("handing over", () => {
  it("changes that share alone, and counts", () => {
    const paid = withPaid(SHARED, "1", CEM.id);
    expect(whose(paid)).toEqual(["64 Ana", "8 Ana, (8 Cem)", "1 Cem"]);
    expect(paid.serial).toBe(SHARED.serial + 1);
  });

  it("to somebody else, or of what is at stake, changes nothing about whose it is", () => {
    const open = laidIn([ANA, 64]);
    expect([withPaid(SHARED, "1", BEN.id), withPaid(open, "0", ANA.id)].map(whose)).toEqual([
      whose(SHARED),
      ["64 at stake"],
    ]);
  });

  it("of everything empties the pot; at stake, owed or in part handed over it is not empty", () => {
    const open = laidIn([BEN, 16]);
    const half = withPaid(awarded(open, [ANA, CEM]), "0", ANA.id);
    expect([laidIn(), open, half, withPaid(half, "0", CEM.id)].map(isEmpty)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("of what was won stays written down: an older save of the pot may bring it back", () => {
    const won = awarded(laidIn([BEN, 16]), [ANA]);
    expect(whose(withPaid(won, "0", ANA.id))).toEqual(["(16 Ana)"]);
  });

  it("of the own stack leaves nothing to write down, or laying in and taking back would fill the ledger", () => {
    let ledger = laidIn([ANA, 64], [BEN, 16]);
    for (let time = 0; time < 100; time++) {
      const [first] = atStake(ledger);
      if (first === undefined) throw new Error("Nothing is at stake.");
      ledger = withPaid(
        ownBack(ledger, ({ id }) => id === first.id),
        first.id,
        first.from.id,
      );
      ledger = withStake(ledger, { ...first, id: `again ${time}` });
    }
    expect(ledger.stakes).toHaveLength(2);
    expect([...whose(ledger)].sort()).toEqual(["16 at stake", "64 at stake"]);
  });
});

describe("room in a pot", () => {
  const full = laidIn(...Array.from({ length: POT_SLOTS }, () => [ANA, 1] as const));

  it("is for six stacks of each of four", () => {
    expect([POT_SLOTS, STACKS_EACH]).toEqual([24, 6]);
    expect([freePotSlot(laidIn()), freePotSlot(laidIn([ANA, 1])), freePotSlot(full)]).toEqual([0, 1, null]);
  });

  it("is where nothing lies: not what is owed, but what was handed over or taken out again", () => {
    const back = ownBack(full, ({ id }) => id === "7");
    expect(freePotSlot(back)).toBeNull();
    expect(freePotSlot(withPaid(back, "7", ANA.id))).toBe(7);
    expect(freePotSlot(withoutStake(full, "9"))).toBe(9);
    const half = withPaid(SHARED, "1", ANA.id);
    expect([freePotSlot(half), freePotSlot(withPaid(half, "1", CEM.id))]).toEqual([3, 1]);
  });

  it("is taken again by another stack", () => {
    const after = withStake(withoutStake(full, "9"), { ...stake(DEA), slot: 9 });
    expect([freePotSlot(after), after.stakes.at(-1)?.from]).toEqual([null, DEA]);
  });

  function stake(from: PlayerRef) {
    return { id: "another", slot: 0, from, stack: stackOf(3), shares: null };
  }
});

describe("a ledger given to another player", () => {
  it("names the new one wherever the old one stood, and nobody else", () => {
    const ledger = withStake(SHARED, { id: "3", slot: 3, from: ANA, stack: stackOf(2), shares: null });
    const given = ledgerTransferred(ledger, ANA.id, NEW);
    expect(whose(given)).toEqual(["64 New", "8 New, 8 Cem", "1 Cem", "2 at stake"]);
    expect(given.stakes.map(({ from }) => from)).toEqual([NEW, BEN, CEM, NEW]);
    expect(given.serial).toBe(ledger.serial + 1);
  });

  it("is the same one where that player has nothing in it", () => {
    expect(ledgerTransferred(SHARED, EVE.id, NEW)).toBe(SHARED);
  });

  it("goes on as before: who won gets it under the new id", () => {
    const given = ledgerTransferred(laidIn([ANA, 64], [BEN, 16]), ANA.id, NEW);
    expect(whose(awarded(given, [NEW]))).toEqual(["64 New", "16 New"]);
    expect(whose(ownBack(given))).toEqual(["64 New", "16 Ben"]);
  });
});
