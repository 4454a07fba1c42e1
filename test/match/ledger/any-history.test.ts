// Whatever is done to a pot, in any order: each item has one owner from laying in to handing over.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmpty, listOf, owedTo, type Share } from "../../../scripts/match/ledger.ts";
import { frozen } from "../../support/games.ts";
import { picks } from "../../support/random-commands.ts";
import { type Moment, randomHistory } from "./histories.ts";
import { openOf } from "./ledgers.ts";

/** Hands over each step of random histories, with the moments before and after it. */
function forSteps(runs: number, check: (before: Moment, after: Moment) => void): void {
  fc.assert(
    fc.property(fc.noBias(fc.nat()), (seed) => {
      const moments = randomHistory(picks(seed), 60);
      moments.forEach((after, index) => {
        const before = moments[index - 1];
        if (before !== undefined) check(frozen(before), after);
      });
    }),
    { numRuns: runs },
  );
}

function sumOf(amounts: ReadonlyMap<string, number>, stake: string): number {
  return amounts.get(stake) ?? 0;
}

/** Who is to get how much, whether it was handed over or not. */
function decisionOf(shares: readonly Share[] | null): string {
  return JSON.stringify(shares?.map(({ to, amount }) => [to.id, amount]));
}

describe("any history of a pot", () => {
  it("keeps every item: at stake, owed, handed over and lost make what was laid in", () => {
    const seen = new Set<string>();
    forSteps(100, (_, { ledger, laid, bySlot, handedOver, lost, step }) => {
      seen.add(step);
      const open = new Map(ledger.stakes.map((stake) => [stake.id, openOf(stake)]));
      for (const [stake, amount] of laid) {
        const isWhere = sumOf(open, stake) + sumOf(handedOver, stake) + sumOf(lost, stake);
        if (isWhere !== amount) expect({ step, stake, ledger, isWhere }).toBe(amount);
      }
      const lying = [...bySlot].map(([slot, { stake, amount }]) => [stake, slot, amount]);
      const listed = ledger.stakes.map((stake) => [stake.id, stake.slot, openOf(stake)]);
      expect(lying.sort()).toEqual(listed.filter(([, , amount]) => amount !== 0).sort());
      expect(isEmpty(ledger)).toBe(bySlot.size === 0);
    });
    expect(seen.size).toBe(9);
  });

  it("owes each item to one player: the debts of all are what lies there decided", () => {
    forSteps(100, (_, { ledger }) => {
      for (const stake of ledger.stakes.filter(({ shares }) => shares !== null)) {
        const ids = new Set(stake.shares?.map(({ to }) => to.id));
        const debts = [...ids].flatMap((id) =>
          owedTo(ledger, id).filter((debt) => debt.stake.id === stake.id),
        );
        const owed = debts.reduce((sum, { amount }) => sum + amount, 0);
        const isLast = debts.length === 1;
        if (owed !== openOf(stake) || debts.some(({ isRest }) => isRest !== isLast)) {
          expect({ stake, debts }).toBe("owed as it lies there");
        }
      }
    });
  });

  it("decides about each stack once: nothing but a transfer or a loss changes whose it is", () => {
    forSteps(100, (before, after) => {
      if (after.step === "transfer" || after.step === "takenOut") return;
      const now = new Map(after.ledger.stakes.map((stake) => [stake.id, stake]));
      for (const { id, shares } of before.ledger.stakes) {
        const later = now.get(id);
        if (shares !== null && later !== undefined && decisionOf(later.shares) !== decisionOf(shares)) {
          expect(later.shares).toEqual(shares);
        }
      }
    });
  });

  it("counts every change, and none where nothing changes", () => {
    forSteps(100, ({ ledger }, after) => {
      if (after.ledger === ledger) return;
      expect(after.ledger).not.toEqual({ ...ledger, serial: after.ledger.serial });
      expect(after.ledger.serial).toBe(ledger.serial + 1);
    });
  });

  it("has another list after each change of what is at stake, and after nothing else", () => {
    const atStake = ({ ledger }: Moment): string =>
      JSON.stringify(
        ledger.stakes.filter(({ shares }) => shares === null).map(({ id, stack }) => [id, stack.amount]),
      );
    forSteps(100, (before, after) => {
      expect(listOf(after.ledger) === listOf(before.ledger)).toBe(atStake(after) === atStake(before));
    });
  });
});
