// Who gets what of a pot: the winner all of it, tied winners their own and an even part of the rest.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awarded, type Ledger, ownBack } from "../../../scripts/match/ledger.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";
import { frozen } from "../../support/games.ts";
import { ANA, BEN, CEM, DEA, FOUR } from "../../support/matches.ts";
import { laidIn, whose } from "./ledgers.ts";

const LAID = frozen(laidIn([ANA, 64], [BEN, 16], [CEM, 1], [CEM, 64]));

describe("a pot", () => {
  it("of one winner is all the winner's", () => {
    expect(whose(awarded(LAID, [BEN]))).toEqual(["64 Ben", "16 Ben", "1 Ben", "64 Ben"]);
  });

  it("of a winner who has laid nothing in is all the winner's too", () => {
    expect(whose(awarded(LAID, [DEA]))).toEqual(["64 Dea", "16 Dea", "1 Dea", "64 Dea"]);
  });

  it("of two tied winners: each has the own back, the rest is halved, odd items in seat order by turns (S10)", () => {
    const rest = laidIn([ANA, 5], [CEM, 3], [CEM, 1], [BEN, 7], [DEA, 1], [CEM, 4]);
    expect(whose(awarded(rest, [ANA, BEN]))).toEqual([
      ...["5 Ana", "2 Ana, 1 Ben", "1 Ben", "7 Ben", "1 Ana", "2 Ana, 2 Ben"],
    ]);
  });

  it("of three tied winners: what does not divide by three goes one by one, on from stack to stack", () => {
    const rest = laidIn([DEA, 64], [DEA, 16], [DEA, 1], [DEA, 2], [BEN, 64]);
    expect(whose(awarded(rest, [ANA, BEN, CEM]))).toEqual([
      ...["22 Ana, 21 Ben, 21 Cem", "5 Ana, 6 Ben, 5 Cem", "1 Cem", "1 Ana, 1 Ben", "64 Ben"],
    ]);
  });

  it("of four tied winners is each one's own", () => {
    expect(whose(awarded(LAID, FOUR))).toEqual(["64 Ana", "16 Ben", "1 Cem", "64 Cem"]);
  });

  it("that nobody has won goes back", () => {
    expect(whose(awarded(LAID, []))).toEqual(whose(ownBack(LAID)));
  });

  it("knows winners by their ids: under another name the own is still the own", () => {
    const renamed = { ...ANA, name: "Anna" };
    expect(whose(awarded(LAID, [renamed, BEN]))).toEqual(["64 Ana", "16 Ben", "1 Anna", "32 Anna, 32 Ben"]);
  });

  it("is decided once: what is somebody's already stays theirs, whoever wins", () => {
    const decided = frozen(awarded(LAID, [BEN]));
    expect(awarded(decided, [ANA])).toBe(decided);
    expect(ownBack(decided)).toBe(decided);
    const partly = ownBack(LAID, ({ from }) => from.id === ANA.id);
    expect(whose(awarded(partly, [BEN]))).toEqual(["64 Ana", "16 Ben", "1 Ben", "64 Ben"]);
  });

  it("counts the change, and is the same where there is nothing to decide", () => {
    expect([awarded(LAID, [ANA]).serial, ownBack(LAID).serial]).toEqual([LAID.serial + 1, LAID.serial + 1]);
    const empty = laidIn();
    for (const after of [awarded(empty, [ANA]), awarded(empty, [ANA, BEN]), ownBack(empty)])
      expect(after).toBe(empty);
  });
});

describe("giving back", () => {
  it("gives each stack to who laid it in", () => {
    expect(whose(ownBack(LAID))).toEqual(["64 Ana", "16 Ben", "1 Cem", "64 Cem"]);
  });

  it("of those that are meant leaves the others at stake", () => {
    const ledger = ownBack(LAID, ({ id }) => id === "2");
    expect(whose(ledger)).toEqual(["64 at stake", "16 at stake", "1 Cem", "64 at stake"]);
    expect(ownBack(ledger, () => false)).toBe(ledger);
  });
});

describe("any pot with any winners", () => {
  const amounts = fc.oneof(fc.constantFrom(64, 16, 1), fc.integer({ min: 1, max: 64 }));
  const stacks = fc.array(fc.tuple(fc.constantFrom(...FOUR), amounts), { minLength: 1, maxLength: 24 });
  const tied = fc.subarray([...FOUR], { minLength: 2, maxLength: 3 });

  function partsOf(ledger: Ledger, player: PlayerRef): readonly number[] {
    return ledger.stakes.map(({ shares }) => shares?.find(({ to }) => to.id === player.id)?.amount ?? 0);
  }

  function forPots(check: (ledger: Ledger, winners: readonly PlayerRef[], after: Ledger) => void): void {
    fc.assert(
      fc.property(stacks, tied, (laid, winners) => {
        const ledger = frozen(laidIn(...laid));
        check(ledger, winners, awarded(ledger, winners));
      }),
      { numRuns: 300 },
    );
  }

  it("is divided without a rest: the shares of each stack make the stack, each of one item at least", () => {
    forPots((_, winners, { stakes }) => {
      for (const { stack, shares } of stakes) {
        expect(shares?.reduce((sum, { amount }) => sum + amount, 0)).toBe(stack.amount);
        expect(shares?.every(({ amount, paid }) => amount >= 1 && !paid)).toBe(true);
        const order = shares?.map(({ to }) => winners.indexOf(to)) ?? [];
        expect(order).toEqual([...new Set(order)].sort());
      }
    });
  });

  it("leaves each winner the own stacks whole", () => {
    forPots((_, winners, { stakes }) => {
      for (const { from, stack, shares } of stakes) {
        if (winners.includes(from)) expect(shares).toEqual([{ to: from, amount: stack.amount, paid: false }]);
      }
    });
  });

  it("gives of the others' stacks to nobody more than one item more than to another, the first one first", () => {
    forPots(({ stakes }, winners, after) => {
      const isRest = stakes.map(({ from }) => !winners.includes(from));
      const sums = winners.map((winner) =>
        partsOf(after, winner).reduce((sum, amount, index) => sum + (isRest[index] ? amount : 0), 0),
      );
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
      expect(sums).toEqual([...sums].sort((a, b) => b - a));
    });
  });
});
