// What goes into pots and out of them from one look to the next, mark by mark.
import type { Stake as Claim } from "../../../match/ledger.ts";
import { plus, type Spread } from "./lying.ts";
import { type Oracle, type Stake, stakeAt } from "./oracle.ts";
import { words } from "./winners.ts";

export interface Change {
  readonly mark: string;
  readonly was: Spread;
  readonly is: Spread;
  gone: number;
}

function slotsOf({ was, is }: Change): readonly (readonly [string, number])[] {
  const slots = new Set([...was.pots.keys(), ...is.pots.keys()]);
  return [...slots].map((slot) => [slot, (is.pots.get(slot) ?? 0) - (was.pots.get(slot) ?? 0)]);
}

/** More of it lies in a pot than before. @param claims what the ledgers say of each slot. */
export function laidIn(
  oracle: Oracle,
  change: Change,
  claims: ReadonlyMap<string, Claim>,
  wereLocked: ReadonlySet<string>,
): readonly string[] {
  const { mark, was, is } = change;
  const problems: string[] = [];
  for (const [key, amount] of slotsOf(change)) {
    if (amount <= 0) continue;
    const { pot, slot } = ofKey(key);
    const stake = claims.get(key);
    if (stake === undefined || oracle.stakes.some(({ id }) => id === stake.id)) {
      problems.push(`${amount} of ${mark} lie in slot ${key}, and no ledger says whose they are`);
      continue;
    }
    const from = stake.from.id;
    // What lay on the ground may have been picked up just before.
    const fell =
      (was.pockets.get(from) ?? 0) - (is.pockets.get(from) ?? 0) + Math.max(0, was.ground - is.ground);
    if (fell < amount) {
      problems.push(`${amount} of ${mark} lie in the pot for ${stake.from.name} and were not theirs`);
    }
    if (stake.stack.amount !== amount) {
      problems.push(`${amount} of ${mark} lie in the pot, and the ledger says ${stake.stack.amount}`);
    }
    if (wereLocked.has(pot)) problems.push(`${amount} of ${mark} are laid in while the pot is played for`);
    oracle.stakes.push({
      ...{ id: stake.id, pot, slot, mark, amount, from },
      ...{ due: null, got: new Map(), gone: 0, either: null },
    });
  }
  return problems;
}

function ofKey(key: string): { readonly pot: string; readonly slot: number } {
  const at = key.lastIndexOf(" ");
  return { pot: key.slice(0, at), slot: Number(key.slice(at + 1)) };
}

/** Less of it lies in a pot than before. */
export function wentOut(oracle: Oracle, change: Change, mayGo: Spread): readonly string[] {
  const { mark, was, is } = change;
  const problems: string[] = [];
  const rose = new Map<string, number>();
  for (const [id, now] of is.pockets) {
    const more = now - (was.pockets.get(id) ?? 0);
    if (more > 0) rose.set(id, more);
  }
  const destroyed = Math.max(0, Math.min(was.copies - is.copies, change.gone, mayGo.copies));
  change.gone -= destroyed;
  const paid = was.copies - is.copies - destroyed;
  if (paid > 0) problems.push(`${paid} of ${mark} go out of the copy of a pot`);
  for (const [key, more] of slotsOf(change)) {
    let out = -more;
    if (out <= 0) continue;
    const { pot, slot } = ofKey(key);
    const stake = stakeAt(oracle, pot, slot);
    const vanished = Math.min(out, change.gone, mayGo.pots.get(key) ?? 0);
    change.gone -= vanished;
    out -= vanished;
    if (vanished > 0) {
      oracle.harmed.add(pot);
      oracle.endings.push("removed from outside with something in it");
    }
    if (stake !== undefined) stake.gone += vanished;
    if (out > 0 && stake === undefined)
      problems.push(`${out} of ${mark} go out of a pot in which nobody had any`);
    if (stake !== undefined) problems.push(...handedOut(oracle, stake, out, rose));
  }
  return problems;
}

/** @param rose who has how much more than before; what is explained is taken off. */
function handedOut(
  { endings }: Oracle,
  stake: Stake,
  amount: number,
  rose: Map<string, number>,
): readonly string[] {
  const { mark, from, due, got, either } = stake;
  let left = amount;
  const give = (id: string, most: number): void => {
    const part = Math.max(0, Math.min(left, most, rose.get(id) ?? 0));
    if (part === 0) return;
    left -= part;
    plus(rose, id, -part);
    plus(got, id, part);
    endings.push(`hands something out to ${id === from ? "whose it was" : "who has won it"}`);
  };
  for (const [id, share] of due ?? []) give(id, share - (got.get(id) ?? 0));
  for (const id of either ?? []) give(id, left);
  if (left === 0) return [];
  const [other] = rose.keys();
  const who = other === undefined ? "nobody" : `${other} gets ${left} of ${mark} out of a pot, and`;
  if (other !== undefined) give(other, left);
  const right = due === null ? "they are still at stake" : `the rules give ${words(due)}`;
  return other === undefined
    ? [`${left} of ${mark} go out of a pot into nobody's pockets`]
    : [`${who} ${right}`];
}
