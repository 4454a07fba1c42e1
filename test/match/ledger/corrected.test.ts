// What is missing in a pot is told and written off; what is there stays whose it is.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awarded,
  corrected,
  isEmpty,
  type Ledger,
  ledgerTransferred,
  listOf,
  owedTo,
  ownBack,
  type Stack,
  withPaid,
} from "../../../scripts/match/ledger.ts";
import { frozen } from "../../support/games.ts";
import { ANA, BEN, CEM } from "../../support/matches.ts";
import { picks } from "../../support/random-commands.ts";
import { randomPot } from "./histories.ts";
import { laidIn, openOf, stackOf, whose } from "./ledgers.ts";

const LAID = frozen(laidIn([ANA, 64], [BEN, 16]));

/** Looks into a pot in whose slots, from the first on, these lie. */
function look(ledger: Ledger, ...lying: readonly (Stack | number | null)[]) {
  const { ledger: after, lost } = corrected(frozen(ledger), (slot) => {
    const there = lying[slot] ?? null;
    return typeof there === "number" ? stackOf(there) : there;
  });
  return { after, lost: lost.map(({ from, stack }) => `${stack.amount} of ${from.name}`) };
}

describe("a pot that is looked into", () => {
  it("is as it was where everything is there", () => {
    const { after, lost } = look(LAID, 64, 16);
    expect([after, lost]).toEqual([LAID, []]);
    expect(after).toBe(LAID);
  });

  it("lacks what is gone, of which is told whose it was and how much", () => {
    expect(corrected(LAID, (slot) => (slot === 0 ? null : stackOf(16))).lost).toEqual([
      { id: "0", from: ANA, stack: stackOf(64) },
    ]);
    const { after } = look(LAID, null, 16);
    expect(whose(after)).toEqual(["16 at stake"]);
    expect(after.serial).toBe(LAID.serial + 1);
  });

  it("has the part of a stack that is left at stake", () => {
    const { after, lost } = look(LAID, 60, 16);
    expect([whose(after), lost]).toEqual([["60 at stake", "16 at stake"], ["4 of Ana"]]);
    expect(listOf(after)).not.toBe(listOf(LAID));
  });

  it("lacks a stack in whose place something else lies, and says nothing of that", () => {
    const { after, lost } = look(LAID, stackOf(64, "dirt"), 16);
    expect([whose(after), lost]).toEqual([["16 at stake"], ["64 of Ana"]]);
  });

  it("has no more in it than was laid in, whatever lies there", () => {
    expect(look(LAID, 65, 17, 9).after).toBe(LAID);
  });

  it("owes what is there of what was decided, the last share first to go", () => {
    const shared = awarded(laidIn([CEM, 64], [CEM, 1]), [ANA, BEN]);
    const { after, lost } = look(shared, 40, 1);
    expect([whose(after), lost]).toEqual([["32 Ana, 8 Ben", "1 Ana"], ["24 of Cem"]]);
    expect(whose(look(shared, 20, 1).after)).toEqual(["20 Ana, (32 Ben)", "1 Ana"]);
    expect(whose(look(shared, null, 1).after)).toEqual(["(32 Ana), (32 Ben)", "1 Ana"]);
  });

  it("does not miss what was handed over", () => {
    const paid = withPaid(awarded(laidIn([CEM, 64]), [ANA, BEN]), "0", BEN.id);
    expect(look(paid, 32).lost).toEqual([]);
    const { after, lost } = look(paid, 30);
    expect([whose(after), lost]).toEqual([["30 Ana, (32 Ben)"], ["2 of Cem"]]);
    expect(look(withPaid(paid, "0", ANA.id)).lost).toEqual([]);
  });

  it("knows of what is gone as a whole whose it was, and owes it to nobody", () => {
    const { after } = look(awarded(LAID, [BEN]), null, 16);
    expect([whose(after), isEmpty(look(after).after)]).toEqual([["(64 Ben)", "16 Ben"], true]);
  });

  it("has nothing for who lost all of a share, and the rest for the other", () => {
    const { after } = look(awarded(laidIn([CEM, 64]), [ANA, BEN]), 20);
    expect(
      [ANA, BEN].map(({ id }) => owedTo(after, id).map(({ amount, isRest }) => [amount, isRest])),
    ).toEqual([[[20, true]], []]);
  });

  it("tells a loss by who laid it in, also under another id and when it was given back", () => {
    const given = ledgerTransferred(ownBack(LAID), ANA.id, { id: "new", name: "New" });
    expect(look(given, 1, 16).lost).toEqual(["63 of New"]);
  });
});

describe("any pot from which anything was taken, or in which it was changed", () => {
  it("lacks exactly that: nothing is made up, nothing left out, and looking again finds nothing more", () => {
    fc.assert(
      fc.property(fc.noBias(fc.nat()), (seed) => {
        const pick = picks(seed);
        const { ledger, bySlot } = randomPot(pick, 40);
        const there = new Map<number, Stack>();
        let gone = 0;
        for (const [slot, { amount }] of bySlot) {
          const left = [amount, 0, pick(amount)][pick(3)] ?? 0;
          const isOther = pick(5) === 0;
          if (left > 0) there.set(slot, stackOf(left, isOther ? "dirt" : "diamond"));
          gone += isOther ? amount : amount - left;
        }
        const inSlot = (slot: number) => there.get(slot) ?? null;
        const { ledger: after, lost } = corrected(frozen(ledger), inSlot);
        expect(lost.reduce((sum, { stack }) => sum + stack.amount, 0)).toBe(gone);
        expect(after === ledger).toBe(gone === 0);
        for (const stake of after.stakes) {
          if (openOf(stake) > 0) expect(there.get(stake.slot)).toEqual(stackOf(openOf(stake)));
        }
        expect(corrected(after, inSlot)).toEqual({ ledger: after, lost: [] });
      }),
      { numRuns: 200 },
    );
  });
});
