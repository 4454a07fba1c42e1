// Ledgers for tests: what was laid in, and whose it is, written as a player would say it.
import { type Ledger, newLedger, type Stack, type Stake, withStake } from "../../../scripts/match/ledger.ts";
import type { PlayerRef } from "../../../scripts/match/seats.ts";

export function stackOf(amount: number, what = "diamond"): Stack {
  return { typeId: `minecraft:${what}`, amount, key: `item.${what}.name`, name: null };
}

/** So many items of each of these: the first stack has the id `0` and lies in slot 0, and so on. */
export function laidIn(...stacks: readonly (readonly [PlayerRef, number])[]): Ledger {
  return stacks.reduce(
    (ledger, [from, amount], slot) =>
      withStake(ledger, { id: String(slot), slot, from, stack: stackOf(amount), shares: null }),
    newLedger("pot-1", "match-1", "overworld:1:2:3"),
  );
}

/** By stack: `64 at stake`, `32 Ana, 32 Ben`; what was handed over stands in brackets. */
export function whose({ stakes }: Ledger): readonly string[] {
  return stakes.map(({ stack, shares }) => {
    const words = shares?.map(({ to, amount, paid }) =>
      paid ? `(${amount} ${to.name})` : `${amount} ${to.name}`,
    );
    return words?.join(", ") ?? `${stack.amount} at stake`;
  });
}

/** So much of the stake still lies in the pot. */
export function openOf({ stack, shares }: Stake): number {
  return shares?.reduce((sum, { amount, paid }) => sum + (paid ? 0 : amount), 0) ?? stack.amount;
}
